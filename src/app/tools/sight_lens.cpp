// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/sight_lens.h"

#include "session/session.h"
#include "table/looks.h"
#include "table/overlay.h"
#include "table/table_scene.h"
#include "texts.h"

#include <memory>

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/sight_lines.h>
#include <vallum/field/rules/sight.h>
#include <vallum/field/words.h>
#include <vallum/geometry/card.h>

namespace vallum::app {

namespace {

constexpr double overTheGround = -1.5;
constexpr double overTheCards = 25;

using Shade = SightRaster::Shade;

QColor colorOf(Shade shade) {
    switch (shade) {
        case Shade::hidden: return {20, 20, 30, 120};
        case Shade::covered: return {190, 130, 20, 70};
        case Shade::seen: return {0, 0, 0, 0};
        case Shade::inRange: return {60, 160, 80, 55};
    }
    return {};
}

QImage inColors(const QImage& shades) {
    QImage image(shades.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (int y = 0; y != shades.height(); ++y) {
        for (int x = 0; x != shades.width(); ++x) {
            const int gray = qGray(shades.pixel(x, y));
            if (gray != 0) image.setPixelColor(x, y, colorOf(static_cast<Shade>(gray - 1)));
        }
    }
    return image;
}

QString nameOf(const field::Battle& battle, const field::Obstacle& obstacle) {
    return std::visit(Overloaded{[&](UnitId it) { return unitName(battle, it); },
                                 [&](field::StructureId it) { return inQt(field::nameOf(battle, it)); },
                                 [&](field::TileId it) {
                                     const auto& tile =
                                         battle.setting->tiles.at(static_cast<std::size_t>(it.raw()));
                                     return inQt(field::wordFor(tile.kind));
                                 }},
                      obstacle);
}

Shade shadeOf(const field::SightLine& line) {
    if (line.refused) return Shade::hidden;
    return line.covered ? Shade::covered : Shade::seen;
}

/// The battle is kept, so that the shade goes on being true of the moment it was begun.
class SightFromUnit {
public:
    SightFromUnit(field::Battle battle, UnitId unit) : battle_(std::move(battle)), view_(battle_, unit) {}

    [[nodiscard]] Shade to(const geometry::Point& point) const {
        const field::PointSight sight = view_.at(point);
        if (!sight.isAhead) return Shade::hidden;
        const Shade shade = shadeOf(sight.line);
        // RNG-11: only where the players have agreed to see it.
        const bool isShown = sight.isInReach && battle_.setting->rangesShown;
        return shade == Shade::seen && isShown ? Shade::inRange : shade;
    }

private:
    field::Battle battle_;
    field::FieldOfView view_;
};

class SightToPlace {
public:
    SightToPlace(field::Battle battle, const geometry::Point& place)
        : battle_(std::move(battle)),
          view_(battle_, place) {}

    [[nodiscard]] Shade from(const geometry::Point& point) const { return shadeOf(view_.from(point)); }

private:
    field::Battle battle_;
    field::ViewOfPlace view_;
};

}  // namespace

SightLens::SightLens(Session& session, TableScene& scene, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene),
      shade_(new Overlay(scene.palette(), overTheGround)),
      line_(new Overlay(scene.palette(), overTheCards)) {
    scene_.addItem(shade_);
    scene_.addItem(line_);
    connect(&raster_, &SightRaster::changed, this, &SightLens::drawShade);
    connect(&session_, &Session::happened, this, [this] { begin(); });
    connect(&session_, &Session::replaced, this, [this] { begin(); });
    connect(&scene_, &TableScene::selectionMoved, this, [this] {
        if (way_ == Way::fromUnit) begin();
    });
}

SightLens::~SightLens() = default;

void SightLens::setPalette(const art::Palette& palette) {
    shade_->setPalette(palette);
    line_->setPalette(palette);
}

void SightLens::setWay(Way way) {
    way_ = way;
    begin();
}

/// What was worked out for another battle, unit or place is of no use.
void SightLens::begin() {
    raster_.stop();
    shade_->clear();
    line_->clear();
    told_.clear();
    hovered_.reset();
    if (way_ == Way::off || !session_.hasBattle()) return;
    const auto unit = scene_.selected();
    if (way_ == Way::fromUnit && unit && session_.battle().onTable(*unit)) beginFrom(*unit);
    if (way_ == Way::toPlace && place_) beginTo(scene_.coordinates().toTable(*place_));
}

/// The mouse of a place that is hit may be anywhere: what stands there is seen from all sides.
void SightLens::beginFrom(UnitId unit) {
    const auto sight = std::make_shared<const SightFromUnit>(session_.battle(), unit);
    raster_.begin(session_.battle().setting->table,
                  [sight](const geometry::Point& point) { return sight->to(point); });
}

void SightLens::beginTo(const geometry::Point& place) {
    const auto sight = std::make_shared<const SightToPlace>(session_.battle(), place);
    raster_.begin(session_.battle().setting->table,
                  [sight](const geometry::Point& point) { return sight->from(point); });
    const QPointF at = scene_.coordinates().toScene(place);
    line_->add(QRectF(at.x() - 0.3, at.y() - 0.3, 0.6, 0.6), [at](QPainter& painter, const art::Ink& ink) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink.palette.refused, ink.pixels(3)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, ink.pixels(9), ink.pixels(9));
        painter.drawPoint(at);
    });
}

