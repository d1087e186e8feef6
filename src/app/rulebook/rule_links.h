// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include <vallum/core/rule.h>

class QLabel;
class QUrl;

/// Wherever a rule is named it is a link to its text. Texts hold `rule:MOV-18` and need know nobody: whoever
/// has a rulebook (RuleHelp) answers for that scheme in the whole program.
namespace vallum::app {

inline const QString ruleScheme = QStringLiteral("rule");

[[nodiscard]] QString linkTo(const RuleId& rule, const QString& words);
/// The same text with a link for every rule in it. Plain text without a rule stays plain.
[[nodiscard]] QString linked(const QString& text);
/// Only what the catalogue has counts as a rule.
[[nodiscard]] std::optional<RuleId> firstRuleIn(const QString& text);
[[nodiscard]] QUrl urlOf(const RuleId& rule);
[[nodiscard]] std::optional<RuleId> ruleOf(const QUrl& url);
/// What a bubble says, which nobody can click: where it names a rule, that F1 opens it.
[[nodiscard]] QString bubble(const QString& text);
/// Opens the rule in the window of the rules.
void openRule(const RuleId& rule);
/// Its rules can be followed with mouse and keys, its words be copied.
void showLinked(QLabel& label, const QString& text);

}  // namespace vallum::app
