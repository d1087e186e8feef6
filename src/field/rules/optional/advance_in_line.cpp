// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/turn/cards.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::PathStep;

namespace {

constexpr std::size_t cardsForALine = 2;
constexpr Degrees alike = 10_deg;

/// OPT-27: a flank is a line without width.
geometry::Outline lineAlong(const geometry::Segment& edge) {
    return {edge.from, edge.to, edge.to, edge.from};
}
Footprint flank(const Battle& battle, UnitId id, geometry::Side side) {
    const Unit& unit = battle.unit(id);
    const auto edge = side == geometry::Side::left ? geometry::Edge::left : geometry::Edge::right;
    Footprint shape = lineAlong(geometry::segmentOf(geometry::outline(unit.pose, cardSize), edge));
    const bool isExtended = side == geometry::Side::left ? unit.extension.left : unit.extension.right;
    if (isExtended) {
        shape.add(lineAlong(geometry::segmentOf(geometry::extensionMarker(unit.pose, cardSize, side), edge)));
    }
    return shape;
}

bool isRightOf(const Battle& battle, UnitId id, UnitId left) {
    return id != left && geometry::isCloser(1_du, flank(battle, left, geometry::Side::right),
                                            flank(battle, id, geometry::Side::left));
}
std::vector<UnitId> rightOf(const Battle& battle, UnitId left, const std::vector<UnitId>& among) {
    std::vector<UnitId> found;
    for (const UnitId id : among) {
        if (isRightOf(battle, id, left)) found.push_back(id);
    }
    return found;
}
std::vector<UnitId> leftOf(const Battle& battle, UnitId right, const std::vector<UnitId>& among) {
    std::vector<UnitId> found;
    for (const UnitId id : among) {
        if (isRightOf(battle, right, id)) found.push_back(id);
    }
    return found;
}

bool areDifferent(const std::vector<UnitId>& units) {
    return std::set<UnitId>(units.begin(), units.end()).size() == units.size();
}

/// OPT-28: true if others could stand between them, so that only the units left out separate them.
bool couldBePartsOfALine(const Battle& battle, const std::vector<UnitId>& units) {
    auto others = battle.unitsOnTable();
    std::erase_if(others, [&](UnitId id) { return battle.owner(id) != battle.owner(units.front()); });
    std::vector<UnitId> reached{units.front()};
    for (std::size_t next = 0; next != reached.size(); ++next) {
        const UnitId here = reached.at(next);
        for (const UnitId id : others) {
            const bool isNext = isRightOf(battle, id, here) || isRightOf(battle, here, id);
            if (isNext && std::ranges::count(reached, id) == 0) reached.push_back(id);
        }
    }
    return std::ranges::all_of(units, [&](UnitId id) { return std::ranges::count(reached, id) == 1; });
}

/// From this unit to the right, always to the nearest one.
std::vector<UnitId> chainFrom(const Battle& battle, UnitId first, const std::vector<UnitId>& among) {
    std::vector<UnitId> chain{first};
    while (true) {
        const UnitId last = chain.back();
        auto next = rightOf(battle, last, among);
        std::erase_if(next, [&](UnitId id) { return std::ranges::count(chain, id) != 0; });
        if (next.empty()) return chain;
        chain.push_back(*std::ranges::min_element(next, {}, [&](UnitId id) {
            return geometry::distance(flank(battle, last, geometry::Side::right),
                                      flank(battle, id, geometry::Side::left));
        }));
    }
}

// ---------------------------------------------------------------- movement

}  // namespace

/// A line only binds units in its movement phase.
const LineAdvance* lineWith(const Battle& battle, UnitId id) {
    if (battle.phase != Phase::movement || !battle.unit(id).did(TurnFlag::advancedInLine)) return nullptr;
    const auto found = std::ranges::find_if(
        battle.lines, [&](const LineAdvance& it) { return std::ranges::count(it.units, id) != 0; });
    return found == battle.lines.end() ? nullptr : &*found;
}

namespace {

bool areAlike(Heading one, Heading other) { return geometry::angleBetween(one, other) <= alike; }

}  // namespace

/// The headings of the straight steps of the move.
std::vector<Heading> waysOf(const Battle& battle, const Move& move) {
    std::vector<Heading> ways;
    geometry::Pose pose = battle.unit(move.unit).pose;
    for (const PathStep& step : move.path) {
        if (const auto* slide = std::get_if<geometry::Slide>(&step)) ways.push_back(slide->toward);
        if (std::holds_alternative<geometry::Advance>(step)) ways.push_back(pose.heading);
        pose = geometry::after(step, pose, cardSize);
    }
    return ways;
}

namespace {

bool isStraight(const PathStep& step) {
    return std::holds_alternative<geometry::Advance>(step) || std::holds_alternative<geometry::Slide>(step);
}

}  // namespace

