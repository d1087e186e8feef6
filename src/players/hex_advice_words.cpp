// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_words.h"

#include <algorithm>
#include <variant>

#include <vallum/core/overloaded.h>
#include <vallum/hex/words.h>
#include <vallum/players/hex_advice_words.h>

namespace vallum::players {

using namespace hex;

namespace {

/// Who stands there, or else the hex.
Text nameOfTarget(const Battle& battle, Hex at) {
    if (const auto unit = battle.unitAt(at)) return nameOf(battle, *unit);
    if (const auto leader = battle.leaderAt(at)) return nameOf(battle, *leader);
    return Text(toText(at));
}

Text titleOfOrders(const Battle& battle, const OrdersChosen& orders) {
    std::vector<Text> pieces;
    for (const UnitId id : orders.units) pieces.push_back(nameOf(battle, id));
    for (const LeaderId id : orders.leaders) pieces.push_back(nameOf(battle, id));
    const bool isChiefNamed =
        orders.chief && std::ranges::find(orders.leaders, *orders.chief) != orders.leaders.end();
    if (orders.chief && !isChiefNamed) pieces.push_back(nameOf(battle, *orders.chief));
    if (pieces.empty()) return phrase("Advice", "Give no orders")();
    return phrase("Advice", "Order %1")(Text::joined(pieces, ", "));
}

Text titleOfWay(const Text& who, const std::vector<Hex>& path) {
    if (path.empty()) return phrase("Advice", "%1 stays where it is")(who);
    return phrase("Advice", "%1 moves to %2")(who, toText(path.back()));
}

Text titleOfMove(const Battle& battle, const MoveUnit& move) {
    const Text who = nameOf(battle, move.unit);
    return move.exits ? phrase("Advice", "%1 leaves the board")(who) : titleOfWay(who, move.path);
}

Text titleOfPath(const PathChosen& chosen) {
    if (chosen.leaves) return phrase("Advice", "Leave the board")();
    if (chosen.path.empty()) return phrase("Advice", "Stay")();
    return phrase("Advice", "Go to %1")(toText(chosen.path.back()));
}

/// What one would remember; a banner comes with most losses, and is told where it does not.
bool isWorthTelling(const Fact& fact) {
    if (const auto* won = std::get_if<BannersWon>(&fact)) return won->objective.has_value();
    return std::holds_alternative<UnitEliminated>(fact) || std::holds_alternative<UnitLeft>(fact) ||
           std::holds_alternative<LeaderEliminated>(fact) || std::holds_alternative<BattleEnded>(fact);
}

}  // namespace

Text titleOf(const Battle& battle, const Answer& answer) {
    return std::visit(
        Overloaded{
            [&](const CardChosen& it) { return phrase("Advice", "Play %1")(nameOf(battle, it.card)); },
            [&](const OrdersChosen& it) { return titleOfOrders(battle, it); },
            [&](const MoveUnit& it) { return titleOfMove(battle, it); },
            [&](const MoveLeader& it) { return titleOfWay(nameOf(battle, it.leader), it.path); },
            [](const Done&) { return phrase("Advice", "Stop here")(); },
            [&](const Fire& it) {
                return phrase("Advice", "%1 shoots at %2")(nameOf(battle, it.unit),
                                                           nameOfTarget(battle, it.target));
            },
            [&](const CloseCombat& it) {
                return phrase("Advice", "%1 attacks %2")(nameOf(battle, it.unit),
                                                         nameOfTarget(battle, it.target));
            },
            [](const Stand&) { return phrase("Advice", "Stand")(); },
            [](const Evade& it) { return phrase("Advice", "Evade to %1")(toText(it.path.back())); },
            [](const StrikeFirst&) { return phrase("Advice", "Strike first")(); },
            [](const FlagsIgnored& it) {
                return plural("Advice", "Ignore %n flags", "Ignore one flag")(it.count);
            },
            [](const PathChosen& it) { return titleOfPath(it); },
            [&](const HexChosen& it) { return phrase("Advice", "Trample %1")(nameOfTarget(battle, it.hex)); },
            [&](const UnitChosen& it) {
                return phrase("Advice", "%1 regains a block")(nameOf(battle, it.unit));
            },
            [](const YesOrNo& it) {
                return it.yes ? phrase("Advice", "Battle back")() : phrase("Advice", "Do not battle back")();
            },
            [](const DiceShown&) { return phrase("Advice", "Another choice")(); },
            [](const CardsShown&) { return phrase("Advice", "Another choice")(); }},
        answer);
}

Text chanceInWords(const HexPlan& plan) { return chanceInWords(plan.chance, plan.spread); }

std::vector<Text> reasonsFor(const HexPlan& first, const HexPlan& second, std::size_t most) {
    return reasonsOf(first, second, most);
}

std::vector<Text> storyOf(const Battle& end, const std::vector<Fact>& facts) {
    constexpr std::size_t most = 6;
    std::vector<Text> story;
    for (const Fact& it : facts) {
        if (story.size() == most) break;
        if (isWorthTelling(it)) story.push_back(words(end, it));
    }
    return story;
}

}  // namespace vallum::players
