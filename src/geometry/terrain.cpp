// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/terrain.h>

namespace vallum::geometry {

namespace {

constexpr Du reachOfJoint = 0.3_du;
constexpr Degrees turnOfJoint = 20_deg;

/// A part of a tile, relative to its center.
Outline part(const Pose& pose, Du left, Du right, Du rear, Du front) {
    return {pointAt(pose, left, front), pointAt(pose, right, front), pointAt(pose, right, rear),
            pointAt(pose, left, rear)};
}

/// A joint in the frame of its tile.
struct JointPlace {
    Du right;
    Du ahead;
    Edge looks;
};

std::vector<JointPlace> jointPlaces(TileShape shape, const TileSizes& sizes) {
    switch (shape) {
        case TileShape::wall: {
            const Du end = sizes.wall.width / 2;
            return {{-end, 0_du, Edge::left}, {end, 0_du, Edge::right}};
        }
        case TileShape::cornerWall: {
            const Du side = sizes.cornerWall.width / 2;
            const Du middle = side - sizes.masonry / 2;
            return {{-side, middle, Edge::left}, {middle, -side, Edge::rear}};
        }
        case TileShape::tower: {
            const Du side = sizes.tower.width / 2;
            const Du middle = side / 2;
            return {{-middle, side, Edge::front}, {middle, side, Edge::front}, {side, middle, Edge::right},
                    {side, -middle, Edge::right}, {middle, -side, Edge::rear}, {-middle, -side, Edge::rear},
                    {-side, -middle, Edge::left}, {-side, middle, Edge::left}};
        }
    }
    return {};
}

Joint jointAt(const JointPlace& it, const Pose& pose) {
    return {pointAt(pose, it.right, it.ahead), outward(pose.heading, it.looks)};
}

bool isJoined(const Joint& a, const Joint& b) {
    return isWithin(0_du, a.at, b.at) && angleBetween(a.facing, b.facing) == 180_deg;
}

}  // namespace

const TileSizes& standardTileSizes() {
    static const TileSizes sizes{.wall = {1.6_du, 0.4_du},
                                 .door = 0.8_du,
                                 .cornerWall = {0.8_du, 0.8_du},
                                 .masonry = 0.4_du,
                                 .tower = {0.8_du, 0.8_du},
                                 .siegeTower = {0.8_du, 0.8_du},
                                 .ram = {0.4_du, 0.8_du},
                                 .village = {2_du, 2_du},
                                 .villageSector = {2_du, 1_du},
                                 .barricade = {1.6_du, 0.4_du},
                                 .trench = {1.6_du, 0.4_du},
                                 .smallCaltrops = {0.8_du, 0.8_du},
                                 .largeCaltrops = {1.6_du, 0.8_du},
                                 .river = {2_du, 0.8_du},
                                 .ford = {2_du, 0.8_du},
                                 .bridgeLength = 1_du,
                                 .narrowBridge = 0.4_du,
                                 .wideBridge = 0.8_du,
                                 .smallestArea = 2.5_du,
                                 .largestArea = 4.5_du};
    return sizes;
}

Outline doorOutline(const Pose& gate, const TileSizes& sizes) {
    return outline(gate, {sizes.door, sizes.wall.depth});
}

std::vector<Outline> cornerMasonry(const Pose& pose, const TileSizes& sizes) {
    const Du side = sizes.cornerWall.width / 2;
    const Du inside = side - sizes.masonry;
    return {part(pose, -side, side, inside, side), part(pose, inside, side, -side, inside)};
}

Outline cornerPlace(const Pose& pose, const TileSizes& sizes) {
    const Du side = sizes.cornerWall.width / 2;
    const Du inside = side - sizes.masonry;
    return part(pose, -side, inside, -side, inside);
}

namespace {

/// The center of a bend: half the river's width beyond the inner bank.
Pose bendCenter(const Pose& entry, Side side, const TileSizes& sizes) {
    const Du away = sizes.river.depth;
    return {pointAt(entry, side == Side::right ? away : -away, 0_du), entry.heading};
}
Pose turnedBy(const Pose& pose, Side side, Degrees angle) {
    return {pose.center, pose.heading + (side == Side::right ? angle : -angle)};
}

}  // namespace

Region riverBend(const Pose& entry, Side side, Degrees angle, const TileSizes& sizes) {
    constexpr std::int32_t step = 15 * Degrees::perUnit;
    const Pose center = bendCenter(entry, side, sizes);
    const Du middle = side == Side::right ? -sizes.river.depth : sizes.river.depth;
    std::vector<Point> outer;
    std::vector<Point> inner;
    for (std::int32_t raw = 0; raw <= angle.raw(); raw += step) {
        const Pose spoke = turnedBy(center, side, Degrees(raw));
        outer.push_back(pointAt(spoke, middle + middle / 2, 0_du));
        inner.push_back(pointAt(spoke, middle / 2, 0_du));
    }
    outer.insert(outer.end(), inner.rbegin(), inner.rend());
    return *Region::from(outer);
}

Pose riverBendExit(const Pose& entry, Side side, Degrees angle, const TileSizes& sizes) {
    const Pose spoke = turnedBy(bendCenter(entry, side, sizes), side, angle);
    const Du middle = side == Side::right ? -sizes.river.depth : sizes.river.depth;
    return {pointAt(spoke, middle, 0_du), spoke.heading};
}

std::vector<Joint> joints(TileShape shape, const Pose& pose, const TileSizes& sizes) {
    std::vector<Joint> all;
    for (const JointPlace& it : jointPlaces(shape, sizes)) all.push_back(jointAt(it, pose));
    return all;
}

bool areJoined(std::span<const Joint> first, std::span<const Joint> second) {
    return std::ranges::any_of(first, [&](const Joint& a) {
        return std::ranges::any_of(second, [&](const Joint& b) { return isJoined(a, b); });
    });
}

std::optional<Pose> snapped(TileShape shape,
                            const Pose& pose,
                            const TileSizes& sizes,
                            std::span<const Joint> toJoin) {
    std::optional<Pose> best;
    Du nearest = reachOfJoint + tolerance;
    for (const JointPlace& it : jointPlaces(shape, sizes)) {
        const Joint own = jointAt(it, pose);
        for (const Joint& other : toJoin) {
            const Degrees turn = turnFrom(own.facing, other.facing + 180_deg);
            const Du away = distance(own.at, other.at);
            if (turn > turnOfJoint || turn < -turnOfJoint || away > nearest) continue;
            if (best && away == nearest) continue;
            nearest = away;
            const Heading heading = pose.heading + turn;
            best = Pose{pointAt({other.at, heading}, -it.right, -it.ahead), heading};
        }
    }
    return best;
}

}  // namespace vallum::geometry
