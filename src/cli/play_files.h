// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "desk.h"

#include <fstream>
#include <optional>
#include <ostream>
#include <string>

/// The files of a game, apart from the battle itself.
namespace vallum::cli {

/// Call it before reading or writing: an output must not overwrite an input, perhaps the only copy.
bool canUseFiles(const PlayOptions&);

/// Prints one line of JSON: how a battle ended, or how it stands.
void sayResult(const Standing&, const std::string& digest);

/// A file that facts are written to as they happen.
class FactsFile {
public:
    /// Does nothing and returns true if there is no name.
    bool open(const std::optional<std::string>& path);
    /// Null if there is no file.
    [[nodiscard]] std::ostream* stream() { return file_.is_open() ? &file_ : nullptr; }
    /// Flushes; reports a failed write since `errno` was cleared.
    void keep();
    [[nodiscard]] bool isWhole() const { return isWhole_; }

private:
    std::string path_;
    std::ofstream file_;
    bool isWhole_ = true;
};

}  // namespace vallum::cli
