// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <vallum/players/analysis.h>

class QLabel;

namespace vallum::app {

/// A judged decision: its grade, what was done, what would have been better and why. Clicking it goes to its
/// moment.
class DecisionRow final : public QFrame {
    Q_OBJECT

public:
    DecisionRow(const players::JudgedDecision& decision, const QString& side, const QColor& color);

    [[nodiscard]] const players::JudgedDecision& decision() const { return decision_; }

Q_SIGNALS:
    void wanted();

protected:
    void mouseReleaseEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString words(const QString& side) const;

    players::JudgedDecision decision_;
    QColor color_;
    QLabel* words_;
};

}  // namespace vallum::app
