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
};
/// All texts of a window in painting order, including covered ones.
[[nodiscard]] std::vector<Writing> writingIn(QWidget& window);

/// Texts that are too pale, too small, cut off or shortened, and labels and buttons that are covered by
/// something else.
[[nodiscard]] QStringList faultsIn(QWidget& window, double leastPixels);

}  // namespace vallum::app
