// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/sources.h"

#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Just enough C++ parsing to tell who calls whom in formatted code.
namespace vallum::house {

struct Token {
    std::string text;
    bool spaced = false;  // preceded by white space

    [[nodiscard]] bool is(std::string_view other) const { return text == other; }
    [[nodiscard]] bool isWord() const {
        return std::isalpha(static_cast<unsigned char>(text.front())) != 0 || text.front() == '_';
    }
};
using Tokens = std::vector<Token>;

/// A quote is part of a number only: 1'000, but u'x'.
inline std::size_t endOfWord(std::string_view code, std::size_t at) {
    const bool isNumber = at != code.size() && std::isdigit(static_cast<unsigned char>(code[at])) != 0;
    const auto goesOn = [&](char it) {
        return std::isalnum(static_cast<unsigned char>(it)) != 0 || it == '_' || (isNumber && it == '\'');
    };
    while (at != code.size() && goesOn(code[at])) ++at;
    return at;
}

inline std::size_t endOfQuoted(std::string_view code, std::size_t at) {
    const char quote = code[at++];
    while (at < code.size() && code[at] != quote) at += code[at] == '\\' ? 2U : 1U;
    return std::min(at + 1, code.size());
}

inline std::size_t endOfToken(std::string_view code, std::size_t at, bool spaced) {
    if (code.substr(at, 2) == "R\"") {
        const std::string end = ")" + std::string(code.substr(at + 2, code.find('(', at) - at - 2)) + "\"";
        return std::min(code.find(end, at), code.size() - end.size()) + end.size();
    }
    if (code[at] == '"' || code[at] == '\'') return endOfQuoted(code, at);
    if (const std::size_t end = endOfWord(code, at); end != at) return end;
    if (code.substr(at, 3) == "...") return at + 3;
    static const std::vector<std::string_view> pairs{
        "::", "->", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "<<"};
    const std::string_view pair = code.substr(at, 2);
    return at + (std::ranges::count(pairs, pair) != 0 || (pair == ">>" && spaced) ? 2 : 1);
}

/// The end of whitespace, comments or preprocessor lines.
inline std::size_t endOfNoCode(std::string_view code, std::size_t at) {
    const std::string_view begins = code.substr(at, 2);
    if (begins == "/*") return std::min(code.find("*/", at), code.size() - 2) + 2;
    if (begins != "//" && code[at] != '#') return at;
    while (at < code.size() && code[at] != '\n') at += code[at] == '\\' ? 2U : 1U;
    return at;
}

inline Tokens tokensOf(std::string_view code) {
    Tokens tokens;
    bool spaced = true;
    for (std::size_t at = 0; at < code.size();) {
        std::size_t end = endOfNoCode(code, at);
        if (std::isspace(static_cast<unsigned char>(code[at])) != 0) ++end;
        if (end == at) {
            end = endOfToken(code, at, spaced);
            tokens.push_back({std::string(code.substr(at, end - at)), spaced});
            spaced = false;
        } else {
            spaced = true;
        }
        at = end;
    }
    return tokens;
}

/// Whether an angle bracket opens or closes template arguments; as operators they have spaces around them.
inline bool opensTypes(const Tokens& tokens, std::size_t at) {
    return tokens[at].is("<") && (at == 0 || !tokens[at].spaced || tokens[at - 1].is("template"));
}
inline bool closesTypes(const Tokens& tokens, std::size_t at) {
    return tokens[at].is(">") && !tokens[at].spaced;
}

/// The matching closing bracket.
inline std::size_t closing(const Tokens& tokens, std::size_t at) {
    int depth = 0;
    for (; at < tokens.size(); ++at) {
        const Token& it = tokens[at];
        if (it.is("(") || it.is("[") || it.is("{") || opensTypes(tokens, at)) ++depth;
        if (it.is(")") || it.is("]") || it.is("}") || closesTypes(tokens, at)) --depth;
        if (depth == 0) return at;
    }
    return tokens.size() - 1;
}

/// The comma-separated parts between two brackets.
inline std::vector<Tokens> listed(const Tokens& tokens, std::size_t open) {
    std::vector<Tokens> parts;
    const std::size_t end = closing(tokens, open);
    for (std::size_t at = open + 1; at < end; ++at) {
        if (parts.empty()) parts.emplace_back();
        if (tokens[at].is(",")) {
            parts.emplace_back();
            continue;
        }
        const bool opens =
            tokens[at].is("(") || tokens[at].is("[") || tokens[at].is("{") || opensTypes(tokens, at);
        const std::size_t last = opens ? closing(tokens, at) : at;
        for (; at < last; ++at) parts.back().push_back(tokens[at]);
        parts.back().push_back(tokens[at]);
    }
    return parts;
}

/// Whether a following name is being declared, because a type precedes it.
inline bool endsType(const Tokens& tokens, std::size_t at) {
    static const std::set<std::string, std::less<>> notTypes{
        "return", "case", "else", "throw", "co_return", "new", "delete", "goto", "not", "and", "or", "do"};
    const Token& it = tokens[at];
    if (it.isWord()) return !notTypes.contains(it.text);
    if (closesTypes(tokens, at)) return true;
    const bool refers = it.is("&") || it.is("*") || it.is("&&");
    return refers && !it.spaced && at != 0 && endsType(tokens, at - 1);
}

}  // namespace vallum::house
