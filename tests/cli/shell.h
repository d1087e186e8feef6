// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include <vallum/core/text_file.h>

/// Calls the built program as a shell would. VALLUM_SOURCE_DIR is the tree it was built from.
namespace vallum {

namespace fs = std::filesystem;

inline const std::string root = VALLUM_SOURCE_DIR;
inline const std::string firstBattle = root + "/tests/support/first-battle.json";

struct Ran {
    int status;
    std::string text;  // standard output and standard error
};

inline Ran shell(const std::string& command) {
    FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    EXPECT_NE(pipe, nullptr);
    std::string text;
    std::array<char, 4096> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        text.append(buffer.data(), count);
    }
    const int ended = pclose(pipe);
    return {WIFEXITED(ended) ? WEXITSTATUS(ended) : -1, text};
}
inline Ran run(const std::string& arguments, const std::string& input = "") {
    return shell("printf '%s' '" + input + "' | '" VALLUM_CLI "' " + arguments);
}
inline bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// A separate directory for one test.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("vallum-cli-" + std::to_string(::getpid()));

    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    [[nodiscard]] std::string file(const std::string& name, const std::string& text = "") const {
        if (!text.empty()) {
            EXPECT_TRUE(writeFileSafely(path / name, text));
        }
        return (path / name).string();
    }
};

}  // namespace vallum
