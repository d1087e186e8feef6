// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QRect>
#include <QWidget>

#include <vallum/hex/model/board.h>

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
/// What dice may hide.
struct DiceGround {
    QRect room;  // where they can lie: the board and the table around it
    QRect board;
    std::vector<QRect> pieces;
    std::vector<QRect> about;  // the hexes they are rolled for
    std::vector<QRect> open;   // those that can be pressed next
};
/// Where dice hide no hex of the fight and none that can be pressed, as few pieces as possible, and lie near
/// the fight. They stay where they lie `now` if that hides no more and is not much farther.
[[nodiscard]] QRect placeOfDice(QSize wanted, const DiceGround& ground, const std::optional<QRect>& now);

/// The hexes that dice are rolled for, and those that can be pressed next.
struct DiceHexes {
    std::vector<hex::Hex> about;
    std::vector<hex::Hex> open;
};

/// What advice may hide, on the desk.
struct AdviceGround {
    QRect sheet;
    QRect asked;                // its part with the question and the buttons
    QRect cards;                // empty while none is asked for
    std::vector<QPoint> hexes;  // centers of all hexes
    std::vector<QPoint> pieces;
    std::vector<QPoint> about;  // of the hexes it tells about
};
/// Least beside the board, over the log or bare wood: the question and cards to choose from must stay in
/// sight, and so must the hexes that the advice is about.
[[nodiscard]] double costOfAdvice(const QRect& place, const AdviceGround& ground);

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
    void showDice(const DiceHexes& hexes) const;

private:
    [[nodiscard]] DeskPlan plan() const;
    [[nodiscard]] int topOfCards() const;
    void keepDiceInside(const QRect& board) const;
    void keepSheetsOnTop() const;

    QWidget& desk_;
    Parts parts_;
};

}  // namespace vallum::app
