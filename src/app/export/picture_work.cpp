// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture_work.h"

#include <chrono>

#include <vallum/core/text_file.h>

namespace vallum::app {

PictureWork::PictureWork(PictureSteps steps, std::filesystem::path file, const QString& title)
    : steps_(std::move(steps)),
      file_(std::move(file)) {
    if (isVectorFile(file_)) {
        lines_.open(QIODevice::WriteOnly);
        vectors_ = std::make_unique<VectorDevice>(lines_, steps_.pixels, title);
        painter_.begin(vectors_.get());
    } else {
        image_ = QImage(steps_.pixels, QImage::Format_ARGB32_Premultiplied);
        painter_.begin(&image_);
    }
}

PictureWork::~PictureWork() {
    if (painter_.isActive()) painter_.end();
}

double PictureWork::part() const {
    constexpr double painted = 0.8;  // share of painting; the rest is encoding
    return done_ ? 1 : painted * static_cast<double>(next_) / static_cast<double>(steps_.count);
}

Expected<void, FileError> PictureWork::step() {
    using namespace std::chrono_literals;
    if (painter_.isActive()) {
        painter_.save();
        steps_.paint(painter_, next_++);
        painter_.restore();
        if (next_ == steps_.count) finishPainting();
        return {};
    }
    if (vectors_) return write(lines_.data());
    if (packing_.wait_for(10ms) != std::future_status::ready) return {};
    return write(packing_.get());
}

/// Encoding a large picture would block the window for too long.
void PictureWork::finishPainting() {
    painter_.end();
    if (!vectors_) packing_ = std::async(std::launch::async, asPng, image_);
}

Expected<void, FileError> PictureWork::write(const QByteArray& bytes) {
    done_ = true;
    return writeFileSafely(file_, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace vallum::app
