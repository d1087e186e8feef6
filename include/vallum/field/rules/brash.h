// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ABL-17, ABL-18
Verdict fits(const Battle&, const ChooseBrashCharge&, const Move&);

}  // namespace vallum::field
