// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/readers/json_lines.h>
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

}  // namespace

std::string jsonText(const Battle& battle) {
    Json json = JsonWriter::of(battle);
    json["setting"] = settingJson(*battle.setting);
    return json.dump(2) + '\n';
}

}  // namespace vallum::field

template struct vallum::JsonLines<vallum::field::System>;
