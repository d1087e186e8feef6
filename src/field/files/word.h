// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/json.h>

namespace vallum::field {

template <std::size_t Size> struct FixedText {
    char letters[Size]{};

    consteval FixedText(const char (&text)[Size]) { std::ranges::copy(text, letters); }  // NOLINT: a spelling
};

/// The one word that may stand here: the rules know no other way. It is written so that a reader of the file
/// understands it.
template <FixedText Text> struct Word {
    static constexpr std::string_view expected{Text.letters};

    static std::optional<Word> fromJson(const Json& json) {
        return json == expected ? std::optional(Word{}) : std::nullopt;
    }
    bool operator==(const Word&) const = default;
};

/// The same for true, false and numbers.
template <auto Value> struct Literal {
    static inline const std::string expected = Json(Value).dump();

    static std::optional<Literal> fromJson(const Json& json) {
        return json == Value ? std::optional(Literal{}) : std::nullopt;
    }
    bool operator==(const Literal&) const = default;
};

/// There is no other limit.
struct Null {
    static constexpr std::string_view expected = "null";

    static std::optional<Null> fromJson(const Json& json) {
        return json.is_null() ? std::optional(Null{}) : std::nullopt;
    }
    bool operator==(const Null&) const = default;
};

}  // namespace vallum::field
