// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <cmath>
#include <iostream>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/ranged.h>
#include <vallum/field/words.h>

namespace vallum::cli {

namespace {

std::string percent(double chance) { return std::to_string(std::lround(100 * chance)) + " %"; }

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

/// As the units stand: nobody asks whose turn it is.
Verdict couldShoot(const field::Battle& battle, const field::Opponents& units) {
    if (!battle.type(units.attacker).ranged)
        return refuse("RNG-01"_rule, field::nameOf(battle, units.attacker));
    if (field::isEngaged(battle, units.attacker)) return refuse("RNG-05"_rule);
    return field::mayTarget(battle, units.attacker, units.defender).and_then([&] {
        return allowIf(field::measured(battle, units.attacker, units.defender).inRange, "RNG-12"_rule);
    });
}

}  // namespace

int odds(const OddsOptions& options) {
    const auto referee = openBattle(options.battle);
    if (!referee) return badInput;
    const field::Battle& battle = referee->battle();
    const field::Opponents units{UnitId(options.attacker), UnitId(options.defender)};
    for (const UnitId id : {units.attacker, units.defender}) {
        if (battle.onTable(id)) continue;
        std::cerr << "no unit " << id.raw() << " is on the table; vallum-cli show lists them\n";
        return badInput;
    }
    if (field::areEngaged(battle, units.attacker, units.defender)) {
        showOdds("Melee", battle, units, field::meleeOdds(battle, units));
        return fine;
    }
    if (const Verdict verdict = couldShoot(battle, units); !verdict) {
        std::cerr << field::words(verdict.error()) << '\n';
        return answerRefused;
    }
    showOdds("Ranged attack", battle, units, field::shotOdds(battle, units.attacker, units.defender));
    return fine;
}

}  // namespace vallum::cli
