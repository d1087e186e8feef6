// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/work.h"

#include <functional>

#include <QSize>
#include <QString>

class QMenu;
class QPainter;
class QWidget;

namespace vallum::app {

/// How many pixels a saved picture has for each of the window's.
inline constexpr double pictureSharpness = 2;

/// A chart or map as the results show it.
struct TrialPicture {
    QString title;
    QString heading;  // written above; empty if the picture has its title in it
    QString legend;   // rich text written below; may be empty
    QSize size;       // without the words, in pixels of the window
    std::function<void(QPainter&)> paint;
};

/// Writes SVG or PDF if the name ends so, otherwise PNG, in the colors of the window.
Ending savePicture(QWidget& window, const TrialPicture& picture, QString file);
/// Offers a right click on the widget, and the menu returned, to save what it shows.
[[nodiscard]] QMenu* savingMenu(QWidget& widget, std::function<TrialPicture()> picture);

}  // namespace vallum::app
