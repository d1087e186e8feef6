// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/field/questions.h>
#include <vallum/field/system.h>

/// Maps each thing to the rule that explains it, which F1 opens.
namespace vallum::app {

[[nodiscard]] RuleId ruleAbout(field::Phase phase);
[[nodiscard]] RuleId ruleAbout(field::Formation formation);
[[nodiscard]] RuleId ruleAbout(field::Ability ability);
[[nodiscard]] RuleId ruleAbout(field::Marker marker);
/// Of veterans and elites.
[[nodiscard]] RuleId ruleAbout(field::Status status);
[[nodiscard]] RuleId ruleAbout(field::Terrain ground);
[[nodiscard]] RuleId ruleAbout(field::StructureKind kind);
/// The rule that offers this choice.
[[nodiscard]] RuleId ruleAbout(field::Decision what);
[[nodiscard]] RuleId ruleAbout(const field::Question& question);
/// The rule for the unit's special state, if any, or else for its type.
[[nodiscard]] RuleId ruleAbout(const field::Battle& battle, UnitId id);
[[nodiscard]] RuleId ruleAbout(const field::Battle& battle, field::StructureId id);

}  // namespace vallum::app
