// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_face.h"
#include "art/card_painter.h"
#include "art/figures.h"
#include "art/ranks.h"
#include "art/shapes.h"

#include <QPainter>

namespace vallum::art {
namespace {

bool variesByIndividual(Material material) {
    return material == Material::wool || material == Material::hair || material == Material::coat ||
           material == Material::mane;
}

const Figure& figureFor(const CardLook& look, Finish finish) {
    const bool foot = figureSize(look.figure) < 0.2;
    const bool ordered = foot && !look.broken && !look.fleeing;
    if (ordered && look.formation == Formation::wallOfShields) return shieldWallFigure(finish);
    if (ordered && look.formation == Formation::phalanx) return standingFigure(FigureKind::phalanx, finish);
    return standingFigure(look.figure, finish);
}

QTransform seatOf(const FigurePlace& place, double size) {
    return QTransform().translate(place.at.x(), place.at.y()).rotate(place.heading).scale(size, size);
}

using Places = std::vector<FigurePlace>;

QPainterPath merged(const QPainterPath& shape, const Places& places, double size, int individual) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const FigurePlace& place : places) {
        if (individual < 0 || place.individual == individual) path.addPath(seatOf(place, size).map(shape));
    }
    return path;
}

/// Paints all figures layer by layer: one path per
/// layer is far faster than one figure at a time.
void paintLayer(
    QPainter& painter, const CardSheet& sheet, const FigureLayer& layer, const Places& places, double size) {
    const QColor contour(40, 24, 10, 210);
    if (!layer.contour.isEmpty()) painter.fillPath(merged(layer.contour, places, size, -1), contour);
    if (!variesByIndividual(layer.material)) {
        painter.fillPath(merged(layer.shape, places, size, -1),
                         materialColor(layer.material, sheet.shades, 0));
        return;
    }
    for (int individual = 0; individual < 3; ++individual) {
        painter.fillPath(merged(layer.shape, places, size, individual),
                         materialColor(layer.material, sheet.shades, individual));
    }
}

void paintAll(
    QPainter& painter, const CardSheet& sheet, const Figure& figure, const Places& places, double size) {
    if (places.empty()) return;
    for (const FigureLayer& layer : figure) paintLayer(painter, sheet, layer, places, size);
}

Figure bloodless(Figure figure) {
    for (FigureLayer& layer : figure) {
        if (layer.material == Material::blood) layer.material = Material::shadow;
    }
    return figure;
}

}  // namespace

void paintFigures(QPainter& painter, const CardSheet& sheet) {
    const CardLook& look = sheet.look;
    const double size = figureSize(look.figure);
    const Finish finish = sheet.closeUp() ? Finish::fine : Finish::plain;
    Places standing;
    Places fallen;
    Places fresh;
    for (const FigurePlace& place : figurePlaces(look))
        (!place.fallen ? standing : place.fresh ? fresh : fallen).push_back(place);
    painter.save();
    painter.setClipRect(cardRect.adjusted(0.02, 0.02, -0.02, -0.02), Qt::IntersectClip);
    const double opacity = painter.opacity();
    painter.setOpacity(opacity * 0.5);
    paintAll(painter, sheet, bloodless(fallenFigure(look.figure, finish)), fallen, size * 0.85);
    painter.setOpacity(opacity);
    paintAll(painter, sheet, fallenFigure(look.figure, finish), fresh, size * 0.95);
    paintAll(painter, sheet, figureFor(look, finish), standing, size);
    if (look.general)
        paintAll(painter, sheet, standardFigure(finish), {FigurePlace{fieldRect.center()}}, 0.17);
    painter.restore();
}

}  // namespace vallum::art
