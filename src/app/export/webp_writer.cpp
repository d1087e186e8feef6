// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/webp_writer.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <vallum/core/text.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

constexpr float quality = 80;
constexpr int quick = 2;  // method 2 of 6: slightly larger files, much faster

}  // namespace

WebpWriter::WebpWriter(std::filesystem::path file, QSize size)
    : file_(std::move(file)),
      encoder_(WebPAnimEncoderNew(size.width(), size.height(), nullptr)) {}

WebpWriter::~WebpWriter() { WebPAnimEncoderDelete(encoder_); }

tl::unexpected<FileError> WebpWriter::notPacked() const {
    return tl::unexpected<FileError>(
        FileError{file_.string(), {}, {}, phrase("Files", "a film that can be packed").pattern});
}

Expected<void, FileError> WebpWriter::add(const QImage& frame, int milliseconds) {
    WebPConfig config;
    WebPPicture picture;
    if (encoder_ == nullptr || WebPConfigInit(&config) == 0 || WebPPictureInit(&picture) == 0)
        return notPacked();
    config.quality = quality;
    config.method = quick;
    const QImage image = frame.convertToFormat(QImage::Format_RGBA8888);
    picture.use_argb = 1;
    picture.width = image.width();
    picture.height = image.height();
    const bool isAdded =
        WebPPictureImportRGBA(&picture, image.constBits(), static_cast<int>(image.bytesPerLine())) != 0 &&
        WebPAnimEncoderAdd(encoder_, &picture, now_, &config) != 0;
    WebPPictureFree(&picture);
    now_ += milliseconds;
    if (!isAdded) return notPacked();
    return {};
}

Expected<void, FileError> WebpWriter::finish() {
    WebPData data;
    WebPDataInit(&data);
    if (encoder_ == nullptr || WebPAnimEncoderAdd(encoder_, nullptr, now_, nullptr) == 0 ||
        WebPAnimEncoderAssemble(encoder_, &data) == 0)
        return notPacked();
    auto written = writeFileSafely(file_, {reinterpret_cast<const char*>(data.bytes), data.size});
    WebPDataClear(&data);
    return written;
}

}  // namespace vallum::app
