// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace vallum::app {

/// A sheet of paper that lies over the table and throws a shadow, with round corners as panels have them.
class PaperCard : public QFrame {
    Q_OBJECT

public:
    explicit PaperCard(QWidget* parent = nullptr);

    /// Of panels, too: around the paper.
    static constexpr int shadow = 8;
    static void paint(QPainter& painter, const QRect& withShadow);

protected:
    void paintEvent(QPaintEvent*) override;
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void dress();
};

}  // namespace vallum::app
