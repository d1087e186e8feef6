// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/json_lines.h>
#include <vallum/field/system.h>

extern template struct vallum::JsonLines<vallum::field::System>;

namespace vallum::field {

using Lines = JsonLines<System>;
using vallum::jsonLine;

inline std::string jsonLine(const Fact& fact) { return Lines::of(fact); }
inline std::string jsonLine(const Answer& answer) { return Lines::of(answer); }
inline std::string jsonLine(const OpenQuestion<System>& asked) { return Lines::of(asked); }
/// The whole table, including the cards.
std::string jsonText(const Battle&);

inline Expected<Answer, FileError> answerFrom(std::string_view line, const std::string& file = {}) {
    return Lines::answerFrom(line, file);
}
inline Expected<Fact, FileError> factFrom(std::string_view line, const std::string& file = {}) {
    return Lines::factFrom(line, file);
}
inline Expected<std::vector<Answer>, FileError> answersFrom(std::string_view text,
                                                            const std::string& file = {}) {
    return Lines::answersFrom(text, file);
}

}  // namespace vallum::field
