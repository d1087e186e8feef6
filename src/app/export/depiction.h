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

/// How the battle of a session is painted for a file or for paper, whatever its system: a whole board, as
/// large as a room allows and in its middle, of lines where the painter takes lines.
class Depiction {
public:
    virtual ~Depiction() = default;

    /// Width for a height.
    [[nodiscard]] virtual double proportion() const = 0;
    /// Its width in units that are known to players, as a hex is.
    [[nodiscard]] virtual double widthInUnits() const = 0;
    /// As the session shows it now, with what is drawn over it.
    virtual void paintNow(QPainter& painter, const QRectF& room, const art::Palette& palette) const = 0;
    /// As it stood after a moment of its past, as far as the one at the screen may know.
    virtual void paintPast(QPainter& painter,
                           const QRectF& room,
                           const art::Palette& palette,
                           std::size_t moment) const = 0;

    /// Cards and pieces with which the battle can be played on a printed board.
    [[nodiscard]] virtual std::vector<CutoutSet> cutouts() const { return {}; }

protected:
    Depiction() = default;
    Depiction(const Depiction&) = default;
    Depiction(Depiction&&) = default;
    Depiction& operator=(const Depiction&) = default;
    Depiction& operator=(Depiction&&) = default;
};

/// So high a picture of this width is.
[[nodiscard]] QSize sizeOfPicture(const Depiction& depiction, int width);

}  // namespace vallum::app
