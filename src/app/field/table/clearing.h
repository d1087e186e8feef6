// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRectF>

namespace vallum::app {

/// The part of a view that nothing covers, in the view's pixels.
class Clearing {
public:
    Clearing() = default;
    Clearing(const Clearing&) = delete;
    Clearing& operator=(const Clearing&) = delete;
    virtual ~Clearing() = default;

    /// The largest free rectangle that content of this size fits into; if it fits nowhere, the one where it
    /// has to shrink least.
    [[nodiscard]] virtual QRectF bestFor(QSizeF content) const = 0;
    [[nodiscard]] virtual bool isFree(const QRectF& area) const = 0;
    /// What lies over the view.
    [[nodiscard]] virtual std::vector<QRectF> covered() const = 0;
};

}  // namespace vallum::app
