// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario_checks.h"

#include "command_checks.h"
#include "file_bounds.h"
#include "ground_checks.h"
#include "siege_checks.h"
#include "team_checks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>

#include <vallum/core/json.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/geometry/box_tree.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using shape::BattleKind;
using shape::Deployment;

std::string text(Du length) { return brief(JsonWriter::of(length)); }

int unitPoints(const shape::Side& side, const Library& library) {
    int points = 0;
    for (const shape::Units& units : side.units) {
        const UnitType* type = library.unit(units.id);
        if (type != nullptr) points += units.count * unitValue(*type, units.status).total();
    }
    return points;
}

void checkTable(Findings& findings, const shape::Scenario& scenario) {
    if (!scenario.table && !scenario.siege) return findings.error("", "no such key", "a key 'table'");
    const auto [width, depth] = tableOf(scenario);
    for (const auto& [key, length] : {std::pair{"/table/width", width}, std::pair{"/table/depth", depth}}) {
        if (length <= 0_du || length > 200_du) findings.error(key, text(length), "more than 0, at most 200");
    }
    const bool binds = scenario.kind == BattleKind::free;
    const auto least = leastBattlefield(shape::largestLimit(scenario));
    const auto check = [&](const char* key, Du length, Du atLeast, const char* rule) {
        if (length < atLeast)
            findings.complaint(binds, key, text(length), "at least " + text(atLeast) + rule);
    };
    check("/table/width", width, least.width, " (SET-19)");
    check("/table/depth", depth, least.depth, " (SET-18)");
}

void checkDeck(Findings& findings, const shape::Scenario& scenario, const Library& library) {
    for (std::size_t i = 0; i != scenario.deck.size(); ++i) {
        const shape::Pick& pick = scenario.deck[i];
        const std::string place = at("/deck", i);
        if (library.deck.card(pick.card) == nullptr) {
            findings.error(place + "/card", inQuotes(pick.card), "the id of a card of the deck");
        }
        const auto same = [&](const shape::Pick& other) { return other.card == pick.card; };
        if (std::find_if(scenario.deck.begin(), scenario.deck.end(), same) - scenario.deck.begin() !=
            static_cast<std::ptrdiff_t>(i)) {
            findings.error(place + "/card", inQuotes(pick.card), "each card once");
        }
        findings.range(place + "/count", pick.count, 1, 1000);
    }
}

/// Rejects properties that require a unit on the table.
void checkUnplaced(Findings& findings, const std::string& place, const shape::Units& units) {
    const std::string none = "nothing, because the units are placed by turns";
    if (units.at) findings.error(place + "/at", "a place", none);
    if (units.formation) findings.error(place + "/formation", nameOf(*units.formation), none);
    if (units.extension != geometry::Extension{}) findings.error(place + "/extension", "markers", none);
    if (units.general.index) findings.error(place + "/general", "a general", none);
    if (units.faceUp) findings.error(place + "/faceUp", "true", none);
    if (units.supports) findings.error(place + "/supports", std::to_string(*units.supports), none);
    if (!units.inside.empty()) findings.error(place + "/inside", inQuotes(units.inside), none);
    if (units.carriesRam) findings.error(place + "/carriesRam", "true", none);
}

geometry::Footprint footprintOf(const shape::Units& units) {
    const geometry::Pose pose{{units.at->x, units.at->y}, units.at->heading};
    return geometry::footprint({pose, units.extension}, cardSize);
}

void checkPlaced(Findings& findings,
                 const std::string& place,
                 const shape::Units& units,
                 const UnitType& type,
                 const geometry::Size& table) {
    if (!units.inside.empty()) return findings.range(place + "/count", units.count, 1, 1);
    if (!units.at)
        return findings.error(place + "/at", "nothing", "x, y and heading, because units are placed");
    if (units.count != 1) {
        findings.error(place + "/count", std::to_string(units.count), "1, because the unit has a place");
    }
    if (!geometry::isOnTable(footprintOf(units), table)) {
        const std::string spot = text(units.at->x) + ", " + text(units.at->y);
        findings.error(place + "/at", spot, "a place where the whole unit lies on the table (GEO-12)");
    }
    if (!units.formation) return;
    if (!type.formations.has(*units.formation)) {
        findings.error(place + "/formation", nameOf(*units.formation),
                       "a formation on the card of " + type.id);
    }
    if (units.extension != geometry::Extension{}) {
        findings.error(place + "/extension", "markers", "none, because the unit is in formation (MAN-12)");
    }
}

