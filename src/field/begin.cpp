// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::field {

namespace {

Unit unitFrom(const StartUnit& start) {
    Unit unit;
    unit.type = start.type;
    unit.owner = start.owner;
    unit.place = start.pose ? Place::table : Place::reserve;
    unit.pose = start.pose.value_or(geometry::Pose{});
    unit.wounds = start.wounds;
    unit.formation = start.formation;
    unit.extension = start.extension;
    unit.status = start.status;
    unit.startStatus = start.status;
    unit.commander = start.commander;
    unit.below = start.below;
    unit.inside = start.inside;
    return unit;
}

void addUnit(Battle& battle, const StartUnit& start) {
    const UnitId id(static_cast<int>(battle.units.size()));
    battle.units.push_back(unitFrom(start));
    if (start.carriesRam) battle.rams.push_back({{}, id, true});
    if (!start.general) return;
    Player& player = *std::ranges::find(battle.players, start.owner, &Player::seat);
    player.generals.at(static_cast<std::size_t>(*start.general)).with = id;
}

/// OPT-18, OPT-19: for units already on the table.
void coverWithFog(Battle& battle, const std::vector<StartUnit>& units) {
    if (!battle.setting->options.fogOfWar) return;
    for (std::size_t i = 0; i != units.size(); ++i) {
        battle.units.at(i).faceDown = battle.units.at(i).place == Place::table && !units.at(i).faceUp;
    }
    for (const UnitId id : unitsInSight(battle)) {
        battle.units.at(static_cast<std::size_t>(id.raw())).faceDown = false;
    }
}

/// FOR-05
void showOnDefenses(Battle& battle) {
    for (const UnitId id : unitsSeenOnDefenses(battle)) {
        battle.units.at(static_cast<std::size_t>(id.raw())).faceDown = false;
    }
}

/// SIE-17: for units already on the table.
void coverInFortress(Battle& battle, const std::vector<StartUnit>& units) {
    if (!battle.setting->siege) return;
    for (std::size_t i = 0; i != units.size(); ++i) {
        Unit& unit = battle.units.at(i);
        unit.faceDown = unit.faceDown || (unit.place == Place::table && !units.at(i).faceUp &&
                                          isDefender(*battle.setting, unit.owner));
    }
    if (battle.setting->options.fogOfWar) return;
    const auto hidden = unitsHiddenInFortress(battle);
    for (int i = 0; i != std::ssize(battle.units); ++i) {
        if (std::ranges::count(hidden, UnitId(i)) == 0)
            battle.units.at(static_cast<std::size_t>(i)).faceDown = false;
    }
}

}  // namespace

Battle System::begin(const Scenario& scenario) {
    Battle battle;
    battle.setting = scenario.setting;
    for (const Side& side : battle.setting->sides) {
        battle.players.emplace_back();
        battle.players.back().seat = side.seat;
        battle.players.back().generals.resize(side.generals.size());
    }
    battle.structures = scenario.structures;
    battle.rams = scenario.rams;
    for (const StartUnit& unit : scenario.units) addUnit(battle, unit);
    coverWithFog(battle, scenario.units);
    coverInFortress(battle, scenario.units);
    showOnDefenses(battle);
    const auto cards = static_cast<int>(battle.setting->cards.size());
    for (int card = 0; card != cards; ++card) battle.deck.emplace_back(card);
    battle.active = battle.players.front().seat;
    const SetupTask first = nextSetupTask(battle);
    battle.stage = first.stage;
    battle.active = first.active;
    return battle;
}

}  // namespace vallum::field
