// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "session/chronicle.h"

#include <vector>

#include <QWidget>

namespace vallum::app {

class Replay;
class Stage;

/// The whole battle from left to right: a stretch per turn in the color of its side, marks for memorable
/// events, and the current position of the replay.
class TimeLine final : public QWidget {
    Q_OBJECT

public:
    TimeLine(const Chronicle& chronicle, const Stage& stage, Replay& replay, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] double xOf(std::size_t moment) const;
    [[nodiscard]] std::size_t momentAt(double x) const;
    /// A description of this place.
    [[nodiscard]] QString about(double x) const;

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    bool event(QEvent*) override;

private:
    struct Stretch {
        std::size_t begin;
        std::size_t end;
        int turn;
        Seat active;
    };
    [[nodiscard]] std::vector<Stretch> stretches() const;
    [[nodiscard]] const PastLandmark* landmarkAt(double x) const;
    void paintStretches(QPainter& painter) const;
    void paintLandmarks(QPainter& painter) const;
    void paintNow(QPainter& painter) const;
    [[nodiscard]] QColor colorOf(Seat seat) const;
    /// On the paper above the track.
    [[nodiscard]] QColor inkOf(Seat seat) const;
    [[nodiscard]] double markSize() const;
    [[nodiscard]] QRectF track() const;

    const Chronicle& chronicle_;
    const Stage& stage_;
    Replay& replay_;
    art::Palette palette_;
    std::vector<PastLandmark> landmarks_;
};

}  // namespace vallum::app
