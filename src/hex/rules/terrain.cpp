// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/sight.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

const TerrainType& rowOf(const Setting& setting, Ground ground) {
    return setting.terrain[static_cast<std::size_t>(ground)];
}
const TerrainType& rowOf(const Setting& setting, Work work) {
    return setting.terrain[names(Ground{}).size() + static_cast<std::size_t>(work)];
}

Entry entryFor(const TerrainType::Entries& enter, Piece piece) {
    switch (piece) {
        case Piece::foot: return enter.foot;
        case Piece::mounted: return enter.mounted;
        case Piece::warMachine: return enter.warMachine;
        case Piece::leader: return enter.leader;
    }
    contradiction(__FILE__, __LINE__, "no such piece");
}

void capAt(Sum& dice, RuleId rule, const std::optional<int>& limit) {
    if (limit) dice.capAt(rule, *limit);
}

std::optional<int> limitInItOf(const TerrainType& row, const UnitType& type) {
    return type.isFoot() ? row.limitInIt.foot : row.limitInIt.mounted;
}

/// HXT-30, HXT-33: works protect only foot.
bool isMuchOf(const TerrainType::Protection& protection, const UnitType& type) {
    return protection.of == Protected::all || (protection.of == Protected::foot && type.isFoot());
}

/// HXT-28, HXT-29, HXT-63: only sides of the target's hex count; through a corner, either of two is enough.
bool comesThroughRampart(const Cell& cell, Hex at, Hex from) {
    return std::ranges::any_of(sidesToward(at, from), [&](Direction it) { return cell.ramparts.has(it); });
}

/// The terrain that protects the target of a blow; there is none against a battle back (HXT-03).
TerrainRows sheltersOf(const Battle& battle, const Blow& blow) {
    TerrainRows shelters;
    if (!blow.unit || !isDefending(blow)) return shelters;
    const Hex from = battle.unit(blow.by).at;
    for (const TerrainType* it : terrainAt(*battle.setting, blow.at)) {
        if (!isMuchOf(it->protection, battle.type(*blow.unit))) continue;
        const bool isAllRound = it->protection.sides == ProtectedSides::all;
        if (isAllRound || comesThroughRampart(battle.cell(blow.at), blow.at, from)) shelters.add(*it);
    }
    return shelters;
}

}  // namespace

Piece pieceOf(const UnitType& type) {
    if (type.is(Group::warMachine)) return Piece::warMachine;
    return type.isFoot() ? Piece::foot : Piece::mounted;
}

/// HXT-36, HXT-51, HXT-65
TerrainRows terrainAt(const Setting& setting, Hex hex) {
    const Cell& cell = setting.cells[indexOf(hex)];
    TerrainRows rows;
    if (cell.work != Work::bridge && cell.ground != Ground::open) rows.add(rowOf(setting, cell.ground));
    if (cell.work) {
        const bool isStormed = *cell.work == Work::fortifiedWall && setting.siege;
        rows.add(rowOf(setting, isStormed ? Work::scalableWall : *cell.work));
    }
    return rows;
}

bool hasWall(const Setting& setting, Hex hex) {
    const auto& work = setting.cells[indexOf(hex)].work;
    return work == Work::scalableWall || (work == Work::fortifiedWall && setting.siege);
}

bool isHill(const Setting& setting, Hex hex) { return setting.cells[indexOf(hex)].ground == Ground::hill; }

/// HXT-05, HXT-06, HXT-11, HXT-16, HXT-21, HXT-22, HXT-23, HXT-27, HXT-31, HXT-41, HXT-44, HXT-50, HXT-53,
/// HXT-57
WayIn wayInto(const Setting& setting, Hex hex, Piece piece) {
    WayIn way;
    for (const TerrainType* it : terrainAt(setting, hex)) {
        const Entry entry = entryFor(it->enter, piece);
        if (entry <= way.entry) continue;
        const bool isOnlyBarred = entry == Entry::no && it->enter.barred != RuleId();
        way = {entry, isOnlyBarred ? it->enter.barred : it->enter.rule};
    }
    return way;
}

