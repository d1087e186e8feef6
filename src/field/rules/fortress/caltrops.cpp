// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::PathStep;
using geometry::Pose;

namespace {

/// A section of the leading edge and the strip of the card behind it, which passes
/// wherever that section passes.
struct File {
    Pose pose;
    geometry::Size size;
};

std::vector<File> filesOf(const Pose& card, geometry::Extension extension, Edge leading) {
    std::vector<File> files;
    if (leading == Edge::left || leading == Edge::right) {
        const geometry::Size size{cardSize.width, sectionWidth};
        for (const Du ahead : {sectionWidth / 2, -(sectionWidth / 2)}) {
            files.push_back({{geometry::pointAt(card, 0_du, ahead), card.heading}, size});
        }
        return files;
    }
    for (const Du right : {-0.6_du, -0.2_du, 0.2_du, 0.6_du}) {
        files.push_back(
            {{geometry::pointAt(card, right, 0_du), card.heading}, {sectionWidth, cardSize.depth}});
    }
    const auto addMarker = [&](Du right) {
        files.push_back(
            {{geometry::pointAt(card, right, sectionWidth / 2), card.heading}, {sectionWidth, sectionWidth}});
    };
    if (leading == Edge::front && extension.left) addMarker(-1_du);
    if (leading == Edge::front && extension.right) addMarker(1_du);
    return files;
}

Edge leadingEdge(const Pose& from, const PathStep& step) {
    const auto* slide = std::get_if<geometry::Slide>(&step);
    if (slide == nullptr) return Edge::front;
    for (const Edge edge : {Edge::right, Edge::rear, Edge::left}) {
        const Degrees off = geometry::turnFrom(geometry::outward(from.heading, edge), slide->toward);
        if (off > -45_deg && off <= 45_deg) return edge;
    }
    return Edge::front;
}

int filesIn(const std::vector<File>& files, const auto& meets) {
    return static_cast<int>(std::ranges::count_if(files, meets));
}

/// The first sections from the pivot move like a smaller card about the same corner.
int sectionsOfPivot(const geometry::Pivot& pivot, const Pose& from, const Outline& tile) {
    const bool isLeft =
        pivot.about == geometry::Corner::frontLeft || pivot.about == geometry::Corner::rearLeft;
    for (int first = 1; first != 5; ++first) {
        const geometry::Size part{Du(first * sectionWidth.raw()), cardSize.depth};
        const Du aside = (cardSize.width - part.width) / 2;
        const Pose pose{geometry::pointAt(from, isLeft ? -aside : aside, 0_du), from.heading};
        if (geometry::sweeps(pivot, {pose, {}}, part, tile)) return 5 - first;
    }
    return 0;
}

int sectionsOnTheWay(const PathStep& step,
                     const Pose& from,
                     geometry::Extension extension,
                     const Outline& tile) {
    if (const auto* pivot = std::get_if<geometry::Pivot>(&step)) return sectionsOfPivot(*pivot, from, tile);
    if (std::holds_alternative<geometry::Turn>(step)) {
        return geometry::sweeps(step, {from, extension}, cardSize, tile) ? 1 : 0;
    }
    return filesIn(filesOf(from, extension, leadingEdge(from, step)),
                   [&](const File& it) { return geometry::sweeps(step, {it.pose, {}}, it.size, tile); });
}

/// After the move, at the edge that touches it most.
int sectionsTouching(const Pose& card, geometry::Extension extension, const Outline& tile) {
    int most = 0;
    for (const Edge edge : {Edge::front, Edge::right}) {
        most = std::max(most, filesIn(filesOf(card, extension, edge), [&](const File& it) {
                            return geometry::inContact(geometry::outline(it.pose, it.size), tile);
                        }));
    }
    return most;
}

int sectionsCrossing(const Battle& battle, const WayTrodden& way, const Outline& tile) {
    const geometry::Extension extension = way.to.extension;
    const geometry::Footprint before = geometry::footprint({way.from, extension}, cardSize);
    const geometry::Footprint after = geometry::footprint(way.to, cardSize);
    const bool touchedBefore = geometry::inContact(before, tile);
    const bool touchesNow = !way.endsInside && geometry::inContact(after, tile);
    if (touchedBefore && battle.unit(way.unit).did(TurnFlag::trodOnCaltrops)) return 0;
    const bool stays = geometry::overlap(before, tile) || geometry::overlap(after, tile);
    if (touchedBefore && touchesNow && stays) return 0;  // CAL-05
    int most = 0;
    Pose at = way.from;
    for (const PathStep& step : way.steps) {
        most = std::max(most, sectionsOnTheWay(step, at, extension, tile));
        at = geometry::after(step, at, cardSize);
    }
    const bool comesToTouch = touchesNow && !touchedBefore;
    return most == 0 && comesToTouch ? sectionsTouching(way.to.pose, extension, tile) : most;
}

}  // namespace

bool doCaltropsWound(int face) { return face == 6; }

std::vector<CaltropsCrossed> caltropsCrossed(const Battle& battle, const WayTrodden& way) {
    std::vector<CaltropsCrossed> crossed;
    for (const StructureId id : standingStructures(battle)) {
        if (!isCaltrops(battle.structure(id).kind)) continue;
        const int sections = sectionsCrossing(battle, way, boxOf(battle, id));
        if (sections > 0) crossed.push_back({id, sections});
    }
    return crossed;
}

}  // namespace vallum::field
