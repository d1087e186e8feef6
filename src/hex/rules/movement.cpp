// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
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
    const Conduct conduct = conductOf(battle);
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

bool holdsEnemy(const Battle& battle, Hex hex, Seat seat) {
    const auto unit = battle.unitAt(hex);
    const auto leader = battle.leaderAt(hex);
    return (unit && battle.unit(*unit).owner != seat) || (leader && battle.leader(*leader).owner != seat);
}

/// HXT-42, HXT-56: a piece that leaves a wall or a marsh goes one hex.
Verdict mayLeave(const Battle& battle, Hex from, std::size_t steps) {
    if (steps <= 1) return {};
    if (hasWall(*battle.setting, from)) return refuse("HXT-42"_rule);
    return allowIf(!callsForRoll(*battle.setting, from), "HXT-56"_rule);
}

/// The terrain of one step of a path.
Verdict mayEnter(const Battle& battle, const std::vector<Hex>& path, std::size_t step, Piece piece) {
    const Hex hex = path[step];
    const WayIn way = wayInto(*battle.setting, hex, piece);
    const bool isLast = step + 1 == path.size();
    if (way.entry == Entry::no) return refuse(way.rule, toText(hex), placeOf(hex));
    if (way.entry == Entry::fromNextHex && step != 0) return refuse(way.rule, toText(hex), placeOf(hex));
    return way.entry == Entry::free || isLast ? Verdict() : refuse(way.rule, toText(hex), placeOf(hex));
}

Verdict isPath(Hex from, const std::vector<Hex>& path) {
    for (const Hex hex : path) {
        if (!areAdjacent(std::exchange(from, hex), hex)) return refuse("HEX-18"_rule, toText(hex));
    }
    return {};
}

/// HEX-79, HEX-90
bool mayPassFriends(const Battle& battle, UnitId id) {
    return conductOf(battle).passesFriends && battle.type(id).isLightFoot();
}

/// HEX-19, HEX-20
Verdict mayShare(const Battle& battle, UnitId id, Hex hex, bool isLast) {
    const Seat seat = battle.unit(id).owner;
    if (holdsEnemy(battle, hex, seat)) return refuse("HEX-19"_rule, toText(hex), placeOf(hex));
    if (battle.unitAt(hex)) {
        const bool passes = mayPassFriends(battle, id) && !isLast;
        return passes ? Verdict() : refuse("HEX-19"_rule, toText(hex), placeOf(hex));
    }
    if (!battle.leaderAt(hex)) return {};
    const bool joins = isLast && !battle.leaderOf(id);
    return joins ? Verdict() : refuse("HEX-20"_rule, toText(hex), placeOf(hex));
}

/// HEX-26, HXS-10
Verdict mayShare(const Battle& battle, LeaderId id, Hex hex, bool isLast) {
    if (holdsEnemy(battle, hex, battle.leader(id).owner)) {
        return refuse("HEX-26"_rule, toText(hex), placeOf(hex));
    }
    const bool isTaken = battle.leaderAt(hex) && battle.leaderAt(hex) != id;
    return isLast && isTaken ? refuse("HEX-07"_rule, toText(hex), placeOf(hex)) : Verdict();
}

Verdict mayTakeStep(
    const Battle& battle, const auto& who, const std::vector<Hex>& path, std::size_t step, Piece piece) {
    const bool isLast = step + 1 == path.size();
    if (const Verdict shares = mayShare(battle, who, path[step], isLast); !shares) return shares;
    return mayEnter(battle, path, step, piece);
}

