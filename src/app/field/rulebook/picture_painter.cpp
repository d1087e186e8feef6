// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/rulebook/picture_painter.h"

#include "art/card_painter.h"
#include "art/overlays.h"
#include "art/structure_painter.h"
#include "art/table_painter.h"
#include "art/terrain_painter.h"
#include "art/text.h"
#include "field/table/looks.h"
#include "field/table/terrain_layer.h"
#include "language/texts.h"

#include <numbers>

#include <QPainter>
#include <QPainterPath>

#include <vallum/core/overloaded.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/terrain.h>

namespace vallum::app {

namespace {

constexpr double edge = 0.75;  // DU around a whole table, for its rulers

art::Side lookOf(PictureSide side) { return art::sideOfSeat(static_cast<int>(side)); }

class Painter {
public:
    Painter(QPainter& painter,
            const art::Palette& palette,
            double pixelsPerDu,
            const geometry::Size& size,
            const QLocale& locale)
        : painter_(painter),
          palette_(palette),
          ink_{palette_, pixelsPerDu},
          cards_(palette_, 1),
          place_(size),
          locale_(locale) {}

    void paint(const RulePicture& picture) {
        paintTable(picture);
        std::vector<art::GroundLook> ground;
        for (const PictureGround& it : picture.ground) {
            ground.push_back(
                {kindOf(it.kind), polygon(it.corners), 5 + 97 * static_cast<std::uint32_t>(ground.size())});
        }
        art::paintGround(painter_, ink_, ground, place_.table());
        std::vector<art::StructureLook> structures;
        for (const PictureStructure& it : picture.structures) structures.push_back(look(it));
        for (const art::StructureLook& it : structures) art::paintStructure(painter_, ink_, it);
        for (const PictureMark& mark : picture.marks) paintUnder(mark);
        for (const PictureUnit& unit : picture.units) paintUnit(unit);
        for (const art::StructureLook& it : structures) art::paintStructureState(painter_, ink_, it);
        for (const PictureMark& mark : picture.marks) paintOver(mark);
    }

private:
    [[nodiscard]] QPointF at(const geometry::Point& point) const { return place_.toScene(point); }
    [[nodiscard]] QPolygonF polygon(const std::vector<geometry::Point>& corners) const {
        QPolygonF polygon;
        for (const geometry::Point& corner : corners) polygon << at(corner);
        return polygon;
    }
    [[nodiscard]] QString said(const Words& words) const { return inQt(words.inLanguageOf(locale_)); }

    void paintTable(const RulePicture& picture) {
        art::TableLook table;
        table.rect = place_.table();
        table.rulers = picture.wholeTable;
        for (const PictureMark& mark : picture.marks) {
            if (const auto* zone = std::get_if<ZoneMark>(&mark))
                table.zones.push_back({polygon(zone->corners), lookOf(zone->side), said(zone->words)});
        }
        // A part of a table has no edge, because the table continues beyond the picture.
        if (!picture.wholeTable) table.rect.adjust(-2, -2, 2, 2);
        art::paintTable(painter_, ink_, table, place_.table().adjusted(-edge, -edge, edge, edge));
    }

    [[nodiscard]] art::StructureLook look(const PictureStructure& it) const {
        const geometry::Size size = field::sizeOf(it.kind, geometry::standardTileSizes());
        art::StructureLook look;
        look.shape = shapeOf(it.kind);
        look.stone = it.material == field::Material::stone;
        look.center = at(it.at.at);
        look.headingDegrees = degrees(it.at.heading);
        look.size = {inDu(size.width), inDu(size.depth)};
        look.damage = it.damage;
        look.durability = it.damage == 0 ? 0 : 8;
        look.fire = it.fire;
        look.collapsed = it.collapsed;
        look.doorBroken = it.doorBroken;
        look.seed = static_cast<std::uint32_t>(it.at.at.x.raw() + 7 * it.at.at.y.raw());
        return look;
    }

