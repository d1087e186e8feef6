// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/brash.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::Advance;
using geometry::Corner;
using geometry::PathStep;
using geometry::Pivot;

/// Front sections that meet the enemy; envelop markers are optional for the owner (CHG-13).
int sectionsOf(const PlannedContact& contact) {
    return contact.sections - static_cast<int>(contact.envelops.size());
}

struct BrashCharge {
    Move move;
    int sections = 0;
};

/// Looks for charges of one unit. Rotations are tried degree by degree, the most likely ones first.
class Search {
public:
    Search(const Battle& battle, UnitId unit)
        : battle_(battle),
          unit_(unit),
          here_(placement(battle.unit(unit))) {
        const Move farthest{unit, Gait::regular, {}, {}, {}, Charge{}};
        points_ = Du(std::max(0, allowance(battle, farthest).total()));
        around_ = surroundingsOf(battle, unit, {&battle.unit(unit).pose, 1}, points_ + farthestSwing);
    }

    /// Calls `visit` with every charge at the wanted enemies until it returns that this is enough.
    template <class Visit> void forEach(Visit visit) const {
        if (around_.enemies.empty()) return;
        if (tryPath({Advance{points_ + geometry::tolerance}}, visit)) return;
        std::array swings{swingAbout(Corner::frontLeft), swingAbout(Corner::frontRight),
                          swingAbout(Corner::rearRight), swingAbout(Corner::rearLeft)};
        for (const bool isRough : {true, false}) {
            for (Swing& swing : swings) {
                for (int angle = 1; angle <= widest; ++angle) {
                    if ((angle % 5 == 0) != isRough) continue;
                    if (trySwing(swing, Degrees(angle * Degrees::perUnit), visit)) return;
                }
            }
        }
    }

private:
    static constexpr int widest = 90;
    /// The arc of a corner, plus an enemy's extended card.
    static constexpr Du farthestSwing = 4.2_du;

    /// A rotation about one corner.
    struct Swing {
        Corner about;
        bool mayTouch = false;                // an enemy is near enough at some angle
        std::optional<Degrees> contactAfter;  // the angle at which it meets one
        bool isTried = false;                 // tried up to there: wider ones would end at the same place
    };

    [[nodiscard]] Swing swingAbout(Corner about) const {
        Swing swing{about, mayMeetTurning(about), {}, false};
        if (!swing.mayTouch) return swing;
        const Pivot whole{about, Degrees(widest * Degrees::perUnit)};
        const auto met = geometry::firstContact(whole, here_, cardSize, around_.enemyShapes);
        if (met) swing.contactAfter = geometry::angleOf(met->upTo);
        return swing;
    }

    template <class Visit> [[nodiscard]] bool trySwing(Swing& swing, Degrees angle, Visit& visit) const {
        const Pivot pivot{swing.about, angle};
        const bool isMet = swing.contactAfter && *swing.contactAfter < angle;
        if (isMet) return !std::exchange(swing.isTried, true) && tryPath({pivot}, visit);
        const auto turned = geometry::after(pivot, here_.pose, cardSize);
        if (swing.mayTouch && tryAt(touchedAt(turned), {pivot}, visit)) return true;
        const Du left = points_ - Du(priceOf(battle_, unit_, pivot).raw());
        if (left <= 0_du || !mayMeetAhead(turned, left)) return false;
        return tryPath({pivot, Advance{left + geometry::tolerance}}, visit);
    }

    /// Cheap tests before the exact ones: the distance between any two corners of a card, and the
    /// same for an extended one.
    static constexpr Du acrossCard = 1.8_du;
    static constexpr Du acrossExtended = 2.2_du;
    static constexpr Du halfExtended = 1.21_du;

    [[nodiscard]] bool mayMeetTurning(Corner about) const {
        const auto card = geometry::outline(here_.pose, cardSize);
        const geometry::Point& center = card.at(static_cast<std::size_t>(about));
        return std::ranges::any_of(around_.enemyShapes, [&](const geometry::Outline& shape) {
            const std::int64_t x = shape.front().x.raw() - center.x.raw();
            const std::int64_t y = shape.front().y.raw() - center.y.raw();
            const std::int64_t reach = (acrossExtended + acrossCard).raw();
            return x * x + y * y <= reach * reach;
        });
    }
    [[nodiscard]] bool mayMeetAhead(const geometry::Pose& from, Du distance) const {
        return std::ranges::any_of(around_.enemyShapes, [&](const geometry::Outline& shape) {
            const auto [right, ahead] = geometry::offsetOf(from, shape.front());
            const Du wide = acrossExtended + acrossCard;
            const bool isNear = right <= wide && -right <= wide && -ahead <= wide && ahead <= distance + wide;
            return isNear && isOnLane(from, shape);
        });
    }
    /// True if some part of it is no farther to either side than some part of the unit.
    [[nodiscard]] bool isOnLane(const geometry::Pose& from, const geometry::Outline& shape) const {
        Du leftmost = geometry::offsetOf(from, shape.front()).right;
        Du rightmost = leftmost;
        for (const geometry::Point& corner : shape) {
            const Du right = geometry::offsetOf(from, corner).right;
            leftmost = std::min(leftmost, right);
            rightmost = std::max(rightmost, right);
        }
        return leftmost <= halfExtended && -halfExtended <= rightmost;
    }

    /// The enemy that the step meets, or touches at its end.
    [[nodiscard]] std::optional<UnitId> metOn(const PathStep& step, const geometry::Placement& from) const {
        const auto met = geometry::firstContact(step, from, cardSize, around_.enemyShapes);
        if (met) return around_.enemies.at(met->obstacle).owner;
        return touchedAt(geometry::after(step, from.pose, cardSize));
    }
    [[nodiscard]] std::optional<UnitId> touchedAt(const geometry::Pose& end) const {
        const auto shape = geometry::footprint({end, here_.extension}, cardSize);
        const auto touched = std::ranges::find_if(
            around_.enemies, [&](const Piece& it) { return geometry::inContact(shape, it.shape); });
        return touched == around_.enemies.end() ? std::nullopt : std::optional(touched->owner);
    }

