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

/// Whoever picks a unit may be asked something else at once, while the button is still down.
TEST(View, TheNextToolGetsNothingOfAClickOnTheOneBefore) {
    class Next final : public Tool {
    public:
        using Tool::Tool;
        void leave() override {}
        [[nodiscard]] QString hint() const override { return {}; }
        bool press(QPointF, Qt::KeyboardModifiers) override { return true; }
        void drag(QPointF, Qt::KeyboardModifiers) override { ++got; }
        void release(QPointF, Qt::KeyboardModifiers) override { ++got; }
        int got = 0;
    };
    class Before final : public Tool {
    public:
        Before(TableView& view, Next& next) : Tool(nullptr), view_(view), next_(next) {}
        void leave() override {}
        [[nodiscard]] QString hint() const override { return {}; }
        bool press(QPointF, Qt::KeyboardModifiers) override { return view_.setTool(&next_), true; }

    private:
        TableView& view_;
        Next& next_;
    };
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    Next next(nullptr);
    Before before(desk.view(), next);
    desk.view().setTool(&before);
    const QPoint from = desk.view().viewport()->rect().center();
    desk.drag(from, from + QPoint(40, 0));
    EXPECT_EQ(next.got, 0);
    desk.drag(from, from + QPoint(40, 0));
    EXPECT_GT(next.got, 1);
    desk.view().setTool(nullptr);
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
