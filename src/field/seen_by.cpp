// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_hands.h"

#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/system.h>

namespace vallum::field {

namespace {

const Side* sideOf(const Battle& battle, Seat seat) {
    const auto& sides = battle.setting->sides;
    const auto found = std::ranges::find(sides, seat, &Side::seat);
    return found == sides.end() ? nullptr : &*found;
}

/// TEAM-02: allies plan together.
bool isFriend(const Battle& battle, Seat seat, Seat from) {
    const Side* looking = sideOf(battle, from);
    return looking != nullptr && battle.side(seat).team == looking->team;
}

/// A card that is face down shows only its position and front edge, the markers next to it, whether it lies
/// on another, and how narrow it is in a passage.
Unit backOf(const Unit& unit) {
    Unit back;
    back.type = hiddenType;
    back.owner = unit.owner;
    back.place = unit.place;
    back.faceDown = unit.faceDown;
    back.pose = unit.pose;
    back.extension = unit.extension;
    back.below = unit.below;
    back.passage = unit.passage;
    return back;
}

/// SET-05, SET-21, OPT-18
std::vector<UnitId> unitsHiddenFrom(const Battle& battle, Seat seat) {
    std::vector<UnitId> hidden;
    for (const UnitId id : battle.everyUnit()) {
        if (isHiddenFrom(battle, id, seat)) hidden.push_back(id);
    }
    return hidden;
}

/// OPT-18: the position of a general would reveal the value of the unit.
void hideGeneral(Battle& battle, UnitId with) {
    for (Player& player : battle.players) {
        for (GeneralInPlay& general : player.generals) {
            if (general.with == with) general.with.reset();
        }
    }
}

bool isSeen(const Battle& battle, TypeId type) {
    return std::ranges::count(battle.units, type, &Unit::type) > 0;
}

/// Removes printed information that would reveal hidden units.
Setting withoutSecrets(const Battle& battle, Seat seat) {
    Setting setting = *battle.setting;
    for (Side& side : setting.sides) {
        if (!isFriend(battle, side.seat, seat)) side.unitPoints = 0;
    }
    for (int type = 0; type != static_cast<int>(setting.types.size()); ++type) {
        if (!isSeen(battle, TypeId(type))) setting.types[static_cast<std::size_t>(type)] = {};
    }
    return setting;
}

}  // namespace

bool knowsHand(const Battle& battle, Seat seat, Seat from) {
    const Side* looking = sideOf(battle, from);
    if (looking == nullptr) return false;
    const Side& side = battle.side(seat);
    return seat == from || (!side.person.empty() && side.person == looking->person);
}

Battle System::seenBy(Battle battle, Seat seat) {
    std::ranges::fill(battle.deck, faceDown);
    for (Player& player : battle.players) {
        if (!knowsHand(battle, player.seat, seat)) std::ranges::fill(player.hand, faceDown);
    }
    const auto hidden = unitsHiddenFrom(battle, seat);
    for (const UnitId id : hidden) {
        Unit& unit = battle.units.at(static_cast<std::size_t>(id.raw()));
        unit = backOf(unit);
        hideGeneral(battle, id);
    }
    if (!hidden.empty()) battle.setting = Constant<Setting>(withoutSecrets(battle, seat));
    return battle;
}

}  // namespace vallum::field
