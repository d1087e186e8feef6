// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/system.h>

namespace vallum::field {

namespace {

/// SET-05, SET-21
bool isHidden(const Unit& unit, Seat from) {
    return unit.owner != from && (unit.faceDown || unit.place == Place::reserve);
}

/// Position and front edge are all that a card shows from behind.
Unit backOf(const Unit& unit) {
    Unit back;
    back.type = hiddenType;
    back.owner = unit.owner;
    back.place = unit.place;
    back.faceDown = unit.faceDown;
    back.pose = unit.pose;
    return back;
}

bool isSeen(const Battle& battle, TypeId type) {
    return std::ranges::count(battle.units, type, &Unit::type) > 0;
}

/// What the table's papers would give away about units that are not seen yet.
Setting withoutSecrets(const Battle& battle, Seat seat) {
    Setting setting = *battle.setting;
    for (Side& side : setting.sides) {
        if (side.seat != seat) side.unitPoints = 0;
    }
    for (int type = 0; type != static_cast<int>(setting.types.size()); ++type) {
        if (!isSeen(battle, TypeId(type))) setting.types[static_cast<std::size_t>(type)] = {};
    }
    return setting;
}

}  // namespace

Battle System::seenBy(Battle battle, Seat seat) {
    std::ranges::fill(battle.deck, faceDown);
    for (Player& player : battle.players) {
        if (player.seat != seat) std::ranges::fill(player.hand, faceDown);
    }
    bool hides = false;
    for (Unit& unit : battle.units) {
        if (!isHidden(unit, seat)) continue;
        unit = backOf(unit);
        hides = true;
    }
    if (hides) battle.setting = Constant<Setting>(withoutSecrets(battle, seat));
    return battle;
}

}  // namespace vallum::field
