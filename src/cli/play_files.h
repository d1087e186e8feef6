// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "desk.h"

#include <fstream>
#include <optional>
#include <ostream>
#include <string>

/// The files that a game is played with, beside the battle itself.
namespace vallum::cli {

/// Before anything is read or written. What is read may be the only copy that there is.
bool canUseFiles(const PlayOptions&);

/// One line of JSON: how a battle ended, or stands.
void sayResult(const Standing&, const std::string& digest);

/// Where facts are written as they happen.
class FactsFile {
public:
    /// Without a name nothing is written, and that is fine.
    bool open(const std::optional<std::string>& path);
    /// Null where nothing is written.
    [[nodiscard]] std::ostream* stream() { return file_.is_open() ? &file_ : nullptr; }
    /// Brings to the file what was written since `errno` was cleared.
    void keep();
    [[nodiscard]] bool isWhole() const { return isWhole_; }

private:
    std::string path_;
    std::ofstream file_;
    bool isWhole_ = true;
};

}  // namespace vallum::cli
