// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// Before any rule looks at an answer. GEO-12, GEO-09: its places and distances could be on some table, and
/// it turns nothing by more than a full circle. ASK-01: every unit, structure, card, ram and seat that it
/// names is there, so that no rule has to ask.
Verdict isReckonable(const Battle&, const Answer&);

}  // namespace vallum::field
