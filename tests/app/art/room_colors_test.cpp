// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/room_colors.h"

#include "art/faces.h"
#include "art/palette.h"

#include <QFontInfo>
#include <gtest/gtest.h>

namespace vallum::art {
namespace {

constexpr double forText = 4.5;
constexpr double forSigns = 3;

TEST(RoomColors, EverythingWrittenCanBeRead) {
    for (const RoomColors& room : {lightRoom(), darkRoom()}) {
        for (const QColor& ground : {room.paper, room.paperShade, room.button}) {
            EXPECT_GE(contrast(room.ink, ground), forText) << ground.name().toStdString();
            EXPECT_GE(contrast(room.quiet, ground), forText) << ground.name().toStdString();
        }
        for (const QColor& ink : {room.link, room.good, room.bad})
            EXPECT_GE(contrast(ink, room.paper), forText) << ink.name().toStdString();
        EXPECT_GE(contrast(room.brassInk, room.brass), forText);
        for (const QColor& ground : {room.bar, room.barButton})
            EXPECT_GE(contrast(room.barInk, ground), forText) << ground.name().toStdString();
        EXPECT_GE(contrast(room.barQuiet, room.bar), forText);
        EXPECT_GE(contrast(room.barEdge, room.bar), forSigns);
        EXPECT_GE(contrast(room.brass, room.bar), forSigns);
    }
}

TEST(RoomColors, TheButtonInTheColorOfASideCanBeReadForAllEyes) {
    for (const Eyes eyes : allEyes) {
        for (const SideColor color : allSideColors) {
            const QColor ground = shadesOf(color, eyes).base;
            EXPECT_GE(contrast(inkOn(ground), ground), forText) << ground.name().toStdString();
        }
    }
}

TEST(Faces, AreShipped) {
    EXPECT_TRUE(loadFaces());
    for (const Face face : {Face::serif, Face::sans})
        EXPECT_TRUE(QFontInfo(font(face, Type::text)).family().startsWith(familyOf(face)));
}

}  // namespace
}  // namespace vallum::art
