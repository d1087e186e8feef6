// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/readers/reopening.h>

/// Recovers parts of a save that is not well-formed JSON. Lists in saves are written with one entry per
/// line.
namespace vallum {

std::string_view withoutComma(std::string_view line);
/// Removes the first line from the text and returns it.
std::string_view firstLine(std::string_view& text);
/// The offset of a list that has one entry per line.
std::size_t beginOfList(std::string_view text, std::string_view key);
/// The lines of that list, up to its end or that of the text.
std::vector<std::string_view> linesIn(std::string_view text, std::string_view key);
/// False if the text ends within that list.
bool isListClosed(std::string_view text, std::string_view key);
std::string listOf(const std::vector<std::string_view>& entries);
/// Removes the line of a key whose value takes exactly one line.
std::string withoutLine(std::string text, std::string_view key);

/// Explains why a battle did not replay to its end; `refused` explains a refused answer.
FileError errorOf(const Break&,
                  bool isLibraryUnchanged,
                  const std::optional<std::string>& refused,
                  const std::string& file);

}  // namespace vallum
