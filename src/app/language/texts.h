// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/core/rule.h>
#include <vallum/core/text.h>

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
[[nodiscard]] QString capitalized(QString text);
/// A sentence put together from parts, with the contractions that the language asks for: Spanish "a el" is
/// "al".
[[nodiscard]] QString contracted(QString text);
/// Without the full stop after a name such as "Follow Me!", which ends the sentence itself.
[[nodiscard]] QString withOneStop(QString text);

}  // namespace vallum::app
