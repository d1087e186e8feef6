// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/hex_battles.h"

#include <string>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/core/text_file.h>
#include <vallum/hex/files/save_file.h>
#include <vallum/players/hex_players.h>

/// Shipped scenarios, and whole battles of them.
namespace vallum::hex::test {

inline const std::vector<std::string> shipped{"bagradas", "himera", "saguntum", "telamon", "trebia"};

inline Scenario shippedScenario(const std::string& id) {
    const auto path = std::filesystem::path(VALLUM_SOURCE_DIR) / "scenarios" / "hex" / (id + ".json");
    return loadScenario(path, library()).value().scenario;
}

/// Two random players with seeded dice.
inline Referee<System> fought(const Scenario& scenario, std::uint64_t seed) {
    players::HexRandomPlayer one(seed);
    players::HexRandomPlayer other(seed + 1);
    DiceBox<System> dice(seed);
    Seats<System> seats;
    seats.put(chance, dice);
    seats.put(top, one);
    seats.put(bottom, other);
    return Referee<System>(scenario, seats);
}

}  // namespace vallum::hex::test