/// EVT-27: only with the optional rule, and for two cards.
Verdict mayOrderLine(const Battle& battle, Seat seat) {
    if (!battle.setting->options.advanceInLine) return refuse("OPT-26"_rule);
    const bool inActivation = battle.stage == Stage::fighting && battle.phase == Phase::activation;
    if (!inActivation || seat != battle.active) return refuse("CARD-02"_rule);
    return allowIf(battle.player(seat).hand.size() >= cardsForALine, "OPT-26"_rule);
}

Verdict mayStandInLine(const Battle& battle, Seat seat, UnitId id) {
    if (!battle.onTable(id) || battle.owner(id) != seat) return refuse("OPT-26"_rule);
    if (isEngaged(battle, id)) return refuseAt(battle, "OPT-26"_rule, id);
    const Unit& unit = battle.unit(id);
    const bool hadItsTurn = unit.did(TurnFlag::gotOrder) || unit.did(TurnFlag::activated);
    if (hadItsTurn || unit.has(Marker::active)) return refuseAt(battle, "ACT-09"_rule, id);
    return {};
}

namespace {

/// From one of them to the right, each next to the one before.
std::vector<UnitId> lineFrom(const Battle& battle, UnitId leftmost, const std::vector<UnitId>& units) {
    std::vector<UnitId> line{leftmost};
    while (line.size() != units.size()) {
        const auto next = rightOf(battle, line.back(), units);
        if (next.empty()) return line;
        line.push_back(next.front());
    }
    return line;
}

}  // namespace

Expected<std::vector<UnitId>> lineOf(const Battle& battle, const std::vector<UnitId>& units) {
    if (units.size() < 2) return refuse("OPT-27"_rule);
    const RuleId why = couldBePartsOfALine(battle, units) ? "OPT-28"_rule : "OPT-27"_rule;
    std::optional<UnitId> leftmost;
    for (const UnitId id : units) {
        const auto left = leftOf(battle, id, units);
        if (left.size() > 1 || rightOf(battle, id, units).size() > 1) return refuse("OPT-27"_rule);
        if (left.empty() && !leftmost) leftmost = id;
    }
    if (!leftmost) return refuse("OPT-27"_rule);
    auto line = lineFrom(battle, *leftmost, units);
    if (line.size() != units.size()) return refuse(why);
    return line;
}

std::vector<std::vector<UnitId>> linesToOrder(const Battle& battle, Seat seat) {
    if (!mayOrderLine(battle, seat)) return {};
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) { return !mayStandInLine(battle, seat, id); });
    std::vector<std::vector<UnitId>> lines;
    for (const UnitId first : units) {
        auto chain = chainFrom(battle, first, units);
        while (chain.size() > 1 && !lineOf(battle, chain)) chain.pop_back();
        if (chain.size() > 1) lines.push_back(std::move(chain));
    }
    return lines;
}

Verdict mayMoveInLine(const Battle& battle, const Move& move) {
    const LineAdvance* line = lineWith(battle, move.unit);
    if (line == nullptr) return {};
    const auto ways = waysOf(battle, move);
    const auto isTheWay = [&](Heading way) { return areAlike(way, line->toward.value_or(ways.front())); };
    if (!std::ranges::all_of(ways, isTheWay)) return refuse("OPT-29"_rule);
    const bool swingsIn = move.charge && !move.path.empty() && !isStraight(move.path.back());
    return allowIf(!swingsIn, "OPT-30"_rule);
}

std::vector<Move> sameMoveOfTheOthers(const Battle& battle, const Move& move) {
    const LineAdvance* line = lineWith(battle, move.unit);
    if (line == nullptr) return {};
    const auto ways = waysOf(battle, move);
    std::vector<Move> moves;
    for (const UnitId id : line->units) {
        if (id == move.unit || !battle.onTable(id) || !battle.unit(id).has(Marker::active)) continue;
        Move other{id, move.gait, {}, {}, {}, {}};
        if (!ways.empty()) {
            const bool isAhead = areAlike(ways.front(), battle.unit(id).pose.heading);
            other.path.push_back(isAhead ? PathStep(geometry::Advance{1_du})
                                         : PathStep(geometry::Slide{ways.front(), 1_du}));
        }
        moves.push_back(std::move(other));
    }
    return moves;
}

Verdict fits(const Battle& battle, const ChooseOrder&, const LineOrder& answer) {
    if (Verdict verdict = mayOrderLine(battle, battle.active); !verdict) return verdict;
    if (answer.cards.size() != cardsForALine) return refuse("OPT-26"_rule);
    if (!areInHand(battle, battle.active, answer.cards)) return refuse("CARD-01"_rule);
    if (!areDifferent(answer.units)) return refuse("ACT-09"_rule);
    for (const UnitId id : answer.units) {
        if (Verdict verdict = mayStandInLine(battle, battle.active, id); !verdict) return verdict;
    }
    const auto line = lineOf(battle, answer.units);
    return line ? Verdict() : tl::unexpected(line.error());
}

}  // namespace vallum::field
