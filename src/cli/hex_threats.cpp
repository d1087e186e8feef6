// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_threats.h"

#include "hex_odds.h"

#include <iostream>

#include <nlohmann/json.hpp>

#include <vallum/hex/queries/threats.h>
#include <vallum/hex/words.h>

namespace vallum::cli {

namespace {

using Json = nlohmann::ordered_json;
using Threats = std::vector<hex::Threat>;

constexpr const char* terms = " in the enemy's next turn, if it orders them, without cards:\n";

Json jsonOf(hex::Hex hex) { return {{"row", hex.row}, {"column", hex.column}}; }

Json jsonOf(const hex::Odds& odds) {
    return {{"hits", odds.expectedHits},
            {"eliminated", odds.eliminate},
            {"drivenOff", odds.driveOff},
            {"leaderFalls", odds.leaderFalls}};
}

Json jsonOf(const hex::Battle& battle, const hex::Threat& threat) {
    Json json{{"by", threat.by.raw()}, {"at", jsonOf(threat.at)}};
    if (const auto unit = battle.unitAt(threat.at)) json["unit"] = unit->raw();
    json["kind"] = threat.isShot() ? "fire" : "closeCombat";
    json["from"] = jsonOf(threat.from);
    json["path"] = Json::array();
    for (const hex::Hex hex : threat.path) json["path"].push_back(jsonOf(hex));
    if (threat.dice) json["dice"] = threat.dice->total();
    if (threat.odds) json["odds"] = jsonOf(*threat.odds);
    if (threat.evading) json["ifItEvades"] = jsonOf(*threat.evading);
    return json;
}
Json jsonOf(const hex::Battle& battle, const Threats& threats) {
    Json json = Json::array();
    for (const hex::Threat& threat : threats) json.push_back(jsonOf(battle, threat));
    return json;
}

void show(const std::string& who, const hex::Threat& threat) {
    std::cout << "  " << who << ", " << hex::words(threat);
    if (threat.odds) std::cout << ": " << resultsOf(*threat.odds);
    std::cout << '\n';
    if (threat.evading) std::cout << "    if it evades: " << resultsOf(*threat.evading) << '\n';
}
void showThreats(const hex::Battle& battle, const std::string& whom, const Threats& threats) {
    if (threats.empty()) {
        std::cout << "No enemy can attack " << whom << " next turn.\n";
        return;
    }
    std::cout << "Threats to " << whom << terms;
    for (const hex::Threat& threat : threats) show(hex::nameOf(battle, threat.by), threat);
}

std::string whoIsAt(const hex::Battle& battle, hex::Hex hex) {
    if (const auto unit = battle.unitAt(hex)) return hex::nameOf(battle, *unit);
    if (const auto leader = battle.leaderAt(hex)) return hex::nameOf(battle, *leader);
    return "a piece at " + hex::toText(hex);
}

void tellOf(const hex::Battle& battle, UnitId unit, bool asJson) {
    const Threats threats = hex::threatsTo(battle, unit);
    const Threats attacks = hex::threatsBy(battle, unit);
    if (asJson) {
        std::cout << Json{{"threats", jsonOf(battle, threats)}, {"attacks", jsonOf(battle, attacks)}}.dump(2)
                  << '\n';
        return;
    }
    showThreats(battle, hex::nameOf(battle, unit), threats);
    if (attacks.empty()) return;
    std::cout << "It can attack in its own next turn:\n";
    for (const hex::Threat& threat : attacks) show(whoIsAt(battle, threat.at), threat);
}

void tellOf(const hex::Battle& battle, hex::Hex hex, bool asJson) {
    const Threats threats = hex::threatsAt(battle, hex, battle.active);
    if (asJson) {
        std::cout << Json{{"threats", jsonOf(battle, threats)}}.dump(2) << '\n';
    } else {
        showThreats(battle, whoIsAt(battle, hex), threats);
    }
}

void tellOfAll(const hex::Battle& battle, bool asJson) {
    Threats all;
    for (const hex::Side& side : battle.setting->sides) {
        const Threats some = hex::threatsTo(battle, side.seat);
        all.insert(all.end(), some.begin(), some.end());
    }
    if (asJson) {
        std::cout << Json{{"threats", jsonOf(battle, all)}}.dump(2) << '\n';
        return;
    }
    bool isAny = false;
    for (const hex::Hex hex : hex::allHexes()) {
        Threats here = all;
        std::erase_if(here, [&](const hex::Threat& it) { return it.at != hex; });
        if (!here.empty()) showThreats(battle, whoIsAt(battle, hex), here);
        isAny |= !here.empty();
    }
    if (!isAny) std::cout << "Nobody can attack anybody next turn.\n";
}

}  // namespace

int hexThreats(const BattleText& text, const ThreatsOptions& options) {
    const auto opened = openBattle<hex::System>(text);
    if (!opened) return badInput;
    const hex::Battle& battle = opened->referee.battle();
    if (options.hex.size() == 2) {
        const hex::Hex hex{options.hex[0], options.hex[1]};
        if (!hex::isOnBoard(hex)) {
            std::cerr << hex::toText(hex) << " is not on the board; rows and columns count from 0\n";
            return badInput;
        }
        tellOf(battle, hex, options.json);
    } else if (options.unit) {
        const UnitId unit(*options.unit);
        if (!isOnBoard(battle, unit)) return badInput;
        tellOf(battle, unit, options.json);
    } else {
        tellOfAll(battle, options.json);
    }
    return opened->status;
}

}  // namespace vallum::cli
