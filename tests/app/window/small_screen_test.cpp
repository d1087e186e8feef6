// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/panels/unit_card.h"
#include "field/panels/unit_panel.h"
#include "language/language.h"
#include "panels/phase_strip.h"
#include "replay/replay_desk.h"
#include "start/new_battle_page.h"
#include "start/shelf_battles.h"
#include "start/start_page.h"
#include "widgets/wrapping_row.h"

#include <algorithm>

#include <QDockWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

/// A screen of 1024 by 768 pixels at double scale.
namespace vallum::app {
namespace {

constexpr int width = 512;

/// The narrowest possible width of the window.
int narrowest(Desk& desk) {
    desk.window->resize(width, 360);
    QApplication::processEvents();
    return desk.window->width();
}

TEST(SmallScreen, TheWindowIsNoWiderInAnyLanguage) {
    for (const QString& language : languages()) {
        useLanguage(language);
        Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
        EXPECT_EQ(narrowest(desk), width) << "at the table, " << language.toStdString();
        fieldDeskOf(*desk.window).annotator().setOn(true);
        EXPECT_EQ(narrowest(desk), width) << "while it is drawn on, " << language.toStdString();
        fieldDeskOf(*desk.window).annotator().setOn(false);
        desk.session().answer(field::PhaseDone{});
        fieldDeskOf(*desk.window).replay().replay().open();
        EXPECT_EQ(narrowest(desk), width) << "in the replay, " << language.toStdString();
        fieldDeskOf(*desk.window).replay().replay().close();
        desk.window->showStart();
        for (const auto part : {StartPage::Page::cover, StartPage::Page::battle, StartPage::Page::open,
                                StartPage::Page::learn}) {
            desk.window->startPage().openAt(part);
            EXPECT_EQ(narrowest(desk), width) << static_cast<int>(part) << ", " << language.toStdString();
        }
        desk.window->startPage().openAt(StartPage::Page::battle);
        for (const ShelfBattle& battle : battlesToBegin(desk.window->documents())) {
            if (!battle.isReadable()) continue;
            desk.window->startPage().newBattle().show(battle);
            EXPECT_EQ(narrowest(desk), width)
                << battle.title().toStdString() << ", " << language.toStdString();
        }
    }
    useLanguage(QStringLiteral("en"));
}

TEST(SmallScreen, APageOutOfSightNeedsNoRoom) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addSpacing(900);
    desk.window->addPage(*page, "high", QStringLiteral("High"));
    desk.window->resize(720, 420);
    EXPECT_EQ(desk.window->size(), QSize(720, 420));
    desk.window->showPage(*page);
    QApplication::processEvents();
    EXPECT_GE(desk.window->height(), 900) << "in sight it does";
}

TEST(SmallScreen, BeginIsInSightOnThePageOfAnOwnBattle) {
    Desk desk;
    desk.window->showStart();
    desk.window->resize(960, 540);
    desk.press(QStringLiteral("Your own battle"));
    const auto buttons = desk.window->findChildren<QPushButton*>();
    const auto begin = std::ranges::find_if(buttons, [](const QPushButton* it) {
        return it->isVisible() && it->text() == QStringLiteral("&Begin");
    });
    ASSERT_NE(begin, buttons.end());
    EXPECT_EQ((*begin)->visibleRegion().boundingRect(), (*begin)->rect());
}

TEST(SmallScreen, PanelsAreNotShownOverEachOther) {
    Desk desk;
    desk.window->resize(800, 420);
    QApplication::processEvents();
    const auto panel = [&](const char* name) {
        return desk.window->findChild<QDockWidget*>(
            QStringLiteral("vallum::app::%1").arg(QLatin1String(name)));
    };
    for (const char* shown : {"LuckPanel", "UnitPanel", "LogPanel", "LuckPanel"}) {
        ASSERT_NE(panel(shown), nullptr);
        panel(shown)->show();
        int seen = 0;
        for (const char* name : {"LuckPanel", "UnitPanel", "LogPanel", "OverviewMap"})
            seen += panel(name)->isVisible() ? 1 : 0;
        EXPECT_EQ(seen, 1) << shown;
    }
}

/// The lower edge of the text is that of a line.
bool endsWithWholeLine(const QTextBrowser& text) {
    const int edge = text.viewport()->height();
    const QRect last = text.cursorRect(text.cursorForPosition({4, edge - 1}));
    return last.bottom() <= edge || last.top() >= edge - 1;
}

TEST(SmallScreen, TheUnitPanelCutsNoLineAndFoldsToItsName) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    QWidget room;
    room.resize(400, 800);
    UnitPanel panel(desk.session(), &room);
    panel.show(UnitId(3));
    room.show();
    const UnitCard& card = *panel.findChild<UnitCard*>();
    const QTextBrowser& text = *panel.findChild<QTextBrowser*>();
    constexpr int wide = 260;
    const int least = panel.heightWithin(wide, 0);
    for (int most = least; most < 600; most += 7) {
        const int high = panel.heightWithin(wide, most);
        EXPECT_LE(high, most);
        panel.resize(wide, high);
        QApplication::processEvents();
        EXPECT_LE(card.geometry().bottom(), panel.height()) << most;
        if (!text.isVisible()) continue;
        EXPECT_LE(text.geometry().bottom(), panel.height()) << most;
        EXPECT_TRUE(endsWithWholeLine(text)) << most;
    }
    panel.resize(wide, least);
    QApplication::processEvents();
    EXPECT_FALSE(text.isVisible());
    EXPECT_EQ(card.height(), card.heightOf(UnitCard::Part::name, card.width()));
    EXPECT_TRUE(card.whyAt({4, 4}).contains(QStringLiteral("attack"))) << "the values are in its tooltip";
}

