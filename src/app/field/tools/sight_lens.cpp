// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/sight_lens.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "language/texts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <vector>

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/sight_lines.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/geometry/card.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

namespace {

constexpr double overTheGround = -1.5;
constexpr double overTheCards = 25;
constexpr int mostNames = 5;

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

constexpr std::array shadesOfGround{Shade::hidden, Shade::covered, Shade::seen, Shade::inRange};
constexpr int finer = 4;  // pixels for each look, so that the edge of what is seen is no flight of steps

/// How much of the ground around each place has this shade, in 255ths, in finer steps.
QImage shareOf(const QImage& shades, Shade shade) {
    QImage share(shades.size(), QImage::Format_Grayscale8);
    const auto isShade = [&](int x, int y) {
        const QPoint at(std::clamp(x, 0, shades.width() - 1), std::clamp(y, 0, shades.height() - 1));
        return shades.constScanLine(at.y())[at.x()] == static_cast<int>(shade) + 1 ? 1 : 0;
    };
    for (int y = 0; y != shades.height(); ++y) {
        for (int x = 0; x != shades.width(); ++x) {
            int sixteenths = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx)
                    sixteenths += (2 - std::abs(dx)) * (2 - std::abs(dy)) * isShade(x + dx, y + dy);
            }
            share.scanLine(y)[x] = static_cast<uchar>(sixteenths * 255 / 16);
        }
    }
    return share.scaled(shades.size() * finer, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

using Weights = std::array<int, shadesOfGround.size()>;

/// The shade that prevails counts for all, but for a soft edge a fraction of a look wide.
Weights weightsAt(const std::vector<QImage>& shares, int x, int y) {
    constexpr int half = 128;
    constexpr int sharper = 4;
    Weights weights{};
    for (std::size_t i = 0; i != weights.size(); ++i) {
        const int share = shares[i].constScanLine(y)[x];
        weights[i] = std::clamp((share - half) * sharper + half, share / half, 255);
    }
    return weights;
}

/// Premultiplied.
QRgb mixed(const Weights& weights) {
    const int all = std::max(1, std::accumulate(weights.begin(), weights.end(), 0));
    int alpha = 0, red = 0, green = 0, blue = 0;
    for (std::size_t i = 0; i != weights.size(); ++i) {
        const QColor color = colorOf(shadesOfGround[i]);
        const int opaque = color.alpha() * weights[i];
        alpha += opaque / all;
        red += color.red() * opaque / (255 * all);
        green += color.green() * opaque / (255 * all);
        blue += color.blue() * opaque / (255 * all);
    }
    return qRgba(red, green, blue, alpha);
}

QImage inColors(const QImage& shades) {
    std::vector<QImage> shares;
    for (const Shade shade : shadesOfGround) shares.push_back(shareOf(shades, shade));
    QImage image(shades.size() * finer, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y != image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x != image.width(); ++x) line[x] = mixed(weightsAt(shares, x, y));
    }
    return image;
}

Shade shadeOf(const field::SightLine& line) {
    if (line.refused) return Shade::hidden;
    return line.covered ? Shade::covered : Shade::seen;
}

/// Keeps a copy of the battle, so that the whole raster refers to one moment.
class SightFromUnit {
public:
    SightFromUnit(field::Battle battle, UnitId unit) : battle_(std::move(battle)), view_(battle_, unit) {}

    [[nodiscard]] Shade to(const geometry::Point& point) const {
        const field::PointSight sight = view_.at(point);
        if (!sight.isAhead) return Shade::hidden;
        const Shade shade = shadeOf(sight.line);
        // RNG-11: only if the players have agreed to show ranges.
        const bool isShown = sight.isInReach && battle_.setting->rangesShown;
        return shade == Shade::seen && isShown ? Shade::inRange : shade;
    }

private:
    field::Battle battle_;
    field::FieldOfView view_;
};

class SightToPlace {
public:
    SightToPlace(field::Battle battle, const geometry::Point& place, std::optional<Du> range)
        : battle_(std::move(battle)),
          view_(battle_, place),
          place_(place),
          range_(range) {}