Verdict mayFollow(
    const Battle& battle, const auto& who, Hex from, const std::vector<Hex>& path, Piece piece) {
    if (const Verdict connected = isPath(from, path); !connected) return connected;
    if (const Verdict leaves = mayLeave(battle, from, path.size()); !leaves) return leaves;
    for (std::size_t step = 0; step != path.size(); ++step) {
        if (const Verdict takes = mayTakeStep(battle, who, path, step, piece); !takes) return takes;
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

/// HEX-23: more hexes than it moves without a charge.
Verdict mayCharge(const Battle& battle, const MoveUnit& move) {
    const int steps = static_cast<int>(move.path.size()) + (move.exits ? 1 : 0);
    if (steps <= moveOf(battle, move.unit)) return {};
    const bool ends =
        !move.exits && battle.hasEnemyUnitNextTo(move.path.back(), battle.unit(move.unit).owner);
    return allowIf(ends, "HEX-23"_rule);
}

bool isMovePhase(const Battle& battle) {
    return battle.phase == Phase::moving || battle.phase == Phase::movingAgain;
}

/// Whether a path may go on from this hex.
bool isOnTheWay(const Battle& battle, const auto& who, Hex hex, Piece piece) {
    const bool isLast = false;
    return mayShare(battle, who, hex, isLast) && wayInto(*battle.setting, hex, piece).entry == Entry::free;
}

Verdict mayCharge(const Battle& /*battle*/, const MoveLeader& /*move*/) { return {}; }

/// The shortest path to each hex that may be moved to. Only the last step of each is new: the others are
/// those of a path that has been followed already.
template <class Move>
std::vector<Move> reach(const Battle& battle, const auto& who, Hex from, int steps, Piece piece) {
    std::vector<Move> found;
    std::array<bool, boardHexes> isSeen{};
    isSeen.at(indexOf(from)) = true;
    std::vector<std::vector<Hex>> paths{{}};
    for (std::size_t step = 0; std::cmp_less(step, steps); ++step) {
        if (!mayLeave(battle, from, step + 1)) break;
        std::vector<std::vector<Hex>> longer;
        for (const std::vector<Hex>& path : paths) {
            for (const Hex next : neighbors(path.empty() ? from : path.back())) {
                if (std::exchange(isSeen.at(indexOf(next)), true)) continue;
                Move move{who, path};
                move.path.push_back(next);
                const bool isLawful =
                    mayTakeStep(battle, who, move.path, step, piece) && mayCharge(battle, move);
                if (isOnTheWay(battle, who, next, piece)) longer.push_back(move.path);
                if (isLawful) found.push_back(std::move(move));
            }
        }
        paths = std::move(longer);
    }
    return found;
}

/// HXT-54
void rollWhereItEntered(Game& game, UnitId id, const std::vector<Hex>& path) {
    for (const Hex hex : path) {
        if (game.battle().unit(id).isOnBoard()) rollForMarsh(game, id, hex);
    }
}

void makeMove(Game& game, const MoveUnit& move) {
    const auto leader = game.battle().leaderOf(move.unit);
    const bool charges = mustAttackAfter(game.battle(), move);
    const auto barred = barredAfter(game.battle(), move);
    game.tell(UnitMoved{move.unit, leader, move.path, barred, charges});
    if (move.exits) return leaveByExit(game, move.unit);
    rollWhereItEntered(game, move.unit, move.path);
    settleArrival(game, move.unit);
}

/// HEX-27
void makeMove(Game& game, const MoveLeader& move) {
    const Hex goal = move.path.empty() ? game.battle().leader(move.leader).at : move.path.back();
    const auto joined = game.battle().unitAt(goal);
    const bool halts = joined && !move.path.empty() && !game.battle().unit(*joined).turn.moved;
    game.tell(LeaderMoved{move.leader, move.path, halts ? joined : std::nullopt});
    for (const Hex hex : move.path) {
        if (game.battle().leader(move.leader).isOnBoard()) rollForMarsh(game, move.leader, hex);
    }
}

bool canAnybodyMove(const Battle& battle) {
    return std::ranges::any_of(battle.unitsOf(battle.active),
                               [&](UnitId it) { return mayStillMove(battle, it).has_value(); }) ||
           std::ranges::any_of(battle.leadersOf(battle.active),
                               [&](LeaderId it) { return mayStillMove(battle, it).has_value(); });
}

}  // namespace

/// HEX-21 to HEX-25, HEX-85, HEX-88, HEX-89
int moveOf(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    const Conduct conduct = conductOf(battle);
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

/// HEX-14, HEX-18, HEX-27, HEX-82, HEX-84
Verdict mayStillMove(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.isOnBoard() || unit.owner != battle.active || !unit.turn.ordered) return refuse("HEX-14"_rule);
    if (!isMovePhase(battle)) return refuse("HEX-12"_rule);
    if (conductOf(battle).bans.has(Deed::move)) return refuse("HEX-82"_rule);
    if (unit.turn.halted) return refuse("HEX-27"_rule);
    return allowIf(!unit.turn.moved, "HEX-18"_rule);
}

/// HEX-16, HEX-26
Verdict mayStillMove(const Battle& battle, LeaderId id) {
    const Leader& leader = battle.leader(id);
    if (!leader.isOnBoard() || leader.owner != battle.active || !leader.ordered) return refuse("HEX-14"_rule);
    if (battle.phase != Phase::moving) return refuse("HEX-12"_rule);
    const auto unit = battle.unitOf(id);
    const bool hasGoneAlong = unit && battle.unit(*unit).turn.moved;
    return allowIf(!leader.moved && !hasGoneAlong, "HEX-16"_rule);
}

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

std::vector<MoveUnit> movesOf(const Battle& battle, UnitId id) {
    if (!mayStillMove(battle, id)) return {};
    const Hex from = battle.unit(id).at;
    auto moves = reach<MoveUnit>(battle, id, from, allowanceOf(battle, id), pieceOf(battle.type(id)));
    const auto stays = moves;
    const MoveUnit atOnce{id, {}, true};
    if (mayMove(battle, atOnce)) moves.push_back(atOnce);
    for (MoveUnit move : stays) {
        move.exits = true;
        if (mayMove(battle, move)) moves.push_back(std::move(move));
    }
    return moves;
}

std::vector<MoveLeader> movesOf(const Battle& battle, LeaderId id) {
    if (!mayStillMove(battle, id)) return {};
    return reach<MoveLeader>(battle, id, battle.leader(id).at, leaderMove, Piece::leader);
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
