// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/core/text.h>

namespace vallum {

/// Counts the letters of UTF-8 text, not its bytes.
inline std::size_t lettersIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char it) { return (static_cast<unsigned char>(it) & 0xC0U) != 0x80U; }));
}

/// Faults in a file that is well-formed. Only the first error is kept, but all the warnings.
class Findings {
public:
    explicit Findings(std::string file) : file_(std::move(file)) {}

    void error(std::string place, std::string found, std::string expected) {
        if (!error_) error_ = {file_, std::move(place), std::move(found), std::move(expected)};
    }
    void warning(std::string place, std::string found, std::string expected) {
        warnings_.push_back({file_, std::move(place), std::move(found), std::move(expected)});
    }
    /// An error if the rules bind, otherwise a warning.
    void complaint(bool binds, std::string place, std::string found, std::string expected) {
        binds ? error(std::move(place), std::move(found), std::move(expected))
              : warning(std::move(place), std::move(found), std::move(expected));
    }
    /// For numbers with a minimum and a maximum.
    void range(const std::string& place, int number, int least, int greatest) {
        if (number >= least && number <= greatest) return;
        error(place, std::to_string(number), phrase("Files", "from %1 to %2")(least, greatest));
    }

    [[nodiscard]] bool hasError() const { return error_.has_value(); }
    [[nodiscard]] const std::optional<FileError>& firstError() const { return error_; }
    [[nodiscard]] const std::vector<FileError>& warnings() const { return warnings_; }
    template <class T> [[nodiscard]] Expected<T, FileError> result(T value) const {
        if (error_) return tl::unexpected<FileError>(*error_);
        return value;
    }

private:
    std::string file_;
    std::optional<FileError> error_;
    std::vector<FileError> warnings_;
};

/// Shortened, and in printable ASCII.
std::string inQuotes(const std::string&);
inline std::string at(const std::string& list, std::size_t index) {
    return list + "/" + std::to_string(index);
}

/// The names most like a word that is none of them, for "for example ...": up to three, the most alike first.
std::string nearestTo(std::string_view word, std::vector<std::string> names);
std::string nearestTo(std::string_view word, const auto& things, const auto& nameOf) {
    std::vector<std::string> names;
    for (const auto& it : things) names.push_back(std::invoke(nameOf, it));
    return nearestTo(word, std::move(names));
}

/// A file must be named after the id of what it holds.
void checkFileName(Findings&, const std::string& file, const std::string& id);

}  // namespace vallum
