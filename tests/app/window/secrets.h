// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/desk.h"

#include <vallum/core/json.h>

/// Face-down cards in the window's battle, for tests that check whether they show anywhere.
namespace vallum::app {

inline field::Battle wholeBattle(const Desk& desk) {
    const auto referee = FieldReferee::from(desk.session().record());
    EXPECT_TRUE(referee);
    return referee->battle();
}

inline std::vector<UnitId> hiddenUnits(const field::Battle& battle) {
    std::vector<UnitId> hidden;
    for (const UnitId id : battle.unitsOnTable()) {
        if (battle.unit(id).faceDown) hidden.push_back(id);
    }
    return hidden;
}

/// All battles that differ only in the type of this unit.
inline std::vector<field::Battle> withOtherTypes(const field::Battle& battle, UnitId unit) {
    std::vector<field::Battle> others;
    for (const UnitId other : battle.unitsOnTable()) {
        const field::TypeId type = battle.unit(other).type;
        if (battle.owner(other) != battle.owner(unit) || type == battle.unit(unit).type) continue;
        others.push_back(battle);
        others.back().units.at(static_cast<std::size_t>(unit.raw())).type = type;
    }
    return others;
}

inline std::string json(const field::Battle& battle) { return JsonWriter::of(battle).dump(); }

}  // namespace vallum::app
