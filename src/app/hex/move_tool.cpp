// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/move_tool.h"

#include "hex/hex_texts.h"

#include <algorithm>
#include <utility>

#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>

namespace vallum::app {

namespace {

/// As straight as the board allows, ignoring other pieces; used to find out why the move is illegal.
std::vector<hex::Hex> straightWay(hex::Hex from, hex::Hex to) {
    std::vector<hex::Hex> way;
    while (from != to) {
        const auto& next = hex::neighbors(from);
        from = *std::ranges::min_element(next, {}, [&](hex::Hex it) { return hex::distance(it, to); });
        way.push_back(from);
    }
    return way;
}

}  // namespace

HexMoveTool::HexMoveTool(hex::Battle battle, Seat seat) : HexTool(std::move(battle), seat) {
    const hex::Battle& now = this->battle();
    for (const UnitId id : now.unitsOf(seat)) {
        if (hex::mayStillMove(now, id) && !hex::movesOf(now, id).empty()) units_.push_back(id);
    }
    for (const hex::LeaderId id : now.leadersOf(seat)) {
        if (hex::mayStillMove(now, id) && !hex::movesOf(now, id).empty()) leaders_.push_back(id);
    }
    advance_ = hex::advanceOfAll(now);
    if (units_.size() + leaders_.size() == 1) pick(units_.empty() ? Piece(leaders_[0]) : Piece(units_[0]));
}

QString HexMoveTool::headline() const {
    return battle().phase == hex::Phase::movingAgain ? tr("Move again") : tr("Move your units");
}
QString HexMoveTool::hint() const {
    if (last_) return tr("Nobody can move or attack after this move: it ends the turn.");
    if (units_.empty() && leaders_.empty()) return tr("All have moved.");
    return from() ? tr("Choose a hex in its reach.") : tr("Choose a unit with an order.");
}
QString HexMoveTool::remark() const { return tr("%1 left").arg(units_.size() + leaders_.size()); }

void HexMoveTool::pick(Piece piece) {
    picked_ = piece;
    last_.reset();
    unitMoves_.clear();
    leaderMoves_.clear();
    if (const auto* unit = std::get_if<UnitId>(&piece)) unitMoves_ = hex::reachOf(battle(), *unit);
    if (const auto* leader = std::get_if<hex::LeaderId>(&piece))
        leaderMoves_ = hex::movesOf(battle(), *leader);
}

std::vector<HexMoveTool::Piece> HexMoveTool::movableAt(hex::Hex hex) const {
    std::vector<Piece> found;
    for (const UnitId id : units_) {
        if (battle().unit(id).at == hex) found.emplace_back(id);
    }
    for (const hex::LeaderId id : leaders_) {
        if (battle().leader(id).at == hex) found.emplace_back(id);
    }
    return found;
}

std::optional<hex::Hex> HexMoveTool::from() const {
    if (const auto* unit = std::get_if<UnitId>(&picked_)) return battle().unit(*unit).at;
    if (const auto* leader = std::get_if<hex::LeaderId>(&picked_)) return battle().leader(*leader).at;
    return std::nullopt;
}

std::vector<hex::Hex> HexMoveTool::wayTo(hex::Hex hex) const {
    for (const hex::Reached& it : unitMoves_) {
        if (!it.move.exits && !it.move.path.empty() && it.move.path.back() == hex) return it.move.path;
    }
    for (const hex::MoveLeader& move : leaderMoves_) {
        if (!move.path.empty() && move.path.back() == hex) return move.path;
    }
    return {};
}

Marks HexMoveTool::marks() const {
    Marks marks;
    for (const UnitId id : units_) marks.choosable.push_back(battle().unit(id).at);
    for (const hex::LeaderId id : leaders_) marks.choosable.push_back(battle().leader(id).at);
    for (const UnitId id : battle().unitsOf(seat())) {
        const hex::UnitTurn& turn = battle().unit(id).turn;
        const bool isOver = turn.ordered && std::ranges::find(units_, id) == units_.end();
        if (isOver) marks.done.push_back(battle().unit(id).at);
    }
    const auto start = from();
    if (!start) return marks;
    marks.picked.push_back(*start);
    std::erase(marks.choosable, *start);
    if (last_) {
        const auto& way = std::visit([](const auto& it) -> const auto& { return it.path; }, *last_);
        marks.path = {*start};
        marks.path.insert(marks.path.end(), way.begin(), way.end());
        const hex::Hex end = marks.path.back();
        if (const auto* unit = std::get_if<hex::MoveUnit>(&*last_); unit != nullptr && !unit->exits)
            marks.ghosts = {{unit->unit, end, {}}};
        if (const auto* leader = std::get_if<hex::MoveLeader>(&*last_))
            marks.ghosts = {{leader->leader, end, {}}};
        return marks;
    }
    for (const hex::Reached& it : unitMoves_) {
        if (it.move.path.empty() || it.move.exits) continue;
        (it.barred ? marks.hollow : marks.reach).push_back(it.move.path.back());
        if (it.mustAttack) marks.charges.push_back(it.move.path.back());
    }
    for (const hex::MoveLeader& move : leaderMoves_) {
        if (!move.path.empty()) marks.reach.push_back(move.path.back());
    }
    if (!looked()) return marks;
    const auto way = wayTo(*looked());
    if (way.empty()) return marks;
    marks.path = {*start};
    marks.path.insert(marks.path.end(), way.begin(), way.end());
    return marks;
}

SheetContent HexMoveTool::content() const {
    const auto* unit = std::get_if<UnitId>(&picked_);
    const bool isInReach = looked() && !wayTo(*looked()).empty();
    if (unit == nullptr || (looked() && !isInReach && looked() != from())) {
        if (looked() || unit == nullptr) return HexTool::content();
    }
    SheetContent content = sheetAbout(battle(), *unit);
    if (!isInReach) return content;
    for (const hex::Reached& it : unitMoves_) {
        if (it.move.exits || it.move.path.empty() || it.move.path.back() != *looked()) continue;
        content.note = it.barred ? tr("After this move it does not battle (%1).").arg(ruleName(*it.barred))
                       : it.mustAttack
                           ? tr("A charge: it must attack afterward (%1).").arg(ruleName("HEX-23"_rule))
                           : tr("It may battle after this move.");
    }
    return content;
}

/// Of the picked piece.
HexMoveTool::Move HexMoveTool::moveEndingAt(hex::Hex hex) const {
    if (const auto* unit = std::get_if<UnitId>(&picked_)) return hex::MoveUnit{*unit, wayTo(hex)};
    return hex::MoveLeader{std::get<hex::LeaderId>(picked_), wayTo(hex)};
}

void HexMoveTool::make(const Move& move) {
    std::visit([this](const auto& it) { Q_EMIT answered(it); }, move);
}

/// A turn that is over cannot be undone, so its last move has to be confirmed. A second press on the same hex
/// confirms it, too.
void HexMoveTool::makeOrAsk(const Move& move) {
    const bool isLast = std::visit([this](const auto& it) { return hex::isLastOfTurn(battle(), it); }, move);
    if (!isLast || last_ == move) return make(move);
    last_ = move;
    Q_EMIT changed();
}

void HexMoveTool::refuseMoveTo(hex::Hex hex) {
    const auto way = straightWay(*from(), hex);
    Verdict may;
    if (const auto* unit = std::get_if<UnitId>(&picked_))
        may = hex::mayMove(battle(), hex::MoveUnit{*unit, way});
    if (const auto* leader = std::get_if<hex::LeaderId>(&picked_))
        may = hex::mayMove(battle(), hex::MoveLeader{*leader, way});
    refuseWith(may ? Refusal{"HEX-18"_rule} : may.error());
}

/// Moves to a hex in reach, or picks a piece; pressing again alternates between a unit and its leader.
void HexMoveTool::press(hex::Hex hex) {
    if (std::exchange(pickedBefore_, std::nullopt) && hex == from()) return;
    if (from() && !wayTo(hex).empty()) return makeOrAsk(moveEndingAt(hex));
    const auto here = movableAt(hex);
    if (!here.empty()) {
        const auto now = std::ranges::find(here, picked_);
        const bool isNew = now == here.end();
        const bool isLast = !isNew && now + 1 == here.end();
        pick(isNew || isLast ? here.front() : *(now + 1));
        return Q_EMIT changed();
    }
    if (from()) return refuseMoveTo(hex);
    if (const auto unit = battle().unitAt(hex)) {
        const Verdict may = hex::mayStillMove(battle(), *unit);
        return refuseWith(may ? Refusal{"HEX-19"_rule} : may.error());
    }
    if (const auto leader = battle().leaderAt(hex)) {
        const Verdict may = hex::mayStillMove(battle(), *leader);
        return refuseWith(may ? Refusal{"HEX-26"_rule} : may.error());
    }
}

void HexMoveTool::grab(hex::Hex hex) {
    const auto here = movableAt(hex);
    if (here.empty() || from() == hex) return;
    pickedBefore_ = picked_;
    pick(here.front());
    Q_EMIT changed();
}

void HexMoveTool::drag(hex::Hex /*from*/, hex::Hex to) {
    pickedBefore_.reset();
    press(to);
}

void HexMoveTool::drop() {
    if (!pickedBefore_) return;
    pick(*std::exchange(pickedBefore_, std::nullopt));
    Q_EMIT changed();
}

std::vector<Choice> HexMoveTool::choices() {
    if (last_) {
        const auto* unit = std::get_if<hex::MoveUnit>(&*last_);
        const bool leaves = unit != nullptr && unit->exits;
        Choice go{leaves ? tr("Leave the board and end the turn") : tr("Move and end the turn"),
                  Qt::Key_Return, tr("Enter"), [this] { make(*last_); }};
        go.isMain = true;
        return {go, {tr("Undo"), Qt::Key_Escape, tr("Esc"), [this] { escape(); }}};
    }
    Choice end{hex::endsWithMoves(battle()) ? tr("End the turn") : tr("To battle"), Qt::Key_E,
               QStringLiteral("E"), [this] {
                   const bool isAsking =
                       hex::endsWithMoves(battle()) && !(units_.empty() && leaders_.empty());
                   isAsking && !std::exchange(isWarned_, true) ? warn() : Q_EMIT answered(hex::Done{});
               }};
    end.isMain = true;
    std::vector<Choice> all{end};
    if (advance_.size() > 1) all.push_back(advanceChoice());
    const auto exit = std::ranges::find_if(unitMoves_, [](const hex::Reached& it) { return it.move.exits; });
    if (exit != unitMoves_.end())
        all.push_back({tr("Leave the board"), Qt::Key_X, QStringLiteral("X"),
                       [this, move = exit->move] { makeOrAsk(move); }});
    return all;
}

Choice HexMoveTool::advanceChoice() {
    Choice choice{tr("Advance all 1 hex"), Qt::Key_A, QStringLiteral("A"),
                  [this] { Q_EMIT answeredInTurn({advance_.begin(), advance_.end()}); }};
    const QString units = counted(std::ssize(advance_), plural("Words", "%n units", "%n unit"));
    choice.why =
        tr("%1, the foremost first; those next to an enemy stay. You can undo each move.").arg(units);
    return choice;
}

void HexMoveTool::warn() {
    const auto count = std::ssize(units_);
    const QString who = units_.empty()
                            ? counted(std::ssize(leaders_), plural("Words", "%n leaders", "%n leader"))
                            : counted(count, plural("Words", "%n units", "%n unit"));
    Q_EMIT refused(tr("%1 can still move. Do it again to go on anyway.").arg(who));
}

bool HexMoveTool::escape() {
    if (!from()) return false;
    if (std::exchange(last_, std::nullopt)) {
        Q_EMIT changed();
        return true;
    }
    pick({});
    Q_EMIT changed();
    return true;
}

}  // namespace vallum::app
