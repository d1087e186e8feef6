// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include <vallum/field/rules/brash.h>
#include <vallum/field/rules/charge.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/maneuvers.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::Advance;
using geometry::Corner;
using geometry::PathStep;
using geometry::Pivot;

constexpr std::array corners{Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft};

/// Front sections that meet the enemy; envelop markers are its owner's to place or not (CHG-13).
int sectionsOf(const PlannedContact& contact) {
    return contact.sections - static_cast<int>(contact.envelops.size());
}

struct BrashCharge {
    Move move;
    int sections = 0;
};

/// Looks for the charges of one unit. A rotation is looked at degree by degree, the likely ones first.
class Search {
public:
    Search(const Battle& battle, UnitId unit, std::optional<UnitId> onlyAt = {})
        : battle_(battle),
          unit_(unit),
          only_(onlyAt) {
        const Move farthest{unit, Gait::regular, {}, {}, {}, Charge{}};
        points_ = Du(std::max(0, allowance(battle, farthest).total()));
        around_ = surroundingsOf(battle, unit, {&battle.unit(unit).pose, 1}, points_ + farthestSwing);
    }

    /// Calls `visit` with every charge until it says that this is enough.
    template <class Visit> void forEach(const Visit& visit) const {
        if (around_.enemies.empty()) return;
        if (tryPath({Advance{points_ + geometry::tolerance}}, visit)) return;
        for (const bool isRough : {true, false}) {
            for (const Corner corner : corners) {
                for (int angle = 1; angle <= 90; ++angle) {
                    if ((angle % 5 == 0) != isRough) continue;
                    if (swing(Pivot{corner, Degrees(angle * Degrees::perUnit)}, visit)) return;
                }
            }
        }
    }

private:
    /// A corner's way, and an enemy's extended card.
    static constexpr Du farthestSwing = 4.2_du;

    template <class Visit> [[nodiscard]] bool swing(const Pivot& pivot, const Visit& visit) const {
        if (mayMeetTurning(pivot.about) && tryPath({pivot}, visit)) return true;
        const Du left = points_ - Du(priceOf(battle_, unit_, pivot).raw());
        if (left <= 0_du) return false;
        const auto turned = geometry::after(pivot, battle_.unit(unit_).pose, cardSize);
        return mayMeetAhead(turned, left) && tryPath({pivot, Advance{left + geometry::tolerance}}, visit);
    }

    /// Rough looks that save the exact ones: from one corner of a card to any other, and to those of an
    /// extended one.
    static constexpr Du acrossCard = 1.8_du;
    static constexpr Du acrossExtended = 2.2_du;

    [[nodiscard]] bool mayMeetTurning(Corner about) const {
        const auto card = geometry::outline(battle_.unit(unit_).pose, cardSize);
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
            return right <= wide && -right <= wide && -ahead <= wide && ahead <= distance + wide;
        });
    }

    /// Whom the step meets, or touches at its end.
    [[nodiscard]] std::optional<UnitId> metOn(const PathStep& step, const geometry::Placement& from) const {
        const auto met = geometry::firstContact(step, from, cardSize, around_.enemyShapes);
        if (met) return around_.enemies.at(met->obstacle).owner;
        const geometry::Placement end{geometry::after(step, from.pose, cardSize), from.extension};
        const auto shape = geometry::footprint(end, cardSize);
        const auto touched = std::ranges::find_if(
            around_.enemies, [&](const Piece& it) { return geometry::inContact(shape, it.shape); });
        return touched == around_.enemies.end() ? std::nullopt : std::optional(touched->owner);
    }

    template <class Visit> [[nodiscard]] bool tryPath(std::vector<PathStep> path, const Visit& visit) const {
        geometry::Placement at = placement(battle_.unit(unit_));
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            at.pose = geometry::after(path.at(i), at.pose, cardSize);
        }
        const auto target = metOn(path.back(), at);
        if (!target || (only_ && *target != *only_)) return false;
        if (battle_.unit(*target).inside) return false;  // ABL-19
        Move move{unit_, Gait::regular, {}, std::move(path), {}, {}};
        move.charge = Charge{.target = *target};
        const auto plan = planBrashCharge(battle_, move);
        if (!plan || plan->contact->sections == 0) return false;
        return visit(BrashCharge{std::move(move), sectionsOf(*plan->contact)});
    }

    const Battle& battle_;
    UnitId unit_;
    Du points_;
    Surroundings around_;
    std::optional<UnitId> only_;
};

