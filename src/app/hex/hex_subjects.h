// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/rule.h>
#include <vallum/hex/system.h>

/// Maps the things in a hex battle to rules: the rule that F1 opens for each.
namespace vallum::app {

[[nodiscard]] RuleId ruleAbout(const hex::Question& question);
/// About the piece in the hex, or else its ground; none in the open.
[[nodiscard]] std::optional<RuleId> ruleAbout(const hex::Battle& battle, hex::Hex hex);
/// The rule that caused the fact; none for the routine of every turn.
[[nodiscard]] std::optional<RuleId> ruleAbout(const hex::Fact& fact);

}  // namespace vallum::app
