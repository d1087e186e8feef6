// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {

using geometry::Outline;
using geometry::Point;

namespace {

constexpr Du betweenTries = 0.1_du;

/// Distances along the zone, from its western or southern end, and behind its front line.
struct Box {
    Du left;
    Du right;
    Du front;
    Du rear;
};

Point inZone(const Zone& zone, const Point& at) {
    switch (zone.home) {
        case Home::south: return {at.x - zone.west, zone.north - at.y};
        case Home::north: return {at.x - zone.west, at.y - zone.south};
        case Home::west: return {at.y - zone.south, zone.east - at.x};
        case Home::east: return {at.y - zone.south, at.x - zone.west};
    }
    return {};
}

Box boxRound(const Zone& zone, const Outline& card) {
    const Point first = inZone(zone, card[0]);
    Box box{first.x, first.x, first.y, first.y};
    for (const Point& corner : card) {
        const auto [along, behind] = inZone(zone, corner);
        box = {std::min(box.left, along), std::max(box.right, along), std::min(box.front, behind),
               std::max(box.rear, behind)};
    }
    return box;
}

/// The number of cards that fit side by side in a rank, and where the first one begins.
struct Rank {
    Du front;
    int cards = 0;
    Du left;
};

class Ranks {
public:
    Ranks(const Zone& zone, const std::vector<Outline>& taken) : width_(frontageOf(zone)) {
        for (const Outline& card : taken) boxes_.push_back(boxRound(zone, card));
        std::ranges::sort(boxes_, {}, &Box::left);
        for (Du front; front + cardSize.depth <= depthOf(zone); front = front + betweenTries) {
            all_.push_back(rankAt(front));
        }
    }

    /// A choice of successive ranks with the largest number of cards.
    [[nodiscard]] std::vector<Rank> best() const {
        const auto each = static_cast<std::size_t>(cardSize.depth.raw() / betweenTries.raw());
        std::vector<int> most(all_.size() + each, 0);
        for (std::size_t i = all_.size(); i-- != 0;) {
            most[i] = std::max(most[i + 1], all_[i].cards + most[i + each]);
        }
        std::vector<Rank> chosen;
        for (std::size_t i = 0; i < all_.size();) {
            const bool isIn = most[i] != most[i + 1];
            if (isIn) chosen.push_back(all_[i]);
            i += isIn ? each : 1;
        }
        return chosen;
    }

private:
    [[nodiscard]] Rank rankAt(Du front) const {
        Rank rank{front, 0, {}};
        Du free;
        const auto fill = [&](Du upTo) {
            const int cards = upTo < free ? 0 : (upTo - free).raw() / cardSize.width.raw();
            if (rank.cards == 0) rank.left = free;
            rank.cards += cards;
        };
        for (const Box& box : boxes_) {
            if (box.rear <= front || box.front >= front + cardSize.depth) continue;
            fill(std::min(box.left, width_));
            free = std::max(free, box.right);
        }
        fill(width_);
        return rank;
    }

    Du width_;
    std::vector<Box> boxes_;
    std::vector<Rank> all_;
};

}  // namespace

int roomIn(const Zone& zone, const std::vector<Outline>& taken) {
    int room = 0;
    for (const Rank& rank : Ranks(zone, taken).best()) room += rank.cards;
    return room;
}

std::optional<geometry::Pose> firstPlaceIn(const Zone& zone, const std::vector<Outline>& taken) {
    const auto ranks = Ranks(zone, taken).best();
    if (ranks.empty()) return std::nullopt;
    const Rank& rank = ranks.front();
    return poseIn(zone, rank.left + cardSize.width / 2, rank.front + cardSize.depth / 2);
}

std::vector<Outline> cardsOnTable(const Battle& battle) {
    std::vector<Outline> cards;
    for (const UnitId id : battle.unitsOnTable()) {
        if (battle.unit(id).inside) continue;
        cards.push_back(geometry::outline(battle.unit(id).pose, cardSize));
    }
    return cards;
}

namespace {

/// ART-04: the area in which an engine would be lined up with the wall.
Outline placeBehind(const Battle& battle, const Structure& wall) {
    const geometry::TileSizes& sizes = battle.setting->sizes;
    if (wall.kind == StructureKind::cornerWall) return geometry::cornerPlace(wall.pose, sizes);
    const Du side = sizes.wall.width / 2;
    const Du inner = -(sizes.wall.depth / 2);
    return {geometry::pointAt(wall.pose, -side, inner), geometry::pointAt(wall.pose, side, inner),
            geometry::pointAt(wall.pose, side, inner - betweenTries),
            geometry::pointAt(wall.pose, -side, inner - betweenTries)};
}

bool hasEngineToPlace(const Battle& battle) {
    return std::ranges::any_of(battle.units, [&](const Unit& it) {
        return it.place == Place::reserve && battle.typeOf(it.type).unitClass == UnitClass::artillery;
    });
}

}  // namespace

std::vector<Outline> takenGround(const Battle& battle) {
    auto taken = cardsOnTable(battle);
    const auto obstacles = obstaclesOnTable(battle);
    taken.insert(taken.end(), obstacles.begin(), obstacles.end());
    return taken;
}

std::vector<Outline> groundNotForAll(const Battle& battle) {
    auto ground = takenGround(battle);
    if (!hasEngineToPlace(battle)) return ground;
    for (const Structure& it : battle.structures) {
        if (isWall(it.kind) && it.stands()) ground.push_back(placeBehind(battle, it));
    }
    return ground;
}

std::optional<geometry::Pose> firstFreePlace(const Battle& battle, Seat seat) {
    return firstPlaceIn(deploymentZone(battle, seat), groundNotForAll(battle));
}

}  // namespace vallum::field
