// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_files.h"

#include "opening.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <system_error>

#include <vallum/core/json.h>
#include <vallum/core/seat_names.h>

namespace vallum::cli {

namespace {

/// The purpose of a file on the command line.
struct NamedFile {
    const char* option;
    const std::optional<std::string>& path;
};

bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code unknown;
    return one == other || std::filesystem::equivalent(one, other, unknown);
}

bool isFree(const NamedFile& file, const PlayOptions& options) {
    const auto& [option, path] = file;
    if (!path) return true;
    const bool isRead =
        isSameFile(*path, options.battle) || (options.script && isSameFile(*path, *options.script));
    if (isRead) std::cerr << option << ": " << *path << " is being read and will not be overwritten.\n";
    return !isRead;
}

bool areApart(const PlayOptions& options) {
    const bool areSame = options.facts && options.save && isSameFile(*options.facts, *options.save);
    if (areSame) std::cerr << "--facts and --save need different files.\n";
    return !areSame;
}

}  // namespace

bool canUseFiles(const PlayOptions& options) {
    const std::array files{NamedFile{"--script", options.script}, NamedFile{"--facts", options.facts},
                           NamedFile{"--save", options.save}};
    for (const auto& [option, path] : files) {
        if (!path || !path->empty()) continue;
        std::cerr << option << " needs the name of a file.\n";
        return false;
    }
    return isFree(files[1], options) && isFree(files[2], options) && areApart(options);
}

bool FactsFile::open(const std::optional<std::string>& path) {
    if (!path) return true;
    path_ = *path;
    file_.open(path_);
    if (file_) return true;
    complain(
        FileError{path_, "", std::generic_category().message(errno), "a place where a file can be written"});
    return false;
}

void FactsFile::keep() {
    if (!file_.is_open() || !isWhole_) return;
    isWhole_ = file_.flush().good();
    if (!isWhole_)
        complain(FileError{path_, "", std::generic_category().message(errno), "space for the whole file"});
}

void sayResult(const Standing& standing, const std::string& digest) {
    Json json = {{"over", standing.why.has_value()}};
    if (standing.why) {
        json["winner"] = standing.winner ? Json(nameOfSeat(*standing.winner)) : Json();
        json["reason"] = standing.why->text();
    }
    json["turns"] = standing.turns;
    json["digest"] = digest;
    std::cout << json.dump() << '\n' << std::flush;
}

}  // namespace vallum::cli
