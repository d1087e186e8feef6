// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "hex_odds.h"
#include "hex_threats.h"
#include "opening.h"

#include <cmath>
#include <iostream>

#include <nlohmann/json.hpp>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/threats.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/words.h>

namespace vallum::cli {

namespace {

std::string percent(double chance) { return std::to_string(std::lround(100 * chance)) + "%"; }

void showProspect(const std::string& name, const field::Prospect& prospect) {
    const auto hundredths = static_cast<std::int32_t>(std::lround(100 * prospect.expectedWounds()));
    std::cout << "  " << name << ": " << field::numberText(hundredths, 100)
              << " wounds on average; destroyed " << percent(prospect.eliminated) << ", broken "
              << percent(prospect.breaks) << ", fleeing " << percent(prospect.flees) << '\n';
}

void showOdds(const std::string& what,
              const field::Battle& battle,
              const field::Opponents& units,
              const field::CombatOdds& odds) {
    std::cout << what << ", without events:\n";
    showProspect(field::nameOf(battle, units.attacker), odds.attacker);
    showProspect(field::nameOf(battle, units.defender), odds.defender);
}

bool areOnTable(const field::Battle& battle, const std::vector<UnitId>& units) {
    for (const UnitId id : units) {
        if (battle.onTable(id)) continue;
        std::cerr << "no unit " << id.raw() << " is on the table; vallum-cli show lists them\n";
        return false;
    }
    return true;
}

void showThreat(const field::Battle& battle, const field::Threat& threat) {
    const std::string attack =
        std::string(field::nameOf(battle, threat.by)) + ", " + std::string(field::words(threat));
    if (threat.odds) return showProspect(attack, *threat.odds);
    std::cout << "  " << attack << ": if it is in range (RNG-11)\n";
}

void showThreats(const field::Battle& battle, UnitId unit, const std::vector<field::Threat>& threats) {
    const std::string name(field::nameOf(battle, unit));
    if (threats.empty()) {
        std::cout << "No known enemy can attack " << name << " from where it stands.\n";
        return;
    }
    std::cout << "Threats to " << name << " in the enemy's next turn, without events:\n";
    for (const field::Threat& threat : threats) showThreat(battle, threat);
}

nlohmann::ordered_json jsonOf(UnitId unit, const field::Threat& threat) {
    constexpr std::array kinds{"melee", "charge", "shot"};
    nlohmann::ordered_json json{{"by", threat.by.raw()},
                                {"unit", unit.raw()},
                                {"kind", kinds.at(static_cast<std::size_t>(threat.kind))},
                                {"side", names(threat.side).at(static_cast<std::size_t>(threat.side))}};
    if (threat.odds)
        json["odds"] = {{"wounds", threat.odds->expectedWounds()},
                        {"eliminated", threat.odds->eliminated},
                        {"breaks", threat.odds->breaks},
                        {"flees", threat.odds->flees}};
    return json;
}

/// With the units as they stand, whoever's turn it is.
Verdict couldShoot(const field::Battle& battle, const field::Opponents& units) {
    if (!battle.type(units.attacker).ranged)
        return refuse("RNG-01"_rule, field::nameOf(battle, units.attacker));
    if (field::isEngaged(battle, units.attacker)) return refuse("RNG-05"_rule);
    return field::mayTarget(battle, units.attacker, units.defender).and_then([&] {
        return allowIf(field::measured(battle, units.attacker, units.defender).inRange, "RNG-12"_rule);
    });
}

int fieldOdds(const BattleText& text, const OddsOptions& options) {
    const auto opened = openBattle<field::System>(text);
    if (!opened) return badInput;
    const field::Battle& battle = opened->referee.battle();
    const field::Opponents units{UnitId(options.attacker), UnitId(options.defender)};
    if (!areOnTable(battle, {units.attacker, units.defender})) return badInput;
    if (field::areEngaged(battle, units.attacker, units.defender)) {
        showOdds("Melee", battle, units, field::meleeOdds(battle, units));
        return opened->status;
    }
    if (const Verdict verdict = couldShoot(battle, units); !verdict) {
        std::cerr << field::words(verdict.error()) << '\n';
        return answerRefused;
    }
    showOdds("Ranged attack", battle, units, field::shotOdds(battle, units.attacker, units.defender));
    return opened->status;
}

/// Of each unit, as its owner sees it.
int fieldThreats(const BattleText& text, const ThreatsOptions& options) {
    if (!options.hex.empty()) {
        std::cerr << "--hex is for hex battles\n";
        return wrongUse;
    }
    const auto opened = openBattle<field::System>(text);
    if (!opened) return badInput;
    const field::Battle& battle = opened->referee.battle();
    if (options.unit && !areOnTable(battle, {UnitId(*options.unit)})) return badInput;
    nlohmann::ordered_json json;
    json["threats"] = nlohmann::ordered_json::array();
    for (const UnitId unit : battle.unitsOnTable()) {
        if (options.unit ? unit != UnitId(*options.unit) : !battle.onTable(unit)) continue;
        const field::Battle seen = field::System::seenBy(battle, battle.owner(unit));
        const auto threats = field::threatsTo(seen, unit);
        for (const field::Threat& threat : threats) json["threats"].push_back(jsonOf(unit, threat));
        if (!options.json && (options.unit || !threats.empty())) showThreats(seen, unit, threats);
    }
    if (options.json) std::cout << json.dump(2) << '\n';
    return opened->status;
}

}  // namespace

int odds(const OddsOptions& options) {
    return withBattle(options.battle,
                      [&]<class System>(std::type_identity<System>, const BattleText& battle) {
                          if constexpr (std::is_same_v<System, hex::System>) {
                              return hexOdds(battle, options);
                          } else {
                              return fieldOdds(battle, options);
                          }
                      });
}

int threats(const ThreatsOptions& options) {
    return withBattle(options.battle,
                      [&]<class System>(std::type_identity<System>, const BattleText& battle) {
                          if constexpr (std::is_same_v<System, hex::System>) {
                              return hexThreats(battle, options);
                          } else {
                              return fieldThreats(battle, options);
                          }
                      });
}

}  // namespace vallum::cli