    [[nodiscard]] Shade from(const geometry::Point& point) const {
        const Shade shade = shadeOf(view_.from(point));
        const bool isInReach = range_ && geometry::isWithin(*range_, point, place_);
        return shade == Shade::seen && isInReach ? Shade::inRange : shade;
    }

private:
    field::Battle battle_;
    field::ViewOfPlace view_;
    geometry::Point place_;
    std::optional<Du> range_;  // of the picked unit
};

}  // namespace

SightLens::SightLens(FieldSession& session, TableScene& scene, QObject* parent)
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
    connect(&scene_, &TableScene::selectionMoved, this, [this] { begin(); });
}

SightLens::~SightLens() = default;

void SightLens::setPalette(const art::Palette& palette) {
    shade_->setPalette(palette);
    line_->setPalette(palette);
}

void SightLens::setMode(Mode mode) {
    mode_ = mode;
    begin();
}

/// Discards the results for another battle, unit or place.
void SightLens::begin() {
    raster_.stop();
    shade_->clear();
    line_->clear();
    told_.clear();
    hovered_.reset();
    if (mode_ == Mode::off || !session_.hasBattle()) return;
    const auto unit = scene_.selected();
    if (mode_ == Mode::fromUnit && unit && session_.battle().onTable(*unit)) beginFrom(*unit);
    if (mode_ == Mode::toPlace && place_) beginTo(scene_.coordinates().toTable(*place_));
}

/// The raster does not depend on the mouse, because every place is treated as a possible target.
void SightLens::beginFrom(UnitId unit) {
    const auto sight = std::make_shared<const SightFromUnit>(session_.battle(), unit);
    raster_.begin(session_.battle().setting->table,
                  [sight](const geometry::Point& point) { return sight->to(point); });
}

void SightLens::beginTo(const geometry::Point& place) {
    const field::Battle& battle = session_.battle();
    const auto picked = scene_.selected();
    const auto range = picked && battle.onTable(*picked) ? shownRange(battle, *picked) : std::nullopt;
    const auto sight = std::make_shared<const SightToPlace>(battle, place, range);
    raster_.begin(session_.battle().setting->table,
                  [sight](const geometry::Point& point) { return sight->from(point); });
    drawPlace(place);
}

/// The place, with a line from each unit that could hit a target there.
void SightLens::drawPlace(const geometry::Point& place) {
    const field::Battle& battle = session_.battle();
    const QPointF at = scene_.coordinates().toScene(place);
    QStringList shooters;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (!couldHit(battle, unit, place)) continue;
        shooters << unitName(battle, unit);
        const QPointF eye = eyeOf(unit);
        line_->add(QRectF(eye, at).normalized(), [eye, at](QPainter& painter, const art::Ink& ink) {
            art::paintSightLine(painter, ink, eye, at);
        });
    }
    line_->add(QRectF(at.x() - 0.3, at.y() - 0.3, 0.6, 0.6), [at](QPainter& painter, const art::Ink& ink) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink.palette.refused, ink.pixels(3)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, ink.pixels(9), ink.pixels(9));
        painter.drawPoint(at);
    });
    if (shooters.isEmpty()) return tell(at, {{tr("nobody can shoot here now")}, art::Mood::plain});
    QStringList lines{
        tr("can be hit by %1").arg(counted(shooters.size(), plural("Words", "%n units", "%n unit")))};
    lines << shooters.mid(0, mostNames);
    if (shooters.size() > mostNames) lines << tr("and %1 more").arg(shooters.size() - mostNames);
    tell(at, {lines, art::Mood::allowed});
}

void SightLens::tell(QPointF at, const SightWords& words) {
    told_ = words.lines.join(QStringLiteral(" · "));
    // Shifted to be fully visible.
    line_->add(scene_.sceneRect(), [at, words](QPainter& painter, const art::Ink& ink) {
        art::paintNote(painter, ink, at, words.lines, words.mood, {});
    });
}

