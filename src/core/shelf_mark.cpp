// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/findings.h>
#include <vallum/core/json.h>
#include <vallum/core/shelf_mark.h>

namespace vallum {

ShelfMark shelfMarkIn(std::string_view scenario) {
    const auto json = parsedJson(scenario);
    if (!json || !json->is_object() || !json->contains("shelf")) return {};
    return JsonReader::read<ShelfMark>(json->at("shelf")).value_or(ShelfMark());
}

void checkShelfMark(Findings& findings, const ShelfMark& mark) {
    constexpr int most = 999;
    if (mark.beginWith) findings.range("/shelf/beginWith", *mark.beginWith, 1, most);
    if (mark.minutes) findings.range("/shelf/minutes", *mark.minutes, 1, most);
    constexpr int earliest = -3000;
    constexpr int latest = 1500;
    if (mark.year) findings.range("/shelf/year", *mark.year, earliest, latest);
}

}  // namespace vallum
