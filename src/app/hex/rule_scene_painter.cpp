// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/shapes.h"
#include "hex/battle_die.h"
#include "hex/battle_painter.h"
#include "hex/board_painter.h"
#include "hex/mark_painter.h"
#include "hex/piece_painter.h"
#include "hex/rule_scene.h"
#include "language/texts.h"

#include <algorithm>

#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/hex/files/scenario_draft.h>

namespace vallum::app {

namespace {

constexpr double largestHex = 92;  // in pixels from side to side
constexpr double around = 0.34;    // margin around the scene, in hex widths

Seat seatOf(const hex::Setting& setting, SceneSide side) {
    const hex::Edge home = side == SceneSide::top ? hex::Edge::top : hex::Edge::bottom;
    return std::ranges::find(setting.sides, home, &hex::Side::home)->seat;
}

/// The scene as a battle: only its hypothetical units if `isMeant`, otherwise everything else.
hex::Battle battleOf(const RuleScene& scene, const hex::Library& library, bool isMeant) {
    hex::Setting setting = hex::emptyDraft(library).setting;
    for (const SceneGround& ground : scene.ground) {
        for (const RowColumn& at : ground.hexes)
            setting.cells.at(hex::indexOf(hexAt(at))) = {ground.ground, ground.work, ground.sides,
                                                         seatOf(setting, SceneSide::bottom)};
    }
    hex::Battle battle;
    for (const SceneUnit& it : scene.units) {
        if (it.meant != isMeant) continue;
        const auto type = std::ranges::find(library.types, it.type, &hex::UnitType::id);
        hex::Unit unit;
        unit.type = static_cast<int>(type - library.types.begin());
        unit.owner = seatOf(setting, it.side);
        unit.at = hexAt(it.at);
        unit.blocks = it.blocks.value_or(type->blocks);
        battle.units.push_back(std::move(unit));
    }
    for (const SceneLeader& it : scene.leaders) {
        if (isMeant) break;
        hex::Leader leader;
        leader.owner = seatOf(setting, it.side);
        leader.at = hexAt(it.at);
        battle.leaders.push_back(std::move(leader));
    }
    battle.setting = Constant(std::move(setting));
    return battle;
}

/// The part of the board that the scene covers, in hex widths.
QRectF areaOf(const RuleScene& scene) {
    const BoardMap map(QRectF(0, 0, 13, 13 / BoardMap::proportion()));
    QRectF area;
    for (const hex::Hex hex : hexesOf(scene)) area |= map.outline(hex).boundingRect();
    return area.adjusted(-around, -around, around, around);
}

/// A board placed so that this area starts at the picture's upper left corner.
BoardMap mapFor(const QRectF& area, double hexWidth) {
    return BoardMap(QRectF(-area.topLeft() * hexWidth, QSizeF(13, 13 / BoardMap::proportion()) * hexWidth));
}

class ScenePainter {
public:
    ScenePainter(QPainter& painter, const BoardMap& map, const art::Palette& palette, const QLocale& locale)
        : painter_(painter),
          map_(map),
          palette_(palette),
          locale_(locale) {}

    void paint(const RuleScene& scene, const hex::Library& library) {
        const hex::Battle battle = battleOf(scene, library, false);
        paintBoard(painter_, map_, *battle.setting, palette_);
        for (const SceneMark& mark : scene.marks) paintBelow(mark);
        paintPieces(painter_, map_, battle, palette_);
        painter_.setOpacity(0.6);
        paintPieces(painter_, map_, battleOf(scene, library, true), palette_);
        painter_.setOpacity(1);
        for (const SceneMark& mark : scene.marks) paintAbove(mark);
        for (const SceneMark& mark : scene.marks) paintWords(mark, battle);
    }

private:
    static std::vector<hex::Hex> places(const std::vector<RowColumn>& hexes) {
        std::vector<hex::Hex> all;
        for (const RowColumn& it : hexes) all.push_back(hexAt(it));
        return all;
    }

    void paintBelow(const SceneMark& mark) {
        const auto* reach = std::get_if<ReachMark>(&mark);
        if (reach == nullptr) return;
        Marks marks;
        (reach->hollow ? marks.hollow : marks.reach) = places(reach->hexes);
        paintMarksBelow(painter_, map_, marks, palette_);
    }

