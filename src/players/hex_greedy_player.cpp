// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <optional>

#include <vallum/core/chance.h>
#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/players/hex_players.h>

namespace vallum::players {

namespace {

using namespace hex;

/// Hits, roughly: what one die does, for all dice.
double expectedHits(const Battle& battle, const Blow& blow) {
    constexpr int faces = 6;
    double each = 0;
    for (int face = 1; face <= faces; ++face) each += outcomeOf(battle, blow, {face}).hits.total();
    return each / faces * diceFor(battle, blow).total();
}

/// A banner is near where few blocks are left; what a leader is worth, too.
double worthOfHits(const Battle& battle, const Blow& blow) {
    const double hits = expectedHits(battle, blow);
    constexpr double worthOfLeader = 3;
    if (!blow.unit) return hits * worthOfLeader;
    constexpr double worthOfBanner = 2;
    const int blocks = battle.unit(*blow.unit).blocks;
    return hits + worthOfBanner * std::min(1.0, hits / blocks) * (hits / blocks);
}

/// What an attack brings, less what the answer costs.
double worthOfAttack(const Battle& battle, UnitId id, Hex target) {
    const Blow blow = blowAt(battle, Roll::attack, id, target);
    const double gain = worthOfHits(battle, blow);
    if (!blow.unit) return gain;
    constexpr double answered = 0.6;
    return gain -
           answered * worthOfHits(battle, blowAt(battle, Roll::battleBack, *blow.unit, battle.unit(id).at));
}
double worthOfShot(const Battle& battle, UnitId id, Hex target) {
    return worthOfHits(battle, blowAt(battle, Roll::fire, id, target));
}

/// The best that a unit can do from where it is, as if the battle had come.
double worthOfPlace(Battle battle, UnitId id) {
    battle.phase = Phase::battling;
    double best = 0;
    for (const Hex hex : hexesOfEnemies(battle, battle.unit(id).owner)) {
        if (mayAttack(battle, id, hex)) best = std::max(best, worthOfAttack(battle, id, hex));
        if (mayFire(battle, id, hex)) best = std::max(best, worthOfShot(battle, id, hex));
    }
    return best;
}

/// What the enemies next to it may do to it.
double exposure(const Battle& battle, UnitId id) {
    double danger = 0;
    const Unit& unit = battle.unit(id);
    for (const UnitId enemy : battle.enemyUnitsNextTo(unit.at, unit.owner)) {
        danger += worthOfHits(battle, blowAt(battle, Roll::battleBack, enemy, unit.at));
    }
    return danger;
}

int nearestEnemy(const Battle& battle, UnitId id) {
    int nearest = 99;
    for (const Hex hex : hexesOfEnemies(battle, battle.unit(id).owner)) {
        nearest = std::min(nearest, distance(hex, battle.unit(id).at));
    }
    return nearest;
}

double worthOfStanding(const Battle& battle, UnitId id) {
    constexpr double caution = 0.35;
    constexpr double eagerness = 0.12;
    return worthOfPlace(battle, id) - caution * exposure(battle, id) - eagerness * nearestEnemy(battle, id);
}

/// The battle as it would be after a move.
Battle after(Battle battle, const MoveUnit& move) {
    const auto leader = battle.leaderOf(move.unit);
    const auto barred = barredAfter(battle, move);
    System::evolve(battle, UnitMoved{move.unit, leader, move.path, barred, false});
    return battle;
}

/// What an order for a unit may bring: the fight that it has, or one that is near.
double worthOfOrder(Battle battle, UnitId id) {
    battle.units[static_cast<std::size_t>(id.raw())].turn.ordered = true;
    const double now = worthOfPlace(battle, id);
    constexpr int march = 2;
    const int reach = battle.type(id).move + battle.type(id).range.value_or(1);
    const int far = nearestEnemy(battle, id);
    const double soon = far <= reach ? 1.0 : far <= reach + march ? 0.5 : 0.2;
    return std::max(now, soon);
}
double worthOfOrders(Battle battle, const OrdersChosen& orders) {
    double worth = 0;
    for (const UnitId id : orders.units) worth += worthOfOrder(battle, id);
    return worth;
}

/// The first of the best.
template <class T> const T& best(const std::vector<T>& list, const auto& worth) {
    const T* found = &list.front();
    double most = worth(*found);
    for (const T& it : list) {
        const double now = worth(it);
        if (now > most) {
            most = now;
            found = &it;
        }
    }
    return *found;
}

class Commander {
public:
    Commander(const Battle& battle, const std::vector<Answer>& options)
        : battle_(battle),
          options_(options) {}

