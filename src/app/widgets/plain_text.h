// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// For text that may contain names from a file, in widgets that interpret some characters.
namespace vallum::app {

/// For labels and tooltips, which interpret tags such as "<b>".
[[nodiscard]] QString verbatim(const QString& words);
/// For buttons, menus and field labels, which interpret "&" as a mnemonic.
[[nodiscard]] QString withoutKeys(QString words);

}  // namespace vallum::app
