// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <cstddef>
#include <vector>

#include <QSize>
#include <QString>

class QPainter;

namespace vallum::app {

/// A battle as a film shows it, moment by moment, whatever its system. Its clock stands still but for
/// `advance`.
class FilmSource {
public:
    virtual ~FilmSource() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// Of each moment the turn that it belongs to, in their order; at least one.
    [[nodiscard]] virtual const std::vector<int>& turns() const = 0;
    /// Of the table or board without its caption.
    [[nodiscard]] virtual QSize sizeFor(int width) const = 0;
    [[nodiscard]] virtual const art::Palette& palette() const = 0;

    /// How long a movement takes.
    virtual void setPace(int milliseconds) = 0;
    /// How it stood after a moment, at once.
    virtual void show(std::size_t moment) = 0;
    /// What happened in a moment, from how it stood before it.
    virtual void play(std::size_t moment) = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    /// How long nothing changes, in milliseconds; 0 where something is on its way.
    [[nodiscard]] virtual int stillFor() const { return 0; }
    virtual void advance(int milliseconds) = 0;

    virtual void paint(QPainter& painter, QSize size) = 0;
    [[nodiscard]] virtual QString caption() const = 0;
    /// Beside the caption, at the right end of its strip; how much of that it takes.
    virtual double paintSigns(QPainter& /*painter*/, const QRectF& /*strip*/) { return 0; }

protected:
    FilmSource() = default;
    FilmSource(const FilmSource&) = default;
    FilmSource(FilmSource&&) = default;
    FilmSource& operator=(const FilmSource&) = default;
    FilmSource& operator=(FilmSource&&) = default;
};

}  // namespace vallum::app