void checkUnits(Findings& findings,
                const std::string& place,
                const shape::Units& units,
                const UnitType& type,
                const shape::Scenario& scenario) {
    if (scenario.deployment == Deployment::placed) {
        checkPlaced(findings, place, units, type, tableOf(scenario));
    } else {
        checkUnplaced(findings, place, units);
    }
    const int most = scenario.options.others.reinforcedUnits ? type.health + 1 : type.health - 1;
    findings.range(place + "/wounds", units.wounds, 0, most);
    const bool isAgreed = scenario.options.others.veteransAtStart || units.status == Status::regular;
    if (!isAgreed) {
        findings.complaint(scenario.kind == BattleKind::free, place + "/status", nameOf(units.status),
                           "\"regular\", unless the option veteransAtStart is on (EVT-14)");
    }
}

/// Checks one side and tracks how many units of each type it has used.
class SideCheck {
public:
    SideCheck(Findings& findings,
              std::string place,
              const shape::Side& side,
              const shape::Scenario& scenario,
              const LaidGround& ground,
              const Library& library)
        : findings_(findings),
          place_(std::move(place)),
          side_(side),
          scenario_(scenario),
          ground_(ground),
          library_(library),
          binds_(scenario.kind == BattleKind::free) {}

    void run() {
        const Roster* army = library_.roster(side_.army);
        if (army == nullptr) {
            return findings_.error(place_ + "/army", inQuotes(side_.army), "the id of an army (SET-03)");
        }
        checkGenerals();
        if (side_.units.empty()) findings_.error(place_ + "/units", "a list of 0", "at least one unit");
        for (std::size_t i = 0; i != side_.units.size(); ++i) {
            checkUnits(at(place_ + "/units", i), side_.units[i], *army);
        }
        checkStacks();
        checkGeneralsUnit();
        checkCommand(findings_, place_, side_, scenario_.options.others, library_);
        checkPoints();
    }

private:
    void checkGenerals() {
        if (side_.general.empty() == side_.generals.empty()) {
            return findings_.error(place_ + "/general", side_.general.empty() ? "nothing" : "two keys",
                                   "either one general or a list of generals");
        }
        if (!side_.general.empty()) return checkGeneral(place_ + "/general", side_.general);
        for (std::size_t i = 0; i != side_.generals.size(); ++i) {
            checkGeneral(at(place_ + "/generals", i), side_.generals[i]);
        }
    }

    /// OPT-11: generals of different armies may lead one side.
    void checkGeneral(const std::string& place, const std::string& id) {
        const GeneralCard* general = library_.general(id);
        if (general == nullptr) return findings_.error(place, inQuotes(id), "the id of a general");
        const bool isHired = !side_.generals.empty() && general->army == mercenaries;
        const bool isOfArmy = general->army == side_.army || isHired;
        if (!isOfArmy && general->army != "any") {
            findings_.complaint(binds_, place, inQuotes(id), "a general of " + inQuotes(side_.army));
        }
    }

    /// Checks the index of one of the side's generals.
    void checkIndex(const std::string& place, const std::optional<int>& general) {
        if (!general) return;
        findings_.range(place, *general, 0, static_cast<int>(side_.allGenerals().size()) - 1);
    }

    void checkUnits(const std::string& place, const shape::Units& units, const Roster& army) {
        const UnitType* type = library_.unit(units.id);
        if (type == nullptr) return findings_.error(place + "/id", inQuotes(units.id), "the id of a unit");
        if (!mayRecruit(army, *library_.rosterOf(units.id))) {
            findings_.complaint(binds_, place + "/id", inQuotes(units.id),
                                "a unit of " + inQuotes(side_.army) + " or a mercenary (SET-06)");
        }
        field::checkUnits(findings_, place, units, *type, scenario_);
        checkIndex(place + "/general", units.general.index);
        checkIndex(place + "/commander", units.commander);
        int& used = used_[units.id];
        used += units.count;
        if (used > type->maxCount) {
            findings_.complaint(binds_, place, std::to_string(used) + " of " + units.id,
                                "at most " + std::to_string(type->maxCount) + " (SET-09)");
        }
    }

    /// ABL-27
    void checkStacks() {
        std::set<int> mains;
        for (std::size_t i = 0; i != side_.units.size(); ++i) {
            const auto& supports = side_.units[i].supports;
            if (!supports) continue;
            const std::string place = at(place_ + "/units", i);
            const std::string main = std::to_string(*supports);
            if (!isMainUnitFor(side_.units[i], *supports) || !mains.insert(*supports).second) {
                findings_.error(place + "/supports", main,
                                "the place in this list of a unit that it supports (ABL-27)");
            } else if (side_.units[static_cast<std::size_t>(*supports)].at != side_.units[i].at) {
                findings_.error(place + "/at", "another place", "that of the unit that it supports (ABL-27)");
            }
            if (side_.units[i].formation || side_.units[i].extension != geometry::Extension{}) {
                findings_.error(place, "a formation or markers",
                                "none, because it lies under another unit (ABL-30)");
            }
        }
    }
    [[nodiscard]] bool isMainUnitFor(const shape::Units& support, int index) const {
        if (index < 0 || index >= std::ssize(side_.units)) return false;
        const shape::Units& main = side_.units[static_cast<std::size_t>(index)];
        const UnitType* type = library_.unit(main.id);
        return type != nullptr && !main.supports && std::ranges::count(type->supportedBy, support.id) > 0;
    }

