// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string_view>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum::trials {

/// Written to a temporary file that replaces the named one when it is complete.
class PartFile {
public:
    explicit PartFile(const std::filesystem::path&);
    ~PartFile();
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    void add(std::string_view text) { stream_ << text; }
    Expected<void, FileError> finish();

private:
    std::filesystem::path path_;
    std::filesystem::path beside_;
    std::ofstream stream_;
    bool isDone_ = false;
};

}  // namespace vallum::trials
