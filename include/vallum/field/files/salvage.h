// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <vallum/field/files/save_file.h>

namespace vallum::field {

using Salvaged = vallum::Salvaged<System>;

/// See BattleFile.
inline Expected<Salvaged, FileError> salvage(std::string_view text,
                                             const Library& library,
                                             const std::string& file = {}) {
    return BattleFile<System>::salvage(text, library, file);
}

}  // namespace vallum::field
