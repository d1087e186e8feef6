// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QRectF>
#include <QString>
#include <QStringList>

class QWidget;

/// Finds the text in a picture of a window and judges whether it is legible.
namespace vallum::app {

/// A text as painted, by whatever widget.
struct Writing {
    const QWidget* by = nullptr;  // the widget that paints it
    QString words;
    QRectF place;  // in window coordinates
    QRectF seen;   // the part not cut off by an edge
    double pixels = 0;
    bool isBold = false;
    QColor ink;
    bool isPaintedOver = false;  // by the same widget, as a card by the card on top of it
    bool isSlanted = false;      // its place is larger than it is
};
/// All texts of a window in painting order, including covered ones.
[[nodiscard]] std::vector<Writing> writingIn(QWidget& window);

/// The smallest text allowed, in pixels: in panels, and on the table or board, which can be zoomed.
struct LeastPixels {
    double inPanels = 11;
    double onTable = 8;
};
/// Texts that are too pale, too small, cut off or shortened, texts on the table that lie over each other, and
/// labels and buttons that are covered by something else.
[[nodiscard]] QStringList faultsIn(QWidget& window, const LeastPixels& least);

}  // namespace vallum::app
