// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QPainterPath>
#include <QWidget>

namespace vallum::app {

/// Seven arrows in a row, the current phase lit in the color of the active side.
class PhaseStrip final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseStrip(QWidget* parent = nullptr);

    /// The remark is shown beside the current phase's name.
    void show(std::optional<int> phase, const QColor& color, const QString& remark = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] static QString nameOf(int phase);
    [[nodiscard]] std::optional<int> phaseAt(QPoint point) const;

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    /// How the other phases are labeled.
    enum class Naming { words, signs };

    [[nodiscard]] Naming naming() const;
    [[nodiscard]] QString labelOf(int phase, Naming) const;
    [[nodiscard]] QRectF cell(int phase) const;
    [[nodiscard]] std::vector<double> widths() const;
    [[nodiscard]] double roomFor(const QString& words, bool isBold) const;
    [[nodiscard]] QString wordsOf(int phase) const;
    [[nodiscard]] int tip() const;
    [[nodiscard]] QPainterPath chevron(int phase) const;
    [[nodiscard]] QColor inkOf(int phase) const;
    void paintSign(QPainter& painter, const QRectF& area, int phase) const;

    std::optional<int> phase_;
    QColor color_;
    QString remark_;
};

}  // namespace vallum::app