    void paintUnit(const PictureUnit& unit) {
        art::CardLook look;
        look.name = inQt(unit.name);
        look.figure = figureOf(unit.figure);
        look.side = lookOf(unit.side);
        look.formation = formationOf(unit.formation);
        look.wounds = unit.wounds;
        look.ghost = unit.meant == Meant::here      ? art::Ghost::none
                     : unit.meant == Meant::allowed ? art::Ghost::allowed
                                                    : art::Ghost::refused;
        look.active = unit.signs.has(CardSign::active);
        look.broken = unit.signs.has(CardSign::broken);
        look.fleeing = unit.signs.has(CardSign::fleeing);
        look.marching = unit.signs.has(CardSign::marching);
        look.general = unit.signs.has(CardSign::general);
        look.extendedLeft = unit.signs.has(CardSign::extendedLeft);
        look.extendedRight = unit.signs.has(CardSign::extendedRight);
        look.shot = unit.signs.has(CardSign::shot);
        look.faceDown = unit.signs.has(CardSign::faceDown);
        if (unit.signs.has(CardSign::carriesRam)) paintRam(unit.at);
        painter_.save();
        painter_.translate(at(unit.at.at));
        if (unit.signs.has(CardSign::inTower)) painter_.scale(markerScale, markerScale);
        cards_.paintUncached(painter_, look, {0, 0}, degrees(unit.at.heading));
        painter_.restore();
    }

    void paintRam(const ScenePose& pose) {
        art::StructureLook look;
        look.shape = art::StructureShape::ram;
        look.center = ahead(pose, inDu(field::cardSize.depth) / 2);
        look.headingDegrees = degrees(pose.heading);
        const geometry::Size size = geometry::standardTileSizes().ram;
        look.size = {inDu(size.width), inDu(size.depth)};
        art::paintStructure(painter_, ink_, look);
    }

    [[nodiscard]] QPointF ahead(const ScenePose& pose, double distance) const {
        const double angle = degrees(pose.heading) * std::numbers::pi / 180;
        return at(pose.at) + QPointF(std::sin(angle), -std::cos(angle)) * distance;
    }

    void paintUnder(const PictureMark& mark) {
        std::visit(Overloaded{[this](const AreaMark& it) {
                                  art::paintReach(painter_, ink_, {polygon(it.corners)}, lookOf(it.side));
                              },
                              [this](const InfluenceMark& it) {
                                  art::paintInfluence(painter_, ink_, around(it.at, inDu(it.radius)),
                                                      lookOf(it.side).color);
                              },
                              [this](const FireMark& it) {
                                  art::paintFieldOfFire(
                                      painter_, ink_,
                                      {ahead(it.at, inDu(field::cardSize.depth) / 2), degrees(it.at.heading),
                                       inDu(it.shortRange), inDu(it.longRange), lookOf(it.side).color});
                              },
                              [](const auto&) {}},
                   mark);
    }

    /// The outline of a card grown by a radius, with rounded corners.
    [[nodiscard]] QPolygonF around(const ScenePose& pose, double radius) const {
        QPainterPath path;
        path.addRoundedRect(art::cardRect.adjusted(-radius, -radius, radius, radius), radius, radius);
        QTransform turn;
        turn.translate(at(pose.at).x(), at(pose.at).y());
        turn.rotate(degrees(pose.heading));
        // Flattens curves at the scale of pixels, not of DU.
        const double fine = ink_.pixelsPerDu;
        const QPolygonF large = QTransform::fromScale(fine, fine).map(path).toFillPolygon();
        return turn.map(QTransform::fromScale(1 / fine, 1 / fine).map(large));
    }

