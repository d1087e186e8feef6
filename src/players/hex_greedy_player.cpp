// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_greedy.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include <vallum/core/chance.h>
#include <vallum/core/overloaded.h>
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
    for (int face = 1; face <= faces; ++face) each += resultOf(battle, blow, {face}).hits.total();
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

/// The best that a unit can do from where it is, once it may battle.
double worthOfPlace(const Battle& battling, UnitId id) {
    double best = 0;
    for (const Hex hex : enemiesInReach(battling, id)) {
        if (mayAttack(battling, id, hex)) best = std::max(best, worthOfAttack(battling, id, hex));
        if (mayFire(battling, id, hex)) best = std::max(best, worthOfShot(battling, id, hex));
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

double worthOfStanding(const Battle& battling, UnitId id) {
    constexpr double caution = 0.35;
    constexpr double eagerness = 0.12;
    return worthOfPlace(battling, id) - caution * exposure(battling, id) -
           eagerness * nearestEnemy(battling, id);
}

Battle battling(Battle battle) {
    battle.phase = Phase::battling;
    return battle;
}

/// What moves make better, tried one after the other on one copy of the battle, as if it had come to blows.
class Drill {
public:
    explicit Drill(const Battle& battle) : battle_(battle), tried_(battling(battle)) {}

    /// Leaders go by themselves only where somebody makes them.
    std::optional<double> worthOf(const Answer& answer) {
        const auto* move = std::get_if<MoveUnit>(&answer);
        if (move == nullptr) return std::nullopt;
        if (move->exits) return 1;
        const auto known = now_.find(move->unit);
        const double now =
            known != now_.end() ? known->second : now_[move->unit] = worthOfStanding(tried_, move->unit);
        return after(*move) - now;
    }

private:
    double after(const MoveUnit& move) {
        const auto leader = battle_.leaderOf(move.unit);
        System::evolve(tried_, UnitMoved{move.unit, leader, move.path, barredAfter(battle_, move), false});
        const double worth = worthOfStanding(tried_, move.unit);
        const auto unit = static_cast<std::size_t>(move.unit.raw());
        tried_.units[unit] = battle_.units[unit];
        if (leader) tried_.leaders[static_cast<std::size_t>(leader->raw())] = battle_.leader(*leader);
        return worth;
    }

    const Battle& battle_;
    Battle tried_;
    std::map<UnitId, double> now_;
};

/// What an order for a unit may bring: the fight that it has, or one that is near.
class OrderWorths {
public:
    explicit OrderWorths(const Battle& battle) : tried_(battling(battle)), known_(battle.units.size()) {}

    double of(const OrdersChosen& orders) {
        double worth = 0;
        for (const UnitId id : orders.units) worth += of(id);
        return worth;
    }

private:
    double of(UnitId id) {
        auto& known = known_[static_cast<std::size_t>(id.raw())];
        if (!known) known = found(id);
        return *known;
    }
    double found(UnitId id) {
        bool& ordered = tried_.units[static_cast<std::size_t>(id.raw())].turn.ordered;
        const bool was = std::exchange(ordered, true);
        const double now = worthOfPlace(tried_, id);
        ordered = was;
        constexpr int march = 2;
        const int reach = tried_.type(id).move + tried_.type(id).range.value_or(1);
        const int far = nearestEnemy(tried_, id);
        const double soon = far <= reach ? 1.0 : far <= reach + march ? 0.5 : 0.2;
        return std::max(now, soon);
    }

    Battle tried_;
    std::vector<std::optional<double>> known_;
};

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

double worthOfCard(const Battle& before, CardId card) {
    Battle battle = before;
    System::evolve(battle, CardPlayed{battle.active, playOf(battle, battle.active, card)});
    const CommandCard* played = cardInPlay(battle);
    if (played == nullptr || std::holds_alternative<StrikeFirstOrders>(played->orders)) return 0;
    constexpr double worthOfDice = 1.5;
    if (std::holds_alternative<DiceOrders>(played->orders) ||
        std::holds_alternative<RestoringOrders>(played->orders)) {
        return worthOfDice;
    }
    OrderWorths worths(battle);
    if (std::holds_alternative<ContactOrders>(played->orders) ||
        std::holds_alternative<MissileOrders>(played->orders)) {
        OrdersChosen all;
        if (!isForOneUnit(battle)) all.units = unitsForCard(battle);
        return worths.of(all);
    }
    double most = 0;
    for (const Answer& it : System::options(battle, ChooseOrders{})) {
        most = std::max(most, worths.of(std::get<OrdersChosen>(it)));
    }
    return most;
}

double worthOfBattle(const Battle& battle, const Answer& answer) {
    return std::visit(Overloaded{
                          [&](const CloseCombat& it) { return worthOfAttack(battle, it.unit, it.target); },
                          [&](const Fire& it) { return worthOfShot(battle, it.unit, it.target); },
                          [](const auto&) { return 0.0; },
                      },
                      answer);
}

class Commander {
public:
    Commander(const Battle& battle, const std::vector<Answer>& options)
        : battle_(battle),
          options_(options) {}

    Answer operator()(const RollDice&) const { return options_.front(); }
    Answer operator()(const DrawCards&) const { return options_.front(); }
    Answer operator()(const ChooseCard&) const {
        return best(options_,
                    [&](const Answer& it) { return worthOfCard(battle_, std::get<CardChosen>(it).card); });
    }
    Answer operator()(const ChooseOrders&) const {
        OrderWorths worths(battle_);
        return best(options_, [&](const Answer& it) { return worths.of(std::get<OrdersChosen>(it)); });
    }
    /// As long as a move makes things better.
    Answer operator()(const ChooseMove&) const {
        Drill drill(battle_);
        Answer chosen = Done{};
        constexpr double least = 0.05;
        double most = least;
        for (const Answer& it : options_) {
            const auto gain = drill.worthOf(it);
            if (!gain || *gain <= most) continue;
            most = *gain;
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
    [[nodiscard]] Answer bestFight() const {
        std::optional<Answer> chosen;
        double most = 0;
        for (const Answer& it : options_) {
            const double worth = worthOfBattle(battle_, it);
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

struct Plan {
    Answer answer;
    double worth = 0;
};

std::vector<Plan> plansForMoves(const Battle& battle) {
    constexpr std::size_t few = 2;  // ways of one unit
    Drill drill(battle);
    std::map<UnitId, std::vector<Plan>> ofUnits;
    std::vector<Plan> plans{{Done{}, 0}};
    for (Answer& it : System::options(battle, ChooseMove{})) {
        const auto worth = drill.worthOf(it);
        if (!worth) continue;
        auto& ways = ofUnits[std::get<MoveUnit>(it).unit];
        ways.push_back({std::move(it), *worth});
    }
    for (auto& [unit, ways] : ofUnits) {
        std::ranges::stable_sort(ways, std::greater(), &Plan::worth);
        if (ways.size() > few) ways.erase(ways.begin() + few, ways.end());
        std::ranges::move(ways, std::back_inserter(plans));
    }
    return plans;
}

/// The same units in another order are the same orders.
std::vector<Plan> plansForOrders(const Battle& battle) {
    std::vector<Plan> plans;
    std::vector<OrdersChosen> known;
    OrderWorths worths(battle);
    for (Answer& it : System::options(battle, ChooseOrders{})) {
        OrdersChosen orders = std::get<OrdersChosen>(it);
        std::ranges::sort(orders.units);
        if (std::ranges::find(known, orders) != known.end()) continue;
        known.push_back(std::move(orders));
        const double worth = worths.of(known.back());
        plans.push_back({std::move(it), worth});
    }
    return plans;
}

std::vector<Plan> plansFor(const Battle& battle, const Question& question, const auto& worthOf) {
    std::vector<Plan> plans;
    for (Answer& it : System::options(battle, question)) {
        const double worth = worthOf(it);
        plans.push_back({std::move(it), worth});
    }
    return plans;
}

}  // namespace

Answer hexGreedyAnswer(const Battle& battle, const Question& question) {
    const auto options = System::options(battle, question);
    return std::visit(Commander(battle, options), question);
}

bool isTriable(const Question& question) {
    return std::holds_alternative<ChooseCard>(question) || std::holds_alternative<ChooseOrders>(question) ||
           std::holds_alternative<ChooseMove>(question) || std::holds_alternative<ChooseBattle>(question);
}

std::vector<Answer> hexPlansFor(const Battle& battle, const Question& question, std::size_t most) {
    const auto ofCard = [&](const Answer& it) { return worthOfCard(battle, std::get<CardChosen>(it).card); };
    const auto ofBattle = [&](const Answer& it) { return worthOfBattle(battle, it); };
    std::vector<Plan> plans =
        std::visit(Overloaded{[&](const ChooseCard&) { return plansFor(battle, question, ofCard); },
                              [&](const ChooseOrders&) { return plansForOrders(battle); },
                              [&](const ChooseMove&) { return plansForMoves(battle); },
                              [&](const ChooseBattle&) { return plansFor(battle, question, ofBattle); },
                              [](const auto&) { return std::vector<Plan>(); }},
                   question);
    std::ranges::stable_sort(plans, std::greater(), &Plan::worth);
    std::vector<Answer> answers;
    for (Plan& it : plans) {
        if (answers.size() == most) break;
        answers.push_back(std::move(it.answer));
    }
    return answers;
}

bool HexGreedyPlayer::knows(const OpenQuestion<hex::System>& asked) const { return asked.seat != chance; }

hex::Answer HexGreedyPlayer::answer(const hex::Battle& battle, const OpenQuestion<hex::System>& asked) {
    return hexGreedyAnswer(battle, asked.question);
}

}  // namespace vallum::players
