// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/morale/elephants_detail.h"

#include <span>

#include <vallum/field/rules/morale/elephants.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/lining_up.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::Footprint;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

}  // namespace

/// Its card, its extension markers and its envelop markers.
std::vector<Outline> piecesOf(const Battle& battle, UnitId unit) {
    std::vector<Outline> pieces = envelopSquares(battle, unit);
    const Footprint shape = footprint(battle, unit);
    pieces.insert(pieces.end(), shape.pieces().begin(), shape.pieces().end());
    return pieces;
}

namespace {

/// A front section with the strip of the card behind it.
struct Column {
    Pose pose;
    geometry::Size size;
};
std::vector<Column> columnsOf(const Pose& card) {
    constexpr int columns = geometry::sectionsOn(geometry::Edge::front);
    const geometry::Size size{cardSize.width / columns, cardSize.depth};
    std::vector<Column> found;
    for (int i = 0; i != columns; ++i) {
        const Du right((2 * i + 1 - columns) * (size.width / 2).raw());
        found.push_back({{geometry::pointAt(card, right, 0_du), card.heading}, size});
    }
    return found;
}

}  // namespace

bool isHeld(const Battle& battle, UnitId elephants) {
    return std::ranges::any_of(battle.standing, [&](const Opponents& it) {
        return it.attacker == elephants && areEngaged(battle, it.attacker, it.defender);
    });
}

Sum trampleDice(const Battle& battle, UnitId elephants, const PathStep& step, UnitId trampled) {
    const auto pieces = piecesOf(battle, trampled);
    const auto goesOver = [&](const Column& column) {
        return std::ranges::any_of(pieces, [&](const Outline& piece) {
            return geometry::sweeps(step, {column.pose, {}}, column.size, piece);
        });
    };
    const auto columns = columnsOf(battle.unit(elephants).pose);
    Sum dice;
    dice.add("ELE-04"_rule, static_cast<int>(std::ranges::count_if(columns, goesOver)));
    return dice;
}

geometry::Edge edgeTrampled(const Battle& battle, UnitId elephants, UnitId trampled) {
    const Pose& from = battle.unit(elephants).pose;
    const Unit& unit = battle.unit(trampled);
    const auto touch = geometry::frontalTouch({from, {}}, placement(unit), cardSize);
    if (touch && !touch->edges.empty()) return touch->edges.front();
    return geometry::sideAttacked(from.center, unit.pose, cardSize).edge;
}

std::optional<StoodUp> standAgainst(const Battle& battle, UnitId elephants, UnitId unit) {
    if (battle.unit(unit).has(Marker::fleeing)) return std::nullopt;
    const Placement met{battle.unit(elephants).pose, {}};
    const Placement other = placement(battle.unit(unit));
    const auto touch = geometry::frontalTouch(met, other, cardSize);
    if (!touch || touch->edges.empty()) return std::nullopt;
    constexpr Du liningUp = 4.9_du;  // a card, and the edge that it meets
    const auto around = surroundingsOf(battle, elephants, std::span(&met.pose, 1), liningUp);
    const auto isOpen = [&](const Footprint& shape) { return isFree(battle, shape, around); };
    // They may stop where their whole card has no room, as on a bridge.
    if (!isFreeOfOthers(footprint(battle, elephants), around)) return std::nullopt;
    const auto place = geometry::lineUp(std::span(touch->edges), touch->at, met, other, cardSize, isOpen);
    const Opponents units{elephants, unit};
    if (!place) return StoodUp{units, touch->edges.front(), met.pose, false, 1};
    const int sections = geometry::sectionsInContact({{place->pose, {}}, {}}, {other, {}}, cardSize).total;
    return StoodUp{units, place->edge, place->pose, true, sections};
}

}  // namespace vallum::field
