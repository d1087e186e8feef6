// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/core/text.h>

/// Rules and sums as a person reads them, in every system.
namespace vallum {

/// What the rule is about, in a translation that the catalogue gives; empty for a name that is no rule's.
Text titleOf(RuleId);
/// "MOV-18 Rough going"
Text ruleText(RuleId);

/// "6 = 4 Front sections (MEL-14) + 2 Envelopment (MEL-15)", with numbers as `number` writes them.
Text sumText(const Sum&, const std::function<Text(int)>& number);

}  // namespace vallum
