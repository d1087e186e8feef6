// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/core/text.h>
#include <vallum/field/system.h>

namespace vallum::app {

/// In the language of the window.
[[nodiscard]] QString inQt(const Text&);
/// What a file of data says, in the language of the window.
[[nodiscard]] QString inData(std::string_view english);
/// As it stands: a name, the ID of a rule.
[[nodiscard]] QString inQt(std::string_view text);
/// "1 unit", "3 units"
[[nodiscard]] QString counted(qsizetype count, const Plural&);

/// "MOV-12 Regular movement"
[[nodiscard]] QString ruleName(const RuleId&);
/// What is forbidden, by which rule, and why in this case.
[[nodiscard]] QString sentence(const Refusal&);
/// A fact as one line of the log.
[[nodiscard]] QString sentence(const field::Battle&, const field::Fact&);
/// A question as it is put to its player.
[[nodiscard]] QString sentence(const field::Battle&, const field::Question&);
[[nodiscard]] QString unitName(const field::Battle&, UnitId);
/// Whom or what the attacker of the combat being resolved fights.
[[nodiscard]] QString nameOfDefender(const field::Battle&);
[[nodiscard]] QString capitalized(QString text);

}  // namespace vallum::app
