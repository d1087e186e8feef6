// SPDX-License-Identifier: GPL-3.0-or-later
#include "tapes/tapes.h"

#include <algorithm>
#include <iostream>
#include <string_view>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>
#include <vallum/hex/files/save_file.h>
#include <vallum/players/field_players.h>
#include <vallum/players/hex_players.h>

namespace vallum::tapes {
namespace {

/// The computer plays all sides, with different dice in every battle.
template <class System, class Player>
Record<System> fought(const typename System::Scenario& scenario, std::uint64_t seed) {
    Player player;
    DiceBox<System> dice(mixed(seed));
    Seats<System> seats;
    seats.put(chance, dice);
    for (const Seat seat : FilesOf<System>::seatsOf(scenario)) seats.put(seat, player);
    return Referee<System>(scenario, seats).record();
}

/// A seed per name, so that a new tape changes none of the others (FNV-1a).
std::uint64_t seedOf(std::string_view name) {
    std::uint64_t seed = 14695981039346656037U;
    for (const char letter : name) seed = (seed ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    return seed;
}

template <class System, class Player> bool record(const KeptBattle<System>& battle, bool anew) {
    if (!anew && std::filesystem::exists(fileOf(battle.name))) return true;
    std::cout << battle.name << std::endl;
    const SavedBattle<System> saved{.record = fought<System, Player>(battle.scenario, seedOf(battle.name))};
    if (writeTape(battle.name, BattleFile<System>::textOf(saved))) return true;
    std::cerr << "cannot write " << fileOf(battle.name) << "\n";
    return false;
}

bool recordAll(bool anew) {
    return std::ranges::all_of(
               everyBattle(),
               [&](const Kept& it) { return record<field::System, players::GreedyPlayer>(it, anew); }) &&
           std::ranges::all_of(everyHexBattle(), [&](const KeptHex& it) {
               return record<hex::System, players::HexGreedyPlayer>(it, anew);
           });
}

}  // namespace
}  // namespace vallum::tapes

int main(int count, char** words) {
    const bool anew = count == 2 && std::string_view(words[1]) == "--anew";
    if (count > 1 && !anew) {
        std::cerr << "usage: vallum_record_tapes [--anew]\n";
        return 1;
    }
    return vallum::tapes::recordAll(anew) ? 0 : 1;
}
