// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fortresses.h"

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/siege/battering.h>
#include <vallum/field/procedures/siege/bombardment.h>
#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/collapse.h>
#include <vallum/field/rules/siege/structure_attacks.h>

/// Blue attacks red's fortress, for tests of siege engines. Blue's unit is the first one.
namespace vallum::field {

/// Power 4, range 8, active.
inline TestUnit onager(Seat owner) {
    return infantry(owner).of(UnitClass::artillery).shoots(4, 8_du, Missile::stone).active();
}
/// At this distance in front of the middle wall.
inline TestUnit before(TestUnit unit, Du distance) {
    return unit.at(10_du, 10.4_du + distance).facing(180_deg);
}
inline TestTable ofStone(TestTable table = stronghold()) {
    for (Structure& it : table.structures) it.material = Material::stone;
    return table;
}
inline TestTable with(const Structure& extra, TestTable table = stronghold()) {
    table.structures.push_back(extra);
    return table;
}
/// The fifth structure of the stronghold, and the first one outside it.
inline constexpr StructureId another(5);
inline Structure ownedBy(std::optional<Seat> owner, Structure structure) {
    structure.owner = owner;
    return structure;
}
/// Carried by the first unit.
inline TestTable withRam(TestTable table = stronghold()) {
    table.rams = {Ram{.pose = {}, .carrier = a}};
    return table;
}
inline TestTable withDeck(const std::vector<Event>& events, TestTable table = stronghold()) {
    const TestTable cards = tableWith(events);
    table.orders = cards.orders;
    table.events = cards.events;
    table.cards = cards.cards;
    return table;
}

/// Adds a distant red unit, because red without units would lose at once (SET-11).
inline std::vector<TestUnit> againstSomebody(std::vector<TestUnit> units) {
    const bool isAny = std::ranges::any_of(units, [](const TestUnit& it) { return it.unit.owner == red; });
    if (!isAny) units.push_back(infantry(red).at(20_du, 1_du));
    return units;
}
inline Battle shooting(const std::vector<TestUnit>& units, const TestTable& table = stronghold()) {
    return turnOf(blue, inPhase(Phase::rangedAttack, battleOf(againstSomebody(units), table)));
}
inline Battle fighting(const std::vector<TestUnit>& units, const TestTable& table = stronghold()) {
    return turnOf(blue, inPhase(Phase::melee, battleOf(againstSomebody(units), table)));
}

inline ShotAtStructure shotAt(StructureId structure, bool incendiary = false) {
    return {a, structure, incendiary};
}
inline AttackStructure ramming(StructureId structure, bool door = false) {
    return {a, {structure, door, Siegework::ram}};
}
inline AttackStructure burning(StructureId structure, bool door = false) {
    return {a, {structure, door, Siegework::arson}};
}
inline std::string refused(const Battle& battle, const ShotAtStructure& shot) {
    return refusal(fits(battle, ChooseShot{}, shot));
}
inline std::string refused(const Battle& battle, const AttackStructure& attack) {
    return refusal(fits(battle, ChooseCombat{}, attack));
}
inline Played shot(const Battle& battle, const ShotAtStructure& at, Cues cues) {
    return play(battle, std::move(cues), [&](Game& game) { shootAt(game, at); });
}
inline Played attacked(const Battle& battle, const AttackStructure& on, Cues cues) {
    return play(battle, std::move(cues), [&](Game& game) { attack(game, on); });
}
/// With this damage, after checking for collapse.
inline Played fallen(const Battle& battle, StructureId id, Cues cues = {}) {
    return play(battle, std::move(cues), [&](Game& game) { collapseIfDue(game, id, false); });
}

/// At the start of this attack.
inline Battle begun(Battle battle, const Combat& combat) {
    battle.combat = combat;
    return battle;
}
inline Battle begun(const Battle& battle, const AttackStructure& attack) {
    return begun(battle, beginningAttack(attack));
}
inline Battle begun(const Battle& battle, const ShotAtStructure& shot) {
    return begun(battle, beginningShot(battle, shot, measured(battle, shot)));
}
inline int dice(const Battle& battle, const auto& attack) {
    return diceOnStructure(begun(battle, attack)).total();
}
inline Attack attackOn(const Battle& battle, const auto& attack) {
    const Battle now = begun(battle, attack);
    return {attackOnStructure(now, Roll::hit).total(), attackOnStructure(now, Roll::damage).total()};
}

}  // namespace vallum::field
