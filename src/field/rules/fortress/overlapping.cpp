// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/overlapping.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Placement;
using geometry::Pose;

namespace {

bool isOf(const Overlap& it, UnitId unit) { return it.top == unit || it.under == unit; }

/// FOR-12: a section that all three would share. Aligned cards, including markers, all share a section if
/// each two of them share one.
bool wouldBeThree(const Battle& battle, const Placement& place, UnitId one, UnitId other) {
    const geometry::Footprint first = footprint(battle, one);
    const geometry::Footprint second = footprint(battle, other);
    const geometry::Footprint third = geometry::footprint(place, cardSize);
    return geometry::overlap(first, second) && geometry::overlap(first, third) &&
           geometry::overlap(second, third);
}

}  // namespace

bool mayLieOn(const Battle& battle, UnitId mover, const Pose& pose, UnitId other) {
    return mayLieOn(battle, mover, pose, Bystander{other, footprint(battle, other)});
}

bool mayLieOn(const Battle& battle, UnitId mover, const Pose& pose, const Bystander& other) {
    if (battle.setting->fortresses.empty()) return false;
    const Unit& friendly = battle.unit(other.unit);
    if (battle.areEnemies(mover, other.unit) || friendly.formation || friendly.inside) return false;
    const auto fortress = fortressAt(battle, pose.center);
    return fortress && fortress == fortressOf(battle, other.unit) && !isEngaged(battle, other);
}

bool isCrossedInFortress(
    const Battle& battle, UnitId mover, const Pose& from, const geometry::PathStep& step, UnitId other) {
    return mayLieOn(battle, mover, from, other) ||
           mayLieOn(battle, mover, geometry::after(step, from, cardSize), other);
}

std::optional<Pose> alignedWith(const Battle& battle, const Placement& place, UnitId other) {
    const Pose& model = battle.unit(other).pose;
    const geometry::Offset offset = geometry::offsetOf(model, place.pose.center);
    const std::int32_t section = geometry::sectionLength(cardSize).raw();
    const std::int32_t half = offset.right.raw() < 0 ? -section / 2 : section / 2;
    const Du right((offset.right.raw() + half) / section * section);
    if (right > cardSize.width || right < -cardSize.width) return std::nullopt;
    return Pose{geometry::pointAt(model, right, 0_du), model.heading};
}

bool isAlignedWith(const Battle& battle, const Placement& place, UnitId other) {
    const auto aligned = alignedWith(battle, place, other);
    return aligned && aligned->heading == place.pose.heading &&
           geometry::isWithin(0_du, aligned->center, place.pose.center);
}

Expected<std::vector<Overlap>> overlapsAfter(const Battle& battle,
                                             UnitId mover,
                                             const Placement& place,
                                             const std::vector<UnitId>& others,
                                             bool onTop) {
    std::vector<Overlap> all = overlapsWithout(battle, mover).value_or(battle.overlaps);
    for (const Overlap& it : all) {
        const bool both =
            std::ranges::count(others, it.top) != 0 && std::ranges::count(others, it.under) != 0;
        if (both && wouldBeThree(battle, place, it.top, it.under)) {
            return refuseAt(battle, "FOR-12"_rule, it.top);
        }
    }
    for (const UnitId other : others) {
        if (!isAlignedWith(battle, place, other)) return refuseAt(battle, "FOR-10"_rule, other);
        all.push_back(onTop ? Overlap{mover, other} : Overlap{other, mover});
    }
    return all;
}

std::optional<std::vector<Overlap>> overlapsWithout(const Battle& battle, UnitId unit) {
    std::vector<Overlap> left = battle.overlaps;
    if (std::erase_if(left, [&](const Overlap& it) { return isOf(it, unit); }) == 0) return std::nullopt;
    return left;
}

}  // namespace vallum::field
