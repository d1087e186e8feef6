// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// A check before any rule sees an answer. GEO-12, GEO-09: its positions and distances would fit on some
/// table, and no turn exceeds a full circle. ASK-01: every unit, structure, card, ram and seat that it names
/// exists, so that rules need not check again.
Verdict isReckonable(const Battle&, const Answer&);

}  // namespace vallum::field
