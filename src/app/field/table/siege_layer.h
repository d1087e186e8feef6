// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_painter.h"
#include "field/table/coordinates.h"
#include "field/table/overlay.h"

#include <QPainterPath>

#include <vallum/field/model/battle.h>

/// The positions of units at walls and towers, drawn over the cards.
namespace vallum::app {

/// ASL-05: a ladder at the front of the unit.
void addClimb(Overlay& overlay, const field::Battle& battle, UnitId unit, const Coordinates& coordinates);
/// The foot of the ladder once the unit is in place: the part of its front that meets the structure.
[[nodiscard]] QPointF footOfLadder(const field::Battle& battle,
                                   const geometry::Pose& pose,
                                   field::StructureId structure,
                                   const Coordinates& coordinates);
/// FIR-15
void addFirefighting(Overlay& overlay,
                     const field::Battle& battle,
                     UnitId unit,
                     const Coordinates& coordinates);
/// ASL-08: sections wrapped round a tower.
void addTowerMarkers(Overlay& overlay,
                     const field::Battle& battle,
                     UnitId unit,
                     const Coordinates& coordinates);
/// The outline of the structure under the pointer.
void addOutline(Overlay& overlay, const QPainterPath& outline, art::Mood mood);
/// FOR-11: the outline of a card that lies under a friendly one.
void addHiddenCard(Overlay& overlay, const QPolygonF& card, bool isPicked);
/// FOR-04: the card for the marker in a tower, beside
/// the tower if there is room, with a connecting line.
void addCardOfMarker(Overlay& overlay,
                     art::CardPainter& cards,
                     const art::CardLook& look,
                     QPointF marker,
                     const QRectF& table);

}  // namespace vallum::app
