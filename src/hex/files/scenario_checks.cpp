// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario_checks.h"

#include "scenario_shape.h"

#include <algorithm>
#include <map>
#include <set>

#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

bool isSeat(const shape::Scenario& scenario, const std::string& seat) {
    return std::ranges::count(scenario.sides, seat, &shape::Side::seat) == 1;
}

void checkSeat(Findings& findings,
               const shape::Scenario& scenario,
               const std::string& place,
               const std::string& seat) {
    if (!isSeat(scenario, seat)) {
        findings.error(place + "/seat", seat.empty() ? phrase("Files", "nothing").pattern : seat,
                       phrase("Files", "the seat of one of the sides").pattern);
    }
}

bool checkHex(Findings& findings, const std::string& place, Hex hex) {
    if (isOnBoard(hex)) return true;
    findings.error(place + "/at", toText(hex), phrase("Files", "a hex of the board").pattern);
    return false;
}

/// "#a23b2e"
bool isColor(const std::string& text) {
    constexpr std::size_t length = 7;
    return text.size() == length && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

/// HXS-02
void checkSide(Findings& findings, const shape::Side& side, const std::string& place) {
    constexpr int mostCards = 9;
    constexpr int mostBanners = 12;
    findings.range(place + "/hand", side.hand, 1, mostCards);
    findings.range(place + "/banners", side.banners, 1, mostBanners);
    if (!isColor(side.color)) {
        findings.error(
            place + "/color", inQuotes(side.color),
            phrase("Files",
                   "a color like #a23b2e (pieces take the nearest of crimson, azure, green, purple, "
                   "ochre and silver)")
                .pattern);
    }
    if (side.edge != Edge::top && side.edge != Edge::bottom) {
        findings.error(place + "/edge", std::string(names(Edge{}).at(static_cast<std::size_t>(side.edge))),
                       phrase("Files", "top or bottom").pattern);
    }
    std::set<std::string> rules;
    for (std::size_t i = 0; i != side.rules.size(); ++i) {
        const std::string& rule = side.rules[i];
        const bool isKnown = rule == "javelins" || rule == "flexible";
        if (!isKnown || !rules.insert(rule).second) {
            findings.error(at(place + "/rules", i), rule,
                           phrase("Files", "javelins or flexible, each once").pattern);
        }
    }
    if (rules.contains("flexible") && !rules.contains("javelins")) {
        findings.error(place + "/rules", phrase("Files", "flexible alone").pattern,
                       phrase("Files", "javelins with it").pattern);
    }
}

void checkSides(Findings& findings, const shape::Scenario& scenario) {
    const auto& sides = scenario.sides;
    if (sides.size() != 2) {
        return findings.error("/sides", phrase("Files", "%1 sides")(sides.size()),
                              phrase("Files", "2 sides").pattern);
    }
    for (std::size_t i = 0; i != sides.size(); ++i) checkSide(findings, sides[i], at("/sides", i));
    if (sides[0].edge == sides[1].edge) {
        findings.error("/sides/1/edge",
                       std::string(names(Edge{}).at(static_cast<std::size_t>(sides[1].edge))),
                       phrase("Files", "the other edge").pattern);
    }
    if (sides[0].seat == sides[1].seat)
        findings.error("/sides/1/seat", sides[1].seat, phrase("Files", "another seat").pattern);
    if (!isSeat(scenario, scenario.first)) {
        findings.error("/first", scenario.first, phrase("Files", "the seat of one of the sides").pattern);
    }
}

/// HXS-03: two or three adjacent sides.
void checkRampart(Findings& findings, const shape::HexCell& cell, const std::string& place) {
    const bool isRampart = cell.work == Work::rampart;
    if (!isRampart && !cell.sides.empty())
        findings.error(place + "/sides", phrase("Files", "sides").pattern,
                       phrase("Files", "none without a rampart").pattern);
    if (!isRampart) return;
    const std::set<Direction> sides(cell.sides.begin(), cell.sides.end());
    constexpr std::size_t fewest = 2;
    constexpr std::size_t most = 3;
    if (sides.size() != cell.sides.size() || sides.size() < fewest || sides.size() > most) {
        return findings.error(place + "/sides", phrase("Files", "%1 sides")(cell.sides.size()),
                              phrase("Files", "2 or 3 sides").pattern);
    }
    const auto touchesNext = [&](Direction it) {
        return sides.contains(static_cast<Direction>((static_cast<int>(it) + 1) % directions));
    };
    if (std::ranges::count_if(sides, touchesNext) + 1 != std::ssize(sides)) {
        findings.error(place + "/sides", phrase("Files", "sides apart from each other").pattern,
                       phrase("Files", "each next to another").pattern);
    }
}

/// HXT-65
void checkWork(Findings& findings, const shape::HexCell& cell, const std::string& place) {
    if (!cell.work) return;
    const bool isWet = cell.ground == Ground::river || cell.ground == Ground::ford;
    const bool isFirm = cell.ground == Ground::open || cell.ground == Ground::hill;
    const bool isBridge = cell.work == Work::bridge;
    if (isBridge ? isWet : isFirm) return;
    findings.error(place + "/work", std::string(names(Work{}).at(static_cast<std::size_t>(*cell.work))),
                   isBridge ? phrase("Files", "a river or a ford under a bridge").pattern
                            : phrase("Files", "open ground or a hill under it").pattern);
}

/// HXT-35
void checkSet(Findings& findings,
              const shape::HexCell& cell,
              const shape::Scenario& scenario,
              const Library& library,
              const std::string& place) {
    if (scenario.set != shape::Set::basic) return;
    const auto& ground = library.terrain.at(static_cast<std::size_t>(cell.ground));
    if (ground.expansion)
        findings.error(place + "/ground", ground.id, phrase("Files", "terrain of the basic set").pattern);
    if (!cell.work) return;
    const auto& work = library.terrain.at(names(Ground{}).size() + static_cast<std::size_t>(*cell.work));
    if (work.expansion)
        findings.error(place + "/work", work.id, phrase("Files", "terrain of the basic set").pattern);
}

/// HXS-03
void checkHexes(Findings& findings, const shape::Scenario& scenario, const Library& library) {
    std::set<Hex> known;
    for (std::size_t i = 0; i != scenario.hexes.size(); ++i) {
        const shape::HexCell& cell = scenario.hexes[i];
        const std::string place = at("/hexes", i);
        if (!checkHex(findings, place, cell.at)) continue;
        if (!known.insert(cell.at).second)
            findings.error(place + "/at", toText(cell.at), phrase("Files", "each hex once").pattern);
        checkWork(findings, cell, place);
        checkRampart(findings, cell, place);
        checkSet(findings, cell, scenario, library, place);
        const bool isCamp = cell.work == Work::camp;
        if (isCamp && !isSeat(scenario, cell.owner)) {
            findings.error(place + "/owner",
                           cell.owner.empty() ? phrase("Files", "nothing").pattern : cell.owner,
                           phrase("Files", "a seat").pattern);
        }
        if (!isCamp && !cell.owner.empty())
            findings.error(place + "/owner", cell.owner, phrase("Files", "none without a camp").pattern);
    }
}

/// HXS-06
void checkObjective(Findings& findings,
                    const shape::Scenario& scenario,
                    const shape::Objective& it,
                    const std::string& place) {
    checkSeat(findings, scenario, place, it.seat);
    constexpr int mostBanners = 12;
    findings.range(place + "/banners", it.banners, 1, mostBanners);
    if (it.type == Aim::exit) {
        if (!it.edge)
            findings.error(place + "/edge", phrase("Files", "nothing").pattern,
                           phrase("Files", "an edge of the board").pattern);
        if (it.at)
            findings.error(place + "/at", phrase("Files", "a hex").pattern,
                           phrase("Files", "none for an exit").pattern);
        return;
    }
    if (it.edge)
        findings.error(place + "/edge", phrase("Files", "an edge").pattern,
                       phrase("Files", "none but for an exit").pattern);
    if (!it.at)
        return findings.error(place + "/at", phrase("Files", "nothing").pattern,
                              phrase("Files", "a hex of the board").pattern);
    const Hex hex{it.at->at(0), it.at->at(1)};
    if (!checkHex(findings, place, hex) || it.type != Aim::camp) return;
    const auto cell = std::ranges::find(scenario.hexes, hex, &shape::HexCell::at);
    const bool isCamp = cell != scenario.hexes.end() && cell->work == Work::camp;
    if (!isCamp || cell->owner == it.seat) {
        findings.error(place + "/at", toText(hex), phrase("Files", "a camp of the other seat").pattern);
    }
}

/// HXS-07
void checkSiege(Findings& findings, const shape::Scenario& scenario) {
    const auto isFortified = [](const shape::HexCell& it) { return it.work == Work::fortifiedWall; };
    if (scenario.siege && std::ranges::none_of(scenario.hexes, isFortified)) {
        findings.warning("/siege", "true", phrase("Files", "a fortified wall to storm").pattern);
    }
}

/// HXS-04
void checkElite(Findings& findings, const std::vector<Json>& elite, const std::string& place) {
    constexpr int nearest = 2;
    constexpr int farthest = 6;
    for (std::size_t i = 0; i != elite.size(); ++i) {
        const Json& it = elite[i];
        const bool isWord = it == "leaderHits" || it == "ignoreFlag" || it == "ignoreSword";
        const bool isRange = it.is_object() && it.size() == 1 && it.contains("fireRange") &&
                             it["fireRange"].is_number_integer();
        if (isRange)
            findings.range(at(place, i) + "/fireRange", it["fireRange"].get<int>(), nearest, farthest);
        if (!isWord && !isRange) {
            findings.error(at(place, i), brief(it),
                           phrase("Files", "leaderHits, ignoreFlag, ignoreSword or a fireRange").pattern);
        }
    }
}

class Pieces {
public:
    Pieces(Findings& findings,
           const shape::Scenario& scenario,
           const Library& library,
           const Setting& setting)
        : findings_(findings),
          scenario_(scenario),
          library_(library),
          setting_(setting) {}

    void check() {
        for (std::size_t i = 0; i != scenario_.units.size(); ++i) {
            checkUnit(scenario_.units[i], at("/units", i));
        }
        for (std::size_t i = 0; i != scenario_.leaders.size(); ++i) {
            checkLeader(scenario_.leaders[i], at("/leaders", i));
        }
        for (const shape::Side& side : scenario_.sides) {
            if (std::ranges::count(scenario_.units, side.seat, &shape::Unit::seat) == 0) {
                findings_.error("/units", phrase("Files", "no unit of %1")(side.seat),
                                phrase("Files", "a unit of each side").pattern);
            }
        }
    }

private:
    void checkUnit(const shape::Unit& unit, const std::string& place) {
        checkSeat(findings_, scenario_, place, unit.seat);
        checkElite(findings_, unit.elite, place + "/elite");
        const auto type = std::ranges::find(library_.types, unit.type, &UnitType::id);
        if (type == library_.types.end()) {
            return findings_.error(place + "/type", unit.type,
                                   phrase("Files", "the id of a unit type, for example %1")(
                                       nearestTo(unit.type, library_.types, &UnitType::id)));
        }
        if (unit.blocks) findings_.range(place + "/blocks", *unit.blocks, 1, type->blocks);
        if (!checkHex(findings_, place, unit.at)) return;
        if (!units_.emplace(unit.at, unit.seat).second) {
            findings_.error(place + "/at", toText(unit.at),
                            phrase("Files", "a hex without another unit").pattern);
        }
        checkGround(unit.at, pieceOf(*type), place);
    }
    void checkLeader(const shape::Leader& leader, const std::string& place) {
        checkSeat(findings_, scenario_, place, leader.seat);
        if (leader.traits) findings_.range(place + "/traits/extraDie", leader.traits->extraDie, 1, 1);
        if (!checkHex(findings_, place, leader.at)) return;
        if (!leaders_.insert(leader.at).second) {
            findings_.error(place + "/at", toText(leader.at),
                            phrase("Files", "a hex without another leader").pattern);
        }
        const auto unit = units_.find(leader.at);
        if (unit != units_.end() && unit->second != leader.seat) {
            findings_.error(place + "/at", toText(leader.at), phrase("Files", "no enemy unit there").pattern);
        }
        checkGround(leader.at, Piece::leader, place);
    }
    void checkGround(Hex hex, Piece piece, const std::string& place) {
        const WayIn way = wayInto(setting_, hex, piece);
        if (way.entry != Entry::no) return;
        findings_.error(place + "/at", toText(hex),
                        phrase("Files", "ground where it may stand (%1)")(way.rule.text()));
    }

    Findings& findings_;
    const shape::Scenario& scenario_;
    const Library& library_;
    const Setting& setting_;
    std::map<Hex, std::string> units_;
    std::set<Hex> leaders_;
};

/// HEX-94: nobody can hold a hex that nobody can enter.
void checkHolds(Findings& findings, const Setting& setting) {
    for (std::size_t i = 0; i != setting.objectives.size(); ++i) {
        const Objective& it = setting.objectives[i];
        if (it.aim != Aim::hold || isPassable(setting, it.at, Piece::foot)) continue;
        findings.error(at("/objectives", i) + "/at", toText(it.at),
                       phrase("Files", "a hex that a unit may enter").pattern);
    }
}

/// One for each enemy unit and leader, plus those for objectives.
int mostBanners(const Scenario& scenario, Seat seat) {
    const auto isEnemy = [&](const auto& it) { return it.owner != seat; };
    const auto isOwn = [&](const auto& it) { return it.owner == seat; };
    auto most = static_cast<int>(std::ranges::count_if(scenario.units, isEnemy) +
                                 std::ranges::count_if(scenario.leaders, isEnemy));
    const auto own = static_cast<int>(std::ranges::count_if(scenario.units, isOwn));
    for (const Objective& it : scenario.setting->objectives) {
        if (it.seat == seat) most += it.banners * (it.aim == Aim::exit ? own : 1);
    }
    return most;
}

}  // namespace

