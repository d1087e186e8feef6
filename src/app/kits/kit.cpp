// SPDX-License-Identifier: GPL-3.0-or-later
#include "kits/kit.h"

#include <vallum/core/file_format.h>

namespace vallum::app {

std::string formatSaidIn(std::string_view text) {
    std::string said = formatInHead(text);
    return said.empty() ? formatOf(text) : said;
}

std::string nameOf(const FileFormat& format) { return std::string(format.name); }

}  // namespace vallum::app