bool callsForRoll(const Setting& setting, Hex hex) {
    return std::ranges::any_of(terrainAt(setting, hex), &TerrainType::roll);
}

Verdict mayBattleAfterEntering(const Setting& setting, Hex hex, const UnitType& type) {
    for (const TerrainType* it : terrainAt(setting, hex)) {
        const auto& [who, rule] = it->battleAfterEntering;
        if (who == Battlers::foot && !type.isFoot()) return refuse(rule);
        const bool isNimble = type.isLightFoot() || type.is(Group::warriors);
        if (who == Battlers::lightFootAndWarriors && !isNimble) return refuse(rule);
    }
    return {};
}

Verdict mayReachWall(const Setting& setting, Hex target, Hex start, const UnitType& type) {
    const bool climbs = type.isFoot() && !type.is(Group::warMachine);
    return allowIf(climbs || !hasWall(setting, target) || areAdjacent(start, target), "HXT-44"_rule);
}

/// HXT-18: on a hill, any enemy it fights is lower or also on a hill.
void limitCloseFrom(Sum& dice, const Setting& setting, Hex from, const UnitType& type) {
    for (const TerrainType* it : terrainAt(setting, from))
        capAt(dice, it->limitInIt.rule, limitInItOf(*it, type));
}

std::optional<int> closeLimitIn(const Setting& setting, Hex from, const UnitType& type) {
    std::optional<int> least;
    for (const TerrainType* it : terrainAt(setting, from)) {
        const auto limit = limitInItOf(*it, type);
        if (limit && (!least || *limit < *least)) least = limit;
    }
    return least;
}

/// HXT-08, HXT-14, HXT-24, HXT-37, HXT-38, HXT-58: the limits are data, by kind of ground and work.
void limitClose(Sum& dice, const Setting& setting, Hex from, Hex at, const UnitType& type) {
    limitCloseFrom(dice, setting, from, type);
    for (const TerrainType* it : terrainAt(setting, at)) {
        const TerrainType::Limits& limits = it->limitAgainstIt;
        capAt(dice, limits.rule, type.isFoot() ? limits.foot : limits.mounted);
        if (!isHill(setting, from)) capAt(dice, limits.rule, limits.fromBelow);
    }
}

/// HXT-08, HXT-14, HXT-24, HXT-37, HXT-58
void limitRanged(Sum& dice, const Setting& setting, Hex from, Hex at) {
    for (const TerrainType* it : terrainAt(setting, from)) {
        capAt(dice, it->limitInIt.rule, it->limitInIt.ranged);
    }
    for (const TerrainType* it : terrainAt(setting, at)) {
        capAt(dice, it->limitAgainstIt.rule, it->limitAgainstIt.ranged);
    }
}

void takeCampDie(Sum& dice, const Setting& setting, Hex from) {
    for (const TerrainType* it : terrainAt(setting, from)) dice.add("HXT-34"_rule, -it->diceFewer);
}

/// HXT-28, HXT-32, HXT-45
int swordsIgnoredBehindWorks(const Battle& battle, const Blow& blow) {
    if (blow.roll == Roll::fire) return 0;
    int swords = 0;
    for (const TerrainType* it : sheltersOf(battle, blow)) swords += it->protection.swords;
    return swords;
}

/// HXT-28, HXT-29, HXT-32, HXT-40, HXT-45, HXT-47
void addFlagsIgnoredBehindWorks(Sum& flags, const Battle& battle, const Blow& blow) {
    for (const TerrainType* it : sheltersOf(battle, blow)) {
        const auto& protection = it->protection;
        flags.add(blow.roll == Roll::fire ? protection.ranged : protection.close, protection.flags);
    }
}

bool strikesFirstFromWall(const Setting& setting, Hex defender, Hex attacker) {
    const auto rows = terrainAt(setting, defender);
    const bool isReady =
        std::ranges::any_of(rows, [](const TerrainType* it) { return it->protection.strikesFirst; });
    return isReady && !hasWall(setting, attacker);
}

}  // namespace vallum::hex
