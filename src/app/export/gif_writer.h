// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_writer.h"

#include <array>
#include <cstdint>

#include <QByteArray>

struct GifFileType;

namespace vallum::app {

/// An animated GIF: all frames share one color table, and each stores only what changed.
class GifWriter final : public FilmWriter {
public:
    GifWriter(std::filesystem::path file, QSize size, const std::vector<QImage>& samples);
    ~GifWriter() override;

    Expected<void, FileError> add(const QImage& frame, int milliseconds) override;
    Expected<void, FileError> finish() override;

private:
    using Pixels = std::vector<std::uint8_t>;

    void chooseColors(const std::vector<QImage>& samples);
    void begin();
    [[nodiscard]] std::uint8_t nearest(QRgb color);
    [[nodiscard]] Pixels reduced(const QImage& frame);
    void put(const Pixels& frame);
    [[nodiscard]] QRect changed(const Pixels& frame) const;

    std::filesystem::path file_;
    QSize size_;
    QByteArray bytes_;
    GifFileType* gif_ = nullptr;
    std::vector<QRgb> colors_;
    std::vector<std::int16_t> nearest_;  // nearest color per 32 levels of red, green, blue; -1: not computed
    Pixels shown_;
    Pixels waiting_;
    int milliseconds_ = 0;  // duration of the pending frame
    bool works_ = true;
};

}  // namespace vallum::app
