// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include <vallum/core/text_file.h>

namespace vallum::cli {

void complain(const FileError& error) { std::cerr << toText(error) << '\n'; }

std::optional<BattleText> readBattleText(const std::string& path) {
    auto text = readFile(path);
    if (!text) {
        complain(text.error());
        return {};
    }
    std::string format = formatOf(*text);
    if (format.empty()) format = formatInHead(*text);
    return BattleText{path, *std::move(text), std::move(format)};
}

}  // namespace vallum::cli
