// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/check.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

bool areOfOneKind(const Unit& one, const Unit& other) { return one.type == other.type; }

/// Its number among units of its kind on its side, from 1; none if it is the only one.
std::optional<int> numberOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    int number = 0;
    int all = 0;
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const Unit& other = battle.units[i];
        if (other.owner != unit.owner || !areOfOneKind(other, unit) || !other.name.empty()) continue;
        ++all;
        if (static_cast<std::int32_t>(i) <= id.raw()) ++number;
    }
    return all > 1 ? std::optional(number) : std::nullopt;
}

bool isOnBothSides(const Battle& battle, const Unit& unit) {
    return std::ranges::any_of(battle.units, [&](const Unit& it) {
        return it.owner != unit.owner && areOfOneKind(it, unit) && it.name.empty();
    });
}

/// HEX-02: the same orders as seen by the opponent.
CardOrders mirrored(CardOrders orders) {
    if (auto* sections = std::get_if<SectionOrders>(&orders)) std::swap(sections->left, sections->right);
    if (auto* leader = std::get_if<LeaderOrders>(&orders); leader != nullptr && leader->section) {
        const bool isLeft = *leader->section == Section::left;
        if (*leader->section != Section::center) leader->section = isLeft ? Section::right : Section::left;
    }
    return orders;
}

}  // namespace

Text wordFor(Face it) {
    switch (it) {
        case Face::light: return phrase("Hex dice", "light")();
        case Face::medium: return phrase("Hex dice", "medium")();
        case Face::heavy: return phrase("Hex dice", "heavy")();
        case Face::leader: return phrase("Hex dice", "leader")();
        case Face::flag: return phrase("Hex dice", "flag")();
        case Face::swords: return phrase("Hex dice", "swords")();
    }
    contradiction(__FILE__, __LINE__, "no such face");
}

Text wordFor(Phase it) {
    switch (it) {
        case Phase::dealing: return phrase("Hex phase", "deal")();
        case Phase::command: return phrase("Hex phase", "card")();
        case Phase::orders: return phrase("Hex phase", "orders")();
        case Phase::moving: return phrase("Hex phase", "movement")();
        case Phase::battling: return phrase("Hex phase", "battle")();
        case Phase::movingAgain: return phrase("Hex phase", "second move")();
        case Phase::drawing: return phrase("Hex phase", "draw")();
        case Phase::over: return phrase("Hex phase", "over")();
    }
    contradiction(__FILE__, __LINE__, "no such phase");
}

Text labelOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.name.empty()) return Text(unit.name);
    const std::string& code = battle.type(id).code;
    const auto number = numberOf(battle, id);
    return Text(number ? code + ' ' + std::to_string(*number) : code);
}
Text nameOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.name.empty() || !isOnBothSides(battle, unit)) return labelOf(battle, id);
    return phrase("Hex words", "%1 of %2")(labelOf(battle, id), nameOf(battle, unit.owner));
}
Text nameOf(const Battle& battle, LeaderId id) { return Text(battle.leader(id).name); }
Text nameOf(const Battle& battle, Seat seat) {
    return seat == chance ? phrase("Hex words", "Chance")() : Text::data(battle.side(seat).name);
}
Text nameOf(const Battle& battle, CardId card) {
    return card == faceDown ? phrase("Hex words", "a card")() : Text::data(battle.card(card).name);
}

const CommandCard& cardSeenBy(const Battle& battle, const CommandCard& card, Seat owner, Seat viewer) {
    const CardOrders orders = mirrored(card.orders);
    if (owner == viewer || orders == card.orders) return card;
    const auto& cards = battle.setting->cards;
    const auto same = std::ranges::find_if(cards, [&](const CommandCard& it) {
        return it.group == card.group && it.conduct == card.conduct && it.orders == orders;
    });
    return same == cards.end() ? card : *same;
}

Text nameOf(const Battle& battle, Seat seat, const Play& play) {
    if (!play.as) return {};
    const auto& cards = battle.setting->cards;
    const CommandCard& card = cards.at(static_cast<std::size_t>(*play.as));
    return Text::data(cardSeenBy(battle, card, play.view, seat).name);
}

Text facesText(const std::vector<int>& faces) {
    std::vector<Text> all;
    all.reserve(faces.size());
    for (const int face : faces) all.push_back(wordFor(static_cast<Face>(face - 1)));
    return Text::joined(all, ", ");
}

}  // namespace vallum::hex