TEST(SmallScreen, ChoicesGoBeforeTheValuesOfAUnit) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    desk.window->resize(1024, 768);
    desk.activate(UnitId(3));
    desk.endPhase();
    desk.click(desk.at(UnitId(3)));
    QTest::qWait(20);
    const auto* panel = desk.window->findChild<QuestionPanel*>();
    for (const QPushButton* it : panel->findChildren<QPushButton*>()) {
        if (!it->isVisible()) continue;
        EXPECT_EQ(it->visibleRegion().boundingRect(), it->rect()) << it->text().toStdString();
    }
}

TEST(SmallScreen, ARowOfButtonsWrapsAndWhatGrowsTakesTheRest) {
    QWidget bar;
    auto* row = new WrappingRow(0);
    bar.setLayout(row);
    std::vector<QPushButton*> buttons;
    for (int i = 0; i != 3; ++i) row->addWidget(buttons.emplace_back(new QPushButton(QStringLiteral("Go"))));
    row->addStretch();
    row->addWidget(buttons.emplace_back(new QPushButton(QStringLiteral("Done"))));
    const int one = buttons[0]->sizeHint().width();
    const int high = buttons[0]->sizeHint().height();
    bar.resize(one * 8, high);
    row->setGeometry(bar.rect());
    EXPECT_EQ(buttons[3]->geometry().right(), bar.rect().right());
    EXPECT_EQ(buttons[3]->y(), buttons[0]->y());
    EXPECT_EQ(bar.heightForWidth(one * 8), high);
    EXPECT_EQ(bar.heightForWidth(one * 2), high * 2);
    bar.resize(one * 2, high * 2);
    row->setGeometry(bar.rect());
    EXPECT_EQ(buttons[1]->y(), buttons[0]->y());
    EXPECT_GT(buttons[2]->y(), buttons[1]->y());
    EXPECT_LE(bar.minimumSizeHint().width(), one * 2);
}

TEST(SmallScreen, APhaseWithoutRoomForItsWordIsNoWiderThanTheOthers) {
    PhaseStrip strip(std::vector<PhaseStrip::Phase>(7, {QStringLiteral("Movement"), art::Icon::movement}));
    strip.PhaseStrip::show(1, Qt::red);
    const auto redPixels = [&](int wide) {
        strip.resize(wide, 33);
        const QImage picture = strip.grab().toImage();
        int count = 0;
        for (int x = 0; x != picture.width(); ++x)
            count += picture.pixelColor(x, 5) == QColor(Qt::red) ? 1 : 0;
        return count;
    };
    EXPECT_LE(redPixels(210), 210 / 7);
    EXPECT_GT(redPixels(700), 700 / 7 - 10);
}

}  // namespace
}  // namespace vallum::app