    Answer operator()(const RollDice&) const { return options_.front(); }
    Answer operator()(const DrawCards&) const { return options_.front(); }
    Answer operator()(const ChooseCard&) const {
        return best(options_, [&](const Answer& it) { return worthOfCard(std::get<CardChosen>(it).card); });
    }
    Answer operator()(const ChooseOrders&) const {
        return best(options_,
                    [&](const Answer& it) { return worthOfOrders(battle_, std::get<OrdersChosen>(it)); });
    }
    /// As long as a move makes things better.
    Answer operator()(const ChooseMove&) const {
        Answer chosen = Done{};
        constexpr double least = 0.05;
        double most = least;
        for (const Answer& it : options_) {
            const auto* move = std::get_if<MoveUnit>(&it);
            if (move == nullptr) continue;
            const double gain = move->exits ? 1 : worthOfMove(*move);
            if (gain <= most) continue;
            most = gain;
            chosen = it;
        }
        return chosen;
    }
    Answer operator()(const ChooseBattle&) const { return bestFight(); }
    Answer operator()(const ChooseBonus&) const { return bestFight(); }
    /// Light troops give way to whoever hits harder.
    Answer operator()(const AnswerAttack& it) const {
        const Hex at = battle_.unit(it.unit).at;
        const double danger = worthOfHits(battle_, blowAt(battle_, Roll::attack, it.attacker, at));
        const double answer =
            worthOfHits(battle_, blowAt(battle_, Roll::battleBack, it.unit, battle_.unit(it.attacker).at));
        for (const Answer& option : options_) {
            if (std::holds_alternative<StrikeFirst>(option)) return option;
            if (std::holds_alternative<Evade>(option) && danger > answer + 1) return option;
        }
        return options_.front();
    }
    Answer operator()(const ChooseFlags&) const { return options_.front(); }
    Answer operator()(const ChooseRetreat&) const { return options_.front(); }
    Answer operator()(const ChooseTrample&) const { return options_.front(); }
    /// To a unit of his own, without an enemy on the way.
    Answer operator()(const ChooseLeaderPath& it) const {
        const Seat owner = battle_.leader(it.leader).owner;
        return best(options_, [&](const Answer& option) {
            const auto& way = std::get<PathChosen>(option);
            double worth = way.leaves ? -0.5 : 0;
            for (const Hex hex : way.path) {
                const auto unit = battle_.unitAt(hex);
                if (unit && battle_.unit(*unit).owner != owner) worth -= 2;
            }
            const bool joins = !way.path.empty() && battle_.unitAt(way.path.back());
            return worth + (joins ? 1 : 0);
        });
    }
    Answer operator()(const ChooseAdvance&) const { return options_.front(); }
    Answer operator()(const ChooseBattleBack&) const { return YesOrNo{true}; }
    Answer operator()(const ChooseRestored&) const {
        return best(options_, [&](const Answer& it) {
            return -static_cast<double>(battle_.unit(std::get<UnitChosen>(it).unit).blocks);
        });
    }

private:
    [[nodiscard]] double worthOfCard(CardId card) const {
        Battle battle = battle_;
        System::evolve(battle, CardPlayed{battle.active, playOf(battle, battle.active, card)});
        const CommandCard* played = cardInPlay(battle);
        if (played == nullptr || std::holds_alternative<StrikeFirstOrders>(played->orders)) return 0;
        constexpr double worthOfDice = 1.5;
        if (std::holds_alternative<DiceOrders>(played->orders) ||
            std::holds_alternative<RestoringOrders>(played->orders)) {
            return worthOfDice;
        }
        if (std::holds_alternative<ContactOrders>(played->orders) ||
            std::holds_alternative<MissileOrders>(played->orders)) {
            OrdersChosen all;
            if (!isForOneUnit(battle)) all.units = unitsForCard(battle);
            return worthOfOrders(battle, all);
        }
        double most = 0;
        for (const Answer& it : System::options(battle, ChooseOrders{})) {
            most = std::max(most, worthOfOrders(battle, std::get<OrdersChosen>(it)));
        }
        return most;
    }
    [[nodiscard]] double worthOfMove(const MoveUnit& move) const {
        return worthOfStanding(after(battle_, move), move.unit) - worthOfStanding(battle_, move.unit);
    }
    [[nodiscard]] Answer bestFight() const {
        std::optional<Answer> chosen;
        double most = 0;
        for (const Answer& it : options_) {
            double worth = 0;
            if (const auto* attack = std::get_if<CloseCombat>(&it)) {
                worth = worthOfAttack(battle_, attack->unit, attack->target);
            } else if (const auto* shot = std::get_if<Fire>(&it)) {
                worth = worthOfShot(battle_, shot->unit, shot->target);
            }
            if (worth <= most) continue;
            most = worth;
            chosen = it;
        }
        const bool mayStop = std::ranges::find(options_, Answer(Done{})) != options_.end();
        if (chosen) return *chosen;
        return mayStop ? Answer(Done{}) : options_.front();
    }

    const Battle& battle_;
    const std::vector<Answer>& options_;
};

}  // namespace

bool HexGreedyPlayer::knows(const Asked<hex::System>& asked) const { return asked.seat != chance; }

hex::Answer HexGreedyPlayer::answer(const hex::Battle& battle, const Asked<hex::System>& asked) {
    const auto options = hex::System::options(battle, asked.question);
    return std::visit(Commander(battle, options), asked.question);
}

}  // namespace vallum::players
