// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/terrain.h>
#include <vallum/hex/rules/victory.h>

namespace vallum::hex {

namespace {

std::vector<int> roll(Game& game, RuleId why, int dice) {
    return game.ask(chance, battleDice(why, dice)).faces;
}

/// HEX-68
void checkWithUnit(Game& game, LeaderId leader) {
    const auto faces = roll(game, "HEX-68"_rule, 2);
    const bool falls = countOf(faces, Face::leader) == 2;
    game.tell(LeaderChecked{leader, faces, falls, "HEX-68"_rule});
    if (falls) eliminateLeader(game, leader, "HEX-68"_rule);
}

/// HEX-69
void checkWithoutUnit(Game& game, LeaderId leader) {
    const auto faces = roll(game, "HEX-69"_rule, 1);
    const bool falls = countOf(faces, Face::leader) == 1;
    game.tell(LeaderChecked{leader, faces, falls, "HEX-69"_rule});
    falls ? eliminateLeader(game, leader, "HEX-69"_rule) : evadeWithLeader(game, leader);
}

bool isEnemyUnit(const Battle& battle, Hex hex, Seat seat) {
    const auto unit = battle.unitAt(hex);
    return unit && battle.unit(*unit).owner != seat;
}

/// HEX-66, HEX-67: explores every path of up to three hexes.
class Escape {
public:
    Escape(const Battle& battle, LeaderId id) : battle_(battle), id_(id), owner_(battle.leader(id).owner) {}

    std::vector<LeaderWay> ways() && {
        follow({battle_.leader(id_).at, {}, 0});
        return std::move(ways_);
    }

private:
    struct PartialRoute {
        Hex at;
        std::vector<Hex> path;
        int enemies = 0;
    };
    static constexpr std::size_t mostHexes = 3;
    static constexpr int mostEnemies = 2;

    void follow(const PartialRoute& route) {
        if (route.path.size() == mostHexes) return;
        const Edge home = battle_.homeOf(owner_);
        if (isOnBaseline(route.at, home)) ways_.push_back({route.path, true});
        for (const Hex next : rearOf(route.at, home)) {
            if (!isPassable(*battle_.setting, next, Piece::leader)) continue;
            const bool risks = isEnemyUnit(battle_, next, owner_);
            PartialRoute longer{next, route.path, route.enemies + (risks ? 1 : 0)};
            longer.path.push_back(next);
            if (longer.enemies > mostEnemies) continue;
            if (!risks && !battle_.leaderAt(next)) ways_.push_back({longer.path, false});
            follow(longer);
        }
    }

