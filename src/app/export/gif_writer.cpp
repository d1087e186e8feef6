// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/gif_writer.h"

#include <algorithm>
#include <gif_lib.h>
#include <limits>

#include <vallum/core/text.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

constexpr int mostColors = 255;
constexpr int transparent = 255;
constexpr int bitsOfColors = 8;
constexpr int steps = 32;  // levels per color channel in the nearest-color lookup

int keep(GifFileType* gif, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

int distance(QRgb one, QRgb other) {
    const int red = qRed(one) - qRed(other);
    const int green = qGreen(one) - qGreen(other);
    const int blue = qBlue(one) - qBlue(other);
    return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

}  // namespace

GifWriter::GifWriter(std::filesystem::path file, QSize size, const std::vector<QImage>& samples)
    : file_(std::move(file)),
      size_(size),
      nearest_(std::size_t{steps} * steps * steps, -1) {
    chooseColors(samples);
    begin();
}

GifWriter::~GifWriter() {
    int ignored = 0;
    if (gif_ != nullptr) EGifCloseFile(gif_, &ignored);
}

void GifWriter::chooseColors(const std::vector<QImage>& samples) {
    std::vector<GifByteType> red;
    std::vector<GifByteType> green;
    std::vector<GifByteType> blue;
    for (const QImage& sample : samples) {
        for (int y = 0; y != sample.height(); ++y) {
            for (int x = 0; x != sample.width(); ++x) {
                const QRgb color = sample.pixel(x, y);
                red.push_back(static_cast<GifByteType>(qRed(color)));
                green.push_back(static_cast<GifByteType>(qGreen(color)));
                blue.push_back(static_cast<GifByteType>(qBlue(color)));
            }
        }
    }
    std::array<GifColorType, 256> found{};
    std::vector<GifByteType> ignored(red.size());
    int count = mostColors;
    const auto pixels = static_cast<unsigned>(red.size());
    if (GifQuantizeBuffer(pixels, 1, &count, red.data(), green.data(), blue.data(), ignored.data(),
                          found.data()) == GIF_ERROR)
        count = 0;
    for (int i = 0; i != std::min(count, mostColors); ++i) {
        const GifColorType& it = found.at(static_cast<std::size_t>(i));
        colors_.push_back(qRgb(it.Red, it.Green, it.Blue));
    }
    if (colors_.empty()) colors_ = {qRgb(0, 0, 0), qRgb(255, 255, 255)};
}

void GifWriter::begin() {
    gif_ = EGifOpen(&bytes_, keep, nullptr);
    works_ = gif_ != nullptr;
    if (!works_) return;
    EGifSetGifVersion(gif_, true);
    std::array<GifColorType, 256> all{};
    for (std::size_t i = 0; i != colors_.size(); ++i) {
        all.at(i) = {static_cast<GifByteType>(qRed(colors_[i])), static_cast<GifByteType>(qGreen(colors_[i])),
                     static_cast<GifByteType>(qBlue(colors_[i]))};
    }
    ColorMapObject* map = GifMakeMapObject(static_cast<int>(all.size()), all.data());
    works_ = EGifPutScreenDesc(gif_, size_.width(), size_.height(), bitsOfColors, 0, map) != GIF_ERROR;
    GifFreeMapObject(map);
    const std::array<GifByteType, 3> forever{1, 0, 0};
    works_ = works_ && EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) != GIF_ERROR &&
             EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") != GIF_ERROR &&
             EGifPutExtensionBlock(gif_, static_cast<int>(forever.size()), forever.data()) != GIF_ERROR &&
             EGifPutExtensionTrailer(gif_) != GIF_ERROR;
}

std::uint8_t GifWriter::nearest(QRgb color) {
    constexpr int step = 256 / steps;
    const int place = (qRed(color) / step * steps + qGreen(color) / step) * steps + qBlue(color) / step;
    std::int16_t& known = nearest_[static_cast<std::size_t>(place)];
    if (known < 0) {
        const auto best = std::ranges::min_element(colors_, {}, [&](QRgb it) { return distance(it, color); });
        known = static_cast<std::int16_t>(best - colors_.begin());
    }
    return static_cast<std::uint8_t>(known);
}

GifWriter::Pixels GifWriter::reduced(const QImage& frame) {
    const QImage image = frame.convertToFormat(QImage::Format_RGB32);
    Pixels pixels;
    pixels.reserve(static_cast<std::size_t>(size_.width()) * static_cast<std::size_t>(size_.height()));
    for (int y = 0; y != size_.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x != size_.width(); ++x) pixels.push_back(nearest(line[x]));
    }
    return pixels;
}

/// The smallest rectangle of changed pixels; at least one pixel.
QRect GifWriter::changed(const Pixels& frame) const {
    if (shown_.empty()) return {QPoint(0, 0), size_};
    QRect area;
    for (int y = 0; y != size_.height(); ++y) {
        const auto begin = static_cast<std::ptrdiff_t>(y) * size_.width();
        const auto end = begin + size_.width();
        const auto first =
            std::mismatch(frame.begin() + begin, frame.begin() + end, shown_.begin() + begin).first;
        if (first == frame.begin() + end) continue;
        std::ptrdiff_t last = end - 1;
        while (frame[static_cast<std::size_t>(last)] == shown_[static_cast<std::size_t>(last)]) --last;
        area |= QRect(QPoint(static_cast<int>(first - frame.begin() - begin), y),
                      QPoint(static_cast<int>(last - begin), y));
    }
    return area.isEmpty() ? QRect(0, 0, 1, 1) : area;
}

Expected<void, FileError> GifWriter::add(const QImage& frame, int milliseconds) {
    Pixels pixels = reduced(frame);
    if (pixels != waiting_) {
        if (!waiting_.empty()) put(waiting_);
        waiting_ = std::move(pixels);
        milliseconds_ = 0;
    }
    milliseconds_ += milliseconds;
    return {};
}

void GifWriter::put(const Pixels& frame) {
    if (!works_) return;
    const QRect area = changed(frame);
    GraphicsControlBlock how{};
    how.DisposalMode = DISPOSE_DO_NOT;
    how.DelayTime = milliseconds_ / 10;
    how.TransparentColor = shown_.empty() ? NO_TRANSPARENT_COLOR : transparent;
    std::array<GifByteType, 4> control{};
    EGifGCBToExtension(&how, control.data());
    works_ = EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(control.size()),
                              control.data()) != GIF_ERROR &&
             EGifPutImageDesc(gif_, area.left(), area.top(), area.width(), area.height(), false, nullptr) !=
                 GIF_ERROR;
    Pixels line(static_cast<std::size_t>(area.width()));
    for (int y = area.top(); works_ && y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const auto place = static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width()) +
                               static_cast<std::size_t>(x);
            const bool same = !shown_.empty() && shown_[place] == frame[place];
            line[static_cast<std::size_t>(x - area.left())] = same ? transparent : frame[place];
        }
        works_ = EGifPutLine(gif_, line.data(), area.width()) != GIF_ERROR;
    }
    shown_ = frame;
}

Expected<void, FileError> GifWriter::finish() {
    if (!waiting_.empty()) put(waiting_);
    int ignored = 0;
    if (gif_ != nullptr)
        works_ = EGifCloseFile(std::exchange(gif_, nullptr), &ignored) != GIF_ERROR && works_;
    if (!works_) {
        return tl::unexpected<FileError>(
            FileError{file_.string(), {}, {}, phrase("Files", "a film that can be packed").pattern});
    }
    return writeFileSafely(file_, {bytes_.constData(), static_cast<std::size_t>(bytes_.size())});
}

}  // namespace vallum::app
