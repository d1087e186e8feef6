// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/picture_book.h"

#include <algorithm>
#include <iterator>

#include <vallum/core/text_file.h>

namespace vallum::app {

const RuleDrawing* PictureBook::of(const RuleId& rule) const {
    const auto found = std::ranges::find(drawings, rule, &RuleDrawing::rule);
    return found == drawings.end() ? nullptr : &*found;
}

void PictureBook::add(PictureBook other) {
    std::ranges::move(other.drawings, std::back_inserter(drawings));
    std::ranges::move(other.problems, std::back_inserter(problems));
}

PictureBook picturesIn(const std::filesystem::path& directory, const ReadDrawing& read) {
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
        auto drawing =
            readFile(file).and_then([&](const std::string& text) { return read(text, file.string()); });
        if (drawing && file.stem() != std::string(drawing->rule.text())) {
            drawing =
                tl::unexpected<FileError>(FileError{file.string(), "/rule", std::string(drawing->rule.text()),
                                                    "the rule the file is named after"});
        }
        drawing ? book.drawings.push_back(*std::move(drawing)) : book.problems.push_back(drawing.error());
    }
    return book;
}

}  // namespace vallum::app
