// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/annotation_layer.h"

#include <QTransform>

class QWidget;

namespace vallum::app {

/// The table or board, as a surface to draw on with mouse and keyboard.
class Canvas : public SketchSurface {
public:
    /// The widget that receives the keys.
    [[nodiscard]] virtual QWidget& keys() const = 0;
    /// The widget to draw on; it may be the same one.
    [[nodiscard]] virtual QWidget& area() const = 0;
    /// From picture units to pixels of the area.
    [[nodiscard]] virtual QTransform toArea() const = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    virtual void skipPlaying() = 0;
    /// Stops highlighting what lies under the mouse.
    virtual void lookAway() = 0;
    /// Zooms to show the whole table.
    virtual void fit() = 0;
};

}  // namespace vallum::app
