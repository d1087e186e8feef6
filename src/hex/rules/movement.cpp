// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps.h"

#include <algorithm>
#include <utility>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/objectives.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

bool isWarMachine(const UnitType& type) { return type.is(Group::warMachine); }

/// HEX-93: line foot, which warriors and war machines are not.
bool isFlexible(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    const bool isLine = type.isFoot() && !type.isLightFoot() && !type.group;
    return isLine && battle.side(battle.unit(id).owner).flexible;
}

/// HEX-22, HEX-24, HEX-85, HEX-93
int moveBeforeBattle(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    const Conduct& conduct = conductOf(battle);
    if (isWarMachine(type)) return type.moveAndBattle;
    if (type.isMounted()) return moveOf(battle, id);
    return conduct.footMove ? *conduct.footMove : type.moveAndBattle;
}

RuleId ruleOfMove(const UnitType& type) {
    if (type.isMounted()) return "HEX-25"_rule;
    if (isWarMachine(type)) return "HEX-24"_rule;
    if (type.chargeMove) return "HEX-23"_rule;
    return type.isLightFoot() && type.swordsHit ? "HEX-22"_rule : "HEX-21"_rule;
}

Verdict isPath(Hex from, const std::vector<Hex>& path) {
    for (const Hex hex : path) {
        if (!areAdjacent(std::exchange(from, hex), hex)) return refuse("HEX-18"_rule, toText(hex));
    }
    return {};
}

Verdict mayFollow(
    const Battle& battle, const auto& who, Hex from, const std::vector<Hex>& path, Piece piece) {
    if (const Verdict connected = isPath(from, path); !connected) return connected;
    if (const Verdict leaves = mayLeave(battle, from, path.size()); !leaves) return leaves;
    for (std::size_t step = 0; step != path.size(); ++step) {
        const Hex hex = path[step];
        const bool isLast = step + 1 == path.size();
        Bar bar = barOfOthers(battle, battle, who, hex, isLast);
        if (!bar) bar = barOfTerrain(wayInto(*battle.setting, hex, piece), step, isLast);
        if (bar) return refuse(*bar, toText(hex), placeOf(hex));
    }
    return {};
}

/// HXS-06
Verdict mayExit(const Battle& battle, const MoveUnit& move) {
    const Unit& unit = battle.unit(move.unit);
    const Hex last = move.path.empty() ? unit.at : move.path.back();
    const auto leads = [&](const Objective& it) {
        return it.aim == Aim::exit && it.seat == unit.owner && isAtEdge(last, it.edge);
    };
    const Piece piece = pieceOf(battle.type(move.unit));
    const bool hasStopped = !move.path.empty() && wayInto(*battle.setting, last, piece).entry != Entry::free;
    const bool isHeld =
        hasStopped || (!move.path.empty() && battle.leaderAt(last) != battle.leaderOf(move.unit));
    return allowIf(!isHeld && std::ranges::any_of(battle.setting->objectives, leads), "HXS-06"_rule);
}

/// HEX-23: more hexes than its move without a charge.
Verdict mayCharge(const Battle& battle, const MoveUnit& move) {
    const int steps = static_cast<int>(move.path.size()) + (move.exits ? 1 : 0);
    if (steps <= moveOf(battle, move.unit)) return {};
    const bool ends =
        !move.exits && battle.hasEnemyUnitNextTo(move.path.back(), battle.unit(move.unit).owner);
    return allowIf(ends, "HEX-23"_rule);
}

Verdict unless(const Bar& bar) { return bar ? refuse(*bar) : Verdict(); }

/// HXT-54
void rollWhereItEntered(Game& game, UnitId id, const std::vector<Hex>& path) {
    for (const Hex hex : path) {
        if (game.battle().unit(id).isOnBoard()) rollForMarsh(game, id, hex);
    }
}

void makeMove(Game& game, const MoveUnit& move) {
    game.tell(movement(game.battle(), move));
    if (move.exits) return leaveByExit(game, move.unit);
    rollWhereItEntered(game, move.unit, move.path);
    settleArrival(game, move.unit);
}

void makeMove(Game& game, const MoveLeader& move) {
    game.tell(movement(game.battle(), move));
    for (const Hex hex : move.path) {
        if (game.battle().leader(move.leader).isOnBoard()) rollForMarsh(game, move.leader, hex);
    }
}

}  // namespace

bool canAnybodyMove(const Battle& battle) {
    const auto canAny = [&](const auto& pieces, auto id) {
        for (std::size_t i = 0; i != pieces.size(); ++i) {
            if (!barOfMoving(battle, decltype(id)(static_cast<std::int32_t>(i)))) return true;
        }
        return false;
    };
    return canAny(battle.units, UnitId()) || canAny(battle.leaders, LeaderId());
}

