// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace vallum::app {

/// "en", which needs no translation, and those that there is one for.
[[nodiscard]] QStringList languages();

/// In that language itself: who cannot read the window finds it all the same.
[[nodiscard]] QString languageName(const QString& language);

/// Everything that is said from now on is said in this language; where there is no translation into it, in
/// English. Empty: that of the desktop. A window that stands already keeps its texts: another one has to
/// come.
void useLanguage(const QString& language);

/// How numbers and days are written in a language: as where the reader lives, if that is spoken there.
[[nodiscard]] QLocale localeFor(const QString& language, const QLocale& desktop);

/// What the program shall speak; empty: what the desktop speaks.
[[nodiscard]] QString languageRemembered();
void rememberLanguage(const QString& language);

/// What will be used for it: "es".
[[nodiscard]] QString languageFor(const QString& remembered);
/// What is used: "es".
[[nodiscard]] QString languageInUse();

}  // namespace vallum::app
