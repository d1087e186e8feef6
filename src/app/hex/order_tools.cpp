// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/order_tools.h"

#include "hex/command_card.h"
#include "hex/hex_texts.h"

#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

bool isAmong(const auto& list, const auto& value) { return std::ranges::find(list, value) != list.end(); }

/// Where this seat has pieces.
std::vector<hex::Hex> ownHexes(const hex::Battle& battle, Seat seat) {
    std::vector<hex::Hex> hexes;
    for (const UnitId id : battle.unitsOf(seat)) hexes.push_back(battle.unit(id).at);
    for (const hex::LeaderId id : battle.leadersOf(seat)) {
        if (battle.isLone(id)) hexes.push_back(battle.leader(id).at);
    }
    return hexes;
}

std::optional<UnitId> ownUnitAt(const hex::Battle& battle, Seat seat, hex::Hex hex) {
    const auto unit = battle.unitAt(hex);
    return unit && battle.unit(*unit).owner == seat ? unit : std::nullopt;
}
std::optional<hex::LeaderId> ownLeaderAt(const hex::Battle& battle, Seat seat, hex::Hex hex) {
    const auto leader = battle.leaderAt(hex);
    return leader && battle.leader(*leader).owner == seat ? leader : std::nullopt;
}

/// The possible first orders for the pieces in this hex.
std::vector<hex::OrdersChosen> firstOrders(const hex::Battle& battle, Seat seat, hex::Hex hex) {
    std::vector<hex::OrdersChosen> ways;
    const auto unit = ownUnitAt(battle, seat, hex);
    const auto leader = ownLeaderAt(battle, seat, hex);
    if (unit && leader) ways.push_back({.units = {*unit}, .chief = leader});
    if (!unit && leader) {
        ways.push_back({.leaders = {*leader}, .chief = leader});
        ways.push_back({.leaders = {*leader}});
    }
    if (unit) ways.push_back({.units = {*unit}});
    return ways;
}

}  // namespace

// --------------------------------------------------------------------- card

QString HexCardTool::headline() const { return tr("Play a card"); }
QString HexCardTool::hint() const { return tr("It says which units you may order this turn."); }

/// The pieces that the card can order, and those that can head a chain.
std::vector<hex::Hex> HexCardTool::orderableWith(CardId card) const {
    const hex::OrdersLeft left = hex::ordersWith(battle(), card);
    std::vector<hex::Hex> found;
    const auto add = [&](hex::Hex hex) {
        if (!isAmong(found, hex)) found.push_back(hex);
    };
    for (const hex::LeaderId id : left.chiefs) add(battle().leader(id).at);
    // Nobody plays the card for its fallback of one unit instead of a chain (HEX-81).
    const bool isChain = std::holds_alternative<hex::LeaderOrders>(battle().card(card).orders);
    if (isChain && !left.chiefs.empty()) return found;
    for (const UnitId id : left.units) add(battle().unit(id).at);
    for (const hex::LeaderId id : left.leaders) add(battle().leader(id).at);
    return found;
}

Marks HexCardTool::marks() const {
    Marks marks;
    if (!card_) return marks;
    marks.choosable = orderableWith(*card_);
    const auto sections = lookOf(battle(), seat(), *card_, BoardTurn::upright).sections;
    EnumSet<hex::BoardSection> parts;
    for (std::size_t i = 0; i != sections.size(); ++i) {
        if (sections.at(i) > 0) parts.insert(static_cast<hex::BoardSection>(i));
    }
    if (!parts.empty()) marks.sections = parts;
    return marks;
}

/// Pressing a piece is only a way to look at it.
void HexCardTool::press(hex::Hex hex) {
    if (battle().unitAt(hex) || battle().leaderAt(hex)) return;
    Q_EMIT refused(hexSentence(Refusal{"HEX-13"_rule}));
}

void HexCardTool::pressCard(CardId card) { Q_EMIT answered(hex::CardChosen{card}); }

void HexCardTool::lookAtCard(std::optional<CardId> card) {
    if (card == card_) return;
    card_ = card;
    Q_EMIT changed();
}

// ------------------------------------------------------------------- orders