    template <class Visit> [[nodiscard]] bool tryPath(std::vector<PathStep> path, Visit& visit) const {
        geometry::Placement at = here_;
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            at.pose = geometry::after(path.at(i), at.pose, cardSize);
        }
        const auto target = metOn(path.back(), at);
        return tryAt(target, std::move(path), visit);
    }

    template <class Visit>
    [[nodiscard]] bool tryAt(std::optional<UnitId> target, std::vector<PathStep> path, Visit& visit) const {
        if (!target || !visit.wants(*target)) return false;
        if (battle_.unit(*target).inside) return false;  // ABL-19
        Move move{unit_, Gait::regular, {}, std::move(path), {}, {}};
        move.charge = Charge{.target = *target};
        const auto plan = planBrashCharge(battle_, move);
        if (!plan || plan->contact->sections == 0) return false;
        return visit.isEnough({std::move(move), sectionsOf(*plan->contact)});
    }

    const Battle& battle_;
    UnitId unit_;
    geometry::Placement here_;
    Du points_;
    Surroundings around_;
};

/// No charge meets an enemy with more sections.
int mostSections(const Battle& battle, UnitId unit) {
    return geometry::frontSections(battle.unit(unit).extension);
}

}  // namespace

bool canChargeBrashly(const Battle& battle, UnitId unit) {
    struct Any {
        bool& found;
        [[nodiscard]] static bool wants(UnitId /*target*/) { return true; }
        [[nodiscard]] bool isEnough(const BrashCharge& /*charge*/) const { return found = true; }
    };
    bool found = false;
    if (mayChargeBrashly(battle, unit)) Search(battle, unit).forEach(Any{found});
    return found;
}

namespace {

/// True if another charge at this enemy would meet it with more sections.
bool hasBetter(const Battle& battle, UnitId unit, UnitId enemy, int sections) {
    struct Better {
        UnitId enemy;
        int sections;
        bool& found;
        [[nodiscard]] bool wants(UnitId target) const { return target == enemy; }
        [[nodiscard]] bool isEnough(const BrashCharge& it) const { return found = it.sections > sections; }
    };
    bool found = false;
    if (sections < mostSections(battle, unit)) Search(battle, unit).forEach(Better{enemy, sections, found});
    return found;
}

/// For each enemy, the first charge that meets it with the most sections.
struct BestCharges {
    int most;
    std::vector<BrashCharge>& found;

    [[nodiscard]] bool wants(UnitId target) const {
        const auto known = at(target);
        return known == found.end() || known->sections < most;
    }
    [[nodiscard]] bool isEnough(BrashCharge charge) const {
        const auto known = at(charge.move.charge->target);
        const bool isKnown = known != found.end();
        if (isKnown && known->sections >= charge.sections) return false;
        if (isKnown) found.erase(known);
        found.push_back(std::move(charge));
        return false;
    }

private:
    [[nodiscard]] std::vector<BrashCharge>::iterator at(UnitId target) const {
        return std::ranges::find_if(found,
                                    [&](const BrashCharge& it) { return it.move.charge->target == target; });
    }
};

}  // namespace

Verdict mayChargeBrashly(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    const bool isBrash = battle.onTable(id) && battle.type(id).has(Ability::brash);
    if (!isBrash || battle.owner(id) != battle.active) return refuse("ABL-17"_rule);
    if (unit.has(Marker::fleeing) || unit.did(TurnFlag::finishedMove)) return refuse("ABL-17"_rule);
    if (unit.did(TurnFlag::reorganized)) return refuse("ACT-13"_rule);
    if (unit.did(TurnFlag::recovered)) return refuse("ACT-16"_rule);
    return allowIf(!isEngaged(battle, id), "CHG-02"_rule);
}

Expected<MovePlan> planBrashCharge(const Battle& battle, const Move& move) {
    if (Verdict verdict = mayChargeBrashly(battle, move.unit); !verdict) {
        return tl::unexpected(verdict.error());
    }
    if (!move.charge || !move.before.empty()) return refuse("ABL-17"_rule);
    auto plan = planFrom(battle, move, {0_mp, TurnFlag::finishedMove, "MOV-12"_rule, {}});
    if (plan && plan->flags.has(TurnFlag::freeTurn)) return refuse("ABL-17"_rule);  // MAN-04
    return plan;
}

std::vector<Move> brashCharges(const Battle& battle, UnitId unit) {
    if (!mayChargeBrashly(battle, unit)) return {};
    std::vector<BrashCharge> best;
    Search(battle, unit).forEach(BestCharges{mostSections(battle, unit), best});
    std::vector<Move> moves;
    moves.reserve(best.size());
    for (BrashCharge& it : best) moves.push_back(std::move(it.move));
    return moves;
}

std::vector<UnitId> brashUnits(const Battle& battle) {
    std::vector<UnitId> units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId it) { return !canChargeBrashly(battle, it); });
    return units;
}

Verdict fits(const Battle& battle, const ChooseBrashCharge& question, const Move& answer) {
    if (std::ranges::count(question.among, answer.unit) == 0) return refuse("ABL-17"_rule);
    const auto plan = planBrashCharge(battle, answer);
    if (!plan) return tl::unexpected(plan.error());
    const int sections = sectionsOf(*plan->contact);
    return allowIf(!hasBetter(battle, answer.unit, answer.charge->target, sections), "ABL-17"_rule);
}

}  // namespace vallum::field
