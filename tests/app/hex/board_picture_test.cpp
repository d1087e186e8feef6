// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/battle_painter.h"
#include "hex/board_painter.h"
#include "support/hex_battles.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <gtest/gtest.h>

/// What a picture of the board must let one see.
namespace vallum::app::test {
namespace {

using namespace hex::test;  // NOLINT(google-build-using-namespace)
using hex::Ground;
using hex::Work;

constexpr hex::Hex here{4, 4};

struct Picture {
    BoardMap map;
    QImage image;
};

Picture pictureOf(const hex::Battle& battle, double hexWidth, BoardTurn turn = BoardTurn::upright) {
    const QSizeF size(hexWidth * 13.8, hexWidth * 13.8 / BoardMap::proportion());
    Picture made{mapWithEdge({QPointF(), size}, turn), QImage(size.toSize(), QImage::Format_RGB32)};
    made.image.fill(Qt::black);
    QPainter painter(&made.image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBattle(painter, made.map, battle, art::lightPalette());
    return made;
}

/// The part of these pixels that clearly differs.
double differing(const QImage& one, const QImage& other, const QPainterPath& within) {
    int all = 0;
    int different = 0;
    const QRect box = within.boundingRect().toAlignedRect();
    for (int y = box.top(); y <= box.bottom(); ++y) {
        for (int x = box.left(); x <= box.right(); ++x) {
            if (!within.contains(QPointF(x + 0.5, y + 0.5))) continue;
            ++all;
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            const int far =
                std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
            constexpr int clearly = 30;
            if (far > clearly) ++different;
        }
    }
    return static_cast<double>(different) / all;
}

Table occupied() { return Table().unit(bottom, "MI", here).unit(top, "MI", {0, 0}); }

/// Each kind of ground and work on which a unit can stand.
std::vector<Table> grounds() {
    std::vector<Table> all;
    for (const Ground ground : {Ground::broken, Ground::forest, Ground::hill, Ground::ford, Ground::marsh})
        all.push_back(occupied().ground(here, ground));
    all.push_back(occupied().ground(here, Ground::river).work(here, Work::bridge));
    for (const Work work : {Work::camp, Work::scalableWall, Work::fortifiedWall})
        all.push_back(occupied().work(here, work));
    all.push_back(occupied().work(here, Work::rampart));
    return all;
}

QPainterPath cornerOf(const BoardMap& map) {
    QPainterPath path;
    path.addEllipse(map.center(here) + QPointF(-0.335, -0.225) * map.hexWidth(), map.hexWidth() * 0.11,
                    map.hexWidth() * 0.11);
    return path;
}

TEST(HexBoardPicture, AUnitsGroundHasASignOfItsOwnAtItsCorner) {
    for (const double hexWidth : {40.0, 60.0, 80.0, 140.0}) {
        std::vector<Picture> pictures{pictureOf(occupied(), hexWidth)};
        for (const Table& table : grounds()) pictures.push_back(pictureOf(table, hexWidth));
        for (std::size_t one = 0; one != pictures.size(); ++one) {
            for (std::size_t other = 0; other != one; ++other) {
                EXPECT_GT(differing(pictures[one].image, pictures[other].image, cornerOf(pictures[one].map)),
                          0.1)
                    << one << " looks like " << other << " at " << hexWidth;
            }
        }
    }
}

/// Between the counter and the sides of its hex.
TEST(HexBoardPicture, TheGroundIsSeenAroundACounter) {
    for (const double hexWidth : {60.0, 110.0}) {
        const Picture open = pictureOf(occupied(), hexWidth);
        QPainterPath ring;
        ring.addPolygon(open.map.outline(here, 0.96));
        QPainterPath counter;
        counter.addPolygon(open.map.outline(here, 0.86));
        for (const Ground ground : {Ground::broken, Ground::forest, Ground::hill, Ground::marsh}) {
            const Picture other = pictureOf(occupied().ground(here, ground), hexWidth);
            EXPECT_GT(differing(open.image, other.image, ring.subtracted(counter)), 0.25)
                << static_cast<int>(ground) << " at " << hexWidth;
        }
    }
}

/// How many pixels of the rim beside this point are as light as its numbers.
int lettersAt(const Picture& picture, QPointF at) {
    int light = 0;
    const QColor ink = art::lightPalette().rimText;
    for (int y = -8; y <= 8; ++y) {
        for (int x = -8; x <= 8; ++x) {
            const QColor shown = picture.image.pixelColor((at + QPointF(x, y)).toPoint());
            if (shown.lightness() > ink.lightness() - 80) ++light;
        }
    }
    return light;
}

TEST(HexBoardPicture, RowsAndColumnsAreNumberedAtTheRim) {
    for (const BoardTurn turn : {BoardTurn::upright, BoardTurn::turned}) {
        const Picture picture = pictureOf(occupied(), 70, turn);
        const BoardMap& map = picture.map;
        const double out = (boardEdge(map) + map.hexWidth() * 0.1) / 2;
        const QRectF area = map.area();
        for (int row = 0; row != hex::boardRows; ++row) {
            const double y = map.center({row, 0}).y();
            EXPECT_GT(lettersAt(picture, {area.left() - out, y}), 3) << row;
            EXPECT_GT(lettersAt(picture, {area.right() + out, y}), 3) << row;
        }
        for (int column = 0; column != hex::columnsIn(1); ++column) {
            const double x = (map.center({0, column}).x() + map.center({1, column}).x()) / 2;
            EXPECT_GT(lettersAt(picture, {x, area.top() - out}), 3) << column;
            EXPECT_GT(lettersAt(picture, {x, area.bottom() + out}), 3) << column;
        }
        EXPECT_EQ(lettersAt(picture, {area.left() - out, area.top() + map.hexWidth() * 0.02}), 0);
    }
}

TEST(HexBoardPicture, ATinyBoardHasNoNumbers) {
    const BoardMap tiny = mapWithEdge({0, 0, 260, 180});
    EXPECT_LT(boardEdge(tiny), 8);
}

}  // namespace
}  // namespace vallum::app::test
