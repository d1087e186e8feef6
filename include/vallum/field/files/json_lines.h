// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/game.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// One line of JSON each, for programs that play along. docs/formats.md explains them.
std::string jsonLine(const Fact&);
std::string jsonLine(const Asked<System>&);
std::string jsonLine(const Answer&);
std::string jsonLine(const Refusal&);
std::string jsonLine(const FileError&);
/// The whole table, cards included.
std::string jsonText(const Battle&);

Expected<Answer, FileError> answerFrom(std::string_view line, const std::string& file = {});
Expected<Fact, FileError> factFrom(std::string_view line, const std::string& file = {});
/// A script: one answer a line. Empty lines and those that begin with # are left out.
Expected<std::vector<Answer>, FileError> answersFrom(std::string_view text, const std::string& file = {});

}  // namespace vallum::field
