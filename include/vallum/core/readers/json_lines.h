// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/core/json_lines.h>

/// Include it only in the one source file of a system that compiles its JsonLines.
namespace vallum {

template <RuleSystem System> std::string JsonLines<System>::of(const Fact& fact) {
    return JsonWriter::of(fact).dump();
}
template <RuleSystem System> std::string JsonLines<System>::of(const Answer& answer) {
    return JsonWriter::of(answer).dump();
}
template <RuleSystem System> std::string JsonLines<System>::of(const OpenQuestion<System>& asked) {
    const Json json{
        {"ask", asked.number}, {"seat", asked.seat.raw()}, {"question", JsonWriter::of(asked.question)}};
    return json.dump();
}

template <RuleSystem System>
Expected<typename System::Answer, FileError> JsonLines<System>::answerFrom(std::string_view line,
                                                                           const std::string& file) {
    return JsonReader::readText<Answer>(line, file);
}
template <RuleSystem System>
Expected<typename System::Fact, FileError> JsonLines<System>::factFrom(std::string_view line,
                                                                       const std::string& file) {
    return JsonReader::readText<Fact>(line, file);
}

template <RuleSystem System>
Expected<std::vector<typename System::Answer>, FileError> JsonLines<System>::answersFrom(
    std::string_view text, const std::string& file) {
    std::vector<Answer> answers;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos || line.front() == '#') continue;
        auto answer = answerFrom(line, file);
        if (!answer) {
            FileError error = std::move(answer).error();
            error.place = "line " + std::to_string(number) + (error.place.empty() ? "" : ", " + error.place);
            return tl::unexpected<FileError>(std::move(error));
        }
        answers.push_back(*std::move(answer));
    }
    return answers;
}

}  // namespace vallum
