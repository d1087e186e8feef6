// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/annotation_layer.h"
#include "art/palette.h"
#include "hex/board_painter.h"
#include "hex/hex_playback.h"
#include "hex/marks.h"
#include "hex/piece_painter.h"

#include <optional>

#include <QWidget>

namespace vallum::app {

/// The board on its table: shows a battle, the marks of a question, and events as they happen. It fits itself
/// into the free part of the widget.
class HexTable final : public QWidget {
    Q_OBJECT

public:
    explicit HexTable(QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    void setFreeRoom(const QRect& room);
    /// Which army stands at the bottom.
    void setTurn(BoardTurn turn);
    [[nodiscard]] const QRect& freeRoom() const { return room_; }
    void setCoordinates(bool areShown);
    [[nodiscard]] bool hasCoordinates() const { return hasCoordinates_; }
    /// Without animation.
    void show(const hex::Battle& battle);
    /// Plays the facts on the battle shown, then shows `after`.
    void play(std::vector<hex::Fact> facts, const hex::Battle& after);
    [[nodiscard]] HexPlayback& playback() { return playback_; }
    [[nodiscard]] const HexPlayback& playback() const { return playback_; }
    void setMarks(Marks marks);
    [[nodiscard]] const Marks& marks() const { return marks_; }

    /// In pixels of the widget.
    [[nodiscard]] const BoardMap& map() const { return map_; }
    /// While the second of two quick presses is told.
    [[nodiscard]] bool isDoubleClick() const { return isDoubleClick_; }
    /// The state on the screen; null before the first battle.
    [[nodiscard]] const hex::Battle* battle() const;
    /// The hex under the pointer or the keyboard cursor, whichever moved last.
    [[nodiscard]] std::optional<hex::Hex> looked() const { return looked_; }
    void setCursorTo(hex::Hex hex);
    /// Marks a hex that words beside the board name.
    void pointOut(std::optional<hex::Hex> hex);
    [[nodiscard]] std::optional<hex::Hex> pointedOut() const { return pointedOut_; }
    /// Clears both pointer and cursor.
    void lookAway();
    /// The drawings over the board, in hex widths from the center of the hex at the upper left.
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked);

Q_SIGNALS:
    void lookedAt(std::optional<vallum::hex::Hex> hex);
    /// A click. On a piece that may act it ends with the release, because the mouse may drag the piece.
    void pressed(vallum::hex::Hex hex);
    /// The button has gone down on a piece that may act; a click, `dragged` or `dropped` follows.
    void grabbed(vallum::hex::Hex hex);
    void dragged(vallum::hex::Hex from, vallum::hex::Hex to);
    /// Beside the board.
    void dropped();
    void shown();
    void coordinatesChanged(bool areShown);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    bool event(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    /// Tab goes from one hex that can be pressed to the next.
    bool focusNextPrevChild(bool next) override;

private:
    void look(std::optional<hex::Hex> hex);
    void moveCursor(int arrowKey);
    void paintBoardAndPieces(QPainter& painter);

    art::Palette palette_;
    BoardCache board_;
    PieceCache pieces_;
    HexPlayback playback_;
    std::optional<hex::Battle> battle_;
    Marks marks_;
    Sketches sketches_;
    std::optional<Sketch> markedSketch_;
    BoardMap map_;
    QRect room_;
    BoardTurn turn_ = BoardTurn::upright;
    std::optional<hex::Hex> looked_;
    std::optional<hex::Hex> cursor_;
    std::optional<hex::Hex> pointedOut_;
    std::optional<hex::Hex> grabbed_;
    QPointF grabbedAt_;
    bool isDoubleClick_ = false;
    bool hasCoordinates_ = false;
};

}  // namespace vallum::app