void checkScenario(Findings& findings,
                   const shape::Scenario& scenario,
                   const Library& library,
                   const std::string& file) {
    checkFileName(findings, file, scenario.id);
    constexpr int fewestTurns = 5;  // HXS-08
    constexpr int mostTurns = 99;
    findings.range("/turns", scenario.turns, fewestTurns, mostTurns);
    for (std::size_t i = 0; i != scenario.briefing.size(); ++i) {
        if (!scenario.briefing[i].empty()) continue;
        findings.error(at("/briefing", i), phrase("Files", "nothing").pattern,
                       phrase("Files", "a paragraph").pattern);
    }
    checkSides(findings, scenario);
    checkHexes(findings, scenario, library);
    for (std::size_t i = 0; i != scenario.objectives.size(); ++i) {
        checkObjective(findings, scenario, scenario.objectives[i], at("/objectives", i));
    }
    checkSiege(findings, scenario);
}

void checkPieces(Findings& findings,
                 const shape::Scenario& scenario,
                 const Library& library,
                 const Setting& setting) {
    Pieces(findings, scenario, library, setting).check();
    checkHolds(findings, setting);
}

void checkBanners(Findings& findings, const Scenario& scenario) {
    const auto& sides = scenario.setting->sides;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        const int most = mostBanners(scenario, sides[i].seat);
        if (sides[i].banners <= most) continue;
        findings.error(at("/sides", i) + "/banners", std::to_string(sides[i].banners),
                       phrase("Files", "at most the %1 that the side can get")(most));
    }
}

}  // namespace vallum::hex
