// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_subjects.h"

#include <algorithm>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

using Rule = std::optional<RuleId>;

const hex::TerrainType* terrainNamed(const hex::Battle& battle, hex::Layer layer, std::string_view id) {
    const auto& all = battle.setting->terrain;
    const auto found = std::ranges::find_if(
        all, [&](const hex::TerrainType& it) { return it.layer == layer && it.id == id; });
    return found == all.end() ? nullptr : &*found;
}

/// A work takes precedence over the ground beneath it.
Rule ruleOfGround(const hex::Battle& battle, hex::Hex hex) {
    const hex::Cell& cell = battle.cell(hex);
    const auto id = [](auto it) { return names(it).at(static_cast<std::size_t>(it)); };
    const hex::TerrainType* type = cell.work ? terrainNamed(battle, hex::Layer::work, id(*cell.work))
                                   : cell.ground != hex::Ground::open
                                       ? terrainNamed(battle, hex::Layer::ground, id(cell.ground))
                                       : nullptr;
    return type == nullptr ? std::nullopt : Rule(type->rule);
}

RuleId ruleOf(hex::Roll roll) {
    switch (roll) {
        case hex::Roll::fire: return "HEX-33"_rule;
        case hex::Roll::attack: return "HEX-37"_rule;
        case hex::Roll::bonus: return "HEX-74"_rule;
        case hex::Roll::battleBack: return "HEX-49"_rule;
        case hex::Roll::strikeFirst: return "HEX-86"_rule;
    }
    return "HEX-28"_rule;
}

}  // namespace

RuleId ruleAbout(const hex::Question& question) {
    return std::visit(Overloaded{[](const RollDice&) { return "HEX-04"_rule; },
                                 [](const DrawCards&) { return "HEX-17"_rule; },
                                 [](const hex::ChooseCard&) { return "HEX-13"_rule; },
                                 [](const hex::ChooseOrders&) { return "HEX-14"_rule; },
                                 [](const hex::ChooseMove&) { return "HEX-18"_rule; },
                                 [](const hex::ChooseBattle&) { return "HEX-28"_rule; },
                                 [](const hex::AnswerAttack&) { return "HEX-98"_rule; },
                                 [](const hex::ChooseFlags&) { return "HEX-56"_rule; },
                                 [](const hex::ChooseRetreat&) { return "HEX-51"_rule; },
                                 [](const hex::ChooseTrample&) { return "HEX-57"_rule; },
                                 [](const hex::ChooseLeaderPath&) { return "HEX-66"_rule; },
                                 [](const hex::ChooseAdvance&) { return "HEX-71"_rule; },
                                 [](const hex::ChooseBonus&) { return "HEX-74"_rule; },
                                 [](const hex::ChooseBattleBack&) { return "HEX-48"_rule; },
                                 [](const hex::ChooseRestored&) { return "HEX-91"_rule; }},
                      question);
}

std::optional<RuleId> ruleAbout(const hex::Battle& battle, hex::Hex hex) {
    if (battle.unitAt(hex)) return "HEX-05"_rule;
    if (battle.leaderAt(hex)) return "HEX-07"_rule;
    return ruleOfGround(battle, hex);
}

std::optional<RuleId> ruleAbout(const hex::Fact& fact) {
    return std::visit(
        Overloaded{[](const hex::CardsDrawn& it) { return Rule(it.why); },
                   [](const hex::TurnBegan&) { return Rule(); },
                   [](const hex::PhaseBegan&) { return Rule(); },
                   [](const hex::CardPlayed&) { return Rule(); },
                   [](const hex::OrderDiceRolled& it) { return Rule(it.why); },
                   [](const hex::OrdersGiven&) { return Rule(); },
                   [](const hex::BlockRestored&) { return Rule("HEX-91"_rule); },
                   [](const hex::UnitMoved& it) { return it.mustAttack ? Rule("HEX-23"_rule) : it.barred; },
                   [](const hex::LeaderMoved& it) { return it.halted ? Rule("HEX-27"_rule) : Rule(); },
                   [](const hex::BattleBegan&) { return Rule(); },
                   [](const hex::DiceRolled& it) {
                       return Rule(it.blow.evading ? "HEX-61"_rule : ruleOf(it.blow.roll));
                   },
                   [](const hex::Trampled&) { return Rule("HEX-57"_rule); },
                   [](const hex::MarshRolled&) { return Rule("HXT-54"_rule); },
                   [](const hex::LeaderChecked& it) { return Rule(it.why); },
                   [](const hex::EscapeRolled&) { return Rule("HEX-67"_rule); },
                   [](const hex::BlocksLost& it) { return Rule(it.why); },
                   [](const hex::UnitEliminated& it) { return Rule(it.why); },
                   [](const hex::UnitLeft& it) { return Rule(it.why); },
                   [](const hex::LeaderEliminated& it) { return Rule(it.why); },
                   [](const hex::LeaderLeft&) { return Rule("HEX-66"_rule); },
                   [](const hex::FlagsTaken&) { return Rule("HEX-54"_rule); },
                   [](const hex::Retreated&) { return Rule("HEX-51"_rule); },
                   [](const hex::Evaded&) { return Rule("HEX-62"_rule); },
                   [](const hex::LeaderEvaded&) { return Rule("HEX-66"_rule); },
                   [](const hex::Advanced&) { return Rule("HEX-71"_rule); },
                   [](const hex::StoodFast&) { return Rule("HEX-98"_rule); },
                   [](const hex::StruckFirst& it) { return Rule(it.card ? "HEX-86"_rule : "HXT-46"_rule); },
                   [](const hex::BannersWon& it) { return Rule(it.why); },
                   [](const hex::BannersLost&) { return Rule("HEX-94"_rule); },
                   [](const hex::CardDiscarded&) { return Rule("HEX-17"_rule); },
                   [](const hex::DeckShuffled& it) { return Rule(it.why); },
                   [](const hex::BattleEnded& it) { return Rule(it.outcome.why); },
                   [](const hex::PositionRestored&) { return Rule(); }},
        fact);
}

}  // namespace vallum::app
