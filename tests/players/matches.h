// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/library.h"

#include <cstdint>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include <vallum/core/chance.h>
#include <vallum/core/json.h>
#include <vallum/core/referee.h>
#include <vallum/players/field_players.h>

namespace vallum::players {

using Referee = vallum::Referee<field::System>;
using Player = Asker<field::System>;

inline const field::Scenario& shipped(const std::string& id) {
    static std::map<std::string, field::Scenario> known;
    const auto found = known.find(id);
    if (found != known.end()) return found->second;
    const std::string file = std::string(VALLUM_SOURCE_DIR) + "/scenarios/" + id + ".json";
    return known.emplace(id, field::loadScenario(file, field::library()).value()).first->second;
}

/// A whole battle in which no answer may be refused (ASK-01).
inline Referee fought(const std::string& scenario, Player& red, Player& blue, std::uint64_t seed) {
    DiceBox<field::System> dice(seed);
    Seats<field::System> seats;
    seats.put(chance, dice);
    seats.put(field::redSeat, red);
    seats.put(field::blueSeat, blue);
    Referee referee(shipped(scenario), seats);
    for (const auto& it : referee.refusedAnswers())
        ADD_FAILURE() << scenario << ", seed " << seed << ", question " << it.asked.number << ": "
                      << it.why.rule.text() << ' ' << JsonWriter::of(it.answer).dump();
    referee.reseat({});
    return referee;
}

}  // namespace vallum::players