    void paintAbove(const SceneMark& mark) {
        std::visit(Overloaded{[&](const WayMark& it) {
                                  Marks marks;
                                  marks.path = places(it.hexes);
                                  paintArrows(painter_, map_, marks);
                              },
                              [&](const AttackMark& it) {
                                  Marks marks;
                                  marks.attack = {hexAt(it.from), hexAt(it.to)};
                                  paintArrows(painter_, map_, marks);
                              },
                              [&](const BarredMark& it) {
                                  for (const hex::Hex hex : places(it.hexes)) cross(hex);
                              },
                              [&](const ViewMark& it) { paintView(it); }, [](const ReachMark&) {},
                              [](const TagMark&) {}, [](const DiceMark&) {}},
                   mark);
    }

    void paintView(const ViewMark& it) {
        Marks marks;
        marks.inTheWay = places(it.blockedBy);
        paintMarksAbove(painter_, map_, marks, palette_);
        const QLineF line(map_.center(hexAt(it.from)), map_.center(hexAt(it.to)));
        if (!it.blockedBy.empty()) {
            marks.sight = {hexAt(it.from), hexAt(it.to)};
            return paintArrows(painter_, map_, marks);
        }
        const double wide = map_.hexWidth() * 0.045;
        painter_.setPen(QPen(QColor(0x1e, 0x2c, 0x10, 190), wide * 2, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(line);
        painter_.setPen(QPen(QColor(0xd8f3a2), wide, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(line);
    }

    void cross(hex::Hex hex) {
        const double arm = map_.hexWidth() * 0.2;
        const QPointF middle = map_.center(hex);
        for (const auto& [color, wide] :
             {std::pair(QColor(0xfff0dc), 0.15), std::pair(QColor(0xc5241e), 0.09)}) {
            painter_.setPen(QPen(color, map_.hexWidth() * wide, Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
            painter_.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
        }
    }

    /// Below a unit, or above it if the hexes below are occupied, so that arrows and plates stay visible.
    [[nodiscard]] QPointF besidePiece(const hex::Battle& battle, hex::Hex hex) const {
        const auto isTaken = [&](hex::Direction way) {
            const hex::Hex next = hex::toward(hex, way);
            return hex::isOnBoard(next) && battle.unitAt(next);
        };
        const bool isBelow =
            battle.unitAt(hex) && !isTaken(hex::Direction::southWest) && !isTaken(hex::Direction::southEast);
        const double away = !battle.unitAt(hex) ? -0.42 : isBelow ? 0.66 : -0.62;
        return map_.center(hex) + QPointF(0, map_.hexWidth() * away);
    }

    void paintWords(const SceneMark& mark, const hex::Battle& battle) {
        if (const auto* it = std::get_if<TagMark>(&mark)) {
            paintTag(painter_, map_, besidePiece(battle, hexAt(it->at)),
                     inQt(it->words.inLanguageOf(locale_)));
        }
        if (const auto* it = std::get_if<DiceMark>(&mark)) paintDice(*it, besidePiece(battle, hexAt(it->at)));
    }

    void paintDice(const DiceMark& it, QPointF middle) {
        std::vector<BattleDie> dice;
        for (const hex::Face face : it.count)
            dice.push_back({face, face == hex::Face::flag ? DieDeed::flag : DieDeed::hit});
        for (const hex::Face face : it.ignored) dice.push_back({face, DieDeed::nothing});
        const double die = map_.hexWidth() * 0.3;
        const double step = die * 1.12;
        double left = middle.x() - step * static_cast<double>(dice.size()) / 2;
        for (const BattleDie& shown : dice) {
            paintBattleDie(painter_, QRectF(left, middle.y() - die / 2, die, die), shown, palette_);
            left += step;
        }
    }

    QPainter& painter_;
    const BoardMap& map_;
    const art::Palette& palette_;
    const QLocale& locale_;
};

}  // namespace

QImage pictureOf(const RuleScene& scene,
                 const hex::Library& library,
                 const PictureScale& scale,
                 const art::Palette& palette,
                 const QLocale& locale) {
    const QRectF area = areaOf(scene);
    const double hexWidth = std::min(scale.width / area.width(), largestHex);
    const QSizeF size = area.size() * hexWidth;
    QImage image((size * scale.ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(palette.outside);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::TextAntialiasing);
    painter.scale(scale.ratio, scale.ratio);
    ScenePainter(painter, mapFor(area, hexWidth), palette, locale).paint(scene, library);
    painter.end();
    image.setDevicePixelRatio(scale.ratio);
    return image;
}

}  // namespace vallum::app