    const Battle& battle_;
    LeaderId id_;
    Seat owner_;
    std::vector<LeaderWay> ways_;
};

/// HEX-67
bool falls(Game& game, LeaderId leader, UnitId enemy) {
    const Sum dice = diceAtEscape(game.battle(), enemy);
    const auto faces = roll(game, "HEX-67"_rule, dice.total());
    const bool isHit = countOf(faces, Face::leader) != 0;
    game.tell(EscapeRolled{leader, enemy, dice, faces, isHit});
    if (isHit) eliminateLeader(game, leader, "HEX-67"_rule);
    return isHit;
}

/// The dangers of one hex of the path: enemies first, then the marsh (HXT-55).
bool getsThrough(Game& game, LeaderId leader, Hex hex) {
    if (isEnemyUnit(game.battle(), hex, game.battle().leader(leader).owner) &&
        falls(game, leader, *game.battle().unitAt(hex))) {
        return false;
    }
    rollForMarsh(game, leader, hex);
    return game.battle().leader(leader).isOnBoard();
}

bool canTakeAStep(const Battle& battle, LeaderId id) {
    const Leader& leader = battle.leader(id);
    return std::ranges::any_of(rearOf(leader.at, battle.homeOf(leader.owner)),
                               [&](Hex next) { return isPassable(*battle.setting, next, Piece::leader); });
}

PathChosen chosenWay(Game& game, LeaderId leader, const std::vector<LeaderWay>& ways) {
    if (ways.size() == 1) return {ways.front().path, ways.front().leaves};
    return game.ask(game.battle().leader(leader).owner, ChooseLeaderPath{leader});
}

}  // namespace

void removeBlocks(Game& game, UnitId id, int blocks, RuleId why, BlockLoss how) {
    const int lost = std::min(blocks, game.battle().unit(id).blocks);
    if (lost <= 0) return;
    game.tell(BlocksLost{id, lost, why, how});
    if (game.battle().unit(id).blocks > 0) return;
    game.tell(UnitEliminated{id, why});
    game.tell(BannersWon{game.battle().enemyOf(game.battle().unit(id).owner), 1, "HEX-10"_rule, {}});
}

LeaderCheck checkLeader(Game& game, UnitId id, std::optional<LeaderId> leader, LeaderCheck check) {
    if (!leader || !game.battle().leader(*leader).isOnBoard()) return check;
    const bool isGone = !game.battle().unit(id).isOnBoard();
    if (check == LeaderCheck::made) {
        if (isGone) evadeWithLeader(game, *leader);
        return check;
    }
    isGone ? checkWithoutUnit(game, *leader) : checkWithUnit(game, *leader);
    return LeaderCheck::made;
}

LeaderCheck sufferHits(Game& game, UnitId id, int blocks, RuleId why, LeaderCheck check, BlockLoss how) {
    if (blocks <= 0 || !game.battle().unit(id).isOnBoard()) return check;
    const auto leader = game.battle().leaderOf(id);
    removeBlocks(game, id, blocks, why, how);
    decide(game);
    return checkLeader(game, id, leader, check);
}

void eliminateLeader(Game& game, LeaderId id, RuleId why) {
    game.tell(LeaderEliminated{id, why});
    game.tell(BannersWon{game.battle().enemyOf(game.battle().leader(id).owner), 1, "HEX-10"_rule, {}});
    decide(game);
}

/// HXT-54, HXT-55, HXT-59
LeaderCheck rollForMarsh(Game& game, UnitId id, Hex hex, LeaderCheck check) {
    if (!callsForRoll(*game.battle().setting, hex)) return check;
    const int face = roll(game, "HXT-54"_rule, 1).front();
    const bool isHit = faceOf(face) == faceOf(game.battle().type(id).unitClass);
    game.tell(MarshRolled{id, {}, hex, face, isHit});
    if (!isHit) return check;
    return sufferHits(game, id, 1, "HXT-54"_rule, check);
}

void rollForMarsh(Game& game, LeaderId id, Hex hex) {
    if (!callsForRoll(*game.battle().setting, hex)) return;
    const int face = roll(game, "HXT-54"_rule, 1).front();
    const bool isHit = faceOf(face) == Face::leader;
    game.tell(MarshRolled{{}, id, hex, face, isHit});
    if (isHit) eliminateLeader(game, id, "HXT-54"_rule);
}

std::vector<LeaderWay> waysToEvade(const Battle& battle, LeaderId id) { return Escape(battle, id).ways(); }

/// HEX-66, HEX-67: without a path he is lost: he can enter nothing behind him, or a third enemy gets him.
void evadeWithLeader(Game& game, LeaderId id) {
    const auto ways = waysToEvade(game.battle(), id);
    if (ways.empty()) {
        return eliminateLeader(game, id, canTakeAStep(game.battle(), id) ? "HEX-67"_rule : "HEX-66"_rule);
    }
    const PathChosen way = chosenWay(game, id, ways);
    for (const Hex hex : way.path) {
        if (!getsThrough(game, id, hex)) return;
    }
    if (way.leaves) return game.tell(LeaderLeft{id});
    game.tell(LeaderEvaded{id, way.path});
}

Verdict fits(const Battle& battle, const ChooseLeaderPath& question, const PathChosen& answer) {
    const auto ways = waysToEvade(battle, question.leader);
    const LeaderWay chosen{answer.path, answer.leaves};
    return allowIf(std::ranges::find(ways, chosen) != ways.end(), "HEX-66"_rule);
}

}  // namespace vallum::hex
