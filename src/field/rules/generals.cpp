// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/generals.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

bool isGeneralFleeing(const Battle& battle, Seat seat) {
    const auto& with = battle.player(seat).generalWith;
    return with && battle.unit(*with).has(Marker::fleeing);
}

bool isGeneralLost(const Battle& battle, Seat seat) {
    return battle.player(seat).general != GeneralHealth::well || isGeneralFleeing(battle, seat);
}

Sum leadership(const Battle& battle, Seat seat) {
    Sum sum;
    sum.add("GEN-07"_rule, battle.side(seat).general.leadership);
    if (isGeneralLost(battle, seat)) sum.add("GEN-11"_rule, -1);
    return sum;
}

bool hasGeneral(const Battle& battle, UnitId id) {
    const Seat owner = battle.owner(id);
    return battle.player(owner).generalWith == id && !isGeneralLost(battle, owner);
}

bool isInInfluence(const Battle& battle, UnitId id) {
    const Seat owner = battle.owner(id);
    const auto& with = battle.player(owner).generalWith;
    if (!with || isGeneralLost(battle, owner)) return false;
    if (*with == id) return true;
    // Cards alone: section markers are not measured to (GEO-07).
    return geometry::isWithin(battle.side(owner).general.influence,
                              geometry::outline(battle.unit(*with).pose, cardSize),
                              geometry::outline(battle.unit(id).pose, cardSize));
}

bool hasAbility(const Battle& battle, Seat seat, GeneralAbility ability) {
    constexpr auto ids = names(GeneralAbility{});
    return battle.side(seat).general.abilityId == ids.at(static_cast<std::size_t>(ability)) &&
           !isGeneralLost(battle, seat);
}

bool isUnderAbility(const Battle& battle, UnitId id, GeneralAbility ability) {
    return hasAbility(battle, battle.owner(id), ability) && isInInfluence(battle, id);
}

bool isLedToCharge(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    if (type.mounted) return isUnderAbility(battle, id, GeneralAbility::leadsTheHorse);
    return type.unitClass == UnitClass::infantry && isUnderAbility(battle, id, GeneralAbility::leadsTheFoot);
}

}  // namespace vallum::field
