// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <utility>

#include <vallum/field/rules/movement/cut_markers.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;
using geometry::Segment;

namespace {

using Markers = std::vector<EnvelopMarker>;

template <class Marker> bool isAmong(const std::vector<Marker>& markers, const Marker& marker) {
    return std::ranges::find(markers, marker) != markers.end();
}

Outline squareOf(const Battle& battle, const EnvelopMarker& marker) { return envelopSquare(battle, marker); }
Outline squareOf(const Battle& battle, const TowerMarker& marker) { return wrapSquare(battle, marker); }

bool areNeighbors(const EnvelopMarker& one, const EnvelopMarker& other) {
    return one.enemy == other.enemy && (geometry::sectionAfter(one.section, 1) == other.section ||
                                        geometry::sectionAfter(other.section, 1) == one.section);
}
bool areNeighbors(const TowerMarker& one, const TowerMarker& other) {
    const int apart = std::abs(one.section - other.section);
    return one.structure == other.structure && (apart == 1 || apart == sectionsRoundTower - 1);
}

/// They touch their owner's card, or another marker that is connected.
template <class Marker>
std::vector<Marker> connected(const Battle& battle, UnitId owner, std::vector<Marker> left) {
    const Footprint card = footprint(battle, owner);
    std::vector<Marker> found;
    std::erase_if(left, [&](const Marker& it) {
        if (!geometry::inContact(card, Footprint(squareOf(battle, it)))) return false;
        found.push_back(it);
        return true;
    });
    for (std::size_t i = 0; i != found.size(); ++i) {
        const Marker known = found.at(i);
        std::erase_if(left, [&](const Marker& it) {
            if (!areNeighbors(known, it)) return false;
            found.push_back(it);
            return true;
        });
    }
    return found;
}

/// The front of such a marker lies against what it is wrapped around, so contact is with its side or rear.
/// Markers that depend on it are removed as well (CHG-19).
template <class Marker>
std::vector<Marker> cutBy(const Battle& battle,
                          const Placement& charger,
                          UnitId owner,
                          const std::vector<Marker>& all) {
    const Segment front = geometry::frontEdge(charger, cardSize);
    const Footprint edge(Outline{front.from, front.to, front.to, front.from});
    std::vector<Marker> left = all;
    std::erase_if(
        left, [&](const Marker& it) { return geometry::inContact(edge, Footprint(squareOf(battle, it))); });
    if (left.size() == all.size()) return {};
    const auto kept = connected(battle, owner, left);
    std::vector<Marker> cut = all;
    std::erase_if(cut, [&](const Marker& it) { return isAmong(kept, it); });
    return cut;
}

geometry::Point nearerTo(const Footprint& shape, const Segment& segment) {
    return geometry::isWithin(0_du, segment.from, shape) ? segment.from : segment.to;
}

}  // namespace

Markers connectedMarkers(const Battle& battle, UnitId owner, Markers left) {
    return connected(battle, owner, std::move(left));
}

MarkersCut markersCut(const Battle& battle,
                      const Placement& charger,
                      UnitId owner,
                      const std::optional<geometry::Touch>& touch) {
    MarkersCut cut;
    if (touch && touch->marker) {
        cut.extension.left = *touch->marker == geometry::Side::left;
        cut.extension.right = *touch->marker == geometry::Side::right;
    }
    cut.envelops = cutBy(battle, charger, owner, battle.unit(owner).envelops);
    return cut;
}

std::vector<TowerMarker> wrapsCut(const Battle& battle, const Placement& charger, UnitId owner) {
    return cutBy(battle, charger, owner, battle.unit(owner).wraps);
}

Placement bare(const Battle& battle, UnitId owner, const MarkersCut& cut) {
    Placement placed = placement(battle.unit(owner));
    placed.extension.left = placed.extension.left && !cut.extension.left;
    placed.extension.right = placed.extension.right && !cut.extension.right;
    return placed;
}

Surroundings without(const MarkersCut& cut, UnitId owner, const Battle& battle, Surroundings around) {
    std::erase_if(around.enemies, [&](const Piece& piece) {
        if (piece.owner != owner || piece.kind == Piece::Kind::card) return false;
        if (piece.kind == Piece::Kind::envelop) {
            return isAmong(cut.envelops, battle.unit(owner).envelops.at(piece.envelop));
        }
        const auto isAt = [&](geometry::Side side) {
            return piece.shape == geometry::extensionMarker(battle.unit(owner).pose, cardSize, side);
        };
        return (cut.extension.left && isAt(geometry::Side::left)) ||
               (cut.extension.right && isAt(geometry::Side::right));
    });
    around.enemyShapes.clear();
    for (const Piece& piece : around.enemies) around.enemyShapes.push_back(piece.shape);
    return around;
}

Surroundings without(const std::vector<TowerMarker>& wraps,
                     UnitId owner,
                     const Battle& battle,
                     Surroundings around) {
    std::erase_if(around.enemies, [&](const Piece& piece) {
        const auto isThere = [&](const TowerMarker& it) { return piece.shape == wrapSquare(battle, it); };
        return piece.owner == owner && piece.kind == Piece::Kind::wrap && std::ranges::any_of(wraps, isThere);
    });
    around.enemyShapes.clear();
    for (const Piece& piece : around.enemies) around.enemyShapes.push_back(piece.shape);
    return around;
}

std::optional<geometry::Pose> placeAtOwnersFront(const Battle& battle, UnitId owner, const MarkersCut& cut) {
    if (cut.envelops.empty()) return std::nullopt;
    const geometry::Pose& pose = battle.unit(owner).pose;
    for (const EnvelopMarker& marker : cut.envelops) {
        const Outline square = envelopSquare(battle, marker);
        if (!geometry::inContact(footprint(battle, owner), Footprint(square))) continue;
        const Unit& enveloped = battle.unit(marker.enemy);
        const Segment section = geometry::sectionOf(enveloped.pose, cardSize, marker.section);
        const geometry::Point corner = nearerTo(footprint(battle, owner), section);
        const Heading facing = geometry::outward(pose.heading, geometry::Edge::rear);
        const Du half = cardSize.width / 2;
        const Du back = -(cardSize.depth / 2);
        for (const Du aside : {half, -half}) {
            const geometry::Pose place{geometry::pointAt({corner, facing}, aside, back), facing};
            const Footprint card(geometry::outline(place, cardSize));
            if (!geometry::overlap(card, footprint(battle, marker.enemy))) return place;
        }
    }
    return std::nullopt;
}

}  // namespace vallum::field
