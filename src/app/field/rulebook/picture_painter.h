// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/rulebook/rule_picture.h"
#include "rulebook/picture_book.h"

namespace vallum::app {

/// Painted like the real table.
[[nodiscard]] QImage pictureOf(const RulePicture& picture,
                               const PictureScale& scale,
                               const art::Palette& palette,
                               const QLocale& locale);
/// The pictures for field battles.
[[nodiscard]] PictureBook fieldPicturesIn(const std::filesystem::path& directory);

}  // namespace vallum::app
