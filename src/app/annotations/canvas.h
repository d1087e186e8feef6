// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/annotation_layer.h"

#include <QTransform>

class QWidget;

namespace vallum::app {

/// Table or board, as far as somebody draws on it with mouse and keys.
class Canvas : public SketchSurface {
public:
    /// Where the keys go.
    [[nodiscard]] virtual QWidget& keys() const = 0;
    /// Where the mouse draws; it may be the same.
    [[nodiscard]] virtual QWidget& area() const = 0;
    /// From the units of the picture to the pixels of the area.
    [[nodiscard]] virtual QTransform toArea() const = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    virtual void skipPlaying() = 0;
    /// What lies under the mouse is not looked at while somebody draws.
    virtual void lookAway() = 0;
    /// All of the table is seen.
    virtual void fit() = 0;
};

}  // namespace vallum::app
