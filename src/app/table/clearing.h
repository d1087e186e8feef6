// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace vallum::app {

/// What of the view nothing lies over, in its pixels.
class Clearing {
public:
    Clearing() = default;
    Clearing(const Clearing&) = delete;
    Clearing& operator=(const Clearing&) = delete;
    virtual ~Clearing() = default;

    /// The free rectangle in which something of these proportions becomes largest.
    [[nodiscard]] virtual QRectF bestFor(QSizeF proportions) const = 0;
    [[nodiscard]] virtual bool isFree(const QRectF& area) const = 0;
};

}  // namespace vallum::app
