// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// GEN-08: the bonus for charges, if it applies to such a unit.
std::optional<Attack> chargeAttackFor(const Battle& battle, const GeneralOf& general, const UnitType& type) {
    const auto& effect = general.card(battle).ability.effect.chargeAttack;
    if (!effect) return std::nullopt;
    const bool fits = effect->filter == Arm::mounted ? type.mounted : type.unitClass == UnitClass::infantry;
    return fits ? std::optional(effect->attack) : std::nullopt;
}

/// Only cards: section markers are ignored in measuring (GEO-07). For a unit off the table, its structure.
geometry::Outline cardOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    return unit.inside ? footprint(battle, id).card() : geometry::outline(unit.pose, cardSize);
}

/// OPT-06: the named one ranks before others with the same leadership.
bool leadsBefore(const Battle& battle, const GeneralOf& one, const GeneralOf& other) {
    const int more = one.card(battle).leadership - other.card(battle).leadership;
    return more != 0 ? more > 0 : battle.player(one.seat).chief == one.index;
}

}  // namespace

std::vector<GeneralOf> generalsOf(const Battle& battle, Seat seat) {
    std::vector<GeneralOf> all;
    for (int i = 0; i != std::ssize(battle.player(seat).generals); ++i) all.push_back({seat, i});
    return all;
}

std::optional<GeneralOf> generalAt(const Battle& battle, UnitId id) {
    const Seat owner = battle.owner(id);
    const auto& generals = battle.player(owner).generals;
    const auto found = std::ranges::find(generals, std::optional(id), &GeneralInPlay::with);
    if (found == generals.end()) return std::nullopt;
    return GeneralOf{owner, static_cast<int>(found - generals.begin())};
}

bool isCommandedBy(const Battle& battle, const GeneralOf& general, UnitId id) {
    if (general.seat != battle.owner(id)) return false;
    const auto& commander = battle.unit(id).commander;
    return battle.setting->options.command == Command::together || !commander || *commander == general.index;
}

/// GEN-13: read off the unit, so it ends when the unit recovers. Death and wounds are kept apart and stay.
bool isFleeing(const Battle& battle, const GeneralOf& general) {
    const auto& with = general.state(battle).with;
    return with && battle.unit(*with).has(Marker::fleeing);
}

bool isLost(const Battle& battle, const GeneralOf& general) {
    return general.state(battle).health != GeneralHealth::well || isFleeing(battle, general);
}

GeneralOf chiefOf(const Battle& battle, Seat seat) {
    auto candidates = generalsOf(battle, seat);
    if (!isLeaderless(battle, seat)) {
        std::erase_if(candidates, [&](const GeneralOf& it) { return isLost(battle, it); });
    }
    return *std::ranges::min_element(candidates, [&](const GeneralOf& one, const GeneralOf& other) {
        return leadsBefore(battle, one, other);
    });
}

std::vector<int> highestLeaders(const Battle& battle, Seat seat) {
    const auto& cards = battle.side(seat).generals;
    const int most = std::ranges::max(cards, {}, &GeneralCard::leadership).leadership;
    std::vector<int> found;
    for (int i = 0; i != std::ssize(cards); ++i) {
        if (cards.at(static_cast<std::size_t>(i)).leadership == most) found.push_back(i);
    }
    return found;
}

bool isLeaderless(const Battle& battle, Seat seat) {
    const auto all = generalsOf(battle, seat);
    return std::ranges::all_of(all, [&](const GeneralOf& it) { return isLost(battle, it); });
}

bool isWithoutGeneral(const Battle& battle, UnitId id) {
    const auto all = generalsOf(battle, battle.owner(id));
    return std::ranges::all_of(
        all, [&](const GeneralOf& it) { return isLost(battle, it) || !isCommandedBy(battle, it, id); });
}

Sum leadership(const Battle& battle, Seat seat) {
    const GeneralOf chief = chiefOf(battle, seat);
    Sum sum;
    sum.add("GEN-07"_rule, chief.card(battle).leadership);
    if (isLost(battle, chief)) sum.add("GEN-11"_rule, -1);
    return sum;
}

bool hasGeneral(const Battle& battle, UnitId id) {
    const auto general = generalAt(battle, id);
    return general && !isLost(battle, *general);
}

bool reaches(const Battle& battle, const GeneralOf& general, UnitId id) {
    const auto& with = general.state(battle).with;
    if (!with || isLost(battle, general) || !isCommandedBy(battle, general, id)) return false;
    if (*with == id) return true;
    return geometry::isWithin(general.card(battle).influence, cardOf(battle, *with), cardOf(battle, id));
}

bool isInInfluence(const Battle& battle, UnitId id) {
    const auto all = generalsOf(battle, battle.owner(id));
    return std::ranges::any_of(all, [&](const GeneralOf& it) { return reaches(battle, it, id); });
}

bool isLedToCharge(const Battle& battle, UnitId id) {
    const auto all = generalsOf(battle, battle.owner(id));
    return std::ranges::any_of(all, [&](const GeneralOf& it) {
        return chargeAttackFor(battle, it, battle.type(id)) && reaches(battle, it, id);
    });
}

Attack attackOfLedCharge(const Battle& battle, UnitId id) {
    for (const GeneralOf& it : generalsOf(battle, battle.owner(id))) {
        const auto attack = chargeAttackFor(battle, it, battle.type(id));
        if (attack && !isLost(battle, it) && isCommandedBy(battle, it, id)) return *attack;
    }
    return {};
}

}  // namespace vallum::field
