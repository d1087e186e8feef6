// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/canvas.h"
#include "hex/hex_session.h"
#include "kits/stage.h"
#include "projector/mirror.h"

namespace vallum::app {

class HexDesk;
class HexTable;

/// Converts the points of a drawing to hex widths from the center of the hex at the upper left, and back.
struct BoardUnits {
    const HexTable* table = nullptr;  // which may turn the board; null: never turned

    [[nodiscard]] QPointF toPicture(const hex::BoardPoint& point) const;
    [[nodiscard]] hex::BoardPoint toPoint(QPointF point) const;

private:
    [[nodiscard]] QPointF turnedIfSo(QPointF point) const;
};
/// The drawings over the board.
using BoardDrawings = DrawingsOf<hex::BoardPoint, BoardUnits>;

/// The board as seen by those parts of the window that every system shares.
class HexStage final : public Stage, public Canvas {
    Q_OBJECT

public:
    HexStage(HexSession& session, HexDesk& desk, QObject* parent);

    /// As they lie on the screen.
    [[nodiscard]] BoardDrawings& drawings() { return drawings_; }
    /// For pictures, prints and films, which never turn the board.
    [[nodiscard]] const BoardDrawings& drawingsOnPaper() const { return drawingsOnPaper_; }

    [[nodiscard]] QWidget& board() const override;
    [[nodiscard]] bool isPlaying() const override;
    void skipPlaying() override;
    void setPlayingSpeed(double times) override;
    /// The pace from the settings; 100 is the default.
    void setPace(int percent);
    [[nodiscard]] art::Side lookOf(Seat seat) const override;
    [[nodiscard]] QWidget& host() const override;
    [[nodiscard]] QRect room() const override;
    [[nodiscard]] int piecesIn(const QRect& area) const override;
    void pointAt(Seat seat, std::size_t line) override;
    [[nodiscard]] Mirror* makeMirror() override;

    [[nodiscard]] QWidget& keys() const override;
    [[nodiscard]] QWidget& area() const override;
    [[nodiscard]] QTransform toArea() const override;
    void lookAway() override;
    void fit() override {}
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) override;

private:
    HexSession& session_;
    HexDesk& desk_;
    BoardDrawings drawings_;
    BoardDrawings drawingsOnPaper_;
    int pace_ = 100;
    double speed_ = 1;
};

/// A second view of the board, with what everybody may see.
class HexMirror final : public Mirror, public SketchSurface {
    Q_OBJECT

public:
    HexMirror(HexSession& session, HexTable& leading);

    [[nodiscard]] HexTable& table() { return *table_; }

    void showBattle() override;
    void playNews() override;
    [[nodiscard]] bool isPlaying() const override;
    void skipPlaying() override;
    void setArtPalette(const art::Palette& palette) override;
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) override;

protected:
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    HexSession& session_;
    HexTable& leading_;
    HexTable* table_;
    BoardDrawings drawings_;
};

}  // namespace vallum::app
