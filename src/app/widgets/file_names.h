// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QString>

namespace vallum::app {

/// Turns a title into a file name: drops characters that some file systems reject, and shortens it to leave
/// room for a number, an extension and a temporary suffix.
[[nodiscard]] QString fileName(const QString& title, const std::filesystem::path& folder);

/// A path that does not exist yet, such as "A Title (2).vallum" if the name is taken.
[[nodiscard]] std::filesystem::path freeFile(const std::filesystem::path& folder, const QString& title);

}  // namespace vallum::app
