// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

namespace {

using Options = std::vector<Answer>;

/// The orders that are worth offering, of the very many that a card allows.
class OrderLister {
public:
    explicit OrderLister(const Battle& battle)
        : battle_(battle),
          check_(battle),
          units_(battle.unitsOf(battle.active)),
          leaders_(battle.leadersOf(battle.active)) {}

    /// From each unit on, so that every part of the line is offered.
    Options list() && {
        for (const LeaderId leader : leaders_) addChain(leader);
        for (std::size_t i = 0; i != units_.size(); ++i) {
            add(filled({}));
            std::ranges::rotate(units_, units_.begin() + 1);
        }
        for (const LeaderId leader : leaders_) add(filled({.leaders = {leader}}));
        for (const UnitId id : units_) add({.units = {id}});
        add({});
        return {std::make_move_iterator(found_.begin()), std::make_move_iterator(found_.end())};
    }

private:
    /// For a leader his hex and what is linked to it (HEX-81).
    void addChain(LeaderId leader) {
        OrdersChosen start{.chief = leader};
        if (const auto unit = battle_.unitOf(leader)) {
            start.units.push_back(*unit);
        } else {
            start.leaders.push_back(leader);
        }
        if (check_.mayOrder(start)) add(filled(std::move(start)));
    }

    /// As many orders as the card allows, given in this order to whomever it can.
    [[nodiscard]] OrdersChosen filled(OrdersChosen orders) const {
        bool goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (const UnitId id : units_) {
                if (std::ranges::find(orders.units, id) != orders.units.end()) continue;
                orders.units.push_back(id);
                const bool may = check_.mayOrder(orders).has_value();
                if (!may) orders.units.pop_back();
                goesOn = goesOn || (may && check_.linksUnits());
            }
        }
        return orders;
    }

    void add(OrdersChosen orders) {
        const bool isNew = std::ranges::find(found_, orders) == found_.end();
        if (isNew && check_.mayOrder(orders)) found_.push_back(std::move(orders));
    }

    const Battle& battle_;
    OrderCheck check_;
    std::vector<UnitId> units_;
    std::vector<LeaderId> leaders_;
    std::vector<OrdersChosen> found_;
};

Options movesFor(const Battle& battle) {
    Options options;
    for (const UnitId id : battle.unitsOf(battle.active)) {
        for (MoveUnit& it : movesOf(battle, id)) options.emplace_back(std::move(it));
    }
    for (const LeaderId id : battle.leadersOf(battle.active)) {
        for (MoveLeader& it : movesOf(battle, id)) options.emplace_back(std::move(it));
    }
    options.emplace_back(Done{});
    return options;
}

Options battlesFor(const Battle& battle, const ChooseBattle& question) {
    Options options;
    for (const UnitId id : battle.unitsOf(battle.active)) {
        if (!mayBattle(battle, id)) continue;
        for (const Hex hex : enemiesInReach(battle, id)) {
            if (mayAttack(battle, id, hex)) options.emplace_back(CloseCombat{id, hex});
            if (mayFire(battle, id, hex)) options.emplace_back(Fire{id, hex});
        }
    }
    if (fits(battle, question, Done{})) options.emplace_back(Done{});
    return options;
}

Options answersFor(const Battle& battle, const AnswerAttack& question) {
    Options options{Stand{}};
    for (auto& path : waysToEvade(battle, question.unit, question.attacker)) {
        options.emplace_back(Evade{std::move(path)});
    }
    if (fits(battle, question, StrikeFirst{})) options.emplace_back(StrikeFirst{});
    options.emplace_back(Stand{true});
    return options;
}

/// Each question with what can be answered to it.
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
    Options operator()(const ChooseOrders&) const { return OrderLister(battle).list(); }
    Options operator()(const ChooseMove&) const { return movesFor(battle); }
    Options operator()(const ChooseBattle& it) const { return battlesFor(battle, it); }
    Options operator()(const AnswerAttack& it) const { return answersFor(battle, it); }
    /// HEX-56: first what holds without a choice.
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

std::vector<Answer> System::options(const Battle& battle, const Question& question) {
    return std::visit(Lister{battle}, question);
}

}  // namespace vallum::hex
