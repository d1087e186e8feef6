// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/contact_layer.h"

#include "field/table/looks.h"
#include "field/table/siege_layer.h"

#include <vallum/geometry/engagement.h>

namespace vallum::app {

namespace {

/// An arrow from attacker to defender.
void addCombat(Overlay& overlay, const field::Battle& battle, const Coordinates& coordinates) {
    const auto [attacker, defender] = battle.combat->units;
    if (!battle.onTable(attacker) || !battle.onTable(defender)) return;
    const QPointF from = coordinates.toScene(battle.unit(attacker).pose.center);
    const QPointF to = coordinates.toScene(battle.unit(defender).pose.center);
    const art::SideColor color = lookOfSide(battle.owner(attacker)).color;
    overlay.add(QRectF(from, to).normalized(), [from, to, color](QPainter& painter, const art::Ink& ink) {
        painter.setOpacity(0.8);
        art::paintChargeArrow(painter, ink, from, to, color, art::Mood::plain);
    });
}

void addEnvelopMarkers(Overlay& overlay,
                       const field::Battle& battle,
                       UnitId unit,
                       const Coordinates& coordinates) {
    const art::Side side = lookOfSide(battle.owner(unit));
    for (const field::EnvelopMarker& marker : battle.unit(unit).envelops) {
        const geometry::Pose& enemy = battle.unit(marker.enemy).pose;
        const auto square = geometry::markerSquare(enemy, field::cardSize, marker.section);
        const QPolygonF outline = coordinates.toScene(square);
        const QPointF center = (outline[0] + outline[2]) / 2;
        const geometry::Edge edge = geometry::edgeOf(marker.section);
        const double facing = degrees(geometry::outward(enemy.heading, edge)) + 180;
        overlay.add(outline.boundingRect(), [side, center, facing](QPainter& painter, const art::Ink& ink) {
            art::paintEnvelopMarker(painter, ink, side, center, facing);
        });
    }
}

}  // namespace

void addContacts(Overlay& overlay, const field::Battle& battle, const Coordinates& coordinates) {
    if (battle.combat) addCombat(overlay, battle, coordinates);
    for (const UnitId id : battle.unitsOnTable()) {
        addClimb(overlay, battle, id, coordinates);
        addFirefighting(overlay, battle, id, coordinates);
        addTowerMarkers(overlay, battle, id, coordinates);
        addEnvelopMarkers(overlay, battle, id, coordinates);
    }
}

}  // namespace vallum::app
