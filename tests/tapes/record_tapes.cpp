// SPDX-License-Identifier: GPL-3.0-or-later
#include "tapes/tapes.h"

#include <iostream>
#include <string_view>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>
#include <vallum/players/field_players.h>

namespace vallum::tapes {
namespace {

/// The computer plays all sides, with dice that differ from battle to battle.
field::Record fought(const field::Scenario& scenario, std::uint64_t seed) {
    players::GreedyPlayer player;
    DiceBox<field::System> dice(mixed(seed));
    Seats<field::System> seats;
    seats.put(chance, dice);
    for (const field::Side& side : scenario.setting->sides) seats.put(side.seat, player);
    return Referee<field::System>(scenario, seats).record();
}

/// Its own for every name, so that another tape changes none of the others (FNV-1a).
std::uint64_t seedOf(std::string_view name) {
    std::uint64_t seed = 14695981039346656037U;
    for (const char letter : name) seed = (seed ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    return seed;
}

int record(bool anew) {
    for (const Kept& battle : everyBattle()) {
        if (!anew && std::filesystem::exists(fileOf(battle.name))) continue;
        std::cout << battle.name << std::endl;
        if (!writeTape(battle.name, field::saveText(fought(battle.scenario, seedOf(battle.name))))) {
            std::cerr << "cannot write " << fileOf(battle.name) << "\n";
            return 1;
        }
    }
    return 0;
}

}  // namespace
}  // namespace vallum::tapes

int main(int count, char** words) {
    const bool anew = count == 2 && std::string_view(words[1]) == "--anew";
    if (count > 1 && !anew) {
        std::cerr << "usage: vallum_record_tapes [--anew]\n";
        return 1;
    }
    return vallum::tapes::record(anew);
}
