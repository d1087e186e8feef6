// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_remark.h"
#include "hex/command_hand.h"
#include "hex/hex_desk.h"
#include "hex/hex_header.h"
#include "hex/hex_sheet.h"
#include "hex/hex_table.h"
#include "support/hex_battles.h"

#include <QPushButton>
#include <QTest>

namespace vallum::app::test {

using namespace vallum::hex::test;  // NOLINT(google-build-using-namespace)

/// The player at the bottom has three cards to choose from.
inline hex::Battle withHand() {
    return holding(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {2, 4}).phase(hex::Phase::command),
                   bottom, {"two-orders-left", "medium-troops", "infantry-line"});
}

/// Two units at the bottom that may move, far from an enemy.
inline hex::Battle moving() {
    return Table()
        .unit(bottom, "LI", {6, 4})
        .unit(bottom, "AX", {6, 8})
        .unit(top, "MI", {1, 4})
        .phase(hex::Phase::moving)
        .card("two-orders-left");
}

/// A desk with one open question, recording the answers given by mouse and keys.
class AskedDesk {
public:
    AskedDesk(const hex::Battle& battle, Seat seat, const hex::Question& question, QSize size = {1280, 800}) {
        desk.resize(size);
        desk.table().playback().setPace(0);
        QObject::connect(&desk, &HexDesk::answered, &desk,
                         [this](const hex::Answer& answer) { answers.push_back(answer); });
        static_cast<QWidget&>(desk).show();
        desk.setViewer({.seat = seat});
        desk.show(hex::System::seenBy(battle, seat), OpenQuestion<hex::System>{seat, question});
    }

    void press(hex::Hex hex) {
        QTest::mouseClick(&desk.table(), Qt::LeftButton, {}, desk.table().map().center(hex).toPoint());
    }
    /// Without an end, the piece is let go beside the board.
    void drag(hex::Hex from, std::optional<hex::Hex> to) {
        HexTable& table = desk.table();
        const QPoint end =
            to ? table.map().center(*to).toPoint() : (table.map().area().topLeft() - QPointF(3, 3)).toPoint();
        QTest::mousePress(&table, Qt::LeftButton, {}, table.map().center(from).toPoint());
        QTest::mouseMove(&table, end);
        QTest::mouseRelease(&table, Qt::LeftButton, {}, end);
    }
    void lookAt(hex::Hex hex) { QTest::mouseMove(&desk.table(), desk.table().map().center(hex).toPoint()); }
    void key(int key) { QTest::keyClick(&desk.table(), static_cast<Qt::Key>(key)); }
    /// Moves the cursor there with the arrow keys only and presses Space.
    void pressByKeys(hex::Hex hex) {
        desk.table().setCursorTo({4, 6});
        for (int step = 0; step != 40 && desk.table().looked() != hex; ++step) {
            const hex::Hex now = *desk.table().looked();
            if (now.row != hex.row)
                key(now.row < hex.row ? Qt::Key_Down : Qt::Key_Up);
            else
                key(now.column < hex.column ? Qt::Key_Right : Qt::Key_Left);
        }
        key(Qt::Key_Space);
    }
    [[nodiscard]] QPushButton* button(const QString& words) {
        for (QPushButton* it : desk.findChildren<QPushButton*>()) {
            if (it->text() == words && it->isVisibleTo(&desk)) return it;
        }
        return nullptr;
    }
    [[nodiscard]] std::optional<hex::Answer> answer() const {
        return answers.empty() ? std::nullopt : std::optional(answers.back());
    }

    HexDesk desk;
    std::vector<hex::Answer> answers;
};

}  // namespace vallum::app::test
