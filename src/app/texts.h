// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/core/text.h>
#include <vallum/field/system.h>

namespace vallum::app {

/// Translated into the language of the window.
[[nodiscard]] QString inQt(const Text&);
/// Text from a data file, translated into the language of the window.
[[nodiscard]] QString inData(std::string_view english);
/// Left untranslated, as for a name or a rule ID.
[[nodiscard]] QString inQt(std::string_view text);
/// "1 unit", "3 units"
[[nodiscard]] QString counted(qsizetype count, const Plural&);

/// "MOV-12 Regular movement"
[[nodiscard]] QString ruleName(const RuleId&);
/// What is forbidden, by which rule, and why it applies here.
[[nodiscard]] QString sentence(const Refusal&);
/// A fact as one line of the log.
[[nodiscard]] QString sentence(const field::Battle&, const field::Fact&);
/// A question as the player reads it.
[[nodiscard]] QString sentence(const field::Battle&, const field::Question&);
[[nodiscard]] QString unitName(const field::Battle&, UnitId);
/// The unit or structure that the attacker of the current combat is fighting.
[[nodiscard]] QString nameOfDefender(const field::Battle&);
[[nodiscard]] QString capitalized(QString text);

}  // namespace vallum::app
