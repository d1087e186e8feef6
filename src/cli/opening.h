// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>

/// From names on the command line to battles. What is wrong is printed.
namespace vallum::cli {

using FieldReferee = Referee<field::System>;

void complain(const FileError&);
void complain(const std::string& file, const field::Record&, const ReplayError&);

std::optional<field::Library> openLibrary();
std::optional<field::Record> openRecord(const std::string& path, const field::Library&);
/// Played up to the end of its tape.
std::optional<FieldReferee> openBattle(const std::string& path, field::Record);
std::optional<FieldReferee> openBattle(const std::string& path);

}  // namespace vallum::cli