HexOrdersTool::HexOrdersTool(hex::Battle battle, Seat seat, BoardTurn turn)
    : HexTool(std::move(battle), seat),
      turn_(turn) {}

const hex::CommandCard* HexOrdersTool::cardInPlay() const {
    const hex::CommandCard* card = hex::cardInPlay(battle());
    if (card == nullptr) return nullptr;
    return &hex::cardSeenBy(battle(), *card, battle().play->view, seatInFront(battle(), turn_));
}

QString HexOrdersTool::headline() const {
    const hex::CommandCard* card = cardInPlay();
    return card == nullptr ? tr("Give orders") : inData(card->name);
}

QString HexOrdersTool::hint() const {
    if (hex::isForOneUnit(battle())) return tr("The card can order none of your units: order one of them.");
    const hex::CommandCard* card = cardInPlay();
    return card == nullptr ? QString() : textOf(*card, battle().player(seat()).command);
}

int HexOrdersTool::given() const { return static_cast<int>(orders_.units.size() + orders_.leaders.size()); }

/// None: unlimited.
std::optional<int> HexOrdersTool::most() const {
    if (hex::isForOneUnit(battle())) return 1;
    const hex::CommandCard* card = cardInPlay();
    if (card == nullptr) return 0;
    using Most = std::optional<int>;
    return std::visit(
        Overloaded{[](const hex::SectionOrders& it) -> Most { return it.left + it.center + it.right; },
                   [&](const hex::TroopOrders&) -> Most { return battle().player(seat()).command; },
                   [](const hex::LeaderOrders& it) -> Most { return it.links + 1; },
                   [](const hex::LinkedOrders& it) -> Most {
                       return it.most.kind == hex::AllOr::Kind::number ? Most(it.most.number) : std::nullopt;
                   },
                   [](const auto&) -> Most { return std::nullopt; }},
        card->orders);
}

QString HexOrdersTool::remark() const {
    const auto limit = most();
    return limit ? tr("%1 of %2").arg(given()).arg(*limit) : tr("%1 given").arg(given());
}

hex::OrdersChosen HexOrdersTool::with(std::optional<UnitId> unit, std::optional<hex::LeaderId> leader) const {
    hex::OrdersChosen tried = orders_;
    if (unit) tried.units.push_back(*unit);
    if (leader) tried.leaders.push_back(*leader);
    return tried;
}

hex::OrdersChosen HexOrdersTool::without(hex::Hex gone) const {
    hex::OrdersChosen kept;
    const bool losesChief = orders_.chief && battle().leader(*orders_.chief).at == gone;
    if (losesChief) return kept;
    kept.chief = orders_.chief;
    const auto keep = [&](const hex::OrdersChosen& tried) {
        if (hex::mayOrder(battle(), tried)) kept = tried;
    };
    // Twice, because a piece may depend on a later one.
    for (int round = 0; round != 2; ++round) {
        for (const UnitId id : orders_.units) {
            if (battle().unit(id).at == gone || isAmong(kept.units, id)) continue;
            hex::OrdersChosen tried = kept;
            tried.units.push_back(id);
            const bool isFirst = kept.units.empty() && kept.leaders.empty();
            isFirst ? void(kept = tried) : keep(tried);
        }
        for (const hex::LeaderId id : orders_.leaders) {
            if (battle().leader(id).at == gone || isAmong(kept.leaders, id)) continue;
            hex::OrdersChosen tried = kept;
            tried.leaders.push_back(id);
            keep(tried);
        }
    }
    return hex::mayOrder(battle(), kept) ? kept : hex::OrdersChosen{};
}

bool HexOrdersTool::isOrdered(hex::Hex hex) const {
    return std::ranges::any_of(orders_.units, [&](UnitId id) { return battle().unit(id).at == hex; }) ||
           std::ranges::any_of(orders_.leaders,
                               [&](hex::LeaderId id) { return battle().leader(id).at == hex; });
}

bool HexOrdersTool::canOrder(hex::Hex hex) const {
    if (given() == 0) {
        return std::ranges::any_of(firstOrders(battle(), seat(), hex), [&](const hex::OrdersChosen& it) {
            return hex::mayOrder(battle(), it).has_value();
        });
    }
    const auto unit = ownUnitAt(battle(), seat(), hex);
    const auto leader = ownLeaderAt(battle(), seat(), hex);
    return hex::mayOrder(battle(), unit ? with(unit, {}) : with({}, leader)).has_value();
}

