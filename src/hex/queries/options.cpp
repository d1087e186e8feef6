// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/drawn_option.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/moves.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

namespace {

using Options = std::vector<Answer>;

/// Every option; the numbered places may be empty.
Options listed(auto&& some) {
    Options options;
    for (std::size_t place = 0; place != some.places(); ++place) {
        if (auto option = some.at(place)) options.push_back(*std::move(option));
    }
    return options;
}
/// A random one of them, all equally likely.
Answer drawn(auto&& some, Stream& stream) {
    constexpr int patience = 1000;
    for (int tries = 0; tries != patience; ++tries) {
        if (auto option = some.at(stream.below(some.places()))) return *std::move(option);
    }
    Options all = listed(some);
    return std::move(all.at(stream.below(all.size())));
}

/// A selection of the many orders that a card allows: each leader with those linked to
/// him, the line beginning with each unit, each leader alone with what he leaves to
/// others, each unit alone, and nobody.
class Orders {
public:
    explicit Orders(const Battle& battle)
        : battle_(battle),
          check_(battle),
          units_(battle.unitsOf(battle.active)),
          leaders_(battle.leadersOf(battle.active)) {}

    [[nodiscard]] std::size_t places() const { return 2 * (leaders_.size() + units_.size()) + 1; }
    /// None if the card does not allow it, or if another place already holds it.
    [[nodiscard]] std::optional<OrdersChosen> at(std::size_t place) const {
        if (place < leaders_.size()) return chainOf(leaders_[place]);
        place -= leaders_.size();
        if (place < units_.size()) return lineFrom(place);
        place -= units_.size();
        if (place < leaders_.size()) return allowed(filled({.leaders = {leaders_[place]}}, 0));
        place -= leaders_.size();
        if (place < units_.size()) return alone(place);
        return allowed({});
    }

private:
    /// For a leader, his hex and what is linked to it (HEX-81).
    [[nodiscard]] std::optional<OrdersChosen> chainOf(LeaderId leader) const {
        OrdersChosen start{.chief = leader};
        if (const auto unit = battle_.unitOf(leader)) {
            start.units.push_back(*unit);
        } else {
            start.leaders.push_back(leader);
        }
        if (!check_.mayOrder(start)) return std::nullopt;
        return filled(std::move(start), 0);
    }
    /// Skips lines that begin with a unit that cannot be ordered: they equal those of the next one that can.
    [[nodiscard]] std::optional<OrdersChosen> lineFrom(std::size_t first) const {
        OrdersChosen start;
        start.units.reserve(units_.size());
        start.units.push_back(units_[first]);
        if (!check_.mayOrder(start)) return std::nullopt;
        return filled(std::move(start), first);
    }
    [[nodiscard]] std::optional<OrdersChosen> alone(std::size_t unit) const {
        const auto line = lineFrom(unit);
        if (!line || line->units.size() == 1) return std::nullopt;
        return OrdersChosen{.units = {units_[unit]}};
    }

    /// Adds as many orders as the card allows, trying the units from this one on.
    [[nodiscard]] OrdersChosen filled(OrdersChosen orders, std::size_t first) const {
        orders.units.reserve(units_.size());
        bool goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (std::size_t i = 0; i != units_.size(); ++i) {
                const UnitId id = units_[(first + i) % units_.size()];
                if (std::ranges::find(orders.units, id) != orders.units.end()) continue;
                orders.units.push_back(id);
                const bool may = check_.mayOrder(orders).has_value();
                if (!may) orders.units.pop_back();
                goesOn = goesOn || (may && check_.linksUnits());
            }
        }
        return orders;
    }

    [[nodiscard]] std::optional<OrdersChosen> allowed(OrdersChosen orders) const {
        return check_.mayOrder(orders) ? std::optional(std::move(orders)) : std::nullopt;
    }

    const Battle& battle_;
    OrderCheck check_;
    std::vector<UnitId> units_;
    std::vector<LeaderId> leaders_;
};

/// What each unit may do to each enemy within reach.
class Battles {
public:
    Battles(const Battle& battle, const ChooseBattle& question) : battle_(battle), question_(question) {
        constexpr std::size_t few = 16;
        pairs_.reserve(few);
        for (std::int32_t i = 0; i != std::ssize(battle.units); ++i) {
            const UnitId id(i);
            if (!battle.unit(id).turn.ordered || !mayBattle(battle, id)) continue;
            for (const Hex hex : enemiesInReach(battle, id)) pairs_.push_back({id, hex});
        }
    }

