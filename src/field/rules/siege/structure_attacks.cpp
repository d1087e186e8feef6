// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/morale/elephants.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;

namespace {

bool exists(const Battle& battle, StructureId id) {
    return id.raw() >= 0 && id.raw() < std::ssize(battle.structures);
}

std::optional<Seat> ownerOf(const Battle& battle, StructureId id) {
    const Structure& it = battle.structure(id);
    if (it.owner || !it.fortress) return it.owner;
    return battle.setting->fortresses.at(static_cast<std::size_t>(*it.fortress)).owner;
}

bool isEnemyOn(const Battle& battle, Seat seat, StructureId wall) {
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId unit) {
        return !battle.areAllied(battle.owner(unit), seat) &&
               std::ranges::count(placesHeld(battle, unit), wall, &WallPlace::wall) != 0;
    });
}

/// By the unit in it; an empty one, or a wall, by its owner.
bool isHeldByFriends(const Battle& battle, Seat seat, StructureId id) {
    if (const auto holder = holderOf(battle, id)) return battle.areAllied(battle.owner(*holder), seat);
    const auto owner = ownerOf(battle, id);
    if (!owner || !battle.areAllied(*owner, seat)) return false;
    return !isWall(battle.structure(id).kind) || !isEnemyOn(battle, seat, id);
}

// ----------------------------------------------------------------- sections

/// GAT-01
int sectionsOnDoor(const Battle& battle, UnitId unit, StructureId gate) {
    const Unit& it = battle.unit(unit);
    if (it.inside || battle.structure(gate).kind != StructureKind::gate) return 0;
    const auto door = geometry::doorOutline(battle.structure(gate).pose, battle.setting->sizes);
    const auto front = geometry::frontEdge(placement(it), cardSize);
    int sections = 0;
    for (const Edge side : {Edge::front, Edge::rear}) {
        sections += geometry::flushSections(front, geometry::frontSections(it.extension),
                                            geometry::segmentOf(door, side));
    }
    return sections;
}

/// GAT-03: sections at the door or at the wall beside it.
int sectionsOn(const Battle& battle, UnitId unit, const Target& target) {
    const int onDoor = sectionsOnDoor(battle, unit, target.structure);
    return target.door ? onDoor : frontSectionsOn(battle, unit, target.structure) - onDoor;
}

/// GAT-05: beside the door of a stone gate the sections touch stone.
int sectionsThatBurn(const Battle& battle, UnitId unit, const Target& target) {
    if (!isWooden(battle, target.structure)) return sectionsOnDoor(battle, unit, target.structure);
    const int all = frontSectionsOn(battle, unit, target.structure);
    const bool isGap =
        battle.structure(target.structure).kind == StructureKind::gate && !hasDoor(battle, target.structure);
    return isGap ? all - sectionsOnDoor(battle, unit, target.structure) : all;
}

// ----------------------------------------------------------------- legality

/// GAT-08: with enemies through the opening in front of it only.
bool isEngagedOnlyThroughOpening(const Battle& battle, UnitId unit) {
    return std::ranges::all_of(enemiesInContact(battle, unit), [&](UnitId enemy) {
        const int across = contactAtStructure(battle, unit, enemy).sections;
        return across == sectionsInContact(battle, unit, enemy) && !placesFaced(battle, unit).empty();
    });
}

bool hasFought(const Battle& battle, UnitId unit) {
    return std::ranges::count(battle.fought, unit, &Opponents::attacker) != 0;
}

/// GAT-03, GAT-05, GAT-08, FOR-03
Verdict isOfWood(const Battle& battle, const Target& target) {
    if (!target.door) return allowIf(isWooden(battle, target.structure), "FOR-03"_rule);
    if (battle.structure(target.structure).kind != StructureKind::gate) return refuse("GAT-03"_rule);
    return allowIf(hasDoor(battle, target.structure), "GAT-08"_rule);
}

/// FLT-13, ACT-16, MOV-20, FIR-15, RAM-06: nothing else occupies it.
Verdict isAtLiberty(const Battle& battle, UnitId id, RuleId why) {
    if (!battle.onTable(id) || battle.owner(id) != battle.active || battle.isCovered(id)) return refuse(why);
    if (isWhollyCovered(battle, id)) return refuse("FOR-09"_rule);
    const Unit& unit = battle.unit(id);
    if (unit.has(Marker::fleeing)) return refuse("FLT-13"_rule);
    if (unit.did(TurnFlag::recovered)) return refuse("ACT-16"_rule);
    if (unit.did(TurnFlag::forcedMarch)) return refuse("MOV-20"_rule);
    if (unit.did(TurnFlag::foughtFire)) return refuse("FIR-15"_rule);
    if (unit.did(TurnFlag::clearedTile)) return refuse(ruleOfClearedTile(battle, id));
    return allowIf(!unit.did(TurnFlag::attackedStructure), why);
}

/// HGT-22, RAM-13: elephants are mounted, but may ram structures of wood.
Verdict mayRam(const Battle& battle, UnitId unit, const Target& target) {
    const RuleId why = areElephants(battle, unit) ? "RAM-13"_rule : "RAM-03"_rule;
    if (!areElephants(battle, unit) && !ramOf(battle, unit)) return refuse("RAM-03"_rule);
    if (battle.unit(unit).climb) return refuse(why);
    const bool isTouched = sectionsOn(battle, unit, target) > 0;
    if (!isTouched) return refuse(target.door ? "GAT-03"_rule : why);
    if (hasFought(battle, unit)) return refuse("GAT-08"_rule);
    return allowIf(isEngagedOnlyThroughOpening(battle, unit), "GAT-08"_rule);
}

