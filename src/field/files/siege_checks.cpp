// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_checks.h"

#include <algorithm>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

std::string text(Du length) { return brief(JsonWriter::of(length)); }

bool isSide(const shape::Scenario& scenario, shape::SeatName seat) {
    return std::ranges::count(scenario.sides, seat, &shape::Side::seat) > 0;
}

std::string whatIsWrong(FortressFault fault) {
    switch (fault) {
        case FortressFault::open: return "walls that are not continuous";
        case FortressFault::noGate: return "no gate";
        case FortressFault::gateElsewhere: return "a gate that faces elsewhere";
        case FortressFault::mixed: return "another material";
        case FortressFault::misaligned: return "a tile that does not meet joint to joint";
        case FortressFault::inward: return "a wall that faces inward";
        case FortressFault::tooMany: return "more sections than the box has";
    }
    return {};
}
std::string whatIsRight(FortressFault fault) {
    switch (fault) {
        case FortressFault::open: return "a closed ring of walls (FDZ-03)";
        case FortressFault::noGate: return "at least one gate (FDZ-04)";
        case FortressFault::gateElsewhere: return "a gate in the front side, toward the attacker (FDZ-16)";
        case FortressFault::mixed: return "one material (FDZ-05)";
        case FortressFault::misaligned: return "joints that meet (FDZ-07)";
        case FortressFault::inward: return "outer sides that face outward (GEO-25)";
        case FortressFault::tooMany: return "at most 20 of a material (FDZ-01)";
    }
    return {};
}

void checkFortress(Findings& findings,
                   const shape::FortressPlace& shape,
                   const LaidFortress& laid,
                   const FortressTerms& terms) {
    const auto report = field::checkFortress(laid.sections, terms);
    for (const FortressProblem& it : report.problems) {
        const bool isOwn = !shape.sections.empty();
        std::string place = laid.place + (isOwn ? "/sections" : "/layout");
        if (isOwn && it.section) place = at(place, *it.section);
        const std::string joins =
            it.joins ? "; it would join at " + toText(*it.joins).english() : std::string();
        findings.error(place, whatIsWrong(it.fault), whatIsRight(it.fault) + joins);
    }
}

/// FDZ-16
FortressTerms termsAt(FortressTerms terms, const shape::Scenario& scenario, const shape::FortressPlace& it) {
    if (!scenario.siege || !scenario.siege->frontOnly || it.owner != scenario.siege->defender) return terms;
    const auto side = std::ranges::find(scenario.sides, it.owner, &shape::Side::seat);
    if (side != scenario.sides.end()) terms.front = facingFrom(side->home);
    return terms;
}

/// WTW-05
void checkWatchtowers(Findings& findings, const LaidGround& ground, const FortressTerms& terms) {
    for (const Fortress& fortress : fortressesOf(ground, terms)) {
        const auto yard = geometry::Region::from(fortress.ground);
        if (!yard) continue;
        for (const LaidStructure& it : ground.structures) {
            const bool isInside = it.structure.kind == StructureKind::watchtower &&
                                  geometry::standsIn(it.structure.pose.center, *yard);
            if (isInside) findings.error(it.place, "a watchtower", "none inside a fortress (WTW-05)");
        }
    }
}

Setting settingOf(const shape::Scenario& scenario, const LaidGround& ground, const Library& library) {
    Setting setting;
    setting.table = tableOf(scenario);
    setting.siege = siegeOf(*scenario.siege, scenario);
    setting.fortresses = fortressesOf(ground, termsOf(scenario, library));
    for (const shape::Side& it : scenario.sides) {
        Side side;
        side.seat = seatOf(it.seat);
        side.home = it.home;
        side.team = seatOf(it.seat) == setting.siege->defender ? 0 : 1;
        setting.sides.push_back(side);
    }
    return setting;
}

/// SET-21, SIE-03: there must be room for all the cards.
void checkZones(Findings& findings,
                const shape::Scenario& scenario,
                const LaidGround& ground,
                const Library& library) {
    if (scenario.deployment != shape::Deployment::byTurns) return;
    const Setting setting = settingOf(scenario, ground, library);
    for (std::size_t i = 0; i != scenario.sides.size(); ++i) {
        const bool chooses =
            scenario.siege->attackerChoosesEdge && setting.sides[i].seat == setting.siege->attacker;
        if (chooses) continue;
        int cards = 0;
        for (const shape::Units& units : scenario.sides[i].units) cards += units.count;
        const int room = roomIn(deploymentZone(setting, setting.sides[i].seat), {});
        if (cards <= room) continue;
        findings.error(at("/sides", i) + "/units", std::to_string(cards) + " cards",
                       "at most " + std::to_string(room) + ", for which the zone has room (SIE-03)");
    }
}

bool isInside(const Zone& zone, const geometry::Point& point) {
    return point.x >= zone.west && point.x <= zone.east && point.y >= zone.south && point.y <= zone.north;
}

