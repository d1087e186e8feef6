// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/picture_book.h"
#include "rulebook/rule_picture.h"

namespace vallum::app {

/// Drawn by the painters of the table.
[[nodiscard]] QImage pictureOf(const RulePicture& picture,
                               const PictureScale& scale,
                               const art::Palette& palette,
                               const QLocale& locale);
/// Those of field battles.
[[nodiscard]] PictureBook fieldPicturesIn(const std::filesystem::path& directory);

}  // namespace vallum::app