QPointF SightLens::eyeOf(UnitId unit) const {
    const geometry::Pose& pose = session_.battle().unit(unit).pose;
    return scene_.coordinates().toScene(geometry::frontCenter(pose, field::cardSize));
}

void SightLens::press(QPointF point) {
    if (!scene_.coordinates().table().contains(point)) return;
    place_ = point;
    if (mode_ == Mode::toPlace) begin();
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
    if (mode_ == Mode::off || !session_.hasBattle()) return;
    const auto unit = scene_.unitAt(point);
    if (unit == hovered_) return;
    hovered_ = unit;
    if (mode_ == Mode::toPlace) return tellOfPlace();
    line_->clear();
    told_.clear();
    const auto from = scene_.selected();
    const bool isOther = unit && from && *unit != *from && session_.battle().onTable(*from);
    if (isOther) drawLine(*from, *unit);
}

/// How the unit under the mouse sees the clicked place; without a unit, who can hit it.
void SightLens::tellOfPlace() {
    if (!place_) return;
    const field::Battle& battle = session_.battle();
    const geometry::Point place = scene_.coordinates().toTable(*place_);
    line_->clear();
    if (!hovered_ || battle.unit(*hovered_).type == field::hiddenType) return drawPlace(place);
    drawSight(eyeOf(*hovered_), *place_, field::sightToPoint(battle, *hovered_, place).line);
    tell(*place_ - QPointF(0, 0.3), sightWords(battle, *hovered_, place));
}

/// The line, what hides the target, and the rule for it.
void SightLens::drawLine(UnitId from, UnitId to) {
    const field::Battle& battle = session_.battle();
    const Coordinates& coordinates = scene_.coordinates();
    const QPointF target = coordinates.toScene(battle.unit(to).pose.center);
    QPointF eye = eyeOf(from);
    QPointF seen = target;
    if (const auto part = field::seenPart(battle, from, to)) {
        drawSeenPart(*part);
        const geometry::Segment& piece = part->pieces.front();
        eye = coordinates.toScene(part->mark);
        seen = (coordinates.toScene(piece.from) + coordinates.toScene(piece.to)) / 2;
    }
    drawSight(eye, seen, field::sightLine(battle, from, to));
    tell(target - QPointF(0, 0.5), sightWords(battle, from, to));
}

/// GEO-22: a wedge from the mark to each piece of the target that it sees.
void SightLens::drawSeenPart(const field::SeenPart& part) {
    const Coordinates& to = scene_.coordinates();
    const QPointF mark = to.toScene(part.mark);
    for (const geometry::Segment& piece : part.pieces) {
        const QPolygonF wedge{mark, to.toScene(piece.from), to.toScene(piece.to)};
        line_->add(wedge.boundingRect(), [wedge](QPainter& painter, const art::Ink& ink) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink.palette.veil(ink.palette.allowed, 0.22));
            painter.drawPolygon(wedge);
            painter.setPen(QPen(ink.palette.allowed, ink.pixels(4), Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(wedge[1], wedge[2]);
        });
    }
}

void SightLens::drawSight(QPointF eye, QPointF target, const field::SightLine& line) {
    for (const field::Obstacle& it : line.hiddenBy) {
        const QPainterPath outline = outlineOf(it);
        line_->add(outline.boundingRect(), [outline](QPainter& painter, const art::Ink& ink) {
            painter.setPen(QPen(ink.palette.refused, ink.pixels(3)));
            painter.setBrush(ink.palette.veil(ink.palette.refused, 0.2));
            painter.drawPath(outline);
        });
    }
    const bool isClear = !line.refused && !line.covered;
    const QPointF blocked =
        line.hiddenBy.empty() ? target : outlineOf(line.hiddenBy.front()).boundingRect().center();
    line_->add(QRectF(eye, target).normalized(),
               [eye, target, blocked, isClear](QPainter& painter, const art::Ink& ink) {
                   if (isClear) return art::paintSightLine(painter, ink, eye, target);
                   art::paintBlockedSightLine(painter, ink, eye, blocked, target);
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
                   [&](field::StructureId it) { path = scene_.structures().outlineOf(it); },
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