    [[nodiscard]] std::size_t places() const { return 2 * pairs_.size() + 1; }
    [[nodiscard]] std::optional<Answer> at(std::size_t place) const {
        if (place == 2 * pairs_.size()) return answerIf(fits(battle_, question_, Done{}), Done{});
        const auto& [unit, target] = pairs_[place / 2];
        if (place % 2 == 0) return answerIf(mayAttack(battle_, unit, target), CloseCombat{unit, target});
        return answerIf(mayFire(battle_, unit, target), Fire{unit, target});
    }

private:
    struct Pair {
        UnitId unit;
        Hex target;
    };
    static std::optional<Answer> answerIf(const Verdict& verdict, Answer answer) {
        return verdict ? std::optional(std::move(answer)) : std::nullopt;
    }

    const Battle& battle_;
    const ChooseBattle& question_;
    std::vector<Pair> pairs_;
};

Options answersFor(const Battle& battle, const AnswerAttack& question) {
    Options options{Stand{}};
    for (auto& path : waysToEvade(battle, question.unit, question.attacker)) {
        options.emplace_back(Evade{std::move(path)});
    }
    if (fits(battle, question, StrikeFirst{})) options.emplace_back(StrikeFirst{});
    options.emplace_back(Stand{true});
    return options;
}

/// Lists the possible answers to each kind of question.
struct Lister {
    const Battle& battle;

    Options operator()(const RollDice& it) const {
        return {DiceShown{std::vector<int>(static_cast<std::size_t>(it.dice), 1)}};
    }
    Options operator()(const DrawCards& it) const {
        return {CardsShown{{it.pile.begin(), it.pile.begin() + it.count}}};
    }
    Options operator()(const ChooseCard&) const {
        Options options;
        for (const CardId card : battle.player(battle.active).hand) options.emplace_back(CardChosen{card});
        return options;
    }
    Options operator()(const ChooseOrders&) const { return listed(Orders(battle)); }
    Options operator()(const ChooseMove&) const { return listed(Moves(battle)); }
    Options operator()(const ChooseBattle& it) const { return listed(Battles(battle, it)); }
    Options operator()(const AnswerAttack& it) const { return answersFor(battle, it); }
    /// HEX-56: the default comes first.
    Options operator()(const ChooseFlags& it) const {
        Options options;
        for (int count = it.most; count >= 0; --count) options.emplace_back(FlagsIgnored{count});
        return options;
    }
    Options operator()(const ChooseRetreat& it) const {
        Options options;
        for (RetreatWay& way : waysToRetreat(battle, it.unit, it.hexes)) {
            options.emplace_back(PathChosen{std::move(way.path)});
        }
        return options;
    }
    Options operator()(const ChooseTrample& it) const {
        Options options;
        for (const Hex hex : it.among) options.emplace_back(HexChosen{hex});
        return options;
    }
    Options operator()(const ChooseLeaderPath& it) const {
        Options options;
        for (LeaderWay& way : waysToEvade(battle, it.leader)) {
            options.emplace_back(PathChosen{std::move(way.path), way.leaves});
        }
        return options;
    }
    Options operator()(const ChooseAdvance& it) const {
        Options options;
        for (auto& path : waysToAdvance(battle, it)) options.emplace_back(PathChosen{std::move(path)});
        options.emplace_back(PathChosen{});
        return options;
    }
    Options operator()(const ChooseBonus& it) const {
        Options options;
        for (const Hex hex : enemiesInReach(battle, it.unit)) {
            if (mayAttackAgain(battle, it.unit, hex)) options.emplace_back(CloseCombat{it.unit, hex});
        }
        options.emplace_back(Done{});
        return options;
    }
    Options operator()(const ChooseBattleBack&) const { return {YesOrNo{true}, YesOrNo{false}}; }
    Options operator()(const ChooseRestored& it) const {
        Options options;
        for (const UnitId id : it.among) options.emplace_back(UnitChosen{id});
        return options;
    }
};

}  // namespace

Answer drawnOption(const Battle& battle, const Question& question, Stream& stream) {
    const auto oneOf = [&](const auto& list) { return list.at(stream.below(list.size())); };
    return std::visit(
        Overloaded{
            [&](const ChooseCard&) { return Answer(CardChosen{oneOf(battle.player(battle.active).hand)}); },
            [&](const ChooseOrders&) { return drawn(Orders(battle), stream); },
            [&](const ChooseMove&) { return drawn(Moves(battle), stream); },
            [&](const ChooseBattle& it) { return drawn(Battles(battle, it), stream); },
            [&](const ChooseBattleBack&) { return Answer(YesOrNo{stream.below(2) == 0}); },
            [&](const auto& other) { return oneOf(Lister{battle}(other)); }},
        question);
}

std::vector<Answer> System::options(const Battle& battle, const Question& question) {
    return std::visit(Lister{battle}, question);
}

}  // namespace vallum::hex
