// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

#include <vallum/field/queries/timeline.h>

namespace vallum::app {

class Replay;
class FieldSession;

/// The whole battle from left to right: a stretch for each turn in the color of its side, marks for what one
/// remembers of it, and where the replay stands.
class TimeLine final : public QWidget {
    Q_OBJECT

public:
    TimeLine(FieldSession& session, Replay& replay, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] double xOf(std::size_t moment) const;
    [[nodiscard]] std::size_t momentAt(double x) const;
    /// What stands there, in words.
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
    struct Known {
        field::Landmark landmark;
        QString words;
    };
    void findLandmarks();
    [[nodiscard]] std::vector<Stretch> stretches() const;
    [[nodiscard]] const Known* landmarkAt(double x) const;
    void paintStretches(QPainter& painter) const;
    void paintLandmarks(QPainter& painter) const;
    void paintNow(QPainter& painter) const;
    [[nodiscard]] double markSize() const;
    [[nodiscard]] QRectF track() const;

    FieldSession& session_;
    Replay& replay_;
    art::Palette palette_;
    std::vector<Known> landmarks_;  // of which the viewer may know
};

}  // namespace vallum::app
