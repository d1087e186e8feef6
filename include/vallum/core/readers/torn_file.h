// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/reopening.h>

/// What can still be read of a save that is no well-formed text. It is written so that each list has one
/// entry a line.
namespace vallum {

std::string_view withoutComma(std::string_view line);
/// Takes it off the text.
std::string_view firstLine(std::string_view& text);
/// Where a list begins that is written one entry a line.
std::size_t beginOfList(std::string_view text, std::string_view key);
/// Its lines, up to the end of the list or of the text.
std::vector<std::string_view> linesIn(std::string_view text, std::string_view key);
std::string listOf(const std::vector<std::string_view>& entries);
/// A part of the battle that stands in one line, taken out.
std::string withoutLine(std::string text, std::string_view key);

/// Why a battle was not played to its end; `refused` says why an answer was, where it was.
FileError errorOf(const Break&,
                  bool areCardsTheSame,
                  const std::optional<std::string>& refused,
                  const std::string& file);

}  // namespace vallum