    /// GEN-01: if no unit has one, the player places the general (SET-24).
    void checkGeneralsUnit() {
        std::set<int> placed;
        for (std::size_t i = 0; i != side_.units.size(); ++i) {
            const auto& general = side_.units[i].general.index;
            if (!general || placed.insert(*general).second) continue;
            findings_.error(at(place_ + "/units", i) + "/general", "the same general again",
                            "one unit with the general (GEN-01)");
        }
    }

    void checkPoints() {
        if (!side_.pointLimit) {
            if (binds_)
                findings_.error(place_ + "/pointLimit", "nothing", "a limit, as in every free battle");
            return;
        }
        const int points = armyPoints() + hundredths * structureCosts(side_, scenario_, ground_, library_);
        const int limit = limitWithExtraPoints();
        if (points <= limit * hundredths) return;
        using Points = Quantity<struct PointsKind, 100>;
        findings_.error(place_ + "/units", brief(JsonWriter::of(Points(points))) + " points",
                        "at most " + std::to_string(limit) + " (SET-08)");
    }

    /// OPT-02
    [[nodiscard]] int limitWithExtraPoints() const {
        const auto& rookie = scenario_.options.rookie;
        if (!rookie || rookie->seat != side_.seat) return *side_.pointLimit;
        return *side_.pointLimit + rookie->extraPoints.value_or(rookiePoints(*side_.pointLimit));
    }

    /// OPT-14, in hundredths.
    [[nodiscard]] int armyPoints() const {
        std::vector<CommandedPoints> generals;
        const auto ids = side_.allGenerals();
        for (int i = 0; i != std::ssize(ids); ++i) {
            const GeneralCard* general = library_.general(ids.at(static_cast<std::size_t>(i)));
            if (general != nullptr) generals.push_back({commandedBy(i), general->pointsModifier});
        }
        return armyValue(unitPoints(side_, library_), generals).total();
    }
    [[nodiscard]] int commandedBy(int general) const {
        const Command command = scenario_.options.others.command;
        if (side_.allGenerals().size() == 1 || command == Command::together)
            return unitPoints(side_, library_);
        shape::Side commanded = side_;
        std::erase_if(commanded.units, [&](const shape::Units& it) {
            return commanderOf(it, side_, command, library_) != general;
        });
        return unitPoints(commanded, library_);
    }

    Findings& findings_;
    std::string place_;
    const shape::Side& side_;
    const shape::Scenario& scenario_;
    const LaidGround& ground_;
    const Library& library_;
    bool binds_;
    std::map<std::string, int> used_;
};

/// OPT-01
void checkOptions(Findings& findings, const shape::Scenario& scenario) {
    const Options& options = scenario.options.others;
    if (const auto& rookie = scenario.options.rookie) {
        findings.range("/options/rookie/extraPoints", rookie->extraPoints.value_or(1), 1, 100'000);
        const auto seat = rookie->seat;
        const auto side = std::ranges::find(scenario.sides, seat, &shape::Side::seat);
        if (side == scenario.sides.end()) {
            findings.error("/options/rookie/seat", nameOf(seat), "the seat of a side");
        } else if (!side->pointLimit) {
            findings.error("/options/rookie", "a side without a point limit", "a side with one (OPT-02)");
        }
    }
    if (options.command != Command::together && !options.severalGenerals) {
        findings.error("/options/command", nameOf(options.command),
                       "\"together\", unless the option severalGenerals is on (OPT-05)");
    }
    const auto checkLength = [&](const std::string& place, Du length, Du least) {
        const Du most = 100_du;
        if (length >= least && length <= most) return;
        findings.error("/options/" + place, text(length), "from " + text(least) + " to " + text(most));
    };
    if (options.fogOfWar) checkLength("fogOfWar/distance", options.fogOfWar->distance, 1_du);
    if (options.limitedVisibility) {
        const auto [penaltyBeyond, impossibleBeyond] = *options.limitedVisibility;
        checkLength("limitedVisibility/penaltyBeyond", penaltyBeyond, 0_du);
        checkLength("limitedVisibility/impossibleBeyond", impossibleBeyond, penaltyBeyond);
    }
}

void checkFirstPlayer(Findings& findings, const shape::Scenario& scenario) {
    const auto& seat = scenario.firstPlayer;
    if (!seat) return;
    if (std::ranges::find(scenario.sides, *seat, &shape::Side::seat) == scenario.sides.end()) {
        findings.error("/firstPlayer", nameOf(*seat), "the seat of a side");
    }
}

void checkSides(Findings& findings,
                const shape::Scenario& scenario,
                const LaidGround& ground,
                const Library& library) {
    checkTeams(findings, scenario, library);
    const auto& sides = scenario.sides;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        SideCheck(findings, at("/sides", i), sides[i], scenario, ground, library).run();
    }
}

