// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/rule.h>
#include <vallum/hex/system.h>

/// Where a reader begins who asks what a thing of hex battles is: the rule that F1 opens for it.
namespace vallum::app {

[[nodiscard]] RuleId ruleAbout(const hex::Question& question);
/// Of what stands there; of empty ground that of its terrain, and none in the open.
[[nodiscard]] std::optional<RuleId> ruleAbout(const hex::Battle& battle, hex::Hex hex);
/// By which it happened, where that is more than the course of every turn.
[[nodiscard]] std::optional<RuleId> ruleAbout(const hex::Fact& fact);

}  // namespace vallum::app
