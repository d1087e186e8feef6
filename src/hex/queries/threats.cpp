// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <vallum/hex/queries/reach.h>
#include <vallum/hex/queries/threats.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

/// This seat's next turn, with orders for all its units and no card that changes anything.
Battle nextTurnOf(Battle battle, Seat seat) {
    System::evolve(battle, TurnBegan{seat, battle.turn + 1});
    System::evolve(battle, CardPlayed{seat, Play{.card = faceDown, .view = seat}});
    System::evolve(battle, OrdersGiven{.seat = seat, .units = battle.unitsOf(seat)});
    System::evolve(battle, PhaseBegan{Phase::moving});
    return battle;
}

bool isWorse(const Threat& one, const Threat& other) {
    const auto rank = [](const Threat& it) {
        return std::tuple(it.chanceToGiveWay(), it.odds ? it.odds->expectedHits : 0,
                          it.dice ? it.dice->total() : 0);
    };
    return rank(one) > rank(other);
}

/// Tries every attack of one side after every move of the attacker.
class ThreatSearch {
public:
    ThreatSearch(const Battle& battle, Seat attacker)
        : attacker_(attacker),
          moving_(nextTurnOf(battle, attacker)),
          battling_(moving_) {
        System::evolve(battling_, PhaseBegan{Phase::battling});
    }

    /// Looks only for attacks on this hex.
    void setTarget(Hex hex) { target_ = hex; }
    /// The unit in the target hex only stands for somebody who is not known.
    void setUnknown() { isUnknown_ = true; }

    void lookAt(UnitId by) {
        attackAfter({.move = {by, {}, false}, .barred = {}});
        for (const Reached& it : reachOf(moving_, by)) {
            if (!it.move.exits && !it.barred) attackAfter(it);
        }
    }
    void lookAtAll() {
        for (const UnitId by : moving_.unitsOf(attacker_)) lookAt(by);
    }

    [[nodiscard]] std::vector<Threat> threats() && {
        std::vector<Threat> all;
        for (auto& [key, threat] : found_) all.push_back(std::move(threat));
        std::ranges::stable_sort(all, isWorse);
        return all;
    }

private:
    void attackAfter(const Reached& it) {
        const Unit before = battling_.unit(it.move.unit);
        const auto leader = battling_.leaderOf(it.move.unit);
        System::evolve(battling_, UnitMoved{it.move.unit, leader, it.move.path, it.barred, it.mustAttack});
        for (const Hex at : enemiesInReach(battling_, it.move.unit)) {
            if (!target_ || at == target_) attack(it.move, at);
        }
        battling_.units[static_cast<std::size_t>(it.move.unit.raw())] = before;
        if (leader) battling_.leaders[static_cast<std::size_t>(leader->raw())].at = before.at;
    }

    void attack(const MoveUnit& move, Hex at) {
        if (mayAttack(battling_, move.unit, at)) add(move, blowAt(battling_, Roll::attack, move.unit, at));
        if (mayFire(battling_, move.unit, at)) add(move, blowAt(battling_, Roll::fire, move.unit, at));
    }

    void add(const MoveUnit& move, const Blow& blow) {
        Threat threat{.by = blow.by,
                      .at = blow.at,
                      .roll = blow.roll,
                      .path = move.path,
                      .from = battling_.unit(blow.by).at};
        reckon(threat, blow);
        const auto [known, isNew] = found_.try_emplace({blow.by, blow.at, blow.roll}, threat);
        if (!isNew && isWorse(threat, known->second)) known->second = std::move(threat);
    }

    void reckon(Threat& threat, const Blow& blow) const {
        threat.dice = diceFor(battling_, blow);
        if (isUnknown_) {
            if (battling_.type(blow.by).is(Group::elephants)) threat.dice.reset();
            return;
        }
        if (!blow.unit || blow.roll == Roll::fire) {
            threat.odds = oddsOf(battling_, blow);
            return;
        }
        FightOdds odds = oddsOfCloseCombat(battling_, blow.by, *blow.unit, blow.roll);
        threat.odds = odds.standing();
        threat.evading = std::move(odds.evading);
    }

    Seat attacker_;
    Battle moving_;
    Battle battling_;
    std::optional<Hex> target_;
    bool isUnknown_ = false;
    std::map<std::tuple<UnitId, Hex, Roll>, Threat> found_;
};

std::vector<Threat> threatsAgainst(const Battle& battle, Seat side, Hex at) {
    ThreatSearch search(battle, battle.enemyOf(side));
    search.setTarget(at);
    search.lookAtAll();
    return std::move(search).threats();
}

/// On any unit of this side, although only elephants care which (HEX-43).
std::vector<Threat> threatsToSomebody(const Battle& battle, Hex at, Seat side) {
    const Setting& setting = *battle.setting;
    if (!isPassable(setting, at, Piece::foot) && !isPassable(setting, at, Piece::mounted)) return {};
    Battle filled = battle;
    Unit somebody;
    somebody.owner = side;
    somebody.at = at;
    somebody.blocks = 1;
    filled.units.push_back(somebody);
    ThreatSearch search(filled, battle.enemyOf(side));
    search.setTarget(at);
    search.setUnknown();
    search.lookAtAll();
    return std::move(search).threats();
}

}  // namespace

std::vector<Threat> threatsTo(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (battle.outcome || !unit.isOnBoard()) return {};
    return threatsAgainst(battle, unit.owner, unit.at);
}

std::vector<Threat> threatsTo(const Battle& battle, UnitId id, Hex at) {
    Battle moved = battle;
    System::evolve(moved, UnitMoved{id, battle.leaderOf(id), {at}, {}, false});
    return threatsTo(moved, id);
}

std::vector<Threat> threatsAt(const Battle& battle, Hex at, Seat side) {
    if (battle.outcome) return {};
    if (const auto unit = battle.unitAt(at)) return threatsTo(battle, *unit);
    if (const auto leader = battle.leaderAt(at))
        return threatsAgainst(battle, battle.leader(*leader).owner, at);
    return threatsToSomebody(battle, at, side);
}

std::vector<Threat> threatsTo(const Battle& battle, Seat side) {
    if (battle.outcome) return {};
    ThreatSearch search(battle, battle.enemyOf(side));
    search.lookAtAll();
    return std::move(search).threats();
}

std::vector<Threat> threatsBy(const Battle& battle, UnitId id) {
    if (battle.outcome || !battle.unit(id).isOnBoard()) return {};
    ThreatSearch search(battle, battle.unit(id).owner);
    search.lookAt(id);
    return std::move(search).threats();
}

}  // namespace vallum::hex
