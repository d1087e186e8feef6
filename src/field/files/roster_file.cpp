// SPDX-License-Identifier: GPL-3.0-or-later

#include <set>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

constexpr int much = 1000;

bool isMountedClass(UnitClass unitClass) {
    return unitClass != UnitClass::infantry && unitClass != UnitClass::artillery;
}

bool isColor(const std::string& text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
}

void checkValues(Findings& findings, const std::string& place, const UnitType& unit) {
    findings.range(place + "/attack/hit", unit.attack.hit, 0, much);
    findings.range(place + "/attack/damage", unit.attack.damage, 0, much);
    findings.range(place + "/defense/dodge", unit.defense.dodge, 0, much);
    findings.range(place + "/defense/armor", unit.defense.armor, 0, much);
    findings.range(place + "/morale", unit.morale, 1, much);
    findings.range(place + "/health", unit.health, 1, much);
    findings.range(place + "/value", unit.value, 1, much);
    findings.range(place + "/maxCount", unit.maxCount, 1, much);
    if (unit.movement <= 0_mp || unit.movement > 100_mp) {
        findings.error(place + "/movement", brief(JsonWriter::of(unit.movement)), "more than 0, at most 100");
    }
    if (!unit.ranged) return;
    findings.range(place + "/ranged/power", unit.ranged->power, 1, much);
    if (unit.ranged->range <= 0_du || unit.ranged->range > 100_du) {
        findings.error(place + "/ranged/range", brief(JsonWriter::of(unit.ranged->range)),
                       "more than 0, at most 100");
    }
}

void checkKind(Findings& findings, const std::string& place, const UnitType& unit) {
    const std::string name(names(unit.unitClass).at(static_cast<std::size_t>(unit.unitClass)));
    if (unit.mounted != isMountedClass(unit.unitClass)) {
        findings.error(place + "/mounted", unit.mounted ? "true" : "false", "what the class " + name + " is");
    }
    if (unit.mounted && !unit.animals) {
        findings.error(place + "/animals", "false", "true, because the unit is mounted");
    }
    if (!unit.supportedBy.empty() && !unit.has(Ability::complementary)) {
        findings.error(place + "/supportedBy", "a list of " + std::to_string(unit.supportedBy.size()),
                       "an empty list, because the unit is not complementary");
    }
}

bool isInAPair(const UnitType& unit, const Roster& roster) {
    const auto isMainUnit = [&](const UnitType& it) {
        return std::ranges::count(it.supportedBy, unit.id) > 0;
    };
    return !unit.supportedBy.empty() || std::ranges::any_of(roster.units, isMainUnit);
}

/// ABL-27
void checkSupport(Findings& findings, const std::string& place, const UnitType& unit, const Roster& roster) {
    if (unit.has(Ability::complementary) && !isInAPair(unit, roster)) {
        findings.error(place + "/abilities", "complementary", "a unit of this roster to make a pair with");
    }
    for (std::size_t i = 0; i != unit.supportedBy.size(); ++i) {
        const auto found = std::ranges::find(roster.units, unit.supportedBy[i], &UnitType::id);
        if (found == roster.units.end() || !found->has(Ability::complementary)) {
            findings.error(at(place + "/supportedBy", i), inQuotes(unit.supportedBy[i]),
                           "the id of a complementary unit of this roster");
        }
    }
}

}  // namespace

Expected<Roster, FileError> rosterFrom(std::string_view text, const std::string& file) {
    return readDocument<Roster>({"vallum-roster"}, text, file).and_then([&](const Roster& roster) {
        Findings findings(file);
        checkFileName(findings, file, roster.id);
        if (!isColor(roster.color)) findings.error("/color", inQuotes(roster.color), "a color like #8e1f1f");
        std::set<std::string> ids;
        for (std::size_t i = 0; i != roster.units.size(); ++i) {
            const UnitType& unit = roster.units[i];
            const std::string place = at("/units", i);
            if (!ids.insert(unit.id).second) findings.error(place + "/id", inQuotes(unit.id), "each id once");
            checkValues(findings, place, unit);
            checkKind(findings, place, unit);
            checkSupport(findings, place, unit, roster);
        }
        return findings.result(roster);
    });
}

}  // namespace vallum::field
