// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QColor>
#include <QWidget>

namespace vallum::app {

/// Seven signs in a row, the present one lit in the color of the side whose turn it is.
class PhaseStrip final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseStrip(QWidget* parent = nullptr);

    void show(std::optional<int> phase, const QColor& color);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] static QString nameOf(int phase);
    [[nodiscard]] std::optional<int> phaseAt(QPoint point) const;

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    [[nodiscard]] QRectF cell(int phase) const;
    [[nodiscard]] bool hasWords() const;
    [[nodiscard]] QColor inkOf(int phase) const;
    void paintSign(QPainter& painter, const QRectF& area, int phase) const;

    std::optional<int> phase_;
    QColor color_;
};

}  // namespace vallum::app
