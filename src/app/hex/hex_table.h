// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/annotation_layer.h"
#include "art/palette.h"
#include "hex/board_painter.h"
#include "hex/hex_playback.h"
#include "hex/marks.h"
#include "hex/piece_painter.h"

#include <optional>

#include <QTransform>
#include <QWidget>

namespace vallum::app {

/// The board on its table: shows a battle, what is thought about it, and what happens in it. It fits itself
/// into the part of the widget that is left free for it.
class HexTable final : public QWidget {
    Q_OBJECT

public:
    explicit HexTable(QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    void setFreeRoom(const QRect& room);
    [[nodiscard]] const QRect& freeRoom() const { return room_; }
    void setCoordinates(bool areShown);
    [[nodiscard]] bool hasCoordinates() const { return hasCoordinates_; }
    /// At once.
    void show(const hex::Battle& battle);
    /// One fact after the other, on the battle that is shown; then `show` what is after them.
    void play(std::vector<hex::Fact> facts, const hex::Battle& after);
    [[nodiscard]] HexPlayback& playback() { return playback_; }
    [[nodiscard]] const HexPlayback& playback() const { return playback_; }
    void setMarks(Marks marks);
    [[nodiscard]] const Marks& marks() const { return marks_; }

    [[nodiscard]] const BoardMap& map() const { return map_; }
    /// What is shown at the moment.
    [[nodiscard]] const hex::Battle* battle() const;
    /// Under the pointer, or under the keyboard's cursor where that was moved last.
    [[nodiscard]] std::optional<hex::Hex> looked() const { return looked_; }
    void setCursorTo(hex::Hex hex);
    /// Nothing is under the pointer or the cursor any more.
    void lookAway();
    /// What somebody has drawn over the board, in widths of a hex from the middle of the first one.
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked);
    /// From there to the pixels of the widget.
    [[nodiscard]] QTransform toPixels() const;

Q_SIGNALS:
    void lookedAt(std::optional<vallum::hex::Hex> hex);
    void pressed(vallum::hex::Hex hex);
    /// Tab: the next one that can be picked.
    void nextWanted(bool isForward);
    void shown();
    void coordinatesChanged(bool areShown);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool focusNextPrevChild(bool next) override;

private:
    void look(std::optional<hex::Hex> hex);
    void follow(const hex::Fact& fact);
    void moveCursor(int key);
    void tellCursor();
    void paintPieces(QPainter& painter);
    void paintUnit(QPainter& painter, const hex::Battle& battle, UnitId unit);
    void paintLeader(QPainter& painter, const hex::Battle& battle, hex::LeaderId leader);
    void paintGhosts(QPainter& painter);
    void paintPlatesAgain(QPainter& painter);
    void paintTags(QPainter& painter);
    void paintBoardAndPieces(QPainter& painter);
    [[nodiscard]] QPointF placeOf(const hex::Battle& battle, UnitId unit) const;
    [[nodiscard]] QPointF placeOf(const hex::Battle& battle, hex::LeaderId leader) const;
    [[nodiscard]] QPointF onWay() const;
    [[nodiscard]] QRectF standardAt(QPointF center, bool isLone) const;

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
    std::optional<std::pair<hex::Hex, hex::Hex>> fight_;  // that is being shown
    std::optional<hex::Hex> looked_;
    std::optional<hex::Hex> cursor_;
    bool hasCoordinates_ = false;
};

}  // namespace vallum::app
