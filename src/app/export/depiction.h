// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "export/cutouts.h"

#include <cstddef>
#include <vector>

#include <QImage>
#include <QRectF>

class QPainter;

namespace vallum::app {

/// Paints a session's battle for a file or for paper, whatever its system: the whole board, as large as fits
/// and centered, as vectors if the painter supports them.
class Depiction {
public:
    virtual ~Depiction() = default;

    /// Width divided by height.
    [[nodiscard]] virtual double proportion() const = 0;
    /// The board's width in units that players know, such as hexes.
    [[nodiscard]] virtual double widthInUnits() const = 0;
    /// The state that the session shows, with the drawings over it.
    virtual void paintNow(QPainter& painter, const QRectF& room, const art::Palette& palette) const = 0;
    /// The state after a past moment, as far as the player at the screen may know it.
    virtual void paintPast(QPainter& painter,
                           const QRectF& room,
                           const art::Palette& palette,
                           std::size_t moment) const = 0;

    /// Cards and pieces for playing the battle on a printed board.
    [[nodiscard]] virtual std::vector<CutoutSet> cutouts() const { return {}; }

protected:
    Depiction() = default;
    Depiction(const Depiction&) = default;
    Depiction(Depiction&&) = default;
    Depiction& operator=(const Depiction&) = default;
    Depiction& operator=(Depiction&&) = default;
};

/// The picture's size for this width.
[[nodiscard]] QSize sizeOfPicture(const Depiction& depiction, int width);

}  // namespace vallum::app
