// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/json.h>
#include <vallum/core/overloaded.h>
#include <vallum/field/files/json_lines.h>

namespace vallum::field {

namespace {

Json sideJson(const Side& side) {
    return {{"seat", side.seat.raw()},
            {"name", side.name},
            {"army", side.army},
            {"home", JsonWriter::of(side.home)},
            {"team", side.team},
            {"person", side.person},
            {"generals", JsonWriter::of(side.generals)},
            {"pointLimit", side.pointLimit},
            {"unitPoints", side.unitPoints}};
}

Json settingJson(const Setting& setting) {
    Json json = JsonWriter::of(setting);
    json["sides"] = Json::array();
    for (const Side& side : setting.sides) json["sides"].push_back(sideJson(side));
    json["types"] = JsonWriter::of(setting.types);
    json["cards"] = Json::array();
    for (const ActionCard& card : setting.cards) {
        json["cards"].push_back(
            {{"order", setting.orders.at(static_cast<std::size_t>(card.order.raw())).id},
             {"event", setting.events.at(static_cast<std::size_t>(card.event.raw())).id}});
    }
    return json;
}

Json placeJson(const vallum::Place& place) {
    return std::visit(
        Overloaded{[](const TablePlace& it) -> Json {
                       return {{"x", JsonWriter::of(Du(it.x))}, {"y", JsonWriter::of(Du(it.y))}};
                   },
                   [](const HexPlace& it) -> Json { return {{"row", it.row}, {"column", it.column}}; },
                   [](const ZonePlace& it) -> Json { return {{"column", it.column}, {"row", it.row}}; }},
        place);
}

}  // namespace

std::string jsonLine(const Fact& fact) { return JsonWriter::of(fact).dump(); }
std::string jsonLine(const Answer& answer) { return JsonWriter::of(answer).dump(); }
std::string jsonLine(const Asked<System>& asked) {
    const Json json{
        {"ask", asked.number}, {"seat", asked.seat.raw()}, {"question", JsonWriter::of(asked.question)}};
    return json.dump();
}
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

std::string jsonText(const Battle& battle) {
    Json json = JsonWriter::of(battle);
    json["setting"] = settingJson(*battle.setting);
    return json.dump(2) + '\n';
}

Expected<Answer, FileError> answerFrom(std::string_view line, const std::string& file) {
    return JsonReader::readText<Answer>(line, file);
}
Expected<Fact, FileError> factFrom(std::string_view line, const std::string& file) {
    return JsonReader::readText<Fact>(line, file);
}

Expected<std::vector<Answer>, FileError> answersFrom(std::string_view text, const std::string& file) {
    std::vector<Answer> answers;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos || line.front() == '#') continue;
        auto answer = answerFrom(line, file);
        if (!answer) {
            FileError error = std::move(answer).error();
            error.place = "line " + std::to_string(number) + (error.place.empty() ? "" : ", " + error.place);
            return tl::unexpected<FileError>(std::move(error));
        }
        answers.push_back(*std::move(answer));
    }
    return answers;
}

}  // namespace vallum::field