/// FDZ-16: the defender deploys on both sides of it and behind it.
void checkFront(Findings& findings,
                const shape::Scenario& scenario,
                const LaidGround& ground,
                const Library& library) {
    if (!scenario.siege->frontOnly) return;
    const auto& sides = scenario.sides;
    const auto defender = std::ranges::find(sides, scenario.siege->defender, &shape::Side::seat);
    const Setting setting = settingOf(scenario, ground, library);
    const auto& laid = setting.fortresses;
    const Zone zone = siegeZone(setting, setting.siege->defender, defender->home);
    for (std::size_t i = 0; i != laid.size(); ++i) {
        if (laid[i].owner != setting.siege->defender) continue;
        const auto isOut = [&](const geometry::Point& it) { return !isInside(zone, it); };
        if (std::ranges::any_of(laid[i].ground, isOut)) {
            findings.error(at("/fortresses", i) + "/at", "a fortress outside the zone",
                           "one in the zone of the defender (FDZ-16)");
        }
    }
}

/// SIE-05
void checkArtillery(Findings& findings, const shape::Scenario& scenario, const Library& library) {
    for (std::size_t s = 0; s != scenario.sides.size(); ++s) {
        if (scenario.sides[s].seat != scenario.siege->defender) continue;
        int artillery = 0;
        for (std::size_t i = 0; i != scenario.sides[s].units.size(); ++i) {
            const shape::Units& units = scenario.sides[s].units[i];
            const UnitType* type = library.unit(units.id);
            if (type == nullptr || type->unitClass != UnitClass::artillery) continue;
            artillery += units.count;
            if (mayBuyArtillery(artillery)) continue;
            findings.complaint(scenario.kind == shape::BattleKind::free, at(at("/sides", s) + "/units", i),
                               std::to_string(artillery) + " units of artillery", "at most 2 (SIE-05)");
        }
    }
}

/// False if there is none to check.
bool hasLayout(Findings& findings,
               const std::string& place,
               const shape::FortressPlace& it,
               const Library& library) {
    if (it.layout.empty() == it.sections.empty()) {
        findings.error(place + "/layout", it.layout.empty() ? "nothing" : "two keys",
                       "either a layout or sections");
        return false;
    }
    if (!it.layout.empty() && library.fortress(it.layout) == nullptr) {
        findings.error(place + "/layout", inQuotes(it.layout), "the id of a fortress");
        return false;
    }
    return true;
}

void checkRams(Findings& findings, const shape::Scenario& scenario) {
    const bool isPlaced = scenario.deployment == shape::Deployment::placed;
    for (std::size_t i = 0; i != scenario.rams.size(); ++i) {
        if (isPlaced && !scenario.rams[i].at) findings.error(at("/rams", i) + "/at", "nothing", "a place");
        if (!isPlaced && !scenario.siege) {
            findings.error(at("/rams", i), "a ram", "none: rams are placed in a siege (SIE-19)");
        }
    }
}

}  // namespace

void checkFortresses(Findings& findings,
                     const shape::Scenario& scenario,
                     const LaidGround& ground,
                     const Library& library) {
    const FortressTerms terms = termsOf(scenario, library);
    for (std::size_t i = 0; i != scenario.fortresses.size(); ++i) {
        const shape::FortressPlace& it = scenario.fortresses[i];
        const std::string place = at("/fortresses", i);
        if (!isSide(scenario, it.owner)) {
            findings.error(place + "/owner", nameOf(it.owner), "the seat of a side");
        }
        if (hasLayout(findings, place, it, library)) {
            checkFortress(findings, it, ground.fortresses.at(i), termsAt(terms, scenario, it));
        }
    }
    checkWatchtowers(findings, ground, terms);
    checkRams(findings, scenario);
}

void checkSiege(Findings& findings,
                const shape::Scenario& scenario,
                const LaidGround& ground,
                const Library& library) {
    if (!scenario.siege) return;
    const shape::SiegePlan& plan = *scenario.siege;
    findings.range("/siege/casualties", plan.casualties, 1, 100);
    findings.range("/siege/decks", plan.decks.value_or(1), 1, 100);
    if (plan.distance < 1_du || plan.distance > 100_du) {
        findings.error("/siege/distance", text(plan.distance), "from 1 to 100 (SIE-03)");
    }
    if (!isSide(scenario, plan.defender)) {
        return findings.error("/siege/defender", nameOf(plan.defender), "the seat of a side");
    }
    if (plan.attacker && (!isSide(scenario, *plan.attacker) || *plan.attacker == plan.defender)) {
        return findings.error("/siege/attacker", nameOf(*plan.attacker), "the seat of another side");
    }
    if (std::ranges::count(ground.fortresses, seatOf(plan.defender), &LaidFortress::owner) == 0) {
        return findings.error("/fortresses", "none of the defender", "a fortress to be besieged (SIE-14)");
    }
    checkArtillery(findings, scenario, library);
    checkFront(findings, scenario, ground, library);
    checkZones(findings, scenario, ground, library);
}

int structureCosts(const shape::Side& side,
                   const shape::Scenario& scenario,
                   const LaidGround& ground,
                   const Library& library) {
    int costs = 0;
    for (const LaidStructure& it : ground.structures) {
        if (it.structure.owner != seatOf(side.seat)) continue;
        for (const StructureValues& row : library.structureValues) {
            const bool isRow = row.kind == it.structure.kind && row.material == it.structure.material;
            if (isRow) costs += row.cost;
        }
    }
    const auto carried = std::ranges::count_if(side.units, &shape::Units::carriesRam);
    const bool attacks = scenario.siege && siegeOf(*scenario.siege, scenario).attacker == seatOf(side.seat);
    const auto rams = carried + (attacks ? std::ssize(scenario.rams) : 0);
    return costs + ramCost * static_cast<int>(rams);
}

}  // namespace vallum::field
