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
    if (writeCompressed(fileOf(battle.name), BattleFile<System>::textOf(saved))) return true;
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

/// With snapshots, as players save their battles.
template <class System, class Player>
bool recordRelease(const KeptBattle<System>& battle, const std::filesystem::path& folder) {
    std::cout << battle.name << std::endl;
    const auto played = Referee<System>::from(fought<System, Player>(battle.scenario, seedOf(battle.name)));
    if (!played) return false;
    const SavedBattle<System> saved{.record = played->record(), .snapshots = played->snapshots()};
    const auto path = folder / (battle.name + ".gz");
    if (writeCompressed(path, BattleFile<System>::textOf(saved))) return true;
    std::cerr << "cannot write " << path << "\n";
    return false;
}

/// Battles of a release are never recorded again: they prove that what its players saved still opens.
bool recordRelease(const std::filesystem::path& folder) {
    if (std::filesystem::exists(folder)) {
        std::cerr << folder << " exists already\n";
        return false;
    }
    std::filesystem::create_directories(folder);
    return std::ranges::all_of(releaseBattles(),
                               [&](const Kept& it) {
                                   return recordRelease<field::System, players::GreedyPlayer>(it, folder);
                               }) &&
           std::ranges::all_of(releaseHexBattles(), [&](const KeptHex& it) {
               return recordRelease<hex::System, players::HexGreedyPlayer>(it, folder);
           });
}

}  // namespace
}  // namespace vallum::tapes

int main(int count, char** words) {
    if (count == 3 && std::string_view(words[1]) == "--release")
        return vallum::tapes::recordRelease(words[2]) ? 0 : 1;
    const bool anew = count == 2 && std::string_view(words[1]) == "--anew";
    if (count > 1 && !anew) {
        std::cerr << "usage: vallum_record_tapes [--anew | --release FOLDER]\n";
        return 1;
    }
    return vallum::tapes::recordAll(anew) ? 0 : 1;
}
