// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_checks.h"

#include <algorithm>

namespace vallum::field {

namespace {

/// None if there is more than one.
std::optional<int> onlyGeneralOf(std::string_view army, const shape::Side& side, const Library& library) {
    std::optional<int> only;
    const auto ids = side.allGenerals();
    for (std::size_t i = 0; i != ids.size(); ++i) {
        const GeneralCard* general = library.general(ids[i]);
        if (general == nullptr || general->army != army) continue;
        if (only) return std::nullopt;
        only = static_cast<int>(i);
    }
    return only;
}

/// OPT-11, OPT-13
void checkCommanded(Findings& findings,
                    const std::string& place,
                    const shape::Units& units,
                    const std::optional<int>& commander,
                    Command command) {
    if (!commander) {
        return findings.error(place + "/commander", "nothing",
                              command == Command::byArmy
                                  ? "which general it is for, because not just one is of its army (OPT-11)"
                                  : "which general it is for (OPT-13)");
    }
    const auto& carried = units.general.index;
    if (carried && *carried != *commander) {
        findings.error(place + "/general", std::to_string(*carried),
                       "the general who commands the unit, " + std::to_string(*commander) +
                           (command == Command::byArmy ? " (OPT-11)" : " (OPT-13)"));
    }
}

/// GEN-01: one unit for each general.
void checkEnough(Findings& findings, const std::string& place, const shape::Side& side) {
    int count = 0;
    for (const shape::Units& units : side.units) count += units.count;
    const auto least = side.generals.size();
    if (count >= static_cast<int>(least)) return;
    findings.error(place + "/units", std::to_string(count) + " units",
                   "at least " + std::to_string(least) + ", one for each general (GEN-01)");
}

}  // namespace

std::optional<int> commanderOf(const shape::Units& units,
                               const shape::Side& side,
                               Command command,
                               const Library& library) {
    if (units.commander || command != Command::byArmy || side.allGenerals().size() < 2)
        return units.commander;
    const Roster* army = library.rosterOf(units.id);
    const auto own = army == nullptr ? std::nullopt : onlyGeneralOf(army->id, side, library);
    return own ? own : onlyGeneralOf("any", side, library);
}

void checkCommand(Findings& findings,
                  const std::string& place,
                  const shape::Side& side,
                  const Options& options,
                  const Library& library) {
    if (side.generals.size() < 2) return;
    if (!options.severalGenerals) {
        return findings.error(place + "/generals", "a list of " + std::to_string(side.generals.size()),
                              "one general, unless the option severalGenerals is on (OPT-05)");
    }
    if (options.command == Command::together) return checkEnough(findings, place, side);
    std::vector<int> commanded(side.generals.size(), 0);
    for (std::size_t i = 0; i != side.units.size(); ++i) {
        const auto commander = commanderOf(side.units[i], side, options.command, library);
        checkCommanded(findings, at(place + "/units", i), side.units[i], commander, options.command);
        const bool isOne = commander && *commander >= 0 && *commander < std::ssize(commanded);
        if (isOne) ++commanded[static_cast<std::size_t>(*commander)];
    }
    for (std::size_t i = 0; i != commanded.size(); ++i) {
        if (commanded[i] != 0) continue;
        findings.error(at(place + "/generals", i), inQuotes(side.generals[i]),
                       options.command == Command::byArmy ? "a general with units of its own army (OPT-11)"
                                                          : "a general with units (OPT-13)");
    }
}

}  // namespace vallum::field