UnitMoved movement(const Battle& battle, const MoveUnit& move) {
    return {move.unit, battle.leaderOf(move.unit), move.path, barredAfter(battle, move),
            mustAttackAfter(battle, move)};
}

LeaderMoved movement(const Battle& battle, const MoveLeader& move) {
    const Hex goal = move.path.empty() ? battle.leader(move.leader).at : move.path.back();
    const auto joined = battle.unitAt(goal);
    const bool halts = joined && !move.path.empty() && !battle.unit(*joined).turn.moved;
    return {move.leader, move.path, halts ? joined : std::nullopt};
}

/// HEX-21 to HEX-25, HEX-85, HEX-88, HEX-89
int moveOf(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    const Conduct& conduct = conductOf(battle);
    const bool isHeavyMounted = type.isMounted() && type.unitClass == UnitClass::heavy;
    if (isHeavyMounted && conduct.heavyMountedMove) return *conduct.heavyMountedMove;
    if (isWarMachine(type) || type.isMounted()) return type.move;
    if (type.chargeMove) return type.move;
    if (conduct.footMove) return *conduct.footMove;
    constexpr int flexibleMove = 2;
    return isFlexible(battle, id) ? flexibleMove : type.move;
}

int allowanceOf(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    if (!type.chargeMove) return moveOf(battle, id);
    return conductOf(battle).warriorMove.value_or(*type.chargeMove);
}

Verdict mayStillMove(const Battle& battle, UnitId id) { return unless(barOfMoving(battle, id)); }
Verdict mayStillMove(const Battle& battle, LeaderId id) { return unless(barOfMoving(battle, id)); }

Verdict mayMove(const Battle& battle, const MoveUnit& move) {
    if (const Verdict still = mayStillMove(battle, move.unit); !still) return still;
    const int steps = static_cast<int>(move.path.size()) + (move.exits ? 1 : 0);
    const UnitType& type = battle.type(move.unit);
    if (steps > allowanceOf(battle, move.unit)) return refuse(ruleOfMove(type));
    const Hex from = battle.unit(move.unit).at;
    if (const Verdict follows = mayFollow(battle, move.unit, from, move.path, pieceOf(type)); !follows) {
        return follows;
    }
    if (const Verdict charges = mayCharge(battle, move); !charges) return charges;
    if (!move.exits) return {};
    if (const Verdict leaves = mayLeave(battle, from, move.path.size() + 1); !leaves) return leaves;
    return mayExit(battle, move);
}

Verdict mayMove(const Battle& battle, const MoveLeader& move) {
    if (const Verdict still = mayStillMove(battle, move.leader); !still) return still;
    if (std::ssize(move.path) > leaderMove) return refuse("HEX-26"_rule);
    return mayFollow(battle, move.leader, battle.leader(move.leader).at, move.path, Piece::leader);
}

/// HEX-22, HEX-24, HEX-93, HXT-07, HXT-12
std::optional<RuleId> barredAfter(const Battle& battle, const MoveUnit& move) {
    const UnitType& type = battle.type(move.unit);
    const int steps = battle.unit(move.unit).turn.hexes + static_cast<int>(move.path.size());
    if (!type.chargeMove && steps > moveBeforeBattle(battle, move.unit)) {
        return isFlexible(battle, move.unit) ? "HEX-93"_rule : ruleOfMove(type);
    }
    for (const Hex hex : move.path) {
        if (const Verdict may = mayBattleAfterEntering(*battle.setting, hex, type); !may) {
            return may.error().rule;
        }
    }
    return std::nullopt;
}

bool mustAttackAfter(const Battle& battle, const MoveUnit& move) {
    return std::ssize(move.path) > moveOf(battle, move.unit) && battle.type(move.unit).chargeMove;
}

Verdict fits(const Battle& battle, const ChooseMove&, const MoveUnit& answer) {
    return mayMove(battle, answer);
}
Verdict fits(const Battle& battle, const ChooseMove&, const MoveLeader& answer) {
    return mayMove(battle, answer);
}
Verdict fits(const Battle&, const ChooseMove&, const Done&) { return {}; }

/// HEX-12, HEX-18, HEX-90
void moveStep(Game& game) {
    const Phase next = game.battle().phase == Phase::moving ? Phase::battling : Phase::drawing;
    if (!canAnybodyMove(game.battle())) return game.tell(PhaseBegan{next});
    const auto answer = game.ask(game.battle().active, ChooseMove{});
    if (std::holds_alternative<Done>(answer)) return game.tell(PhaseBegan{next});
    if (const auto* unit = std::get_if<MoveUnit>(&answer)) return makeMove(game, *unit);
    makeMove(game, std::get<MoveLeader>(answer));
}

}  // namespace vallum::hex
