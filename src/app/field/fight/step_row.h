// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QStringList>
#include <QWidget>

namespace vallum::app {

/// The steps of a fight in a row: those that are over, the present one, and those to come.
class StepRow final : public QWidget {
    Q_OBJECT

public:
    explicit StepRow(QWidget* parent = nullptr);

    void setSteps(const QStringList& steps);
    /// The steps before this one are over; the number of steps: all are. Those that were shown can be chosen;
    /// the others did not take place.
    void setNow(int step, std::set<int> shown);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(int step);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void changeEvent(QEvent*) override;

private:
    [[nodiscard]] bool isDone(int step) const { return step < now_ && shown_.contains(step); }
    [[nodiscard]] QFont fontOf(int step) const;
    [[nodiscard]] QString wordsOf(int step) const;
    [[nodiscard]] int widthOf(int step) const;
    [[nodiscard]] QRectF placeOf(int step) const;
    /// The step under the mouse that can be chosen, or -1.
    [[nodiscard]] int stepAt(QPointF at) const;

    QStringList steps_;
    int now_ = 0;
    std::set<int> shown_;
};

}  // namespace vallum::app