Marks HexOrdersTool::marks() const {
    Marks marks;
    for (const hex::Hex hex : ownHexes(battle(), seat())) {
        if (isOrdered(hex))
            marks.picked.push_back(hex);
        else if (canOrder(hex))
            marks.choosable.push_back(hex);
    }
    return marks;
}

/// Pressing a unit with its leader again cycles: the unit, both separately, the leader alone, none (HEX-16).
void HexOrdersTool::press(hex::Hex hex) {
    const auto unit = ownUnitAt(battle(), seat(), hex);
    const auto leader = ownLeaderAt(battle(), seat(), hex);
    if (!unit && !leader) return refuseWith({"HEX-14"_rule});
    if (!isOrdered(hex)) {
        std::vector<hex::OrdersChosen> ways;
        if (given() == 0) ways = firstOrders(battle(), seat(), hex);
        if (given() != 0) ways.push_back(unit ? with(unit, {}) : with({}, leader));
        for (hex::OrdersChosen& way : ways) {
            if (!hex::mayOrder(battle(), way)) continue;
            orders_ = std::move(way);
            return Q_EMIT changed();
        }
        // Only one unit may be ordered: the latest choice replaces the earlier one.
        if (given() == 1 && most() == 1 && unit) {
            orders_ = {.units = {*unit}};
            return Q_EMIT changed();
        }
        return refuseWith(hex::mayOrder(battle(), ways.back()).error());
    }
    const bool hasUnit = unit && isAmong(orders_.units, *unit);
    const bool hasLeader = leader && isAmong(orders_.leaders, *leader);
    if (hasUnit && leader && !hasLeader && hex::mayOrder(battle(), with({}, leader))) {
        orders_ = with({}, leader);
        return Q_EMIT changed();
    }
    hex::OrdersChosen rest = without(hex);
    if (hasUnit && leader) {
        hex::OrdersChosen alone = rest;
        alone.leaders.push_back(*leader);
        if (hex::mayOrder(battle(), alone)) rest = alone;
    }
    orders_ = std::move(rest);
    Q_EMIT changed();
}

/// Both get orders; dragging never cancels any.
void HexOrdersTool::drag(hex::Hex from, hex::Hex to) {
    for (const hex::Hex hex : {from, to}) {
        if (!isOrdered(hex)) press(hex);
    }
}

/// The option that orders the most pieces, or the present orders if none orders more.
hex::OrdersChosen HexOrdersTool::fullest(hex::OrdersChosen orders) const {
    const auto count = [](const hex::OrdersChosen& it) { return it.units.size() + it.leaders.size(); };
    for (const hex::Answer& option : hex::System::options(battle(), hex::ChooseOrders{})) {
        const auto& it = std::get<hex::OrdersChosen>(option);
        if (count(it) > count(orders)) orders = it;
    }
    return orders;
}

void HexOrdersTool::orderAll() {
    orders_ = fullest(orders_);
    Q_EMIT changed();
}

/// Enter gives the chosen orders; giving none has its own key.
std::vector<Choice> HexOrdersTool::choices() {
    const auto give = [this] {
        const Verdict may = hex::mayOrder(battle(), orders_);
        may ? Q_EMIT answered(orders_) : refuseWith(may.error());
    };
    Choice all{tr("As many as possible"), Qt::Key_A, QStringLiteral("A"), [this] { orderAll(); }};
    if (given() == 0) {
        all.isMain = true;
        return {all, {tr("Give no orders"), Qt::Key_N, QStringLiteral("N"), give}};
    }
    Choice some{counted(given(), plural("Hex window", "Give %n orders", "Give one order")), Qt::Key_Return,
                tr("Enter"), give};
    some.isMain = true;
    if (fullest(orders_) == orders_) return {some};
    return {some, all};
}

bool HexOrdersTool::escape() {
    if (given() == 0) return false;
    orders_ = {};
    Q_EMIT changed();
    return true;
}

}  // namespace vallum::app
