// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;

namespace {

bool isHidden(const Battle& battle, UnitId id) { return battle.onTable(id) && battle.unit(id).faceDown; }

}  // namespace

bool hasHiddenUnit(const Battle& battle) {
    return std::ranges::any_of(battle.units,
                               [](const Unit& it) { return it.faceDown && it.place == Place::table; });
}

bool isHiddenFrom(const Battle& battle, UnitId id, Seat seat) {
    const auto side = std::ranges::find(battle.setting->sides, seat, &Side::seat);
    const bool isFriend = side != battle.setting->sides.end() && battle.areAllied(battle.owner(id), seat);
    return !isFriend && (battle.unit(id).faceDown || battle.unit(id).place == Place::reserve);
}

RuleId ruleOfHiding(const Battle& battle, Seat owner) {
    if (battle.stage != Stage::fighting) return "SET-21"_rule;
    const auto& siege = battle.setting->siege;
    return siege && siege->defender == owner ? "FOR-05"_rule : "OPT-18"_rule;
}

std::string knownName(const Battle& battle, UnitId id) {
    return isHiddenFrom(battle, id, battle.active) ? "hidden" : battle.type(id).name;
}

std::vector<UnitId> unitsInSight(const Battle& battle) {
    const auto& fog = battle.setting->options.fogOfWar;
    if (!fog || !hasHiddenUnit(battle)) return {};
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) {
        if (!isHidden(battle, id)) return true;
        const Footprint shape = footprint(battle, id);
        const auto sees = [&](UnitId other) {
            return battle.areEnemies(id, other) &&
                   geometry::isCloser(fog->distance, shape, footprint(battle, other));
        };
        return std::ranges::none_of(battle.unitsOnTable(), sees);
    });
    return units;
}

}  // namespace vallum::field
