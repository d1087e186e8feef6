// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
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

    /// The free rectangle where content of these proportions can be largest. If it need be no larger than
    /// `enough` times its size, the largest of those where it fits.
    [[nodiscard]] virtual QRectF bestFor(QSizeF content, double enough) const = 0;
    [[nodiscard]] QRectF bestFor(QSizeF proportions) const {
        return bestFor(proportions, std::numeric_limits<double>::infinity());
    }
    [[nodiscard]] virtual bool isFree(const QRectF& area) const = 0;
    /// What lies over the view.
    [[nodiscard]] virtual std::vector<QRectF> covered() const = 0;
};

}  // namespace vallum::app
