// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <utility>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/combat/lunge.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/brash.h>
#include <vallum/field/rules/movement/charge.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Advance;
using geometry::Corner;
using geometry::PathStep;
using geometry::Pivot;
using geometry::Point;
using geometry::Slide;
using geometry::Turn;

namespace {

Move moveOf(UnitId unit, std::vector<PathStep> path) {
    return {unit, Gait::regular, {}, std::move(path), {}, {}};
}

/// The same on every machine, because computer players choose their turns by it.
Heading bearing(const Point& from, const Point& to) {
    std::int64_t right = to.x.raw() - from.x.raw();
    std::int64_t ahead = to.y.raw() - from.y.raw();
    Heading quarter;
    for (int i = 0; i != 4 && (right < 0 || ahead <= 0); ++i) {
        right = std::exchange(ahead, right);
        right = -right;
        quarter = quarter + 90_deg;
    }
    int angle = 0;
    for (int step = 1 << 13; step != 0; step /= 2) {
        const Heading further(angle + step);
        if (angle + step >= (90_deg).raw()) continue;
        if (right * geometry::cosine(further) >= ahead * geometry::sine(further)) angle += step;
    }
    return quarter + Degrees(angle);
}

/// The points left for such a move.
Du lengthAllowed(const Battle& battle, const Move& move) {
    if (battle.phase == Phase::melee) return Du(followUpPoints(battle, move.unit).total());
    const TurnNotes& turn = battle.unit(move.unit).turn;
    const bool isSplit = battle.phase == Phase::skirmishers;
    const MovementPoints spent = isSplit ? pointsCountedAsSpent(turn.spent) : 0_mp;
    return Du(std::max(0, allowance(battle, move).total() - spent.raw()));
}

/// The enemies that could be reached at all.
std::vector<UnitId> enemiesNear(const Battle& battle, UnitId unit) {
    const Move farthest{unit, Gait::regular, {}, {}, {}, Charge{}};
    const Du reach = lengthAllowed(battle, farthest) + 5_du;
    std::vector<UnitId> near = enemiesOf(battle, unit);
    std::erase_if(near, [&](UnitId enemy) {
        return !geometry::isWithin(reach, battle.unit(unit).pose.center, battle.unit(enemy).pose.center);
    });
    return near;
}

/// Single rotations that make the unit face the enemy.
std::vector<PathStep> rotationsToward(const Battle& battle, UnitId unit, UnitId enemy) {
    const geometry::Pose& pose = battle.unit(unit).pose;
    const Degrees off =
        geometry::turnFrom(pose.heading, bearing(pose.center, battle.unit(enemy).pose.center));
    if (off == 0_deg) return {};
    std::vector<PathStep> rotations;
    const Degrees angle = off < 0_deg ? -off : off;
    const bool toLeft = off < 0_deg;
    if (angle <= 90_deg) {
        rotations.emplace_back(Pivot{toLeft ? Corner::frontLeft : Corner::frontRight, angle});
        rotations.emplace_back(Pivot{toLeft ? Corner::rearLeft : Corner::rearRight, angle});
    }
    rotations.emplace_back(Turn{off});
    return rotations;
}

/// Looks for charges along many paths, and plans only those whose last step meets the enemy.
class ChargeSearch {
public:
    ChargeSearch(const Battle& battle, UnitId unit)
        : battle_(battle),
          unit_(unit),
          planner_(battle, unit),
          enemies_(enemiesNear(battle, unit)),
          left_(lengthAllowed(battle, {unit, Gait::regular, {}, {}, {}, Charge{}})),
          around_(surroundingsOf(battle, unit, {&battle.unit(unit).pose, 1}, left_ + farthestSwing)) {}

