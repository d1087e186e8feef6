// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_writer.h"

struct WebPAnimEncoder;

namespace vallum::app {

/// An animated WebP file.
class WebpWriter final : public FilmWriter {
public:
    WebpWriter(std::filesystem::path file, QSize size);
    ~WebpWriter() override;

    Expected<void, FileError> add(const QImage& frame, int milliseconds) override;
    Expected<void, FileError> finish() override;

private:
    [[nodiscard]] tl::unexpected<FileError> notPacked() const;

    std::filesystem::path file_;
    WebPAnimEncoder* encoder_;
    int now_ = 0;  // in milliseconds
};

}  // namespace vallum::app
