// SPDX-License-Identifier: GPL-3.0-or-later
#include "enclosed_ground.h"

#include <algorithm>
#include <map>

#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/rules/optional/box_limits.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/box_tree.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Joint;
using geometry::Outline;
using geometry::Point;
using geometry::Pose;
using Sections = std::vector<FortressSection>;

namespace {

geometry::TileShape shapeOf(StructureKind kind) {
    if (kind == StructureKind::tower) return geometry::TileShape::tower;
    return kind == StructureKind::cornerWall ? geometry::TileShape::cornerWall : geometry::TileShape::wall;
}

std::vector<Outline> partsOf(const FortressSection& it, const geometry::TileSizes& sizes) {
    return field::partsOf(it.kind, it.pose, sizes);
}

/// In the frame of a pose: the inverse of `pointAt`.
Point seenFrom(const Pose& frame, const Point& point) {
    const Pose back{{}, Heading(-frame.heading.raw())};
    return geometry::pointAt(back, point.x - frame.center.x, point.y - frame.center.y);
}

template <class Points> PlanRect boxRound(const Points& corners) {
    PlanRect box{INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (const Point& it : corners) {
        box = {std::min(box.west, it.x.raw()), std::min(box.south, it.y.raw()),
               std::max(box.east, it.x.raw()), std::max(box.north, it.y.raw())};
    }
    return box;
}
PlanRect boxRound(const Pose& frame, Outline corners) {
    for (Point& it : corners) it = seenFrom(frame, it);
    return boxRound(corners);
}

bool isOnEdge(const Point& point, const geometry::Size& table) {
    const auto isAt = [](Du a, Du b) { return geometry::isWithin(0_du, a < b ? b - a : a - b); };
    return isAt(point.x, 0_du) || isAt(point.y, 0_du) || isAt(point.x, table.width) ||
           isAt(point.y, table.depth);
}

/// Just behind the inner side of a wall; for a corner wall, the center of its place.
Point justInside(const FortressSection& it, const geometry::TileSizes& sizes) {
    if (it.kind == StructureKind::cornerWall) {
        const Du middle = -(sizes.masonry / 2);
        return geometry::pointAt(it.pose, middle, middle);
    }
    return geometry::pointAt(it.pose, 0_du, -(sizes.wall.depth / 2 + 0.1_du));
}

/// Checks one design.
class Check {
public:
    Check(const Sections& sections, const FortressTerms& terms) : sections_(sections), terms_(terms) {
        std::vector<geometry::Box> boxes;
        for (const FortressSection& it : sections) {
            joints_.push_back(jointsOf(it, terms.sizes));
            boxes.push_back(geometry::boxAroundAll(partsOf(it, terms.sizes)));
        }
        tree_ = geometry::BoxTree(boxes);
    }

    FortressReport run() {
        report_.points = fortressPoints(sections_, terms_.values);
        checkGate();
        checkFront();
        checkMaterials();
        checkCount();
        checkPlaces();
        for (std::size_t i = 0; i != sections_.size(); ++i) checkEnds(i);
        checkWhole();
        return report_;
    }

private:
    void complain(FortressFault fault, std::optional<std::size_t> section) {
        const FortressProblem problem{fault, section, placeToJoin(fault, section)};
        if (std::ranges::count(report_.problems, problem) == 0) report_.problems.push_back(problem);
    }
    [[nodiscard]] bool hasProblem(FortressFault fault) const {
        return std::ranges::count(report_.problems, fault, &FortressProblem::fault) > 0;
    }

    [[nodiscard]] std::optional<Pose> placeToJoin(FortressFault fault,
                                                  std::optional<std::size_t> section) const {
        const bool isAboutEnds = fault == FortressFault::open || fault == FortressFault::misaligned;
        if (!isAboutEnds || !section) return std::nullopt;
        const FortressSection& it = sections_[*section];
        const auto there = geometry::snapped(shapeOf(it.kind), it.pose, terms_.sizes, freeEnds(*section));
        return there == it.pose ? std::nullopt : there;
    }
    /// The joints of the others that meet no third tile. Towers have more than they need.
    [[nodiscard]] std::vector<Joint> freeEnds(std::size_t section) const {
        std::vector<Joint> ends;
        for (std::size_t i = 0; i != sections_.size(); ++i) {
            if (i == section) continue;
            for (const Joint& joint : joints_[i]) {
                const auto meets = [&](std::size_t j) {
                    return j != section && geometry::areJoined(std::span(&joint, 1), joints_[j]);
                };
                if (std::ranges::none_of(others(i), meets)) ends.push_back(joint);
            }
        }
        return ends;
    }

    void checkGate() {
        const auto gates = std::ranges::count(sections_, StructureKind::gate, &FortressSection::kind);
        if (gates == 0) complain(FortressFault::noGate, std::nullopt);
    }

    /// FDZ-16: the entrance must be on the side that is attacked.
    void checkFront() {
        if (!terms_.front) return;
        const auto looksAhead = [&](const FortressSection& it) {
            return it.kind == StructureKind::gate &&
                   geometry::angleBetween(it.pose.heading, *terms_.front) <= 45_deg;
        };
        if (std::ranges::any_of(sections_, looksAhead)) return;
        const auto gate = std::ranges::find(sections_, StructureKind::gate, &FortressSection::kind);
        if (gate == sections_.end()) return;
        complain(FortressFault::gateElsewhere, static_cast<std::size_t>(gate - sections_.begin()));
    }

    void checkMaterials() {
        const auto wall = std::ranges::find_if(sections_, [](const auto& it) { return isWall(it.kind); });
        const Material material = wall == sections_.end() ? Material::wood : wall->material;
        for (std::size_t i = 0; i != sections_.size(); ++i) {
            if (!mayMix(material, sections_[i], terms_.options)) complain(FortressFault::mixed, i);
        }
    }

    void checkCount() {
        std::map<BoxPart, int> counts;
        for (const FortressSection& it : sections_) ++counts[boxPartOf(it.kind, it.material)];
        for (const auto& [part, count] : counts) {
            if (!mayUse(part, count, terms_.options)) complain(FortressFault::tooMany, std::nullopt);
        }
    }

    /// FDZ-07: tiles may touch but not overlap.
    void checkPlaces() {
        for (std::size_t i = 0; i != sections_.size(); ++i) {
            const auto liesOnIt = [&](std::size_t j) {
                return j < i && lieOnEachOther(sections_[i], sections_[j]);
            };
            if (std::ranges::any_of(others(i), liesOnIt)) complain(FortressFault::misaligned, i);
        }
    }
    /// The tiles near enough to touch it; tiles that meet both have joints on their edges.
    [[nodiscard]] std::vector<std::size_t> others(std::size_t i) const {
        const auto box = geometry::boxAroundAll(partsOf(sections_[i], terms_.sizes));
        auto near = tree_.near(box, geometry::tolerance + geometry::tolerance);
        std::erase(near, i);
        return near;
    }
    [[nodiscard]] bool lieOnEachOther(const FortressSection& a, const FortressSection& b) const {
        for (const Outline& one : partsOf(a, terms_.sizes)) {
            for (const Outline& other : partsOf(b, terms_.sizes)) {
                if (geometry::overlap(one, other)) return true;
            }
        }
        return false;
    }

    void checkEnds(std::size_t i) {
        if (sections_[i].kind == StructureKind::tower) {
            if (neighbors(i) + (touchesEdge(i) ? 1 : 0) < 2) complain(FortressFault::open, i);
            return;
        }
        for (const Joint& joint : joints_[i]) {
            if (isClosed(i, joint)) continue;
            complain(touchesAnother(i, joint.at) ? FortressFault::misaligned : FortressFault::open, i);
        }
    }
    [[nodiscard]] int neighbors(std::size_t i) const {
        return static_cast<int>(std::ranges::count_if(
            others(i), [&](std::size_t j) { return geometry::areJoined(joints_[i], joints_[j]); }));
    }
    [[nodiscard]] bool isClosed(std::size_t i, const Joint& joint) const {
        if (mayEndAtEdge() && isOnEdge(joint.at, *terms_.table)) return true;
        return std::ranges::any_of(
            others(i), [&](std::size_t j) { return geometry::areJoined(std::span(&joint, 1), joints_[j]); });
    }
    [[nodiscard]] bool mayEndAtEdge() const { return terms_.options.wallsEndAtEdge && terms_.table; }
    [[nodiscard]] bool touchesEdge(std::size_t i) const {
        if (!mayEndAtEdge()) return false;
        const auto parts = partsOf(sections_[i], terms_.sizes);
        return std::ranges::any_of(parts.front(),
                                   [&](const Point& it) { return isOnEdge(it, *terms_.table); });
    }
    [[nodiscard]] bool touchesAnother(std::size_t i, const Point& end) const {
        for (const std::size_t j : others(i)) {
            for (const Outline& part : partsOf(sections_[j], terms_.sizes)) {
                if (geometry::isWithin(0_du, end, part)) return true;
            }
        }
        return false;
    }

    /// FDZ-03: one ring around some ground, with walls facing outward (GEO-25).
    void checkWhole() {
        if (!isConnected()) complain(FortressFault::open, std::nullopt);
        if (hasProblem(FortressFault::open) || hasProblem(FortressFault::misaligned)) return;
        report_.ground = enclosedGround(sections_, terms_);
        if (report_.ground.empty()) return complain(FortressFault::open, std::nullopt);
        const auto ground = geometry::Region::from(report_.ground);
        for (std::size_t i = 0; i != sections_.size(); ++i) {
            const bool looksOut =
                sections_[i].kind == StructureKind::tower ||
                (ground && geometry::standsIn(justInside(sections_[i], terms_.sizes), *ground));
            if (!looksOut) complain(FortressFault::inward, i);
        }
    }
    [[nodiscard]] bool isConnected() const {
        if (sections_.empty()) return false;
        std::vector<std::size_t> reached{0};
        std::vector<bool> isReached(sections_.size(), false);
        isReached[0] = true;
        for (std::size_t next = 0; next != reached.size(); ++next) {
            for (const std::size_t i : others(reached[next])) {
                if (isReached[i] || !geometry::areJoined(joints_[i], joints_[reached[next]])) continue;
                isReached[i] = true;
                reached.push_back(i);
            }
        }
        return reached.size() == sections_.size() || mayEndAtEdge();
    }

    const Sections& sections_;
    const FortressTerms& terms_;
    std::vector<std::vector<Joint>> joints_;
    geometry::BoxTree tree_;
    FortressReport report_;
};

}  // namespace

Sections sectionsAt(const FortressLayout& layout, const Pose& pose, Material material) {
    Sections sections;
    for (const FortressLayout::Section& it : layout.sections) {
        const Heading heading = pose.heading + Degrees(it.pose.heading.raw());
        const Point center = geometry::pointAt(pose, it.pose.center.x, it.pose.center.y);
        sections.push_back({it.kind, it.material.value_or(material), {center, heading}, it.name});
    }
    return sections;
}

Sections sectionsOf(const FortressLayout& layout) { return sectionsAt(layout, {}, layout.material); }

RuleId ruleOf(FortressFault fault) {
    switch (fault) {
        case FortressFault::open: return "FDZ-03"_rule;
        case FortressFault::noGate: return "FDZ-04"_rule;
        case FortressFault::gateElsewhere: return "FDZ-16"_rule;
        case FortressFault::mixed: return "FDZ-05"_rule;
        case FortressFault::misaligned: return "FDZ-07"_rule;
        case FortressFault::inward: return "GEO-25"_rule;
        case FortressFault::tooMany: return "FDZ-01"_rule;
    }
    return {};
}

FortressReport checkFortress(const Sections& sections, const FortressTerms& terms) {
    return Check(sections, terms).run();
}

Sum fortressPoints(const Sections& sections, const std::vector<StructureValues>& values) {
    std::map<std::pair<StructureKind, Material>, int> counts;
    for (const FortressSection& it : sections) ++counts[{it.kind, it.material}];
    Sum sum;
    for (const StructureValues& row : values) {
        const auto found = counts.find({row.kind, row.material});
        if (found == counts.end()) continue;
        sum.add(row.material == Material::stone ? "FDZ-06"_rule : "FDZ-08"_rule, row.cost * found->second);
    }
    return sum;
}

Verdict mayMix(Material ofTheFortress, const FortressSection& section, const Options& options) {
    if (section.material == ofTheFortress) return {};
    const bool isStoneTower = section.kind == StructureKind::tower && section.material == Material::stone;
    return allowIf(isStoneTower && options.stoneTowersInWood, "FDZ-05"_rule);
}

std::vector<Joint> jointsOf(const FortressSection& it, const geometry::TileSizes& sizes) {
    return geometry::joints(shapeOf(it.kind), it.pose, sizes);
}

std::vector<Point> enclosedGround(const Sections& sections, const FortressTerms& terms) {
    if (sections.empty()) return {};
    const Pose frame = sections.front().pose;
    std::vector<PlanRect> masonry;
    for (const FortressSection& it : sections) {
        for (const Outline& part : partsOf(it, terms.sizes)) masonry.push_back(boxRound(frame, part));
    }
    GroundPlan plan(std::move(masonry));
    const auto gate = std::ranges::find(sections, StructureKind::gate, &FortressSection::kind);
    constexpr std::int32_t right = 90 * Degrees::perUnit;
    const bool isSquare = frame.heading.raw() % right == 0;
    if (terms.options.wallsEndAtEdge && terms.table && gate != sections.end() && isSquare) {
        const auto& [width, depth] = *terms.table;
        const Point front = geometry::pointAt(gate->pose, 0_du, terms.sizes.wall.depth / 2 + 0.1_du);
        plan.bound(boxRound(frame, Outline{{{0_du, 0_du}, {0_du, depth}, {width, depth}, {width, 0_du}}}),
                   seenFrom(frame, front));
    }
    auto outline = plan.outline();
    for (Point& it : outline) it = geometry::pointAt(frame, it.x, it.y);
    return outline;
}

}  // namespace vallum::field
