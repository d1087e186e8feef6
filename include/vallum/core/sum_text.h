// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/core/text.h>

/// Rules and sums as text for people, in every system.
namespace vallum {

/// The subject of the rule, translated by the catalogue; empty for an unknown rule.
Text titleOf(RuleId);
/// "MOV-18 Rough going"
Text ruleText(RuleId);

/// "6 = 4 Front sections (MEL-14) + 2 Envelopment (MEL-15)"; `number` formats each number, `termName` says
/// what a rule adds to it.
Text sumText(const Sum&,
             const std::function<Text(int)>& number,
             const std::function<Text(RuleId)>& termName = titleOf);

}  // namespace vallum
