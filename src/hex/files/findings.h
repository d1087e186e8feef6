// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum::hex {

/// What does not make sense in a file whose shape is right. The first error counts; warnings are kept all.
class Findings {
public:
    explicit Findings(std::string file) : file_(std::move(file)) {}

    void error(std::string place, std::string found, std::string expected) {
        if (!error_) error_ = {file_, std::move(place), std::move(found), std::move(expected)};
    }
    void warning(std::string place, std::string found, std::string expected) {
        warnings_.push_back({file_, std::move(place), std::move(found), std::move(expected)});
    }
    void range(const std::string& place, int number, int least, int greatest) {
        if (number >= least && number <= greatest) return;
        error(place, std::to_string(number),
              "from " + std::to_string(least) + " to " + std::to_string(greatest));
    }

    [[nodiscard]] const std::vector<FileError>& warnings() const { return warnings_; }
    [[nodiscard]] const std::optional<FileError>& firstError() const { return error_; }

private:
    std::string file_;
    std::optional<FileError> error_;
    std::vector<FileError> warnings_;
};

inline std::string at(const std::string& list, std::size_t index) {
    return list + "/" + std::to_string(index);
}

}  // namespace vallum::hex
