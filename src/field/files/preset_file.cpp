// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_bounds.h"

#include <cstdint>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

/// GEN-09: in hundredths, because a general costs a percentage.
using Points = Quantity<struct PointsKind, 100>;

struct UnitsShape {
    std::string id;
    std::string army;
    int count = 0;
    int value = 0;
    int sum = 0;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("army", it.army)("count", it.count)("value", it.value)("sum", it.sum);
    }
};

struct PresetShape {
    std::string id;
    std::string name;
    std::string army;
    int limit = 0;
    std::string general;
    std::vector<UnitsShape> units;
    int unitCount = 0;
    int unitsSum = 0;
    int pointsModifier = 0;
    Points generalPoints;
    Points total;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("army", it.army)("limit", it.limit)("general", it.general)(
            "units", it.units)("unitCount", it.unitCount)("unitsSum", it.unitsSum)(
            "pointsModifier", it.pointsModifier)("generalPoints", it.generalPoints)("total", it.total);
    }
};

void checkNumber(Findings& findings, const std::string& place, std::int64_t found, std::int64_t right) {
    if (found != right) findings.error(place, std::to_string(found), std::to_string(right));
}
void checkNumber(Findings& findings, const std::string& place, Points found, Points right) {
    const auto text = [](Points points) { return brief(JsonWriter::of(points)); };
    if (found != right) findings.error(place, text(found), text(right));
}

void checkUnits(Findings& findings,
                const std::string& place,
                const UnitsShape& units,
                const Roster& army,
                const Library& library) {
    const Roster* roster = library.roster(units.army);
    if (roster == nullptr || !mayRecruit(army, *roster)) {
        return findings.error(place + "/army", inQuotes(units.army),
                              inQuotes(army.id) + " or \"mercenaries\"");
    }
    const auto type = std::ranges::find(roster->units, units.id, &UnitType::id);
    if (type == roster->units.end()) {
        return findings.error(place + "/id", inQuotes(units.id),
                              "the id of a unit of " + inQuotes(units.army));
    }
    findings.range(place + "/count", units.count, 1, type->maxCount);
    checkNumber(findings, place + "/value", units.value, type->value);
    checkNumber(findings, place + "/sum", units.sum, std::int64_t{units.count} * units.value);
}

void checkSums(Findings& findings, const PresetShape& shape, const GeneralCard& general) {
    std::int64_t count = 0;
    std::int64_t all = 0;
    for (const UnitsShape& units : shape.units) {
        count += units.count;
        all += units.sum;
    }
    constexpr int most = 1'000'000;
    if (all > most)
        return findings.error("/units", std::to_string(all) + " points", "at most " + std::to_string(most));
    const int sum = static_cast<int>(all);
    checkNumber(findings, "/unitCount", shape.unitCount, count);
    checkNumber(findings, "/unitsSum", shape.unitsSum, sum);
    checkNumber(findings, "/pointsModifier", shape.pointsModifier, general.pointsModifier);
    checkNumber(findings, "/generalPoints", shape.generalPoints, Points(sum * general.pointsModifier));
    checkNumber(findings, "/total", shape.total, Points(sum * (100 + general.pointsModifier)));
    if (shape.total.raw() > std::int64_t{100} * shape.limit) {
        findings.error("/total", brief(JsonWriter::of(shape.total)),
                       "at most " + std::to_string(shape.limit) + " (SET-08)");
    }
}

PresetArmy armyOf(const PresetShape& shape) {
    PresetArmy army{shape.id, shape.name, shape.army, shape.limit, shape.general, {}};
    for (const UnitsShape& units : shape.units) army.units.push_back({units.id, units.army, units.count});
    return army;
}

Expected<PresetArmy, FileError> checked(const PresetShape& shape,
                                        const Library& library,
                                        const std::string& file) {
    Findings findings(file);
    FileBounds(findings).check(shape);
    checkFileName(findings, file, shape.id);
    if (findings.hasError()) return findings.result(PresetArmy());
    const Roster* army = library.roster(shape.army);
    const GeneralCard* general = library.general(shape.general);
    if (army == nullptr) {
        findings.error("/army", inQuotes(shape.army), "the id of an army");
    } else if (general == nullptr || (general->army != shape.army && general->army != "any")) {
        findings.error("/general", inQuotes(shape.general), "the id of a general of " + inQuotes(shape.army));
    } else {
        for (std::size_t i = 0; i != shape.units.size(); ++i) {
            checkUnits(findings, at("/units", i), shape.units[i], *army, library);
        }
        checkSums(findings, shape, *general);
    }
    return findings.result(armyOf(shape));
}

}  // namespace

Expected<PresetArmy, FileError> presetFrom(std::string_view text,
                                           const Library& library,
                                           const std::string& file) {
    return readDocument<PresetShape>({"vallum-army"}, text, file).and_then([&](const PresetShape& shape) {
        return checked(shape, library, file);
    });
}

}  // namespace vallum::field
