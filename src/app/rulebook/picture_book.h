// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "rulebook/rule_picture.h"

#include <filesystem>

#include <QImage>

namespace vallum::app {

/// All pictures of rules. One that cannot be read is told, and the others are shown.
struct PictureBook {
    std::vector<RulePicture> pictures;
    std::vector<FileError> problems;

    /// Nothing where a rule has none.
    [[nodiscard]] const RulePicture* of(const RuleId& rule) const;
};
[[nodiscard]] PictureBook picturesIn(const std::filesystem::path& directory);

struct PictureScale {
    int width = 480;
    double ratio = 1;  // device pixels for one of them
};
/// Drawn by the painters of the table.
[[nodiscard]] QImage pictureOf(const RulePicture& picture,
                               const PictureScale& scale,
                               const art::Palette& palette,
                               const QLocale& locale);

}  // namespace vallum::app
