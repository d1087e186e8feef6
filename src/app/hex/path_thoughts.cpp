// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/path_thoughts.h"

#include "hex/hex_texts.h"

#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

using Way = PathThought::Way;

bool isAmong(const auto& list, const auto& value) { return std::ranges::find(list, value) != list.end(); }

std::vector<Way> waysFrom(const std::vector<hex::RetreatWay>& ways) {
    std::vector<Way> made;
    for (const hex::RetreatWay& way : ways) made.push_back({way.path, false});
    return made;
}
std::vector<Way> waysFrom(const std::vector<hex::LeaderWay>& ways) {
    std::vector<Way> made;
    for (const hex::LeaderWay& way : ways) made.push_back({way.path, way.leaves});
    return made;
}
std::vector<Way> waysFrom(const std::vector<std::vector<hex::Hex>>& ways) {
    std::vector<Way> made;
    for (const auto& path : ways) made.push_back({path, false});
    return made;
}

std::vector<hex::Hex> hexesOf(const hex::Battle& battle, const std::vector<UnitId>& units) {
    std::vector<hex::Hex> hexes;
    for (const UnitId id : units) hexes.push_back(battle.unit(id).at);
    return hexes;
}

}  // namespace

PathThought::PathThought(const hex::Battle& battle, Seat seat, Piece piece, std::vector<Way> ways)
    : Thought(battle, seat),
      piece_(piece),
      ways_(std::move(ways)) {}

hex::Hex PathThought::from() const {
    return std::visit(Overloaded{[&](UnitId id) { return battle().unit(id).at; },
                                 [&](hex::LeaderId id) { return battle().leader(id).at; }},
                      piece_);
}

const Way* PathThought::wayTo(hex::Hex hex) const {
    for (const Way& way : ways_) {
        const bool ends = !way.leaves && !way.path.empty() && way.path.back() == hex;
        if (ends && (!via_ || isAmong(way.path, *via_))) return &way;
    }
    return nullptr;
}

Marks PathThought::marks() const {
    Marks marks;
    marks.picked.push_back(from());
    const Way* shown = nullptr;
    for (const Way& way : ways_) {
        if (way.leaves || way.path.empty() || isAmong(marks.reach, way.path.back())) continue;
        marks.reach.push_back(way.path.back());
        if (looked() == way.path.back()) shown = wayTo(*looked());
    }
    if (shown == nullptr && marks.reach.size() == 1) shown = wayTo(marks.reach.front());
    if (shown == nullptr) return marks;
    marks.path = {from()};
    marks.path.insert(marks.path.end(), shown->path.begin(), shown->path.end());
    marks.ghosts.push_back({piece_, shown->path.back(), {}});
    return marks;
}

Leaf PathThought::leaf() const {
    if (looked() && (battle().unitAt(*looked()) || battle().leaderAt(*looked()))) return Thought::leaf();
    return std::visit([&](auto id) { return leafOf(battle(), id); }, piece_);
}

hex::Answer PathThought::answerOf(const Way& way) const { return hex::PathChosen{way.path, way.leaves}; }

void PathThought::press(hex::Hex hex) {
    if (const Way* way = wayTo(hex)) return Q_EMIT answered(answerOf(*way));
    const bool isPassed = std::ranges::any_of(ways_, [&](const Way& way) { return isAmong(way.path, hex); });
    if (!isPassed) return refuseWith({rule()});
    via_ = hex;
    Q_EMIT changed();
}

bool PathThought::escape() {
    if (!via_) return false;
    via_.reset();
    Q_EMIT changed();
    return true;
}

/// Enter takes the way that is looked at, or the first one.
std::vector<Choice> PathThought::choices() {
    const Way* way = looked() ? wayTo(*looked()) : nullptr;
    if (way == nullptr && !ways_.empty()) way = &ways_.front();
    if (way == nullptr) return {};
    const QString words =
        way->path.empty() ? tr("Stay") : tr("To %1").arg(inQt(hex::toText(way->path.back())));
    Choice go = doneChoice(words, answerOf(*way), Qt::Key_Return);
    go.isMain = true;
    return {go};
}

