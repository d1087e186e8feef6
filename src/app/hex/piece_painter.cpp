// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/piece_painter.h"

#include "art/emblems.h"
#include "art/faces.h"
#include "art/figures.h"
#include "art/shapes.h"
#include "art/text.h"
#include "language/texts.h"

#include <algorithm>
#include <limits>

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

using art::box;
using art::disc;

QColor veiled(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QPainterPath hexPath(double part) {
    QPainterPath path;
    for (int corner = 0; corner != hex::directions; ++corner) {
        const double angle = (60 * corner - 150) * std::numbers::pi / 180;
        const QPointF point = QPointF(std::cos(angle), std::sin(angle)) * (part * std::numbers::inv_sqrt3);
        corner == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

/// The block positions in widths of the counter; losing one does not move the others.
std::vector<QPointF> placesOf(int full) {
    switch (full) {
        case 1: return {{0, -0.03}};
        case 2: return {{-0.17, -0.03}, {0.17, -0.03}};
        case 3: return {{-0.2, -0.12}, {0.2, -0.12}, {0, 0.12}};
        default: return {{-0.165, -0.185}, {0.165, -0.185}, {-0.165, 0.125}, {0.165, 0.125}};
    }
}

/// The size of a figure unit in widths of the counter.
double sizeOf(art::FigureKind kind) {
    switch (kind) {
        case art::FigureKind::elephants: return 0.52;
        case art::FigureKind::chariots: return 0.40;
        case art::FigureKind::boltThrower:
        case art::FigureKind::stoneThrower: return 0.44;
        case art::FigureKind::cavalry:
        case art::FigureKind::cataphracts:
        case art::FigureKind::horseArchers:
        case art::FigureKind::camels: return 0.36;
        case art::FigureKind::phalanx: return 0.31;
        case art::FigureKind::heavyFoot:
        case art::FigureKind::warband:
        case art::FigureKind::lightFoot:
        case art::FigureKind::archers:
        case art::FigureKind::slingers: break;
    }
    return 0.34;
}

void paintFigure(QPainter& painter,
                 const art::Figure& figure,
                 const art::SideShades& shades,
                 int individual) {
    for (const art::FigureLayer& layer : figure) {
        if (!layer.contour.isEmpty()) painter.fillPath(layer.contour, QColor(36, 22, 8, 225));
        painter.fillPath(layer.shape, art::materialColor(layer.material, shades, individual));
    }
}

void paintGap(QPainter& painter, QPointF at, const art::SideShades& shades) {
    QPen pen(veiled(shades.deep, 0.6), 0.016, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({1.6, 2.0});
    painter.strokePath(disc(at.x(), at.y(), 0.105, 0.075), pen);
}

void paintTile(QPainter& painter, const BlocksLook& look, const art::SideShades& shades) {
    const QPainterPath tile = hexPath(0.9);
    painter.fillPath(art::moved(tile, 0.016, 0.036), QColor(24, 15, 4, 95));
    QLinearGradient cloth(QPointF(0, -0.5), QPointF(0, 0.5));
    const auto blended = [](const QColor& one, const QColor& other, double part) {
        const auto mix = [part](int a, int b) { return static_cast<int>(a + (b - a) * part); };
        return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()),
                      mix(one.blue(), other.blue()));
    };
    const QColor parchment(0xefe3c4);
    cloth.setColorAt(0, blended(parchment, shades.light, 0.38));
    cloth.setColorAt(1, blended(parchment, shades.base, 0.46));
    painter.fillPath(tile, cloth);
    painter.save();
    painter.setClipPath(tile, Qt::IntersectClip);
    art::paintPattern(painter, tile, look.side, {shades.base, 0.13, 0.13});
    painter.restore();
    const QColor rim = look.isPicked ? QColor(0xffd24a) : shades.base;
    painter.strokePath(hexPath(0.865), QPen(shades.deep, 0.075, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(hexPath(0.865), QPen(rim, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(hexPath(0.795),
                       QPen(QColor(255, 250, 235, 90), 0.012, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintPlate(QPainter& painter, const BlocksLook& look, const art::SideShades& shades, double pixels) {
    // On a small board the plate takes more of its hex, or its letters could not be read.
    constexpr double usual = 0.205;
    const double high = std::clamp(12.5 / pixels, usual, 0.27);
    const double larger = high / usual;
    const double digit = 0.115 * larger;
    const double wide = (look.code.size() > 3   ? 0.66
                         : look.code.size() > 2 ? 0.58
                                                : 0.48) *
                            larger +
                        digit * static_cast<double>(look.number.size());
    const QRectF plate(-wide / 2, 0.455 - high, wide, high);
    painter.fillPath(box(plate.x() + 0.008, plate.y() + 0.018, wide, high, high / 2), QColor(15, 8, 0, 110));
    painter.fillPath(box(plate.x(), plate.y(), wide, high, high / 2), shades.deep.darker(112));
    painter.strokePath(box(plate.x(), plate.y(), wide, high, high / 2),
                       QPen(look.isElite ? QColor(0xe3b13c) : veiled(shades.light, 0.75), 0.016));
    const double mark = high * 0.58;
    paintClassMark(painter, QRectF(plate.left() + high * 0.32, plate.center().y() - mark / 2, mark, mark),
                   look.unitClass, QColor(0xfff3d6));
    QRectF letters(plate.left() + high * 1.05, plate.top(), wide - high * 1.35, high);
    if (!look.number.isEmpty()) {
        const double room = digit * static_cast<double>(look.number.size());
        const QRectF digits(letters.right() - room + 0.02, plate.top(), room, high);
        art::paintLine(painter, {look.number, digits, pixels, Qt::AlignHCenter, false, 0.7, 0.6},
                       art::labelFont(), QColor(0xe6d9bd));
        letters.setRight(digits.left());
    }
    art::paintLine(painter, {look.code, letters, pixels, Qt::AlignHCenter, false, 0.74, 0.6},
                   art::labelFont(), QColor(0xfffaf0));
}

QString keyOf(const BlocksLook& look, double hexWidth, double ratio, const art::Palette& palette) {
    return QStringLiteral("%1/%2/%3/%4/%5/%6/%7")
        .arg(look.code + look.number)
        .arg(static_cast<int>(look.unitClass) * 64 + static_cast<int>(look.figure))
        .arg(static_cast<int>(look.side.color) * 64 + static_cast<int>(look.side.pattern))
        .arg(look.blocks * 16 + look.full)
        .arg((look.facesDown ? 1 : 0) + (look.isElite ? 2 : 0) + (look.isDone ? 4 : 0) +
             (look.isPicked ? 8 : 0) + (look.isOrdered ? 16 : 0))
        .arg(static_cast<int>(std::lround(hexWidth * ratio * 64)))
        .arg(static_cast<int>(palette.eyes));
}

int squareBetween(const QColor& one, const QColor& other) {
    const auto square = [](int a, int b) { return (a - b) * (a - b); };
    return square(one.red(), other.red()) + square(one.green(), other.green()) +
           square(one.blue(), other.blue());
}

}  // namespace

art::Side sideOf(const hex::Setting& setting, Seat seat) {
    std::vector<art::SideColor> taken;
    for (std::size_t place = 0; place != setting.sides.size(); ++place) {
        const hex::Side& side = setting.sides[place];
        const QColor wanted(QString::fromStdString(side.color));
        art::SideColor nearest = art::SideColor::crimson;
        int least = std::numeric_limits<int>::max();
        for (const art::SideColor color : art::allSideColors) {
            const int far = squareBetween(wanted, art::shadesOf(color, art::Eyes::all).base);
            if (far >= least || std::ranges::find(taken, color) != taken.end()) continue;
            least = far;
            nearest = color;
        }
        taken.push_back(nearest);
        if (side.seat != seat) continue;
        art::Side look = art::sideOfSeat(static_cast<int>(place));
        look.color = nearest;
        return look;
    }
    return {};
}

BlocksLook lookOf(const hex::Battle& battle, UnitId id) {
    const hex::Unit& unit = battle.unit(id);
    const hex::UnitType& type = battle.type(id);
    BlocksLook look;
    look.code = QString::fromStdString(type.code);
    const QString label = inQt(hex::labelOf(battle, id));
    if (label.startsWith(look.code)) look.number = label.mid(look.code.size()).trimmed();
    look.unitClass = type.unitClass;
    look.figure = art::figureKind(QString::fromStdString(type.figure));
    look.side = sideOf(*battle.setting, unit.owner);
    look.blocks = unit.blocks;
    look.full = type.blocks;
    look.isElite = unit.elite != hex::Elite{};
    look.isOrdered = unit.turn.ordered && unit.owner == battle.active;
    return look;
}

void paintClassMark(QPainter& painter, const QRectF& rect, hex::UnitClass unitClass, const QColor& color) {
    switch (unitClass) {
        case hex::UnitClass::light:
            return painter.fillPath(disc(rect.center().x(), rect.center().y(), rect.width() / 2), color);
        case hex::UnitClass::medium:
            return painter.fillPath(art::polygon({{rect.center().x(), rect.top()},
                                                  {rect.right(), rect.bottom()},
                                                  {rect.left(), rect.bottom()}}),
                                    color);
        case hex::UnitClass::heavy: {
            const double in = rect.width() * 0.06;
            return painter.fillPath(
                box(rect.x() + in, rect.y() + in, rect.width() - 2 * in, rect.height() - 2 * in, in), color);
        }
    }
}

void paintBlocks(
    QPainter& painter, QPointF center, double hexWidth, const BlocksLook& look, const art::Palette& palette) {
    const art::SideShades shades = palette.shadesOf(look.side.color);
    const double pixels = hexWidth * painter.device()->devicePixelRatioF();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(center);
    painter.scale(hexWidth, hexWidth);
    painter.save();
    painter.scale(counterPart, counterPart);
    paintTile(painter, look, shades);
    const art::Finish finish = pixels > 60 ? art::Finish::fine : art::Finish::plain;
    const art::Figure& figure = art::standingFigure(look.figure, finish);
    const double size = sizeOf(look.figure);
    const auto places = placesOf(look.full);
    for (std::size_t i = 0; i != places.size(); ++i) {
        const bool isLost = static_cast<int>(i) >= look.blocks;
        if (isLost) {
            paintGap(painter, places[i], shades);
            continue;
        }
        painter.save();
        painter.translate(places[i]);
        painter.scale(size, size);
        painter.fillPath(disc(0.05, 0.1, 0.42, 0.4), QColor(30, 18, 4, 42));
        if (look.facesDown) painter.rotate(180);
        paintFigure(painter, figure, shades, static_cast<int>(i));
        painter.restore();
    }
    if (look.isDone) painter.fillPath(hexPath(0.93), QColor(70, 62, 45, 105));
    painter.restore();
    paintPlate(painter, look, shades, pixels);
    painter.restore();
}

void paintPlate(
    QPainter& painter, QPointF center, double hexWidth, const BlocksLook& look, const art::Palette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(center);
    painter.scale(hexWidth, hexWidth);
    paintPlate(painter, look, palette.shadesOf(look.side.color),
               hexWidth * painter.device()->devicePixelRatioF());
    painter.restore();
}

void paintStandard(
    QPainter& painter, const QRectF& rect, const art::Side& side, bool isDone, const art::Palette& palette) {
    const art::SideShades shades = palette.shadesOf(side.color);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.left() + rect.width() * 0.3, rect.bottom());
    painter.scale(rect.height(), rect.height());
    painter.fillPath(disc(0.06, -0.01, 0.16, 0.05), QColor(20, 12, 2, 100));
    painter.setPen(QPen(QColor(0x3a2410), 0.075, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, 0), QPointF(0, -0.92));
    painter.setPen(QPen(QColor(0xc79a3e), 0.035, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-0.008, 0), QPointF(-0.008, -0.92));
    const QPainterPath flag =
        art::polygon({{0.02, -0.88}, {0.62, -0.88}, {0.5, -0.685}, {0.62, -0.49}, {0.02, -0.49}});
    painter.fillPath(flag.translated(0.02, 0.035), QColor(20, 12, 2, 110));
    QLinearGradient dye(QPointF(0, -0.9), QPointF(0.6, -0.5));
    dye.setColorAt(0, shades.base.lighter(125));
    dye.setColorAt(1, shades.base.darker(118));
    painter.fillPath(flag, dye);
    painter.strokePath(flag, QPen(QColor(0xf0c75a), 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.save();
    painter.translate(0.25, -0.685);
    painter.scale(0.1, 0.1);
    painter.fillPath(art::emblemPath(side.emblem), art::inkOn(shades.base));
    painter.restore();
    painter.fillPath(disc(0, -0.95, 0.065), QColor(0xf0c75a));
    painter.strokePath(disc(0, -0.95, 0.065), QPen(QColor(0x5a3a10), 0.025));
    if (isDone) painter.fillPath(flag, QColor(60, 52, 40, 120));
    painter.restore();
}

void PieceCache::paint(
    QPainter& painter, QPointF center, double hexWidth, const BlocksLook& look, const art::Palette& palette) {
    // On paper and in vector files pieces are not cached as pixels.
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return paintBlocks(painter, center, hexWidth, look, palette);
    const double ratio = painter.device()->devicePixelRatioF();
    const QString key = keyOf(look, hexWidth, ratio, palette);
    const double side = std::ceil(hexWidth * 1.3);
    auto found = pictures_.find(key);
    if (found == pictures_.end()) {
        constexpr qsizetype most = 400;
        if (pictures_.size() > most) pictures_.clear();
        QPixmap picture(QSizeF(side * ratio, side * ratio).toSize());
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter inner(&picture);
        paintBlocks(inner, {side / 2, side / 2}, hexWidth, look, palette);
        inner.end();
        found = pictures_.insert(key, picture);
    }
    painter.drawPixmap(center - QPointF(side, side) / 2, *found);
}

}  // namespace vallum::app
