// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-06: one of those with the highest leadership.
Verdict fits(const Battle&, const ChooseCommander&, const GeneralChosen&);

}  // namespace vallum::field
