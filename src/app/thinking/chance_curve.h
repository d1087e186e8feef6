// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking/told.h"

#include <optional>
#include <vector>

#include <QColor>
#include <QWidget>

namespace vallum::app {

/// The chances over the course of a battle: one side's from the bottom, the other's from the top. Turning
/// points and poor decisions are marked; clicking one goes to its moment.
class ChanceCurve final : public QWidget {
    Q_OBJECT

public:
    struct Side {
        QString name;
        QColor color;
    };
    explicit ChanceCurve(QWidget* parent = nullptr);

    /// `below` is the side whose chances the analysis gives.
    void setSides(Side below, Side above);
    void show(const ToldAnalysis& analysis);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Paints onto any device, for a report.
    void paint(QPainter& painter, const QRectF& room) const;
    /// The position of a point of the curve, by its index in the course.
    [[nodiscard]] QPointF pointOf(std::size_t place) const;
    /// For example "Turn 7: Rome 62, Carthage 38 of 100".
    [[nodiscard]] QString about(std::size_t place) const;

Q_SIGNALS:
    void momentWanted(std::size_t answers);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool event(QEvent*) override;

private:
    [[nodiscard]] QRectF plot(const QRectF& room) const;
    [[nodiscard]] QPointF pointIn(const QRectF& plot, std::size_t place) const;
    [[nodiscard]] std::optional<std::size_t> placeAt(double x) const;
    void paintScale(QPainter& painter, const QRectF& plot) const;
    void paintAreas(QPainter& painter, const QRectF& plot) const;
    void paintTurningPoints(QPainter& painter, const QRectF& plot) const;
    void paintDecisions(QPainter& painter, const QRectF& plot) const;
    void paintPicked(QPainter& painter, const QRectF& plot) const;
    void pick(std::optional<std::size_t> place);
    void wantPicked();

    Side below_;
    Side above_;
    ToldAnalysis analysis_;
    std::optional<std::size_t> picked_;  // index in the course, picked by mouse or keyboard
};

}  // namespace vallum::app
