// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_chronicle.h"

#include <algorithm>
#include <map>
#include <span>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/recap.h>
#include <vallum/hex/words.h>

namespace vallum::app {

std::vector<Recalled> HexChronicle::sinceLastTurnOf(Seat seat) const {
    std::vector<Recalled> lines;
    for (const hex::RecapLine& it : hex::recapFor(session().history(), seat))
        lines.push_back({hex::words(session().battle(), it), it.answers});
    return lines;
}

std::vector<Text> HexChronicle::forcesOf(Seat seat) const {
    const hex::Battle begin = hex::System::begin(session().record().scenario);
    const hex::Side& side = begin.side(seat);
    std::map<std::string, int> counts;
    for (const UnitId id : begin.unitsOf(seat)) ++counts[begin.type(id).code];
    std::vector<Text> units;
    for (const auto& [code, count] : counts)
        units.emplace_back(count == 1 ? code : std::to_string(count) + " " + code);
    std::vector<Text> leaders;
    for (const hex::LeaderId id : begin.leadersOf(seat)) leaders.emplace_back(begin.leader(id).name);
    std::vector<Text> told{phrase("Hex report", "Units: %1.")(Text::joined(units, ", "))};
    if (!leaders.empty()) told.push_back(phrase("Hex report", "Leaders: %1.")(Text::joined(leaders, ", ")));
    told.push_back(phrase("Hex report", "%1 cards in hand, %2 banners to win.")(side.hand, side.banners));
    return told;
}

/// Everybody may see the dice, so nothing is filtered.
BattleLuck HexChronicle::luck(std::optional<std::size_t> happenings) const {
    const std::span all(session().history());
    return counted_
        .after(hex::System::begin(session().record().scenario),
               all.first(std::min(happenings.value_or(all.size()), all.size())))
        .luck();
}

Text HexChronicle::standing(const hex::Battle& battle) const {
    const hex::Side& one = battle.setting->sides.front();
    const hex::Side& other = battle.setting->sides.back();
    return phrase("Hex report", "Banners: %1 of %2 for %3, %4 of %5 for %6.")(
        battle.player(one.seat).banners, one.banners, hex::nameOf(battle, one.seat),
        battle.player(other.seat).banners, other.banners, hex::nameOf(battle, other.seat));
}

bool isTrifle(const hex::Fact& fact) {
    return std::visit(
        Overloaded{[](const hex::CardsDrawn&) { return true; },
                   [](const hex::CardDiscarded&) { return true; },
                   [](const hex::DeckShuffled&) { return true; }, [](const hex::PhaseBegan&) { return true; },
                   [](const auto&) { return false; }},
        fact);
}

}  // namespace vallum::app
