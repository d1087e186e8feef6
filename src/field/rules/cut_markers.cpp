// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/cut_markers.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;
using geometry::Segment;

namespace {

using Markers = std::vector<EnvelopMarker>;

bool isAmong(const Markers& markers, const EnvelopMarker& marker) {
    return std::ranges::find(markers, marker) != markers.end();
}

/// The front of an envelop marker lies against the enveloped unit: whoever meets one meets its side or rear.
Markers markersMet(const Battle& battle, const Placement& charger, UnitId owner) {
    const Segment front = geometry::frontEdge(charger, cardSize);
    const Footprint edge(Outline{front.from, front.to, front.to, front.from});
    Markers met;
    for (const EnvelopMarker& marker : battle.unit(owner).envelops) {
        if (geometry::inContact(edge, Footprint(envelopSquare(battle, marker)))) met.push_back(marker);
    }
    return met;
}

bool areNeighbors(const EnvelopMarker& one, const EnvelopMarker& other) {
    return one.enemy == other.enemy && (geometry::sectionAfter(one.section, 1) == other.section ||
                                        geometry::sectionAfter(other.section, 1) == one.section);
}

geometry::Point nearerTo(const Footprint& shape, const Segment& segment) {
    return geometry::isWithin(0_du, segment.from, shape) ? segment.from : segment.to;
}

}  // namespace

/// They touch its card, or another one that is connected.
Markers connectedMarkers(const Battle& battle, UnitId owner, Markers left) {
    const Footprint card = footprint(battle, owner);
    Markers found;
    std::erase_if(left, [&](const EnvelopMarker& it) {
        if (!geometry::inContact(card, Footprint(envelopSquare(battle, it)))) return false;
        found.push_back(it);
        return true;
    });
    for (std::size_t i = 0; i != found.size(); ++i) {
        const EnvelopMarker known = found.at(i);
        std::erase_if(left, [&](const EnvelopMarker& it) {
            if (!areNeighbors(known, it)) return false;
            found.push_back(it);
            return true;
        });
    }
    return found;
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
    const Markers& all = battle.unit(owner).envelops;
    const Markers met = markersMet(battle, charger, owner);
    if (met.empty()) return cut;
    Markers left = all;
    std::erase_if(left, [&](const EnvelopMarker& it) { return isAmong(met, it); });
    const Markers kept = connectedMarkers(battle, owner, left);
    for (const EnvelopMarker& it : all) {
        if (!isAmong(kept, it)) cut.envelops.push_back(it);
    }
    return cut;
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
