// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/annotator.h"
#include "app/window/shipped.h"
#include "desk/common_parts.h"
#include "ending/end_sheet.h"
#include "export/board_picture.h"
#include "export/board_print_dialog.h"
#include "export/board_report.h"
#include "export/report_work.h"
#include "hex/board_remark.h"
#include "hex/command_hand.h"
#include "hex/hand_cover.h"
#include "hex/hex_battle_desk.h"
#include "hex/hex_depiction.h"
#include "hex/hex_desk.h"
#include "hex/hex_header.h"
#include "hex/hex_kit.h"
#include "hex/hex_log.h"
#include "hex/hex_sounds.h"
#include "hex/hex_table.h"
#include "hex/own_hex_page.h"
#include "kits/documents.h"
#include "luck/dice_entry.h"
#include "luck/luck_panel.h"
#include "panels/curtain.h"
#include "projector/headlines.h"
#include "projector/projector.h"
#include "projector/projector_window.h"
#include "replay/recap_card.h"
#include "replay/replay_bar.h"
#include "replay/time_line.h"
#include "start/shelf.h"
#include "start/start_page.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <vallum/players/hex_players.h>

/// Hex battles in the complete window.
namespace vallum::app {

inline const QString telamon = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/hex/telamon.json");

class HexWindow : public testing::Test {
protected:
    HexWindow() {
        QSettings().setValue(QStringLiteral("table/curtains"), true);
        QSettings().setValue(QStringLiteral("table/asksAnyway"), false);
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        Documents::setSeed(7);
        auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources");
        window_ = std::make_unique<MainWindow>(shippedDocuments({kit.value()}));
        window_->resize(1280, 800);
        window_->show();
    }
    [[nodiscard]] HexBattleDesk& battleDesk() const {
        return dynamic_cast<HexBattleDesk&>(window_->desks().now());
    }
    [[nodiscard]] HexDesk& desk() const { return battleDesk().desk(); }
    [[nodiscard]] HexSession& session() const { return battleDesk().session(); }
    void comeToTheScreen() const { session().screen().liftCurtain(); }
    void playFirstCard() const {
        QTest::mouseClick(&desk().hand(), Qt::LeftButton, {}, desk().hand().rectOf(0).center().toPoint());
    }

    /// Computers fight until this turn; then people take over, without curtains.
    void fightUntil(int turn) const {
        ASSERT_TRUE(window_->files().open(telamon));
        session().computers().setPace(0);
        seatAll(PlayerKind::greedy);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return session().battle().turn >= turn || session().battle().outcome; }, 30'000));
        seatAll(PlayerKind::person);
        session().screen().setCurtains(false);
        QApplication::processEvents();
    }
    void seatAll(PlayerKind kind) const {
        std::map<Seat, PlayerKind> players;
        for (const hex::Side& side : session().battle().setting->sides) players[side.seat] = kind;
        session().assign(players);
    }
    [[nodiscard]] CommonParts& parts() const { return battleDesk().parts(); }
    [[nodiscard]] Replay& replay() const { return parts().replay().replay(); }
    void trigger(const char* action) const {
        battleDesk().findChild<QAction*>(QLatin1String(action))->trigger();
        QApplication::processEvents();
    }
    [[nodiscard]] QByteArray contentOf(const QString& file) const {
        QFile it(file);
        EXPECT_TRUE(it.open(QIODevice::ReadOnly));
        return it.readAll();
    }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

}  // namespace vallum::app
