// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QRectF>
#include <QString>
#include <QStringList>

class QWidget;

/// What a picture of a window says, and whether it can be read.
namespace vallum::app {

/// A text as it is painted, whoever paints it.
struct Writing {
    const QWidget* by = nullptr;  // who paints it
    QString words;
    QRectF place;  // in the window
    QRectF seen;   // what of it is not cut off by an edge
    double pixels = 0;
    bool isBold = false;
    QColor ink;
};
/// All texts of a window in the order in which they are painted; those that lie under others, too.
[[nodiscard]] std::vector<Writing> writingIn(QWidget& window);

/// Texts that are too pale, smaller than that, cut off or shortened, and labels and buttons that something
/// else lies over.
[[nodiscard]] QStringList faultsIn(QWidget& window, double leastPixels);

}  // namespace vallum::app
