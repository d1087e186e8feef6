// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <vallum/field/files/save_file.h>

namespace vallum::field {

inline std::string saveText(const SavedBattle& saved) { return BattleFile<System>::textOf(saved); }
inline std::string saveText(const Record& record) { return saveText(SavedBattle{.record = record}); }

inline Expected<SavedBattle, FileError> loadSavedBattle(std::string_view text,
                                                        const Library& library,
                                                        const std::string& file = {}) {
    return BattleFile<System>::read(text, library, file);
}

inline Expected<Record, FileError> loadSave(std::string_view text,
                                            const Library& library,
                                            const std::string& file = {}) {
    return loadSavedBattle(text, library, file).map([](SavedBattle&& saved) {
        return std::move(saved.record);
    });
}

}  // namespace vallum::field
