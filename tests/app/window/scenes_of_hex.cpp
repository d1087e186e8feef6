// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/scenes.h"
#include "app/window/shipped.h"
#include "hex/command_hand.h"
#include "hex/hex_battle_desk.h"
#include "hex/hex_desk.h"
#include "hex/hex_kit.h"
#include "hex/hex_table.h"
#include "lessons/lesson_card.h"
#include "lessons/lesson_desk.h"
#include "start/shelf.h"
#include "start/shelf_battles.h"
#include "start/start_page.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <algorithm>

#include <QApplication>
#include <QListWidget>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <vallum/core/check.h>

/// Hex battles in the whole window, and the start page, which shows battles of both kinds.
namespace vallum::app {

namespace {

constexpr int wait = 60'000;  // milliseconds

class HexScenes {
public:
    HexScenes() {
        QSettings().setValue(QStringLiteral("table/curtains"), false);
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        QSettings().remove(QStringLiteral("lessons"));
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources");
        window_ = std::make_unique<MainWindow>(shippedDocuments({kit.value()}));
        window_->show();
    }
    [[nodiscard]] MainWindow& window() const { return *window_; }
    [[nodiscard]] HexDesk& desk() const { return battleDesk().desk(); }
    [[nodiscard]] HexSession& session() const { return battleDesk().session(); }

    /// Computers fight until this turn; then people play on.
    void fightUntil(int turn) const {
        VALLUM_CHECK(window_->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/hex/telamon.json")));
        session().computers().setPace(0);
        seat(PlayerKind::greedy);
        VALLUM_CHECK(QTest::qWaitFor([&] { return session().battle().turn >= turn; }, wait));
        seat(PlayerKind::person);
        QApplication::processEvents();
    }
    void playCard(const std::string& id) const {
        const auto& cards = desk().hand().cards();
        const auto isIt = [&](CardId it) { return session().battle().card(it).id == id; };
        const auto place = std::ranges::find_if(cards, isIt) - cards.begin();
        const QRectF card = desk().hand().rectOf(static_cast<std::size_t>(place));
        QTest::mouseClick(&desk().hand(), Qt::LeftButton, {}, card.center().toPoint());
        QApplication::processEvents();
    }
    void click(UnitId unit) const {
        const QPoint at = desk().table().map().center(session().battle().unit(unit).at).toPoint();
        QTest::mouseClick(&desk().table(), Qt::LeftButton, {}, at);
        QApplication::processEvents();
    }

private:
    [[nodiscard]] HexBattleDesk& battleDesk() const {
        return dynamic_cast<HexBattleDesk&>(window_->desks().now());
    }
    void seat(PlayerKind kind) const {
        std::map<Seat, PlayerKind> players;
        for (const hex::Side& side : session().battle().setting->sides) players[side.seat] = kind;
        session().assign(players);
    }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

void drawHexBattle(const Camera& camera) {
    constexpr int middle = 9;
    const HexScenes scene;
    camera.frame(scene.window(), {1180, 780});
    scene.fightUntil(middle);
    camera.take(scene.window(), "hex");
}

/// As far as the orders.
void drawHexLesson(const Camera& camera) {
    const HexScenes scene;
    camera.frame(scene.window(), {1180, 780});
    scene.window().startPage().openAt(StartPage::Page::learn);
    auto* list = scene.window().startPage().findChild<QListWidget*>(QStringLiteral("lessons"));
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    Q_EMIT dynamic_cast<LessonCard&>(*scene.window().lessons().card()).goOnWanted();
    scene.click(UnitId(0));
    scene.playCard("two-orders-center");
    camera.take(scene.window(), "hex-lesson");
}

}  // namespace

void showHexBattles(const Camera& camera) {
    drawHexBattle(camera);
    drawHexLesson(camera);
}

void showStart(const Camera& camera) {
    const HexScenes scene;
    MainWindow& window = scene.window();
    VALLUM_CHECK(window.files().open(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json")));
    camera.frame(window, {1180, 780});
    window.showStart();
    camera.take(window, "continue");
    window.newBattle();
    StartPage& page = window.startPage();
    VALLUM_CHECK(QTest::qWaitFor([&] { return page.shelf().isPainted(); }, wait));
    camera.take(window, "new-battle");
    Q_EMIT page.shelf().battleWanted(battlesToBegin(window.documents()).front());
    camera.take(window, "chosen-battle");
    Q_EMIT page.shelf().ownBattleWanted(window.documents().kits().front().get());
    camera.take(window, "own-battle");
}

}  // namespace vallum::app