/// GEN-07, CARD-11: the hands are dealt from the deck.
void checkHands(Findings& findings, const shape::Scenario& scenario, const Library& library) {
    int cards = 0;
    int hands = 0;
    for (const shape::Pick& pick : scenario.deck) cards += pick.count;
    if (scenario.deck.empty()) {
        for (const Deck::Card& card : library.deck.cards) cards += card.count;
    }
    for (const shape::Side& side : scenario.sides) {
        int leadership = 0;
        for (const std::string& id : side.allGenerals()) {
            const GeneralCard* general = library.general(id);
            if (general != nullptr) leadership = std::max(leadership, general->leadership);
        }
        hands += leadership;
    }
    if (cards > hands) return;
    findings.error("/deck", std::to_string(cards) + " cards",
                   "more than " + std::to_string(hands) + ", the cards of the first hands (CARD-11)");
}

void checkOverlaps(Findings& findings, const shape::Scenario& scenario) {
    struct Laid {
        std::string place;
        geometry::Footprint footprint;
    };
    std::vector<Laid> laid;
    geometry::BoxTree cards;
    for (std::size_t s = 0; s != scenario.sides.size(); ++s) {
        const std::vector<shape::Units>& units = scenario.sides[s].units;
        for (std::size_t i = 0; i != units.size(); ++i) {
            if (!units[i].at || units[i].supports) continue;
            Laid next{at(at("/sides", s) + "/units", i), footprintOf(units[i])};
            const geometry::Box box = geometry::boxAroundAll(next.footprint.pieces());
            for (const std::size_t under : cards.near(box, 0_du)) {
                if (!geometry::overlap(laid[under].footprint, next.footprint)) continue;
                return findings.error(next.place + "/at", "a place on the unit at " + laid[under].place,
                                      "a free place (SET-21)");
            }
            cards.add({box, laid.size()});
            laid.push_back(std::move(next));
        }
    }
}

/// Checked first, because everything else is computed from these.
void checkCounts(Findings& findings, const shape::Scenario& scenario) {
    constexpr int mostCards = 1000;
    for (std::size_t s = 0; s != scenario.sides.size(); ++s) {
        const std::string place = at("/sides", s);
        const auto& units = scenario.sides[s].units;
        std::int64_t cards = 0;
        for (std::size_t i = 0; i != units.size(); ++i) {
            findings.range(at(place + "/units", i) + "/count", units[i].count, 1, mostCards);
            cards += units[i].count;
        }
        if (cards > mostCards)
            findings.error(place + "/units", std::to_string(cards) + " cards",
                           "at most " + std::to_string(mostCards));
        findings.range(place + "/pointLimit", scenario.sides[s].pointLimit.value_or(1), 1, 100'000);
    }
    constexpr std::size_t mostStructures = 1000;
    if (scenario.structures.size() > mostStructures)
        findings.error("/structures", "a list of " + std::to_string(scenario.structures.size()),
                       "at most " + std::to_string(mostStructures));
}

}  // namespace

void checkScenario(Findings& findings, const shape::Scenario& scenario, const Library& library) {
    FileBounds(findings).check(scenario);
    checkCounts(findings, scenario);
    if (findings.hasError()) return;
    if (scenario.id.empty()) findings.error("/id", "\"\"", "an id");
    if (scenario.title.empty()) findings.error("/title", "\"\"", "a title");
    checkTable(findings, scenario);
    if (scenario.victory.empty())
        findings.error("/victory", "a list of 0", "at least one condition (SET-10)");
    checkDeck(findings, scenario, library);
    if (findings.hasError()) return;
    checkOptions(findings, scenario);
    checkFirstPlayer(findings, scenario);
    const LaidGround ground = groundOf(scenario, library);
    checkTiles(findings, scenario, ground, library);
    checkStructures(findings, scenario, ground, library);
    checkFortresses(findings, scenario, ground, library);
    checkBox(findings, scenario, ground);
    checkSides(findings, scenario, ground, library);
    checkSiege(findings, scenario, ground, library);
    checkFooting(findings, scenario, ground, library);
    checkHands(findings, scenario, library);
    checkOverlaps(findings, scenario);
}

}  // namespace vallum::field
