// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include <optional>
#include <string>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>

/// From names on the command line to battles. What is wrong is printed.
namespace vallum::cli {

using FieldReferee = Referee<field::System>;

/// A battle played up to the end of its tape, or up to where its file is damaged.
struct OpenedBattle {
    FieldReferee referee;
    std::optional<field::SavedSeats> seats = {};  // none: it begins from a scenario
    std::optional<field::Branch> branch = {};
    field::Annotations annotations = {};
    Status status = fine;
};

void complain(const FileError&);

std::optional<field::Library> openLibrary();
std::optional<OpenedBattle> openBattle(const std::string& path);

}  // namespace vallum::cli
