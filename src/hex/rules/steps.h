// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include <vallum/hex/model/places.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/terrain.h>

/// What prevents a piece from moving at all, or from entering a hex on its path.
namespace vallum::hex {

/// The rule that prevents it; none: it may go.
using Bar = std::optional<RuleId>;

/// HEX-14, HEX-18, HEX-27, HEX-82, HEX-84
inline Bar barOfMoving(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.turn.ordered || !unit.isOnBoard() || unit.owner != battle.active) return "HEX-14"_rule;
    const bool isMovePhase = battle.phase == Phase::moving || battle.phase == Phase::movingAgain;
    if (!isMovePhase) return "HEX-12"_rule;
    if (conductOf(battle).bans.has(ActionKind::move)) return "HEX-82"_rule;
    if (unit.turn.halted) return "HEX-27"_rule;
    return unit.turn.moved ? Bar("HEX-18"_rule) : std::nullopt;
}
/// HEX-16, HEX-26
inline Bar barOfMoving(const Battle& battle, LeaderId id) {
    const Leader& leader = battle.leader(id);
    if (!leader.ordered || !leader.isOnBoard() || leader.owner != battle.active) return "HEX-14"_rule;
    if (battle.phase != Phase::moving) return "HEX-12"_rule;
    const auto unit = battle.unitOf(id);
    const bool hasGoneAlong = unit && battle.unit(*unit).turn.moved;
    return leader.moved || hasGoneAlong ? Bar("HEX-16"_rule) : std::nullopt;
}

/// A source for who is in a hex: the battle, or a lookup table.
template <class T>
concept Lookup = requires(const T& where, Hex hex) {
    where.unitAt(hex);
    where.leaderAt(hex);
};

/// For terrain that is entered like this. Steps count from 0.
inline Bar barOfTerrain(const WayIn& way, std::size_t step, bool isLast) {
    const bool isTooFar = way.entry == Entry::fromNextHex && step != 0;
    const bool mustStop = way.entry != Entry::free && !isLast;
    return way.entry == Entry::no || isTooFar || mustStop ? Bar(way.rule) : std::nullopt;
}

bool holdsEnemy(const Battle& battle, const Lookup auto& where, Hex hex, Seat seat) {
    const auto unit = where.unitAt(hex);
    const auto leader = where.leaderAt(hex);
    return (unit && battle.unit(*unit).owner != seat) || (leader && battle.leader(*leader).owner != seat);
}

/// HEX-79, HEX-90
inline bool mayPassFriends(const Battle& battle, UnitId id) {
    return conductOf(battle).passesFriends && battle.type(id).isLightFoot();
}

/// HEX-19, HEX-20
Bar barOfOthers(const Battle& battle, const Lookup auto& where, UnitId id, Hex hex, bool isLast) {
    const Unit& unit = battle.unit(id);
    if (holdsEnemy(battle, where, hex, unit.owner)) return "HEX-19"_rule;
    if (where.unitAt(hex)) {
        const bool passes = !isLast && mayPassFriends(battle, id);
        return passes ? std::nullopt : Bar("HEX-19"_rule);
    }
    if (!where.leaderAt(hex)) return std::nullopt;
    const bool joins = isLast && !where.leaderAt(unit.at);
    return joins ? std::nullopt : Bar("HEX-20"_rule);
}

/// HEX-26, HXS-10
Bar barOfOthers(const Battle& battle, const Lookup auto& where, LeaderId id, Hex hex, bool isLast) {
    if (holdsEnemy(battle, where, hex, battle.leader(id).owner)) return "HEX-26"_rule;
    const auto there = where.leaderAt(hex);
    return isLast && there && there != id ? Bar("HEX-07"_rule) : std::nullopt;
}

/// HXT-42, HXT-56: a piece that leaves a wall or a marsh moves one hex.
inline Verdict mayLeave(const Battle& battle, Hex from, std::size_t steps) {
    if (steps <= 1) return {};
    if (hasWall(*battle.setting, from)) return refuse("HXT-42"_rule);
    return allowIf(!callsForRoll(*battle.setting, from), "HXT-56"_rule);
}

}  // namespace vallum::hex
