// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"

#include <vallum/hex/files/json_lines.h>
#include <vallum/hex/files/save_file.h>

namespace vallum::cli {

template <> struct Desk<hex::System> {
    static std::optional<hex::Library> openLibrary();
    static Expected<std::vector<FileError>, FileError> checkScenario(const std::string& text,
                                                                     const hex::Library&,
                                                                     const std::string& file);
    static std::vector<std::string_view> dataFormats();
    static bool checkData(std::string_view format,
                          const std::string& text,
                          const hex::Library&,
                          const std::string& file);
    static std::unique_ptr<Asker<hex::System>> computer(std::string_view who, std::uint64_t seed);
    static std::unique_ptr<Asker<hex::System>> streams(std::uint64_t seed);
    static std::unique_ptr<Asker<hex::System>> streamedComputer(std::string_view who,
                                                                std::uint64_t seed,
                                                                Seat);
    static Standing standing(const hex::Battle&);
    static Text diceWanted(const Referee<hex::System>&);
    static void show(std::ostream&, const hex::Battle&);
    static std::string jsonText(const hex::Battle&);

    /// The phase is clear from the pieces that move and from the card that is drawn.
    struct Silence {
        static bool holdsBack(const hex::Fact&);
    };
};

}  // namespace vallum::cli
