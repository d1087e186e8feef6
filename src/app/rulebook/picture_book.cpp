// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/picture_book.h"

#include <algorithm>

#include <vallum/core/json.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

Expected<RulePicture, FileError> rulePictureFrom(std::string_view text, const std::string& file) {
    return JsonReader::readText<RulePicture>(text, file);
}

const RulePicture* PictureBook::of(const RuleId& rule) const {
    const auto found = std::ranges::find(pictures, rule, &RulePicture::rule);
    return found == pictures.end() ? nullptr : &*found;
}

PictureBook picturesIn(const std::filesystem::path& directory) {
    PictureBook book;
    std::error_code unknown;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(directory, unknown)) {
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    }
    if (files.empty()) {
        book.problems.push_back(
            {directory.string(), "", "no pictures", "pictures of rules, like GEO-05.json"});
    }
    std::ranges::sort(files);
    for (const auto& file : files) {
        auto picture = readFile(file).and_then(
            [&](const std::string& text) { return rulePictureFrom(text, file.string()); });
        if (picture && file.stem() != std::string(picture->rule.text())) {
            picture =
                tl::unexpected<FileError>(FileError{file.string(), "/rule", std::string(picture->rule.text()),
                                                    "the rule the file is named after"});
        }
        picture ? book.pictures.push_back(*std::move(picture)) : book.problems.push_back(picture.error());
    }
    return book;
}

}  // namespace vallum::app
