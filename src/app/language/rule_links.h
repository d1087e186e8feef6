// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include <vallum/core/rule.h>

class QLabel;
class QUrl;

/// Every rule named in a text becomes a link to the rule. Texts need only contain `rule:MOV-18`: the window
/// with the rulebook (RuleHelp) handles that scheme for the whole program.
namespace vallum::app {

inline const QString ruleScheme = QStringLiteral("rule");

[[nodiscard]] QString linkTo(const RuleId& rule, const QString& words);
/// Turns every rule in the text into a link. Plain text that names no rule stays plain.
[[nodiscard]] QString linked(const QString& text);
/// Only rules in the catalogue count.
[[nodiscard]] std::optional<RuleId> firstRuleIn(const QString& text);
[[nodiscard]] QUrl urlOf(const RuleId& rule);
[[nodiscard]] std::optional<RuleId> ruleOf(const QUrl& url);
/// The text of a tooltip, which cannot be clicked: if it names a rule, it adds that F1 opens it.
[[nodiscard]] QString bubble(const QString& text);
/// Opens the rule in the rules window.
void openRule(const RuleId& rule);
/// The rules can be followed by mouse and keyboard, and the text can be copied.
void showLinked(QLabel& label, const QString& text);

}  // namespace vallum::app
