// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule_system.h>

/// JSON Lines for programs that play along. docs/formats.md describes them.
namespace vallum {

/// A system's questions, answers and facts as JSON. Each system compiles it in one source file, from
/// readers/json_lines.h.
template <RuleSystem System> struct JsonLines {
    using Answer = typename System::Answer;
    using Fact = typename System::Fact;

    static std::string of(const Fact&);
    static std::string of(const Answer&);
    static std::string of(const OpenQuestion<System>&);

    static Expected<Answer, FileError> answerFrom(std::string_view line, const std::string& file = {});
    static Expected<Fact, FileError> factFrom(std::string_view line, const std::string& file = {});
    /// A script: one answer per line. Empty lines and those that begin with # are skipped.
    static Expected<std::vector<Answer>, FileError> answersFrom(std::string_view text,
                                                                const std::string& file = {});
};

std::string jsonLine(const Refusal&);
std::string jsonLine(const FileError&);

}  // namespace vallum
