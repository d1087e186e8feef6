// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/rulebook/rule_picture.h"

#include "field/rulebook/picture_painter.h"

#include <memory>

#include <vallum/core/json.h>

namespace vallum::app {

Expected<RulePicture, FileError> rulePictureFrom(std::string_view text, const std::string& file) {
    return JsonReader::readText<RulePicture>(text, file);
}

PictureBook fieldPicturesIn(const std::filesystem::path& directory) {
    return picturesIn(directory, [](std::string_view text, const std::string& file) {
        return rulePictureFrom(text, file).map([](RulePicture read) {
            const auto picture = std::make_shared<const RulePicture>(std::move(read));
            return RuleDrawing{
                picture->rule, picture->caption,
                [picture](const PictureScale& scale, const art::Palette& palette, const QLocale& locale) {
                    return pictureOf(*picture, scale, palette, locale);
                }};
        });
    });
}

}  // namespace vallum::app
