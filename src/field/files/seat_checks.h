// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <vallum/core/file_error.h>
#include <vallum/field/files/save_file.h>

namespace vallum::field {

/// What is wrong with who sits where: a seat that the battle has not got, one that is taken twice, or a word
/// for nobody who can play.
std::optional<FileError> faultIn(const SavedSeats&, const Setting&, const std::string& file);

}  // namespace vallum::field
