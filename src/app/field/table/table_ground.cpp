// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_ground.h"

#include "field/table/looks.h"
#include "field/table/terrain_layer.h"
#include "language/texts.h"

#include <algorithm>
#include <utility>

#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::app {

namespace {

art::GroundCover coverOf(field::GroundCover cover) {
    switch (cover) {
        case field::GroundCover::grass: return art::GroundCover::grass;
        case field::GroundCover::dryEarth: return art::GroundCover::dryEarth;
        case field::GroundCover::sand: return art::GroundCover::sand;
        case field::GroundCover::snow: return art::GroundCover::snow;
    }
    return art::GroundCover::grass;
}

std::vector<art::DeploymentZone> zonesOf(const field::Battle& battle, const Coordinates& coordinates) {
    std::vector<art::DeploymentZone> zones;
    for (const field::Side& side : battle.setting->sides) {
        const field::Zone zone = field::deploymentZone(battle, side.seat);
        const QPointF north = coordinates.toScene(geometry::Point{zone.west, zone.north});
        const QPointF south = coordinates.toScene(geometry::Point{zone.east, zone.south});
        zones.push_back({QPolygonF(QRectF(north, south)), lookOfSide(side.seat), inData(side.name)});
    }
    return zones;
}

}  // namespace

bool TableGround::show(const field::Battle& battle, const Coordinates& coordinates) {
    const QRectF before = std::exchange(table_.rect, coordinates.table());
    auto terrain = groundOf(battle, coordinates);
    const bool isOther = before != table_.rect || terrain != terrain_;
    terrain_ = std::move(terrain);
    zones_ = zonesOf(battle, coordinates);
    const bool hasOtherZones =
        setZonesShown(battle.stage == field::Stage::deployment || battle.stage == field::Stage::arrangement);
    return isOther || hasOtherZones;
}

bool TableGround::setCover(field::GroundCover cover) {
    const art::GroundCover look = coverOf(cover);
    return std::exchange(table_.cover, look) != look;
}

bool TableGround::setZonesShown(bool areShown) {
    const auto before = std::exchange(table_.zones, areShown ? zones_ : std::vector<art::DeploymentZone>());
    return !std::ranges::equal(before, table_.zones, {}, &art::DeploymentZone::outline,
                               &art::DeploymentZone::outline);
}

void TableGround::paint(QPainter& painter, const art::Ink& ink, const QRectF& seen) const {
    art::paintTable(painter, ink, table_, seen);
    art::paintGround(painter, ink, terrain_, seen);
}

}  // namespace vallum::app
