// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace vallum::app {

/// A sheet of paper over the table, with a shadow and the same rounded corners as panels.
class PaperCard : public QFrame {
    Q_OBJECT

public:
    explicit PaperCard(QWidget* parent = nullptr);

    /// Width of the shadow around the paper, in pixels; panels use it too.
    static constexpr int shadow = 8;
    /// So far within the paper's edges, a square stays clear of its rounded corners.
    static constexpr int inset = 3;
    static void paint(QPainter& painter, const QRect& withShadow);

protected:
    void paintEvent(QPaintEvent*) override;
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void dress();
};

}  // namespace vallum::app
