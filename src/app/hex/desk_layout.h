// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QWidget>

namespace vallum::app {

class BoardRemark;
class CommandHand;
class DiceSheet;
class HandCover;
class HexHeader;
class HexLog;
class HexSheet;
class HexTable;

/// Where the parts of the desk go.
struct DeskPlan {
    QRect board;  // including its edge
    QRect sheet;
    QRect hand;
    QRect log;

    bool operator==(const DeskPlan&) const = default;
};
/// The panels go beside or below the board, whichever leaves it larger. `em` is the height of a line of text.
[[nodiscard]] DeskPlan planOf(QSize room, int em, bool asksForCard);
/// Where dice for a hex in this row go: on the half of the board away from it.
[[nodiscard]] QRect placeOfDice(QSize wanted, int row, const QRect& board, QSize room);

/// Puts the parts of the desk where its plan says.
class DeskLayout {
public:
    struct Parts {
        HexHeader& header;
        HexTable& table;
        HexSheet& sheet;
        CommandHand& hand;
        HandCover& cover;
        HexLog& log;
        DiceSheet& dice;
        BoardRemark& remark;
    };
    DeskLayout(QWidget& desk, const Parts& parts);

    void arrange() const;
    /// As high as its content. If there is no other way it covers a part of the hand, but never cards to
    /// choose from.
    void fitSheet() const;
    void showDice(int row) const;

private:
    [[nodiscard]] DeskPlan plan() const;
    [[nodiscard]] int topOfCards() const;

    QWidget& desk_;
    Parts parts_;
};

}  // namespace vallum::app
