// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <vallum/core/record.h>
#include <vallum/field/files/library.h>
#include <vallum/field/system.h>

namespace vallum::field {

using Record = vallum::Record<System>;

/// A battle as it is kept: the text of its scenario, every answer, and the digest after every step.
std::string saveText(const Record&);
/// The library must be the one the battle was begun with, as far as the battle uses it.
Expected<Record, FileError> loadSave(std::string_view text, const Library&, const std::string& file = {});

}  // namespace vallum::field
