// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/rulebook.h>

namespace vallum {

/// Small letters without accents, one byte for each letter: so a place in it is the same letter of the text.
std::string folded(std::string_view text);

/// Finds rules by name, title and words. All words of a query must be there, at least as beginnings.
class RuleSearch {
public:
    explicit RuleSearch(const Rulebook& book);

    struct Found {
        RuleId rule;
        std::string title;
        std::string snippet;
    };
    /// The best first.
    [[nodiscard]] std::vector<Found> find(std::string_view query, std::size_t most) const;

private:
    struct Entry {
        RuleId rule;
        std::string title;
        std::string text;
        std::string name;  // folded, as the others below
        std::string terms;
        std::string heading;
        std::string body;
    };
    [[nodiscard]] static int score(const Entry& entry, const std::vector<std::string>& words);
    [[nodiscard]] static std::string snippet(const Entry& entry, const std::vector<std::string>& words);

    std::vector<Entry> entries_;
};

}  // namespace vallum
