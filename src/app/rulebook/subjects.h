// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/field/questions.h>
#include <vallum/field/system.h>

/// Where a reader begins who asks what a thing is: the rule that F1 opens for it.
namespace vallum::app {

[[nodiscard]] RuleId ruleAbout(field::Phase phase);
[[nodiscard]] RuleId ruleAbout(field::Formation formation);
[[nodiscard]] RuleId ruleAbout(field::Terrain ground);
[[nodiscard]] RuleId ruleAbout(field::StructureKind kind);
/// By which there is a choice.
[[nodiscard]] RuleId ruleAbout(field::Decision what);
[[nodiscard]] RuleId ruleAbout(const field::Question& question);
/// What is special about it now, or what a unit is.
[[nodiscard]] RuleId ruleAbout(const field::Battle& battle, UnitId id);
[[nodiscard]] RuleId ruleAbout(const field::Battle& battle, field::StructureId id);

}  // namespace vallum::app
