// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/path_tools.h"

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

using Route = HexPathTool::Route;

bool isAmong(const auto& list, const auto& value) { return std::ranges::find(list, value) != list.end(); }

std::vector<Route> routesFrom(const std::vector<hex::RetreatWay>& ways) {
    std::vector<Route> made;
    for (const hex::RetreatWay& way : ways) made.push_back({way.path, false});
    return made;
}
std::vector<Route> routesFrom(const std::vector<hex::LeaderWay>& ways) {
    std::vector<Route> made;
    for (const hex::LeaderWay& way : ways) made.push_back({way.path, way.leaves});
    return made;
}
std::vector<Route> routesFrom(const std::vector<std::vector<hex::Hex>>& ways) {
    std::vector<Route> made;
    for (const auto& path : ways) made.push_back({path, false});
    return made;
}

std::vector<hex::Hex> hexesOf(const hex::Battle& battle, const std::vector<UnitId>& units) {
    std::vector<hex::Hex> hexes;
    for (const UnitId id : units) hexes.push_back(battle.unit(id).at);
    return hexes;
}

}  // namespace

HexPathTool::HexPathTool(const hex::Battle& battle, Seat seat, Piece piece, std::vector<Route> ways)
    : HexTool(battle, seat),
      piece_(piece),
      routes_(std::move(ways)) {}

hex::Hex HexPathTool::from() const {
    return std::visit(Overloaded{[&](UnitId id) { return battle().unit(id).at; },
                                 [&](hex::LeaderId id) { return battle().leader(id).at; }},
                      piece_);
}

const Route* HexPathTool::routeTo(hex::Hex hex) const {
    for (const Route& route : routes_) {
        const bool ends = !route.leaves && !route.path.empty() && route.path.back() == hex;
        if (ends && (!via_ || isAmong(route.path, *via_))) return &route;
    }
    return nullptr;
}

Marks HexPathTool::marks() const {
    Marks marks;
    marks.picked.push_back(from());
    const Route* shown = nullptr;
    for (const Route& route : routes_) {
        if (route.leaves || route.path.empty() || isAmong(marks.reach, route.path.back())) continue;
        marks.reach.push_back(route.path.back());
        if (looked() == route.path.back()) shown = routeTo(*looked());
    }
    if (shown == nullptr && marks.reach.size() == 1) shown = routeTo(marks.reach.front());
    if (shown == nullptr) return marks;
    marks.path = {from()};
    marks.path.insert(marks.path.end(), shown->path.begin(), shown->path.end());
    marks.ghosts.push_back({piece_, shown->path.back(), {}});
    return marks;
}

SheetContent HexPathTool::content() const {
    if (looked() && (battle().unitAt(*looked()) || battle().leaderAt(*looked()))) return HexTool::content();
    return std::visit([&](auto id) { return sheetAbout(battle(), id); }, piece_);
}

hex::Answer HexPathTool::answerOf(const Route& route) const {
    return hex::PathChosen{route.path, route.leaves};
}

void HexPathTool::press(hex::Hex hex) {
    if (const Route* route = routeTo(hex)) return Q_EMIT answered(answerOf(*route));
    const bool isPassed =
        std::ranges::any_of(routes_, [&](const Route& route) { return isAmong(route.path, hex); });
    if (!isPassed) return refuseWith({rule()});
    via_ = hex;
    Q_EMIT changed();
}

bool HexPathTool::escape() {
    if (!via_) return false;
    via_.reset();
    Q_EMIT changed();
    return true;
}

/// Enter takes the route to the hex looked at, or else the first one.
std::vector<Choice> HexPathTool::choices() {
    const Route* route = looked() ? routeTo(*looked()) : nullptr;
    if (route == nullptr && !routes_.empty()) route = &routes_.front();
    if (route == nullptr) return {};
    const QString where =
        route->path.empty() ? tr("Stay") : tr("To %1").arg(inQt(hex::toText(route->path.back())));
    const QString price = priceOf(*route);
    const QString words = price.isEmpty() ? where : QStringLiteral("%1 · %2").arg(where, price);
    Choice go = doneChoice(words, answerOf(*route), Qt::Key_Return);
    go.isMain = true;
    if (!route->path.empty()) go.about = route->path.back();
    return {go};
}

HexRetreatTool::HexRetreatTool(const hex::Battle& battle, Seat seat, const hex::ChooseRetreat& question)
    : HexRetreatTool(battle,
                     seat,
                     question.unit,
                     question.hexes,
                     hex::waysToRetreat(battle, question.unit, question.hexes)) {}
HexRetreatTool::HexRetreatTool(
    const hex::Battle& battle, Seat seat, UnitId unit, int hexes, std::vector<hex::RetreatWay> ways)
    : HexPathTool(battle, seat, unit, routesFrom(ways)),
      unit_(unit),
      hexes_(hexes),
      ways_(std::move(ways)) {}