    [[nodiscard]] const std::vector<UnitId>& enemies() const { return enemies_; }
    void lookAt(UnitId enemy) {
        advance(enemy, {});
        for (const PathStep& rotation : rotationsToward(battle_, unit_, enemy)) {
            if (mayTurnInto(enemy)) swing(enemy, rotation);
            advance(enemy, {rotation});
        }
    }
    std::vector<Move> charges() && {
        std::ranges::stable_sort(found_, {}, &std::pair<MovementPoints, Move>::first);
        std::vector<Move> charges;
        charges.reserve(found_.size());
        for (auto& [price, move] : found_) charges.push_back(std::move(move));
        return charges;
    }

private:
    /// The arc of a corner, plus an enemy's extended card.
    static constexpr Du farthestSwing = 4.2_du;

    [[nodiscard]] bool mayTurnInto(UnitId enemy) const {
        const Unit& other = battle_.unit(enemy);
        return !other.envelops.empty() ||
               geometry::isWithin(farthestSwing, battle_.unit(unit_).pose.center, other.pose.center);
    }
    /// As far as the points for the whole move allow: fewer if it began with a rotation.
    void advance(UnitId enemy, std::vector<PathStep> path) {
        Move move = moveOf(unit_, std::move(path));
        move.charge = Charge{.target = enemy};
        const Du left = move.path.empty() ? left_ : lengthAllowed(battle_, move);
        if (left <= 0_du) return;
        move.path.emplace_back(Advance{left + geometry::tolerance});
        offer(std::move(move));
    }
    void swing(UnitId enemy, const PathStep& rotation) {
        Move move = moveOf(unit_, {rotation});
        move.charge = Charge{.target = enemy};
        offer(std::move(move));
    }
    void offer(Move move) {
        if (!meetsTheEnemy(move)) return;
        const auto plan = planner_.plan(move);
        if (!plan || !plan->contact) return;
        const bool isKnown = std::ranges::any_of(found_, [&](const auto& it) {
            return it.second.charge->target == move.charge->target && it.first <= plan->spent;
        });
        if (!isKnown) found_.emplace_back(plan->spent, std::move(move));
    }
    [[nodiscard]] bool meetsTheEnemy(const Move& move) const {
        geometry::Placement at = placement(battle_.unit(unit_));
        for (std::size_t i = 0; i + 1 < move.path.size(); ++i) {
            at.pose = geometry::after(move.path.at(i), at.pose, cardSize);
        }
        return upToContact(battle_, unit_, move.path.back(), at, *move.charge, around_).has_value();
    }

    const Battle& battle_;
    UnitId unit_;
    Planner planner_;
    std::vector<UnitId> enemies_;
    Du left_;
    Surroundings around_;
    std::vector<std::pair<MovementPoints, Move>> found_;
};

/// In the melee phase, a unit that follows up has already set out.
bool mayGoOut(const Battle& battle, UnitId unit) {
    if (battle.phase == Phase::melee) return planNow(battle, moveOf(unit, {})).has_value();
    return maySetOutNow(battle, unit).has_value();
}

Du straightReach(const Battle& battle, UnitId unit, const PathStep& direction) {
    Move move = moveOf(unit, {direction});
    move.path = {geometry::partOf(direction, lengthAllowed(battle, move).raw())};
    const auto longest = longestPart(battle, move);
    return longest ? geometry::lengthOf(longest->path.back()) : 0_du;
}

}  // namespace

Expected<MovePlan> planNow(const Battle& battle, const Move& move) {
    if (battle.phase == Phase::skirmishers) return planSkirmishMove(battle, move);
    if (battle.phase == Phase::melee) return planFollowUp(battle, move);
    if (battle.brash.empty()) return planMove(battle, move);
    if (std::ranges::count(battle.brash, move.unit) == 0) return refuse("ABL-17"_rule);
    return planBrashCharge(battle, move);
}

Verdict maySetOutNow(const Battle& battle, UnitId unit) {
    return battle.phase == Phase::skirmishers ? maySkirmish(battle, unit) : maySetOut(battle, unit);
}