RetreatThought::RetreatThought(const hex::Battle& battle, Seat seat, const hex::ChooseRetreat& question)
    : PathThought(
          battle, seat, question.unit, waysFrom(hex::waysToRetreat(battle, question.unit, question.hexes))),
      hexes_(question.hexes) {}
QString RetreatThought::headline() const { return tr("Where does it retreat?"); }
QString RetreatThought::hint() const {
    return counted(hexes_,
                   plural("Hex window", "%n hexes toward your own side.", "One hex toward your own side."));
}

LeaderPathThought::LeaderPathThought(const hex::Battle& battle,
                                     Seat seat,
                                     const hex::ChooseLeaderPath& question)
    : PathThought(battle, seat, question.leader, waysFrom(hex::waysToEvade(battle, question.leader))) {}
QString LeaderPathThought::headline() const {
    return tr("Where does %1 flee?").arg(nameIn(battle(), std::get<hex::LeaderId>(piece())));
}
QString LeaderPathThought::hint() const {
    return tr("One to three hexes toward your own side; enemies on the way may catch him.");
}
std::vector<Choice> LeaderPathThought::choices() {
    std::vector<Choice> all = PathThought::choices();
    for (const Way& way : ways()) {
        if (!way.leaves) continue;
        all.push_back(doneChoice(tr("Leave the board"), answerOf(way), Qt::Key_X));
        break;
    }
    return all;
}

AdvanceThought::AdvanceThought(const hex::Battle& battle, Seat seat, const hex::ChooseAdvance& question)
    : PathThought(battle, seat, question.unit, waysFrom(hex::waysToAdvance(battle, question))),
      into_(question.into) {}
QString AdvanceThought::headline() const { return tr("Advance?"); }
QString AdvanceThought::hint() const {
    return ways().size() > 1 ? tr("Into the hex that was given up, and cavalry one more.")
                             : tr("Into the hex that was given up.");
}
std::vector<Choice> AdvanceThought::choices() {
    std::vector<Choice> all = PathThought::choices();
    if (!all.empty() && (!looked() || *looked() == into_)) all.front().words = tr("Advance");
    all.push_back(doneChoice(tr("Stay"), hex::PathChosen{}, Qt::Key_S));
    return all;
}

HexThought::HexThought(const hex::Battle& battle, Seat seat, std::vector<hex::Hex> among)
    : Thought(battle, seat),
      among_(std::move(among)) {}

Marks HexThought::marks() const {
    Marks marks;
    marks.targets = among_;
    return marks;
}

void HexThought::press(hex::Hex hex) {
    if (isAmong(among_, hex)) return Q_EMIT answered(answerOf(hex));
    refuseWith({rule()});
}

std::vector<Choice> HexThought::choices() {
    const bool isOne = looked() && isAmong(among_, *looked());
    if (among_.empty()) return {};
    const hex::Hex hex = isOne ? *looked() : among_.front();
    const QString who = whoIsAt(battle(), hex);
    Choice go = doneChoice(tr("%1 at %2").arg(who, inQt(hex::toText(hex))), answerOf(hex), Qt::Key_Return);
    go.isMain = true;
    return {go};
}

TrampleThought::TrampleThought(const hex::Battle& battle, Seat seat, const hex::ChooseTrample& question)
    : HexThought(battle, seat, question.among) {}
QString TrampleThought::headline() const { return tr("The elephants go wild"); }
QString TrampleThought::hint() const { return tr("Choose whom they trample next."); }
hex::Answer TrampleThought::answerOf(hex::Hex hex) const { return hex::HexChosen{hex}; }

RestoreThought::RestoreThought(const hex::Battle& battle, Seat seat, const hex::ChooseRestored& question)
    : HexThought(battle, seat, hexesOf(battle, question.among)),
      face_(question.face) {}
QString RestoreThought::headline() const { return tr("Who gets a block back?"); }
QString RestoreThought::hint() const {
    return tr("The die shows: %1.").arg(inQt(hex::wordFor(hex::faceOf(face_))));
}
hex::Answer RestoreThought::answerOf(hex::Hex hex) const { return hex::UnitChosen{*battle().unitAt(hex)}; }

}  // namespace vallum::app
