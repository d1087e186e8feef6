// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/objectives.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/terrain.h>
#include <vallum/hex/rules/victory.h>

namespace vallum::hex {

namespace {

bool joinsLeader(const Battle& battle, Hex hex) { return battle.leaderAt(hex) && !battle.unitAt(hex); }

/// HEX-51, HEX-53: every path, as far as it leads.
void addWays(const Battle& battle,
             UnitId id,
             Hex at,
             int hexes,
             std::vector<Hex>& path,
             std::vector<RetreatWay>& ways) {
    bool leadsOn = false;
    if (hexes != 0) {
        for (const Hex next : rearOf(at, battle.homeOf(battle.unit(id).owner))) {
            if (!mayFallBackInto(battle, id, next)) continue;
            leadsOn = true;
            path.push_back(next);
            if (joinsLeader(battle, next)) {
                ways.push_back({path, 0});
            } else {
                addWays(battle, id, next, hexes - 1, path, ways);
            }
            path.pop_back();
        }
    }
    if (!leadsOn) ways.push_back({path, hexes});
}

PathChosen chosenWay(Game& game, UnitId id, int hexes, const std::vector<RetreatWay>& ways) {
    if (ways.size() == 1) return {ways.front().path};
    return game.ask(game.battle().unit(id).owner, ChooseRetreat{id, hexes});
}

/// HEX-70, HXT-55: moves as far as each marsh, then rolls for it.
LeaderCheck fallBack(Game& game, UnitId id, const std::vector<Hex>& path, LeaderCheck check) {
    std::vector<Hex> part;
    for (const Hex hex : path) {
        part.push_back(hex);
        const bool isMarsh = callsForRoll(*game.battle().setting, hex);
        if (!isMarsh && hex != path.back()) continue;
        game.tell(Retreated{id, game.battle().leaderOf(id), std::exchange(part, {})});
        if (!isMarsh) continue;
        check = rollForMarsh(game, id, hex, check);
        if (!game.battle().unit(id).isOnBoard()) break;
    }
    return check;
}

/// HEX-58: the pieces that block elephants where they stand.
struct InTheWay {
    std::vector<UnitId> units;
    std::optional<LeaderId> leader;
};
InTheWay inTheWayOf(const Battle& battle, UnitId elephants, Hex at) {
    const Unit& unit = battle.unit(elephants);
    InTheWay found;
    for (const Hex hex : rearOf(at, battle.homeOf(unit.owner))) {
        const auto leader = battle.leaderAt(hex);
        if (const auto blocking = battle.unitAt(hex)) {
            found.units.push_back(*blocking);
        } else if (leader && battle.leader(*leader).owner != unit.owner) {
            found.leader = leader;
        }
    }
    return found;
}

/// HEX-58, HEX-59: removes all blocks before checking for a winner.
void crush(Game& game, const InTheWay& blocking, int missing) {
    std::vector<std::pair<UnitId, std::optional<LeaderId>>> hit;
    for (const UnitId it : blocking.units) hit.emplace_back(it, game.battle().leaderOf(it));
    for (const UnitId it : blocking.units)
        removeBlocks(game, it, missing, "HEX-58"_rule, BlockLoss::trampled);
    if (blocking.leader) {
        const Seat winner = game.battle().enemyOf(game.battle().leader(*blocking.leader).owner);
        game.tell(LeaderEliminated{*blocking.leader, "HEX-58"_rule});
        game.tell(BannersWon{winner, 1, "HEX-10"_rule, {}});
    }
    decide(game);
    for (const auto& [unit, leader] : hit) checkLeader(game, unit, leader, LeaderCheck::open);
}

/// HEX-52, HEX-58
void payForMissing(Game& game, UnitId id, int missing, LeaderCheck check) {
    if (missing == 0 || !game.battle().unit(id).isOnBoard()) return;
    if (game.battle().type(id).is(Group::elephants)) {
        const InTheWay blocking = inTheWayOf(game.battle(), id, game.battle().unit(id).at);
        if (!blocking.units.empty() || blocking.leader) return crush(game, blocking, missing);
    }
    sufferHits(game, id, missing, "HEX-52"_rule, check, BlockLoss::cutOff);
}

void retreat(Game& game, UnitId id, int hexes, LeaderCheck check) {
    const auto ways = waysToRetreat(game.battle(), id, hexes);
    const std::vector<Hex> path = chosenWay(game, id, hexes, ways).path;
    const int missing = ways.front().missing;
    check = fallBack(game, id, path, check);
    settleHolds(game);
    payForMissing(game, id, missing, check);
}

/// HEX-57: adjacent units and lone leaders.
std::vector<Hex> trampledBy(const Battle& battle, UnitId elephants) {
    std::vector<Hex> found;
    for (const Hex hex : neighbors(battle.unit(elephants).at)) {
        if (battle.unitAt(hex) || battle.leaderAt(hex)) found.push_back(hex);
    }
    return found;
}

void trample(Game& game, UnitId elephants, Hex hex) {
    const auto faces = game.ask(chance, battleDice("HEX-57"_rule, 2)).faces;
    const auto unit = game.battle().unitAt(hex);
    const Face face = unit ? faceOf(game.battle().type(*unit).unitClass) : Face::leader;
    const int hits = countOf(faces, face);
    const auto lone = unit ? std::nullopt : game.battle().leaderAt(hex);
    game.tell(Trampled{elephants, hex, unit, lone, faces, hits});
    if (unit) {
        sufferHits(game, *unit, hits, "HEX-57"_rule, LeaderCheck::open);
        return;
    }
    hits != 0 ? eliminateLeader(game, *lone, "HEX-57"_rule) : evadeWithLeader(game, *lone);
}

/// Pieces that an earlier roll removed or drove away are not trampled.
void trampleAll(Game& game, UnitId elephants) {
    const Seat picks = game.battle().enemyOf(game.battle().unit(elephants).owner);
    std::vector<Hex> left = trampledBy(game.battle(), elephants);
    while (!left.empty()) {
        const Hex next =
            left.size() == 1 ? left.front() : game.ask(picks, ChooseTrample{elephants, left}).hex;
        trample(game, elephants, next);
        std::erase_if(left, [&](Hex it) {
            return it == next || (!game.battle().unitAt(it) && !game.battle().leaderAt(it));
        });
    }
}

int ignoredBy(Game& game, UnitId id, int flags, int most, int hexesEach) {
    if (most == 0) return 0;
    return game.ask(game.battle().unit(id).owner, ChooseFlags{id, flags, most, hexesEach}).count;
}

}  // namespace

/// HEX-20, HEX-51, HEX-53, HXT-05, HXT-21, HXT-22, HXT-43, HXT-44, HXT-57
bool mayFallBackInto(const Battle& battle, UnitId id, Hex hex) {
    if (battle.unitAt(hex) || !isPassable(*battle.setting, hex, pieceOf(battle.type(id)))) return false;
    const auto leader = battle.leaderAt(hex);
    if (!leader) return true;
    return battle.leader(*leader).owner == battle.unit(id).owner && !battle.leaderOf(id);
}

std::vector<RetreatWay> waysToRetreat(const Battle& battle, UnitId id, int hexes) {
    std::vector<RetreatWay> ways;
    std::vector<Hex> path;
    addWays(battle, id, battle.unit(id).at, hexes, path, ways);
    const int least = std::ranges::min(ways, {}, &RetreatWay::missing).missing;
    std::erase_if(ways, [&](const RetreatWay& it) { return it.missing != least; });
    return ways;
}

int blocksLostOn(const Battle& battle, UnitId id, const RetreatWay& way) {
    if (way.missing == 0 || !battle.type(id).is(Group::elephants)) return way.missing;
    const Hex end = way.path.empty() ? battle.unit(id).at : way.path.back();
    const InTheWay blocking = inTheWayOf(battle, id, end);
    return blocking.units.empty() && !blocking.leader ? way.missing : 0;
}

/// HEX-50, HEX-54, HEX-56, HEX-99
bool takeFlags(Game& game, const Blow& blow, int flags, LeaderCheck check) {
    const UnitId id = *blow.unit;
    if (!game.battle().unit(id).isOnBoard()) return true;
    if (flags == 0) return false;
    const Hex before = game.battle().unit(id).at;
    const Sum ignorable = ignorableFlags(game.battle(), blow);
    const int each = hexesPerFlag(game.battle(), blow);
    const int ignored = ignoredBy(game, id, flags, std::min(flags, ignorable.total()), each);
    const int to = (flags - ignored) * each;
    game.tell(FlagsTaken{id, flags, ignorable, ignored, to});
    if (to == 0) return false;
    if (game.battle().type(id).is(Group::elephants)) trampleAll(game, id);
    retreat(game, id, to, check);
    return !game.battle().unit(id).isOnBoard() || game.battle().unit(id).at != before;
}

Verdict fits(const Battle&, const ChooseFlags& question, const FlagsIgnored& answer) {
    return allowIf(answer.count >= 0 && answer.count <= question.most, "HEX-56"_rule);
}
Verdict fits(const Battle& battle, const ChooseRetreat& question, const PathChosen& answer) {
    const auto ways = waysToRetreat(battle, question.unit, question.hexes);
    const auto isIt = [&](const RetreatWay& it) { return it.path == answer.path; };
    return allowIf(!answer.leaves && std::ranges::any_of(ways, isIt), "HEX-51"_rule);
}
Verdict fits(const Battle&, const ChooseTrample& question, const HexChosen& answer) {
    const auto& among = question.among;
    return allowIf(std::ranges::find(among, answer.hex) != among.end(), "HEX-57"_rule);
}

}  // namespace vallum::hex
