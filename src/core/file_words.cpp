// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <optional>

#include <vallum/core/file_words.h>

namespace vallum {

namespace {

/// All patterns with gaps that file errors are made of, and what the strict reader of JSON says of any file.
/// Of two that fit the same text, the one that says more comes first.
constexpr std::array patterns{
    phrase("Files", "no such key"),
    phrase("Files", "a key '%1'"),
    phrase("Files", "one of the keys %1"),
    phrase("Files", "one of: %1"),
    phrase("Files", "a number from 1 to 1000, or one of: %1"),
    phrase("Files", "a whole number, or a list of 2"),
    phrase("Files", "a whole number from %1 to %2"),
    phrase("Files", "a whole number from 1"),
    phrase("Files", "a number in a list, from 0, or -1 for none"),
    phrase("Files", "a number from 0, less than %1"),
    phrase("Files", "a number from %1 to %2"),
    phrase("Files", "a multiple of 1/%1"),
    phrase("Files", "true or false"),
    phrase("Files", "a text"),
    phrase("Files", "the name of a rule, like MOV-14"),
    phrase("Files", "a list"),
    phrase("Files", "a list of %1"),
    phrase("Files", "an object"),
    phrase("Files", "each name once"),
    phrase("Files", "the same key again"),
    phrase("Files", "each key once"),
    phrase("Files", "one more level"),
    phrase("Files", "at most 100 levels"),
    phrase("Files", "the end of the text"),
    phrase("Files", "well-formed JSON"),
    phrase("Files", "each seat once"),
    phrase("Files", "at most %1; a newer Vallum wrote this file"),
    phrase("Files", "from %1 to %2"),
    phrase("Files", "%1 sides"),
    phrase("Files", "%1 rows"),
    phrase("Files", "%1 cards"),
    phrase("Files", "no unit of %1"),
    phrase("Files", "ground where it may stand (%1)"),
    phrase("Files", "at most the %1 that the side can get"),
    phrase("Files", "the id of a unit type, for example %1"),
};

/// What fills the gaps of a pattern, which stand in order. Only a gap at the end takes more than one word:
/// "2 or 3 sides" is not "%1 sides".
std::optional<std::vector<Text>> partsOf(std::string_view english, std::string_view pattern) {
    constexpr std::size_t gap = 2;  // "%1"
    std::vector<Text> parts;
    while (true) {
        const std::size_t plain = std::min(pattern.find('%'), pattern.size());
        if (!english.starts_with(pattern.substr(0, plain))) return std::nullopt;
        english.remove_prefix(plain);
        pattern.remove_prefix(plain);
        if (pattern.empty()) return english.empty() ? std::optional(std::move(parts)) : std::nullopt;
        pattern.remove_prefix(gap);
        const std::size_t end = pattern.empty() ? english.size() : english.find(pattern.front());
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        const std::string_view part = english.substr(0, end);
        if (!pattern.empty() && part.find(' ') != std::string_view::npos) return std::nullopt;
        parts.emplace_back(part);
        english.remove_prefix(end);
    }
}

}  // namespace

Text fileText(std::string_view english) {
    for (const Phrase& it : patterns) {
        if (auto parts = partsOf(english, it.pattern)) return {it.context, it.pattern, {}, *std::move(parts)};
    }
    return {"Files", std::string(english), {}, {}};
}

}  // namespace vallum