QString HexRetreatTool::headline() const { return tr("Where does it retreat?"); }
/// On the way that costs least.
int HexRetreatTool::lost() const {
    std::vector<int> all;
    for (const hex::RetreatWay& way : ways_) all.push_back(hex::blocksLostOn(battle(), unit_, way));
    return std::ranges::min(all);
}
QString HexRetreatTool::priceOf(const Route& route) const {
    const auto way = std::ranges::find(ways_, route.path, &hex::RetreatWay::path);
    return app::priceOf(battle(), unit_, *way);
}
/// HEX-52, HEX-58: it can go only so many hexes.
QString HexRetreatTool::hintAboutPrice(int possible) const {
    const QString all = counted(hexes_, plural("Hex words", "%n hexes", "one hex"));
    const int blocks = battle().unit(unit_).blocks;
    const int lost = std::min(this->lost(), blocks);
    if (lost == 0)
        return tr("It can go only %1 of %2: who is in its way loses blocks.").arg(possible).arg(all);
    const QString price = counted(lost, plural("Hex words", "%n blocks", "1 block"));
    const bool isDestroyed = lost == blocks;
    if (possible == 0) {
        return (isDestroyed ? tr("It cannot retreat: it loses %1 and is destroyed.")
                            : tr("It cannot retreat: it loses %1."))
            .arg(price);
    }
    return (isDestroyed ? tr("It can go only %1 of %2: it loses %3 and is destroyed.")
                        : tr("It can go only %1 of %2: it loses %3."))
        .arg(possible)
        .arg(all, price);
}
QString HexRetreatTool::hint() const {
    const int missing = ways_.front().missing;
    if (missing > 0) return hintAboutPrice(hexes_ - missing);
    return counted(hexes_,
                   plural("Hex window", "%n hexes toward your own side.", "One hex toward your own side."));
}

HexLeaderPathTool::HexLeaderPathTool(const hex::Battle& battle,
                                     Seat seat,
                                     const hex::ChooseLeaderPath& question)
    : HexPathTool(battle, seat, question.leader, routesFrom(hex::waysToEvade(battle, question.leader))) {}
QString HexLeaderPathTool::headline() const {
    return tr("Where does %1 flee?").arg(nameIn(battle(), std::get<hex::LeaderId>(piece())));
}
QString HexLeaderPathTool::hint() const {
    return tr("One to three hexes toward your own side; enemies on the way may catch him.");
}
std::vector<Choice> HexLeaderPathTool::choices() {
    std::vector<Choice> all = HexPathTool::choices();
    for (const Route& route : routes()) {
        if (!route.leaves) continue;
        all.push_back(doneChoice(tr("Leave the board"), answerOf(route), Qt::Key_X));
        break;
    }
    return all;
}

HexAdvanceTool::HexAdvanceTool(const hex::Battle& battle, Seat seat, const hex::ChooseAdvance& question)
    : HexPathTool(battle, seat, question.unit, routesFrom(hex::waysToAdvance(battle, question))),
      into_(question.into) {}
QString HexAdvanceTool::headline() const { return tr("Advance?"); }
QString HexAdvanceTool::hint() const {
    return routes().size() > 1 ? tr("Into the vacated hex, and cavalry one more.")
                               : tr("Into the vacated hex.");
}
std::vector<Choice> HexAdvanceTool::choices() {
    std::vector<Choice> all = HexPathTool::choices();
    if (!all.empty() && (!looked() || *looked() == into_)) all.front().words = tr("Advance");
    all.push_back(doneChoice(tr("Stay"), hex::PathChosen{}, Qt::Key_S));
    return all;
}

HexPickTool::HexPickTool(const hex::Battle& battle, Seat seat, std::vector<hex::Hex> among)
    : HexTool(battle, seat),
      among_(std::move(among)) {}

Marks HexPickTool::marks() const {
    Marks marks;
    marks.targets = among_;
    return marks;
}

void HexPickTool::press(hex::Hex hex) {
    if (isAmong(among_, hex)) return Q_EMIT answered(answerOf(hex));
    refuseWith({rule()});
}

/// All of them; Enter takes the one looked at, or else the first.
std::vector<Choice> HexPickTool::choices() {
    std::vector<Choice> all;
    if (among_.empty()) return all;
    const hex::Hex main = looked() && isAmong(among_, *looked()) ? *looked() : among_.front();
    for (const hex::Hex hex : among_) {
        const auto unit = battle().unitAt(hex);
        const QString who = unit ? inQt(hex::nameOf(battle(), *unit)) : whoIsAt(battle(), hex);
        const int key = hex == main ? int(Qt::Key_Return) : Qt::Key_1 + static_cast<int>(all.size());
        all.push_back(doneChoice(who, answerOf(hex), key));
        all.back().isMain = hex == main;
        all.back().about = hex;
    }
    return all;
}

HexTrampleTool::HexTrampleTool(const hex::Battle& battle, Seat seat, const hex::ChooseTrample& question)
    : HexPickTool(battle, seat, question.among) {}
QString HexTrampleTool::headline() const { return tr("The elephants go wild"); }
QString HexTrampleTool::hint() const { return tr("Choose which unit they trample next."); }
hex::Answer HexTrampleTool::answerOf(hex::Hex hex) const { return hex::HexChosen{hex}; }

HexRestoreTool::HexRestoreTool(const hex::Battle& battle, Seat seat, const hex::ChooseRestored& question)
    : HexPickTool(battle, seat, hexesOf(battle, question.among)),
      face_(question.face) {}
QString HexRestoreTool::headline() const { return tr("Who regains a block?"); }
QString HexRestoreTool::hint() const {
    return tr("The die shows: %1.").arg(inQt(hex::wordFor(hex::faceOf(face_))));
}
hex::Answer HexRestoreTool::answerOf(hex::Hex hex) const { return hex::UnitChosen{*battle().unitAt(hex)}; }

}  // namespace vallum::app
