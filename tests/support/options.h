// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"

#include <utility>

/// Optional rules for field tests: `agreed(battle,
/// [](Options& it) { it.advanceInLine = true; })`.
namespace vallum::field {

inline Battle agreed(Battle battle, auto change) {
    Setting setting = *battle.setting;
    change(setting.options);
    battle.setting = Constant<Setting>(std::move(setting));
    return battle;
}
inline Battle inFog(Battle battle, Du distance = 6_du) {
    for (Unit& unit : battle.units) unit.faceDown = true;
    return agreed(std::move(battle), [&](Options& it) { it.fogOfWar = FogOfWar{distance}; });
}
inline Battle withLinesAllowed(Battle battle) {
    return agreed(std::move(battle), [](Options& it) { it.advanceInLine = true; });
}

}  // namespace vallum::field
