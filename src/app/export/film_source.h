// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <cstddef>
#include <vector>

#include <QRectF>
#include <QSize>
#include <QString>

class QPainter;

namespace vallum::app {

/// A battle of any system as a film shows it,
/// moment by moment. Time passes only in `advance`.
class FilmSource {
public:
    virtual ~FilmSource() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// The turn of each moment, in order; never empty.
    [[nodiscard]] virtual const std::vector<int>& turns() const = 0;
    /// The size of the table or board without the caption.
    [[nodiscard]] virtual QSize sizeFor(int width) const = 0;
    [[nodiscard]] virtual const art::Palette& palette() const = 0;

    /// The duration of a move.
    virtual void setPace(int milliseconds) = 0;
    /// Shows the state after a moment at once.
    virtual void show(std::size_t moment) = 0;
    /// Plays a moment, starting from the state before it.
    virtual void play(std::size_t moment) = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    /// Milliseconds until something changes; 0 while something moves.
    [[nodiscard]] virtual int stillFor() const { return 0; }
    virtual void advance(int milliseconds) = 0;

    virtual void paint(QPainter& painter, QSize size) = 0;
    [[nodiscard]] virtual QString caption() const = 0;
    /// Paints signs at the right end of the caption strip and returns their width.
    virtual double paintSigns(QPainter& /*painter*/, const QRectF& /*strip*/) { return 0; }

protected:
    FilmSource() = default;
    FilmSource(const FilmSource&) = default;
    FilmSource(FilmSource&&) = default;
    FilmSource& operator=(const FilmSource&) = default;
    FilmSource& operator=(FilmSource&&) = default;
};

}  // namespace vallum::app
