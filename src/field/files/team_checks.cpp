// SPDX-License-Identifier: GPL-3.0-or-later
#include "team_checks.h"

#include <algorithm>
#include <map>
#include <vector>

#include <vallum/field/queries/sharing.h>
#include <vallum/field/rules/turn/deployment_room.h>

namespace vallum::field {

namespace {

using Members = std::vector<std::size_t>;

std::string spelled(Home home) {
    return '"' + std::string(names(home).at(static_cast<std::size_t>(home))) + '"';
}

/// The sides of each team, as indices into the list; a side without a team is a team of its own.
std::vector<Members> teamsOf(const shape::Scenario& scenario) {
    std::vector<Members> teams;
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i != scenario.sides.size(); ++i) {
        const std::string& name = scenario.sides[i].team;
        const auto found = known.find(name);
        if (!name.empty() && found != known.end()) {
            teams[found->second].push_back(i);
            continue;
        }
        known.emplace(name, teams.size());
        teams.push_back({i});
    }
    return teams;
}

void checkSeats(Findings& findings, const std::vector<shape::Side>& sides) {
    for (std::size_t i = 0; i != sides.size(); ++i) {
        const auto isSame = [&](const shape::Side& other) { return other.seat == sides[i].seat; };
        if (std::find_if(sides.begin(), sides.begin() + static_cast<std::ptrdiff_t>(i), isSame) ==
            sides.begin() + static_cast<std::ptrdiff_t>(i)) {
            continue;
        }
        const std::string seat(nameOfSeat(Seat(static_cast<int>(sides[i].seat) + 1)));
        findings.error(at("/sides", i) + "/seat", inQuotes(seat),
                       sides.size() == 2 ? "the other seat" : "a seat of its own");
    }
}

/// The log identifies players by their names.
void checkNames(Findings& findings, const std::vector<shape::Side>& sides) {
    for (std::size_t i = 0; i != sides.size(); ++i) {
        const std::string place = at("/sides", i) + "/name";
        if (sides[i].name.find_first_not_of(' ') == std::string::npos) {
            findings.error(place, inQuotes(sides[i].name), "a name");
        } else if (std::ranges::find(sides, sides[i].name, &shape::Side::name) !=
                   sides.begin() + static_cast<std::ptrdiff_t>(i)) {
            findings.error(place, inQuotes(sides[i].name), "a name of its own");
        }
    }
}

/// TEAM-09: a person may only play sides that are allied.
void checkPersons(Findings& findings, const std::vector<shape::Side>& sides) {
    for (std::size_t i = 0; i != sides.size(); ++i) {
        const auto plays = [&](const shape::Side& other) {
            return !other.person.empty() && other.person == sides[i].person;
        };
        const auto first = std::ranges::find_if(sides, plays);
        if (first == sides.end() || &*first == &sides[i]) continue;
        const bool areAllied = !sides[i].team.empty() && first->team == sides[i].team;
        if (!areAllied) {
            findings.error(at("/sides", i) + "/person", inQuotes(sides[i].person),
                           "somebody who plays no other team (TEAM-09)");
        }
    }
}

/// Two teams face each other, and allies are side by side.
void checkHomesOfTeams(Findings& findings,
                       const std::vector<shape::Side>& sides,
                       const std::vector<Members>& teams) {
    for (const Members& team : teams) {
        for (const std::size_t i : team) {
            const Home home = sides[i].home;
            const std::string place = at("/sides", i) + "/home";
            if (home != Home::south && home != Home::north) {
                findings.error(place, spelled(home), "\"south\" or \"north\"");
            }
            if (home != sides[team.front()].home)
                findings.error(place, spelled(home), "the edge of the team");
        }
    }
    const std::size_t second = teams[1].front();
    if (sides[second].home == sides[teams[0].front()].home) {
        findings.error(at("/sides", second) + "/home", spelled(sides[second].home), "the other edge");
    }
}

/// TEAM-01
void checkShares(Findings& findings, const shape::Scenario& scenario, const std::vector<Members>& teams) {
    if (!scenario.teamPoints) return;
    findings.range("/teamPoints", *scenario.teamPoints, 1, 1'000'000);
    for (const Members& team : teams) {
        std::vector<int> shares;
        for (const std::size_t i : team) shares.push_back(scenario.sides[i].pointLimit.value_or(0));
        if (mayShare(*scenario.teamPoints, shares)) continue;
        int sum = 0;
        for (const int share : shares) sum += share;
        findings.error(at("/sides", team.back()) + "/pointLimit", std::to_string(sum) + " points of the team",
                       "at most " + std::to_string(*scenario.teamPoints) + " (TEAM-01)");
    }
}

std::string spelled(UnitKind kind) {
    if (kind == UnitKind::infantry) return "infantry";
    return kind == UnitKind::mounted ? "a mounted unit" : "a unit that shoots";
}

/// TEAM-03
void checkKinds(Findings& findings,
                const shape::Scenario& scenario,
                const Members& team,
                const Library& library) {
    const int players = static_cast<int>(team.size());
    for (int player = 0; player != players; ++player) {
        const std::size_t side = team[static_cast<std::size_t>(player)];
        const auto& units = scenario.sides[side].units;
        for (std::size_t i = 0; i != units.size(); ++i) {
            const UnitType* type = library.unit(units[i].id);
            if (type == nullptr || shareByType(*type, players) == player) continue;
            findings.error(at(at("/sides", side) + "/units", i) + "/id", spelled(kindOf(*type)),
                           "a kind of unit that no ally commands (TEAM-03)");
        }
    }
}

/// TEAM-04
void checkArmies(Findings& findings,
                 const shape::Scenario& scenario,
                 const Members& team,
                 const Library& library) {
    std::vector<std::string_view> armies;
    for (const std::size_t side : team) armies.emplace_back(scenario.sides[side].army);
    for (std::size_t player = 0; player != team.size(); ++player) {
        const shape::Side& side = scenario.sides[team[player]];
        const std::string place = at("/sides", team[player]);
        if (shareByArmy(armies, side.army) != static_cast<int>(player)) {
            findings.error(place + "/army", inQuotes(side.army), "an army of its own (TEAM-04)");
        }
        for (std::size_t i = 0; i != side.units.size(); ++i) {
            const Roster* roster = library.rosterOf(side.units[i].id);
            if (roster == nullptr || roster->id == side.army || !shareByArmy(armies, roster->id)) continue;
            findings.error(at(place + "/units", i) + "/id", inQuotes(side.units[i].id),
                           "no unit of an ally's army (TEAM-04)");
        }
    }
}

void checkSharing(Findings& findings,
                  const shape::Scenario& scenario,
                  const std::vector<Members>& teams,
                  const Library& library) {
    for (const Members& team : teams) {
        if (team.size() == 1) continue;
        if (scenario.sharing == Sharing::type) checkKinds(findings, scenario, team, library);
        if (scenario.sharing == Sharing::army) checkArmies(findings, scenario, team, library);
    }
}

Setting settingOf(const shape::Scenario& scenario, const std::vector<Members>& teams) {
    Setting setting;
    setting.table = tableOf(scenario);
    setting.sides.resize(scenario.sides.size());
    for (std::size_t team = 0; team != teams.size(); ++team) {
        for (const std::size_t i : teams[team]) setting.sides[i].team = static_cast<int>(team);
    }
    for (std::size_t i = 0; i != setting.sides.size(); ++i) {
        setting.sides[i].seat = Seat(static_cast<int>(i) + 1);
        setting.sides[i].home = scenario.sides[i].home;
    }
    return setting;
}

/// TEAM-10, SET-21: there must be room for a zone, and in it for all the cards.
void checkZones(Findings& findings, const shape::Scenario& scenario, const std::vector<Members>& teams) {
    if (scenario.deployment != shape::Deployment::byTurns || scenario.siege) return;
    const Setting setting = settingOf(scenario, teams);
    for (std::size_t i = 0; i != setting.sides.size(); ++i) {
        const Zone zone = deploymentZone(setting, setting.sides[i].seat);
        if (isFreeForAll(setting) && frontageOf(zone) < cardSize.width) {
            return findings.error("/table", "no room for a zone at the edge " + spelled(zone.home),
                                  "a table on which all zones are 8 apart (TEAM-10)");
        }
        int cards = 0;
        for (const shape::Units& units : scenario.sides[i].units) cards += units.count;
        const int room = roomIn(zone, {});
        if (cards <= room) continue;
        findings.error(at("/sides", i) + "/units", std::to_string(cards) + " cards",
                       "at most " + std::to_string(room) + ", for which the zone has room (SET-21)");
    }
}

}  // namespace

void checkTeams(Findings& findings, const shape::Scenario& scenario, const Library& library) {
    const auto& sides = scenario.sides;
    constexpr std::size_t most = seatNames.size();
    const std::string found = "a list of " + std::to_string(sides.size());
    if (sides.size() < 2) return findings.error("/sides", found, "two sides (SET-01)");
    if (sides.size() > most) {
        return findings.error("/sides", found, "at most " + std::to_string(most) + " sides (TEAM-01)");
    }
    checkSeats(findings, sides);
    checkNames(findings, sides);
    checkPersons(findings, sides);
    const auto teams = teamsOf(scenario);
    checkShares(findings, scenario, teams);
    checkSharing(findings, scenario, teams, library);
    if (teams.size() == 2) {
        checkHomesOfTeams(findings, sides, teams);
        return checkZones(findings, scenario, teams);
    }
    if (teams.size() == sides.size()) return checkZones(findings, scenario, teams);
    const std::string counted = teams.size() == 1 ? "one team" : std::to_string(teams.size()) + " teams";
    findings.error("/sides", counted, "two teams (TEAM-01), or none (TEAM-10)");
}

}  // namespace vallum::field
