// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/rulebook.h>

namespace vallum {

/// Lowercase without accents, one byte per letter, so that an offset in it is a letter index of the text.
std::string folded(std::string_view text);

/// Finds rules by ID, title and words. Every word of a query must match, at least as a prefix.
class RuleSearch {
public:
    explicit RuleSearch(const Rulebook& book);

    struct Found {
        RuleId rule;
        std::string title;
        std::string snippet;
    };
    /// Best match first.
    [[nodiscard]] std::vector<Found> find(std::string_view query, std::size_t most) const;

private:
    struct Entry {
        RuleId rule;
        std::string title;
        std::string text;
        std::string name;  // folded, like the other strings below
        std::string terms;
        std::string heading;
        std::string body;
        std::string cases;  // found, but too technical to be shown as the place of a word
    };
    [[nodiscard]] static int score(const Entry& entry, const std::vector<std::string>& words);
    [[nodiscard]] static std::string snippet(const Entry& entry, const std::vector<std::string>& words);

    std::vector<Entry> entries_;
};

}  // namespace vallum
