// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QByteArray>
#include <QImage>

namespace vallum::app {

[[nodiscard]] bool isVectorFile(const std::filesystem::path& file);
/// The image encoded as PNG.
[[nodiscard]] QByteArray asPng(const QImage& image);

}  // namespace vallum::app
