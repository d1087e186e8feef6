// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace vallum::app {

/// "en", which needs no translation, and every language with a translation.
[[nodiscard]] QStringList languages();

/// In the language itself, so that anyone can find their own.
[[nodiscard]] QString languageName(const QString& language);

/// Translates all texts created from now on; falls back to
/// English. Empty: the language of the desktop. An
/// existing window keeps its texts and has to be replaced.
void useLanguage(const QString& language);

/// The number and date formats of a language: those of the desktop's region if the language is spoken there.
[[nodiscard]] QLocale localeFor(const QString& language, const QLocale& desktop);

/// The language set by the user; empty: the language of the desktop.
[[nodiscard]] QString languageRemembered();
void rememberLanguage(const QString& language);

/// The language that this setting resolves to, such as "es".
[[nodiscard]] QString languageFor(const QString& remembered);
/// The current language, such as "es".
[[nodiscard]] QString languageInUse();

}  // namespace vallum::app