void SightLens::press(QPointF point) {
    if (!scene_.coordinates().table().contains(point)) return;
    place_ = point;
    if (way_ == Way::toPlace) begin();
}

void SightLens::drawShade() {
    shade_->clear();
    const QRectF table = scene_.coordinates().table();
    shade_->add(table, [image = inColors(raster_.image()), table](QPainter& painter, const art::Ink&) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(table, image);
    });
}

void SightLens::hover(QPointF point) {
    if (way_ != Way::fromUnit || !session_.hasBattle()) return;
    const auto from = scene_.selected();
    const auto to = scene_.unitAt(point);
    const bool isOther = to && from && *to != *from && session_.battle().onTable(*from);
    if (to == hovered_ && isOther) return;
    hovered_ = isOther ? to : std::nullopt;
    line_->clear();
    told_.clear();
    if (isOther) drawLine(*from, *to);
}

/// The line, what hides the target, and the rule that says so.
void SightLens::drawLine(UnitId from, UnitId to) {
    const field::Battle& battle = session_.battle();
    const field::SightLine line = field::sightLine(battle, from, to);
    const Coordinates& coordinates = scene_.coordinates();
    const QPointF eye = coordinates.toScene(geometry::frontCenter(battle.unit(from).pose, field::cardSize));
    const QPointF target = coordinates.toScene(battle.unit(to).pose.center);
    QStringList hiding;
    for (const field::Obstacle& it : line.hiddenBy) {
        hiding << nameOf(battle, it);
        const QPainterPath outline = outlineOf(it);
        line_->add(outline.boundingRect(), [outline](QPainter& painter, const art::Ink& ink) {
            painter.setPen(QPen(ink.palette.refused, ink.pixels(3)));
            painter.setBrush(ink.palette.veil(ink.palette.refused, 0.2));
            painter.drawPath(outline);
        });
    }
    const auto why = line.refused ? line.refused : line.covered;
    const QPointF blocked =
        line.hiddenBy.empty() ? target : outlineOf(line.hiddenBy.front()).boundingRect().center();
    line_->add(QRectF(eye, target).normalized(),
               [eye, target, blocked, clear = !why](QPainter& painter, const art::Ink& ink) {
                   if (clear) return art::paintSightLine(painter, ink, eye, target);
                   art::paintBlockedSightLine(painter, ink, eye, blocked, target);
               });
    const bool isAhead = field::isInFrontArc(battle, from, to);
    told_ = line.refused   ? tr("not to be shot at: %1").arg(ruleName(*line.refused))
            : line.covered ? tr("covered, -1/-1: %1").arg(ruleName(*line.covered))
                           : tr("seen");
    if (!isAhead) told_ = tr("not ahead: %1").arg(ruleName("LOS-01"_rule));
    if (!hiding.isEmpty()) told_ += tr(" · behind %1").arg(hiding.join(tr(", ")));
    const art::Mood mood = line.refused || !isAhead ? art::Mood::refused
                           : line.covered           ? art::Mood::plain
                                                    : art::Mood::allowed;
    const QPointF at = target - QPointF(0, 0.9);
    line_->add({at, QSizeF(0, 0)}, [at, text = told_, mood](QPainter& painter, const art::Ink& ink) {
        art::paintBubble(painter, ink, at, text, mood);
    });
}

QPainterPath SightLens::outlineOf(const field::Obstacle& obstacle) const {
    const field::Battle& battle = session_.battle();
    const Coordinates& to = scene_.coordinates();
    QPainterPath path;
    std::visit(
        Overloaded{[&](UnitId it) {
                       path.addPolygon(to.toScene(geometry::outline(battle.unit(it).pose, field::cardSize)));
                       path.closeSubpath();
                   },
                   [&](field::StructureId it) { path = scene_.outlineOf(it); },
                   [&](field::TileId it) {
                       QPolygonF region;
                       for (const geometry::Point& corner :
                            battle.setting->tiles.at(static_cast<std::size_t>(it.raw())).region.corners())
                           region << to.toScene(corner);
                       path.addPolygon(region);
                       path.closeSubpath();
                   }},
        obstacle);
    return path;
}

}  // namespace vallum::app