Planner::Planner(const Battle& battle, UnitId unit)
    : battle_(battle),
      isRegular_(battle.phase == Phase::movement && battle.brash.empty()),
      setsOut_(maySetOutNow(battle, unit)) {
    constexpr Du besideTheWay = 6_du;
    if (!isRegular_ || !setsOut_) return;
    near_ = std::make_shared<Neighborhood>(battle, unit, Du(battle.type(unit).movement.raw()) + besideTheWay);
}

Expected<MovePlan> Planner::plan(const Move& move) const {
    return isRegular_ ? planMove(battle_, move, setsOut_, near_.get()) : planNow(battle_, move);
}

namespace {

/// GEO-03 tolerates a little more, but nobody intends to use it.
Move withoutSlack(const Planner& planner, Move move) {
    const auto plan = planner.plan(move);
    const int over = plan->spent.raw() - plan->allowance.raw();
    const int amount = geometry::amountOf(move.path.back());
    if (over <= 0 || over >= amount) return move;
    Move exact = move;
    exact.path.back() = geometry::partOf(move.path.back(), amount - over);
    return planner.plan(exact) ? exact : move;
}

}  // namespace

std::optional<Move> longestPart(const Battle& battle, Move move) {
    const UnitId unit = move.unit;
    return longestPart(Planner(battle, unit), std::move(move));
}

std::optional<Move> longestPart(const Planner& planner, Move move) {
    return longestPart(planner, std::move(move), [](const PathStep&) { return true; });
}

std::optional<Move> longestPart(const Planner& planner,
                                Move move,
                                const std::function<bool(const PathStep&)>& isOfUse) {
    if (planner.plan(move)) return move;
    if (move.path.empty()) return std::nullopt;
    const PathStep whole = move.path.back();
    int lawful = 0;
    int unlawful = geometry::amountOf(whole);
    while (unlawful - lawful > 1) {
        const int middle = lawful + (unlawful - lawful) / 2;
        move.path.back() = geometry::partOf(whole, middle);
        (planner.plan(move) ? lawful : unlawful) = middle;
        if (!isOfUse(geometry::partOf(whole, unlawful))) return std::nullopt;
    }
    if (lawful == 0) return std::nullopt;
    move.path.back() = geometry::partOf(whole, lawful);
    return withoutSlack(planner, std::move(move));
}

std::vector<Move> chargesInReach(const Battle& battle, UnitId unit) {
    if (!battle.brash.empty()) return brashCharges(battle, unit);
    if (!mayGoOut(battle, unit)) return {};
    ChargeSearch search(battle, unit);
    for (const UnitId enemy : search.enemies()) search.lookAt(enemy);
    return std::move(search).charges();
}

std::vector<Move> chargesInReach(const Battle& battle, UnitId unit, UnitId enemy) {
    if (!battle.brash.empty() || !mayGoOut(battle, unit)) return {};
    ChargeSearch search(battle, unit);
    if (std::ranges::count(search.enemies(), enemy) > 0) search.lookAt(enemy);
    return std::move(search).charges();
}

Reach reachOf(const Battle& battle, UnitId unit) {
    Reach reach;
    if (!maySetOutNow(battle, unit)) return reach;
    const geometry::Pose& pose = battle.unit(unit).pose;
    reach.ahead = straightReach(battle, unit, Advance{1_du});
    reach.sliding = lengthAllowed(battle, moveOf(unit, {Slide{pose.heading, 1_du}}));
    constexpr int degreesApart = 10;
    for (int angle = 0; angle != 360; angle += degreesApart) {
        const Heading toward = pose.heading + Degrees(angle * Degrees::perUnit);
        const Du length = angle == 0 ? reach.ahead : straightReach(battle, unit, Slide{toward, 1_du});
        reach.area.push_back(geometry::pointAt({pose.center, toward}, 0_du, length));
    }
    reach.charges = chargesInReach(battle, unit);
    return reach;
}

}  // namespace vallum::field