    void paintOver(const PictureMark& mark) {
        std::visit(Overloaded{[this](const PathMark& it) {
                                  art::paintPath(painter_, ink_, polygon(it.points),
                                                 it.refused ? art::Mood::refused : art::Mood::allowed);
                              },
                              [this](const ArrowMark& it) {
                                  art::paintChargeArrow(painter_, ink_, at(it.from), at(it.to),
                                                        lookOf(it.side).color,
                                                        it.refused ? art::Mood::refused : art::Mood::plain);
                              },
                              [this](const MeasureMark& it) {
                                  art::paintRuler(painter_, ink_, at(it.from), at(it.to), inQt(it.words));
                              },
                              [this](const SightMark& it) {
                                  if (!it.blocked)
                                      return art::paintSightLine(painter_, ink_, at(it.from), at(it.to));
                                  art::paintBlockedSightLine(painter_, ink_, at(it.from), at(*it.blocked),
                                                             at(it.to));
                              },
                              [this](const ContactMark& it) {
                                  art::paintEngagedLine(painter_, ink_, at(it.from), at(it.to));
                              },
                              [this](const LabelMark& it) {
                                  art::paintBubble(painter_, ink_, at(it.at), said(it.words),
                                                   it.refused ? art::Mood::refused : art::Mood::plain);
                              },
                              [this](const EnvelopMark& it) {
                                  art::paintEnvelopMarker(painter_, ink_, lookOf(it.side), at(it.at.at),
                                                          degrees(it.at.heading));
                              },
                              [this](const SectionsMark& it) { paintSections(it.at); },
                              [this](const ClimbMark& it) {
                                  art::paintClimbing(painter_, ink_, at(it.at.at), degrees(it.at.heading),
                                                     it.levels, it.of);
                              },
                              [](const AreaMark&) {}, [](const InfluenceMark&) {}, [](const FireMark&) {},
                              [](const ZoneMark&) {}},
                   mark);
    }

    void paintSections(const ScenePose& pose) {
        const double section = 0.4;
        QTransform turn;
        turn.translate(at(pose.at).x(), at(pose.at).y());
        turn.rotate(degrees(pose.heading));
        for (int number = 0; number != 12; ++number) {
            QPointF middle(art::cardRect.right() + 0.16, art::cardRect.top() + section * (number - 3.5));
            if (number < 4)
                middle = {art::cardRect.left() + section * (number + 0.5), art::cardRect.top() - 0.16};
            if (number > 5)
                middle = {art::cardRect.right() - section * (number - 5.5), art::cardRect.bottom() + 0.16};
            if (number > 9)
                middle = {art::cardRect.left() - 0.16, art::cardRect.bottom() - section * (number - 9.5)};
            const QPointF where = turn.map(middle);
            const QRectF box(where - QPointF(0.15, 0.14), QSizeF(0.3, 0.28));
            art::paintLine(painter_, {QString::number(number), box, ink_.pixelsPerDu, Qt::AlignHCenter},
                           art::labelFont(), palette_.ink);
        }
    }

    QPainter& painter_;
    art::Palette palette_;
    art::Ink ink_;
    art::CardPainter cards_;
    Coordinates place_;
    QLocale locale_;
};

}  // namespace

QImage pictureOf(const RulePicture& picture,
                 const PictureScale& scale,
                 const art::Palette& palette,
                 const QLocale& locale) {
    const double border = picture.wholeTable ? edge : 0;
    const double wide = inDu(picture.size.width) + 2 * border;
    const double high = inDu(picture.size.depth) + 2 * border;
    // Cards are as large as on the table, or smaller if the picture would not fit.
    const double pixelsPerDu = std::min(scale.width / wide, 72.0) * scale.ratio;
    QImage image(static_cast<int>(wide * pixelsPerDu), static_cast<int>(high * pixelsPerDu),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(palette.outside);
    QPainter painter(&image);
    // Lines and letters keep their size on high-resolution screens.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::TextAntialiasing);
    painter.scale(pixelsPerDu, pixelsPerDu);
    painter.translate(border, border);
    Painter(painter, palette, pixelsPerDu / scale.ratio, picture.size, locale).paint(picture);
    painter.end();
    image.setDevicePixelRatio(scale.ratio);
    return image;
}

}  // namespace vallum::app
