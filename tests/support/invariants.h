// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/siege_invariants.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/geometry/relation.h>

/// Invariants that hold in every field battle between two steps.
namespace vallum::field {

namespace invariants {

inline std::string named(UnitId id) { return "unit " + std::to_string(id.raw()); }

/// MOV-10: the overlap may last until the phase ends.
inline bool isOpenCrossing(const Battle& battle, UnitId one, UnitId other) {
    return std::ranges::any_of(battle.crossings, [&](const Crossing& it) {
        return (it.unit == one && it.under == other) || (it.unit == other && it.under == one);
    });
}

inline bool exists(const Battle& battle, UnitId id) {
    return id.raw() >= 0 && id.raw() < std::ssize(battle.units);
}
inline bool exist(const Battle& battle, const Opponents& units) {
    return exists(battle, units.attacker) && exists(battle, units.defender);
}

inline std::optional<std::string> inReferences(const Battle& battle) {
    for (const Opponents& it : battle.charges) {
        if (!exist(battle, it)) return "a charge of a unit that does not exist";
    }
    for (const Opponents& it : battle.fought) {
        if (!exist(battle, it)) return "a combat of a unit that does not exist";
    }
    for (const Crossing& it : battle.crossings) {
        if (!battle.onTable(it.unit) || !battle.onTable(it.under)) return "a crossing of a unit that is gone";
    }
    if (battle.combat) {
        const Combat& combat = *battle.combat;
        const bool isWhole =
            combat.target ? exists(battle, combat.units.attacker) : exist(battle, combat.units);
        if (!isWhole) return "a combat without a unit";
    }
    for (const Unit& unit : battle.units) {
        const auto type = unit.type.raw();
        if (type < 0 || type >= std::ssize(battle.setting->types)) return "a unit without a type";
    }
    return std::nullopt;
}

inline std::optional<std::string> inCards(const Battle& battle) {
    std::vector<CardId> cards = battle.deck;
    cards.insert(cards.end(), battle.discarded.begin(), battle.discarded.end());
    for (const Player& player : battle.players) {
        cards.insert(cards.end(), player.hand.begin(), player.hand.end());
    }
    std::ranges::sort(cards);
    if (std::ssize(cards) != std::ssize(battle.setting->cards)) return "a card too many or too few";
    for (int i = 0; i != std::ssize(cards); ++i) {
        if (cards.at(static_cast<std::size_t>(i)).raw() != i)
            return "card " + std::to_string(i) + " is not there once";
    }
    return std::nullopt;
}

inline std::optional<std::string> inGenerals(const Battle& battle) {
    for (const Player& player : battle.players) {
        for (const GeneralInPlay& general : player.generals) {
            const bool isDead = general.health == GeneralHealth::dead;
            if (isDead && general.with) return "a dead general with a unit";
            if (battle.stage == Stage::fighting && !isDead && !general.with) return "a general nowhere";
            if (!general.with) continue;
            if (!battle.onTable(*general.with)) return "a general with a unit that is gone";
            if (battle.owner(*general.with) != player.seat) return "a general with an enemy";
        }
    }
    return std::nullopt;
}

inline std::optional<std::string> inMarkers(const Unit& unit) {
    if (unit.place != Place::table && unit.markers != EnumSet<Marker>{}) return "markers off the table";
    if (unit.has(Marker::fleeing) && !unit.has(Marker::broken)) return "fleeing, not broken";
    const bool isExtended = unit.extension.left || unit.extension.right;
    if (unit.formation && isExtended) return "a formation and extension markers (MAN-12)";
    if (unit.has(Marker::fleeing) && (unit.formation || isExtended || !unit.envelops.empty())) {
        return "fleeing with a formation or section markers (FLT-01)";
    }
    return std::nullopt;
}

inline std::optional<std::string> inWounds(const Battle& battle, const Unit& unit) {
    if (unit.wounds < 0 || unit.newWounds < 0 || unit.newWounds > unit.wounds) return "impossible wounds";
    if (unit.place == Place::table &&
        unit.wounds >= health(battle.setting->options, battle.typeOf(unit.type)).total())
        return "dead on the table";
    if (!battle.combat && unit.newWounds != 0) return "new wounds between combats";
    return std::nullopt;
}

inline std::optional<std::string> inEnvelops(const Battle& battle, UnitId id) {
    const auto& envelops = battle.unit(id).envelops;
    const auto squares = envelopSquares(battle, id);
    for (std::size_t i = 0; i != envelops.size(); ++i) {
        const auto& [enemy, section] = envelops.at(i);
        if (!battle.onTable(enemy) || !battle.areEnemies(enemy, id)) return "envelops no enemy";
        if (!geometry::inContact(footprint(battle, id), footprint(battle, enemy)) &&
            !areEngaged(battle, id, enemy)) {  // TRE-07
            return "envelops an enemy that it does not touch (CHG-17)";
        }
        for (const UnitId other : battle.unitsOnTable()) {
            if (geometry::overlap(squares.at(i), footprint(battle, other))) {
                return "an envelop marker on " + named(other);
            }
            const auto others = envelopSquares(battle, other);
            for (std::size_t j = 0; j != others.size(); ++j) {
                if ((other != id || i != j) && geometry::overlap(squares.at(i), others.at(j))) {
                    return "an envelop marker on a marker of " + named(other);
                }
            }
        }
    }
    return std::nullopt;
}

inline std::optional<std::string> inPlace(const Battle& battle, UnitId id) {
    if (battle.unit(id).inside) return std::nullopt;  // FOR-04: the structure takes its place
    const auto outline = footprint(battle, id);
    if (!geometry::isOnTable(outline, battle.setting->table)) return "not wholly on the table";
    for (const UnitId other : battle.unitsOnTable()) {
        if (other <= id || isOpenCrossing(battle, id, other)) continue;
        if (battle.unit(other).inside || lieOnEachOther(battle, id, other)) continue;
        if (battle.isCovered(id) || battle.isCovered(other)) continue;  // inStack: checked for the main unit
        if (geometry::overlap(outline, footprint(battle, other))) return "lies on " + named(other);
    }
    return std::nullopt;
}

/// OPT-18 to OPT-20
inline std::optional<std::string> inFog(const Battle& battle) {
    if (battle.stage == Stage::deployment) return std::nullopt;
    for (const UnitId id : unitsInSight(battle)) return named(id) + ": hidden in plain sight (OPT-19)";
    for (const UnitId id : battle.unitsOnTable()) {
        const bool mayHide = battle.setting->options.fogOfWar || defendsFortress(battle, id);  // FOR-05
        if (battle.unit(id).faceDown && !mayHide) return named(id) + ": face down";
    }
    return std::nullopt;
}

/// OPT-26
inline std::optional<std::string> inLines(const Battle& battle) {
    for (const LineAdvance& line : battle.lines) {
        for (const UnitId id : line.units) {
            const bool isMarked = exists(battle, id) && battle.unit(id).did(TurnFlag::advancedInLine);
            const bool isOwn = isMarked && battle.areAllied(battle.owner(id), battle.active);
            if (!isOwn) return "a line with a unit that is not in it";
        }
    }
    return std::nullopt;
}

/// ABL-27 to ABL-30
inline std::optional<std::string> inStack(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.below) return std::nullopt;
    if (!battle.onTable(*unit.below)) return "lies under a unit that is gone";
    const Unit& main = battle.unit(*unit.below);
    if (main.below || main.owner != unit.owner) return "lies under no main unit of its own";
    if (main.pose != unit.pose) return "is not aligned with its main unit";
    if (unit.formation || unit.extension != geometry::Extension{} || !unit.envelops.empty()) {
        return "has a formation or section markers under its main unit (ABL-30)";
    }
    const auto others = std::ranges::count(battle.units, unit.below, &Unit::below);
    return others == 1 ? std::nullopt : std::optional<std::string>("two units under one");
}

inline std::optional<std::string> inUnit(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (auto broken = inMarkers(unit)) return broken;
    if (auto broken = inWounds(battle, unit)) return broken;
    if (unit.place != Place::table) return std::nullopt;
    if (auto broken = inStack(battle, id)) return broken;
    if (auto broken = inPlace(battle, id)) return broken;
    if (auto broken = inEnvelops(battle, id)) return broken;
    if (auto broken = onImpassableTile(battle, id)) return broken;
    if (battle.structures.empty()) return std::nullopt;
    if (auto broken = inClimb(battle, id)) return broken;
    return unit.inside ? std::nullopt : inMasonry(battle, id);
}

}  // namespace invariants

/// The first violated invariant, in words.
inline std::optional<std::string> brokenInvariant(const Battle& battle) {
    if (auto broken = invariants::inReferences(battle)) return broken;
    if (auto broken = invariants::inCards(battle)) return broken;
    if (auto broken = invariants::inGenerals(battle)) return broken;
    if (auto broken = invariants::inFog(battle)) return broken;
    if (auto broken = invariants::inLines(battle)) return broken;
    if (!battle.structures.empty()) {
        if (auto broken = invariants::inHolders(battle)) return broken;
        if (auto broken = invariants::inOverlaps(battle)) return broken;
        if (auto broken = invariants::inWalls(battle)) return broken;
    }
    for (const UnitId id : battle.everyUnit()) {
        if (auto broken = invariants::inUnit(battle, id)) return invariants::named(id) + ": " + *broken;
    }
    return std::nullopt;
}

}  // namespace vallum::field
