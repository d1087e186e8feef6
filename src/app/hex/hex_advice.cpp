// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_advice.h"

#include "hex/command_hand.h"
#include "hex/desk_layout.h"
#include "hex/hex_desk.h"
#include "hex/hex_sheet.h"
#include "hex/hex_table.h"
#include "hex/hex_tool.h"

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

constexpr int gap = 8;

std::vector<hex::Hex> pathFrom(hex::Hex from, const std::vector<hex::Hex>& path) {
    std::vector<hex::Hex> all{from};
    all.insert(all.end(), path.begin(), path.end());
    return all;
}

Marks marksOfWay(std::variant<UnitId, hex::LeaderId> piece,
                 hex::Hex from,
                 const std::vector<hex::Hex>& path) {
    Marks marks;
    marks.picked = {from};
    marks.path = pathFrom(from, path);
    if (!path.empty()) marks.ghosts = {{piece, path.back(), {}}};
    return marks;
}

Marks marksOfAttack(const hex::Battle& battle, UnitId unit, hex::Hex target) {
    const hex::Hex from = battle.unit(unit).at;
    Marks marks;
    marks.picked = {from};
    marks.targets = {target};
    marks.attack = std::pair(from, target);
    return marks;
}

Marks marksAt(std::vector<hex::Hex> hexes) {
    Marks marks;
    marks.picked = std::move(hexes);
    return marks;
}

}  // namespace

Marks marksOf(const hex::Battle& battle, const hex::Answer& answer) {
    return std::visit(
        Overloaded{
            [&](const hex::OrdersChosen& it) {
                std::vector<hex::Hex> places;
                for (const UnitId unit : it.units) places.push_back(battle.unit(unit).at);
                for (const hex::LeaderId leader : it.leaders) places.push_back(battle.leader(leader).at);
                return marksAt(places);
            },
            [&](const hex::MoveUnit& it) { return marksOfWay(it.unit, battle.unit(it.unit).at, it.path); },
            [&](const hex::MoveLeader& it) {
                return marksOfWay(it.leader, battle.leader(it.leader).at, it.path);
            },
            [&](const hex::Fire& it) { return marksOfAttack(battle, it.unit, it.target); },
            [&](const hex::CloseCombat& it) { return marksOfAttack(battle, it.unit, it.target); },
            [](const hex::Evade& it) {
                Marks marks;
                marks.path = it.path;
                return marks;
            },
            [](const hex::PathChosen& it) {
                Marks marks;
                marks.path = it.path;
                return marks;
            },
            [](const hex::HexChosen& it) { return marksAt({it.hex}); },
            [&](const hex::UnitChosen& it) { return marksAt({battle.unit(it.unit).at}); },
            [](const auto&) { return Marks(); }},
        answer);
}

HexAdvice::HexAdvice(HexSession& session, HexDesk& desk, QObject* parent)
    : AdviceDeskOf(session, desk, parent),
      desk_(desk) {
    connect(&desk_.table(), &HexTable::pressed, this, &HexAdvice::giveWay);
    connect(&desk_.table(), &HexTable::grabbed, this, &HexAdvice::giveWay);
    // The tool marks what the pointer is at; the plan stays marked all the same.
    const auto markAgain = [this] {
        if (pointedOut_ != Marks()) desk_.table().setMarks(pointedOut_);
    };
    connect(&desk_.table(), &HexTable::lookedAt, this, markAgain, Qt::QueuedConnection);
}

QWidget& HexAdvice::board() const { return desk_.table(); }

void HexAdvice::unpoint() {
    if (std::exchange(pointedOut_, Marks()) == Marks()) return;
    desk_.table().setMarks(desk_.tool() == nullptr ? Marks() : desk_.tool()->marks());
}

void HexAdvice::pointAt(std::size_t plan) {
    if (!hasPlan(plan)) return;
    pointedOut_ = marksOf(typed().battle(), answerOf(plan));
    if (pointedOut_ == Marks()) return;
    desk_.table().setMarks(pointedOut_);
    place();
}

void HexAdvice::place() {
    const HexTable& table = desk_.table();
    const auto placesOf = [&](const std::vector<hex::Hex>& hexes) {
        std::vector<QPoint> places;
        for (const hex::Hex hex : hexes) places.push_back(table.map().center(hex).toPoint() + table.pos());
        return places;
    };
    const HexSheet& sheet = desk_.sheet();
    AdviceGround ground{.sheet = sheet.geometry(),
                        .asked = {sheet.pos(), QSize(sheet.width(), sheet.leastHeightIn(sheet.width()))},
                        .cards = desk_.hand().isAsked() ? desk_.hand().geometry() : QRect(),
                        .hexes = placesOf(hex::allHexes())};
    std::vector<hex::Hex> pieces;
    if (typed().hasBattle()) {
        for (const hex::Unit& it : typed().battle().units) {
            if (it.isOnBoard()) pieces.push_back(it.at);
        }
    }
    ground.pieces = placesOf(pieces);
    for (const auto* hexes : {&pointedOut_.picked, &pointedOut_.path, &pointedOut_.targets}) {
        const std::vector<QPoint> places = placesOf(*hexes);
        ground.about.insert(ground.about.end(), places.begin(), places.end());
    }
    const int top = table.freeRoom().top() + table.pos().y();
    placeCheaply(desk_.rect().adjusted(gap, top + gap, -gap, -gap),
                 [&](const QRect& spot) { return costOfAdvice(spot, ground); });
}

}  // namespace vallum::app