Verdict mayLayFire(const Battle& battle, UnitId unit, const Target& target) {
    if (battle.type(unit).unitClass == UnitClass::artillery || battle.unit(unit).climb) {
        return refuse("FIR-04"_rule);
    }
    if (isEngaged(battle, unit) || hasFought(battle, unit)) return refuse("FIR-04"_rule);
    if (target.door && sectionsOn(battle, unit, target) == 0) return refuse("GAT-03"_rule);
    return allowIf(sectionsThatBurn(battle, unit, target) > 1, "FIR-01"_rule);
}

std::vector<AttackStructure> attacksOf(const Battle& battle, UnitId unit) {
    std::vector<AttackStructure> attacks;
    for (const StructureId id : standingStructures(battle)) {
        if (frontSectionsOn(battle, unit, id) == 0) continue;
        for (const Siegework by : {Siegework::ram, Siegework::arson}) {
            for (const bool door : {false, true}) {
                const AttackStructure attack{unit, {id, door, by}};
                if (mayAttack(battle, attack)) attacks.push_back(attack);
            }
        }
    }
    return attacks;
}

}  // namespace

Verdict mayBeAttacked(const Battle& battle, UnitId by, StructureId id) {
    if (!exists(battle, id) || !battle.structure(id).stands()) return refuse("ART-06"_rule);
    if (isFieldDefense(battle.structure(id).kind)) return refuse("TRE-14"_rule);
    if (resistanceTo(battle, {.structure = id}).total() == 0) return refuse("FOR-03"_rule);
    if (battle.unit(by).inside == id) return refuse("ART-06"_rule);
    return allowIf(!isHeldByFriends(battle, battle.owner(by), id), "ART-06"_rule);
}

Verdict mayAttack(const Battle& battle, const AttackStructure& attack) {
    const auto& [unit, target] = attack;
    if (isShot(target.by)) return refuse("FOR-03"_rule);
    const bool rams = target.by == Siegework::ram;
    return isAtLiberty(battle, unit, rams ? "RAM-06"_rule : "FIR-01"_rule)
        .and_then([&] { return mayBeAttacked(battle, unit, target.structure); })
        .and_then([&] { return isOfWood(battle, target); })
        .and_then([&] { return rams ? mayRam(battle, unit, target) : mayLayFire(battle, unit, target); });
}

std::vector<AttackStructure> structureAttacks(const Battle& battle) {
    std::vector<AttackStructure> attacks;
    if (battle.structures.empty()) return attacks;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.owner(unit) != battle.active) continue;
        const auto more = attacksOf(battle, unit);
        attacks.insert(attacks.end(), more.begin(), more.end());
    }
    return attacks;
}

std::vector<AttackStructure> attacksWith(const Battle& battle, const AttackStructure& attack) {
    std::vector<AttackStructure> attacks{attack};
    if (attack.target.by != Siegework::arson) return attacks;
    for (const AttackStructure& other : attacksOf(battle, attack.unit)) {
        const bool isDone = std::ranges::any_of(attacks, [&](const AttackStructure& it) {
            return it.target.structure == other.target.structure;
        });
        if (other.target.by == Siegework::arson && !isDone) attacks.push_back(other);
    }
    return attacks;
}

Combat beginningAttack(const AttackStructure& attack) {
    Combat combat{.kind = CombatKind::structure, .units = {.attacker = attack.unit, .defender = UnitId()}};
    combat.target = attack.target;
    return combat;
}

Sum diceOnStructure(const Battle& battle) {
    const Combat& combat = battle.currentCombat();
    const UnitId unit = combat.units.attacker;
    const Target& target = *combat.target;
    if (isShot(target.by)) {
        Sum dice = rangedDice(battle, combat.band, unit);
        dice.add("FIR-05"_rule, target.by == Siegework::incendiaryShot ? -1 : 0);
        return dice;
    }
    Sum dice;
    if (target.by == Siegework::ram) {
        dice.add(areElephants(battle, unit) ? "RAM-13"_rule : "RAM-03"_rule, 4);
    } else {
        dice.add("FIR-01"_rule, sectionsThatBurn(battle, unit, target) - 1);
    }
    for (const EventEffectOnUnit& it : effectsOn(battle, unit)) {
        dice.add(ruleOf(battle.event(it.event)), it.effect.dice);
    }
    return dice;
}

Sum resistanceTo(const Battle& battle, const Target& target) {
    Sum resistance;
    resistance.add(target.door ? "GAT-04"_rule : "FOR-01"_rule,
                   resistanceOf(battle, target.structure, target.door));
    return resistance;
}

bool sixesCountTwice(const Battle& battle) {
    const Combat& combat = battle.currentCombat();
    return isShot(combat.target->by) && battle.type(combat.units.attacker).unitClass == UnitClass::artillery;
}

std::vector<UnitId> endangeredByMisfire(const Battle& battle, UnitId engine) {
    auto units = friendsOf(battle, engine);
    std::erase_if(units, [&](UnitId it) {
        return !geometry::isWithin(2_du, footprint(battle, engine), footprint(battle, it));
    });
    return units;
}

Verdict fits(const Battle& battle, const ChooseCombat&, const AttackStructure& answer) {
    return mayAttack(battle, answer);
}

Verdict fits(const Battle& battle, const ChooseCombat&, const PhaseDone&) {
    return allowIf(combatsToFight(battle).empty(), "MEL-02"_rule);
}

}  // namespace vallum::field
