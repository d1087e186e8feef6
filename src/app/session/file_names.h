// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QString>

namespace vallum::app {

/// A title as the name of a file: without what some disks do not take, and with as many of its letters as a
/// name in this folder has room for, beside an ending and what a safe writer adds for a moment.
[[nodiscard]] QString fileName(const QString& title, const std::filesystem::path& folder);

/// A file in the folder that is not there yet; "A Title (2).vallum" where others have the name.
[[nodiscard]] std::filesystem::path freeFile(const std::filesystem::path& folder, const QString& title);

}  // namespace vallum::app
