// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"

#include <QPalette>

namespace vallum::app {
namespace {

/// Width in pixels of the ruler at an edge of the table.
constexpr int ruler = 24;

TEST(View, TheWholeTableIsShownWithItsRulersInAWindowOfAnySize) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    for (const QSize size : {QSize(800, 600), QSize(960, 540), QSize(1280, 860)}) {
        desk.window->resize(size);
        QApplication::processEvents();
        desk.view().camera().fit();
        const QRectF table = fieldDeskOf(*desk.window).table().scene().coordinates().table();
        const QRect room = desk.view().viewport()->rect();
        EXPECT_TRUE(room.contains(desk.at(table.topLeft()) - QPoint(ruler, ruler))) << size.width();
        EXPECT_TRUE(room.contains(desk.at(table.bottomRight()) + QPoint(ruler, ruler))) << size.width();
    }
}

TEST(View, LinksCanBeReadOnADarkDesktopThatSaysNothingOfThem) {
    const QPalette usual = QApplication::palette();
    QPalette dark(QColor(0x2b, 0x2b, 0x2e), QColor(0x2b, 0x2b, 0x2e));
    dark.setColor(QPalette::Base, QColor(0x1f, 0x1f, 0x22));
    QApplication::setPalette(dark);
    {
        const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
        const QPalette seen = desk.window->palette();
        const int contrast =
            qGray(seen.color(QPalette::Link).rgb()) - qGray(seen.color(QPalette::Base).rgb());
        EXPECT_GE(contrast, 80);
    }
    QApplication::setPalette(usual);
}

}  // namespace
}  // namespace vallum::app
