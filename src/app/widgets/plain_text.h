// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Words with names that somebody has written into a file, for widgets that read more into some letters.
namespace vallum::app {

/// For labels and tooltips, which take "<b>" for bold.
[[nodiscard]] QString verbatim(const QString& words);
/// For buttons, menus and labels of a field, which take "&" for a key.
[[nodiscard]] QString withoutKeys(QString words);

}  // namespace vallum::app
