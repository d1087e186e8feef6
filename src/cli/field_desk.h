// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"

#include <optional>

#include <vallum/field/files/json_lines.h>
#include <vallum/field/files/save_file.h>

namespace vallum::cli {

template <> struct Desk<field::System> {
    static std::optional<field::Library> openLibrary();
    static Expected<std::vector<FileError>, FileError> checkScenario(const std::string& text,
                                                                     const field::Library&,
                                                                     const std::string& file);
    static std::vector<std::string_view> dataFormats();
    static bool checkData(std::string_view format,
                          const std::string& text,
                          const field::Library&,
                          const std::string& file);
    static std::unique_ptr<Asker<field::System>> computer(std::string_view who, std::uint64_t seed);
    static std::unique_ptr<Asker<field::System>> streams(std::uint64_t seed);
    static std::unique_ptr<Asker<field::System>> streamedComputer(std::string_view who,
                                                                  std::uint64_t seed,
                                                                  Seat);
    static Standing standing(const field::Battle&);
    static Text diceWanted(const Referee<field::System>&);
    static void show(std::ostream&, const field::Battle&);
    static std::string jsonText(const field::Battle&);

    class Silence {
    public:
        bool holdsBack(const field::Fact&);

    private:
        std::optional<field::OrderPlayed> order_;  // the latest one of this turn
    };
};

}  // namespace vallum::cli
