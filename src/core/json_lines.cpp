// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/json.h>
#include <vallum/core/json_lines.h>
#include <vallum/core/overloaded.h>
#include <vallum/core/quantity.h>

namespace vallum {

namespace {

Json placeJson(const Place& place) {
    return std::visit(
        Overloaded{[](const TablePlace& it) -> Json {
                       return {{"x", JsonWriter::of(Du(it.x))}, {"y", JsonWriter::of(Du(it.y))}};
                   },
                   [](const HexPlace& it) -> Json { return {{"row", it.row}, {"column", it.column}}; },
                   [](const ZonePlace& it) -> Json { return {{"column", it.column}, {"row", it.row}}; }},
        place);
}

}  // namespace

std::string jsonLine(const Refusal& refusal) {
    Json json{{"error", "refused"}, {"rule", refusal.rule.text()}, {"detail", refusal.detail}};
    if (refusal.place) json["place"] = placeJson(*refusal.place);
    return json.dump();
}
std::string jsonLine(const FileError& error) {
    const Json json{{"error", "unreadable"},
                    {"place", error.place},
                    {"found", error.found},
                    {"expected", error.expected}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace vallum