bool hasCharge(const Battle& battle, UnitId unit) {
    if (!mayChargeBrashly(battle, unit)) return false;
    bool found = false;
    Search(battle, unit).forEach([&](const BrashCharge&) { return found = true; });
    return found;
}

int mostSections(const Battle& battle, UnitId unit, UnitId target) {
    int most = 0;
    Search(battle, unit, target).forEach([&](const BrashCharge& it) {
        most = std::max(most, it.sections);
        return false;
    });
    return most;
}

}  // namespace

Verdict mayChargeBrashly(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    const bool isBrash = battle.onTable(id) && battle.type(id).has(Ability::brash);
    if (!isBrash || battle.owner(id) != battle.active) return refuse("ABL-17"_rule);
    if (unit.has(Marker::fleeing) || unit.did(Deed::finishedMove)) return refuse("ABL-17"_rule);
    if (unit.did(Deed::reorganized)) return refuse("ACT-13"_rule);
    if (unit.did(Deed::recovered)) return refuse("ACT-16"_rule);
    return allowIf(!isEngaged(battle, id), "CHG-02"_rule);
}

Expected<MovePlan> planBrashCharge(const Battle& battle, const Move& move) {
    if (Verdict verdict = mayChargeBrashly(battle, move.unit); !verdict) {
        return tl::unexpected(verdict.error());
    }
    if (!move.charge || !move.before.empty()) return refuse("ABL-17"_rule);
    return planFrom(battle, move, {0_mp, Deed::finishedMove, "MOV-12"_rule, {}});
}

std::vector<Move> brashCharges(const Battle& battle, UnitId unit) {
    if (!mayChargeBrashly(battle, unit)) return {};
    std::vector<BrashCharge> best;
    Search(battle, unit).forEach([&](BrashCharge found) {
        const auto known = std::ranges::find_if(
            best, [&](const BrashCharge& it) { return it.move.charge->target == found.move.charge->target; });
        const bool isKnown = known != best.end();
        if (isKnown && known->sections >= found.sections) return false;
        if (isKnown) best.erase(known);
        best.push_back(std::move(found));
        return false;
    });
    std::vector<Move> moves;
    moves.reserve(best.size());
    for (BrashCharge& it : best) moves.push_back(std::move(it.move));
    return moves;
}

std::vector<UnitId> brashUnits(const Battle& battle) {
    std::vector<UnitId> units = battle.unitIds();
    std::erase_if(units, [&](UnitId it) { return !hasCharge(battle, it); });
    return units;
}

void chargeBrashly(Game& game) {
    if (game.battle().player(game.battle().active).defeated) return;
    auto units = brashUnits(game.battle());
    if (units.empty()) return;
    while (!units.empty()) {
        game.tell(BrashProvoked{units});
        const Move move = game.ask(game.battle().active, ChooseBrashCharge{units});
        const auto plan = planBrashCharge(game.battle(), move);
        VALLUM_CHECK(plan);
        carryOut(game, move, *plan);
        std::erase_if(units, [&](UnitId it) { return !hasCharge(game.battle(), it); });
    }
    game.tell(BrashProvoked{});
}

Verdict fits(const Battle& battle, const ChooseBrashCharge& question, const Move& answer) {
    if (std::ranges::count(question.among, answer.unit) == 0) return refuse("ABL-17"_rule);
    const auto plan = planBrashCharge(battle, answer);
    if (!plan) return tl::unexpected(plan.error());
    const bool isEnough =
        sectionsOf(*plan->contact) >= mostSections(battle, answer.unit, answer.charge->target);
    return allowIf(isEnough, "ABL-17"_rule);
}

}  // namespace vallum::field
