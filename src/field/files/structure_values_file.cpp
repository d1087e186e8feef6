// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

struct Row {
    StructureValues values;

    static void fields(auto& it, auto& visit) {
        auto& v = it.values;
        visit("kind", v.kind)("material", v.material)("cost", v.cost)("resistance", v.resistance)(
            "durability", v.durability)("doorResistance", v.doorResistance)("doorDurability",
                                                                            v.doorDurability)
            .pair("defense", v.defense.dodge, v.defense.armor)
            .pair("rangedDefense", v.rangedDefense.dodge, v.rangedDefense.armor)("obstacle", v.obstacle)(
                "level", v.level)("burns", v.burns);
    }
};
struct Rows {
    std::vector<Row> values;

    static void fields(auto& it, auto& visit) { visit("values", it.values); }
};

std::string nameOf(const StructureValues& it) {
    return std::string(names(it.kind).at(static_cast<std::size_t>(it.kind))) + " of " +
           std::string(names(it.material).at(static_cast<std::size_t>(it.material)));
}

void checkNumbers(Findings& findings, const std::string& place, const StructureValues& row) {
    constexpr int much = 1000;
    const auto check = [&](const std::string& name, int number, int most) {
        findings.range(place + "/" + name, number, 0, most);
    };
    check("cost", row.cost, much);
    check("resistance", row.resistance, much);
    check("durability", row.durability, much);
    check("doorResistance", row.doorResistance, much);
    check("doorDurability", row.doorDurability, std::min(much, row.durability));
    check("defense/0", row.defense.dodge, much);
    check("defense/1", row.defense.armor, much);
    check("rangedDefense/0", row.rangedDefense.dodge, much);
    check("rangedDefense/1", row.rangedDefense.armor, much);
    check("obstacle", row.obstacle, 2);
    check("level", row.level, 2);
}

/// Anything that can be damaged also collapses; only a gate has a door.
void checkStrength(Findings& findings, const std::string& place, const StructureValues& row) {
    if ((row.resistance == 0) != (row.durability == 0)) {
        findings.error(place + "/durability", std::to_string(row.durability),
                       "0 if the resistance is 0, or else more than 0");
    }
    const bool hasDoor = row.doorResistance > 0 && row.doorDurability > 0;
    const bool hasNone = row.doorResistance == 0 && row.doorDurability == 0;
    if (row.kind == StructureKind::gate ? !hasDoor : !hasNone) {
        findings.error(place + "/doorDurability", std::to_string(row.doorDurability),
                       "a door in a gate, and nowhere else");
    }
}

/// A missing kind could never be built.
void checkWhole(Findings& findings, const std::vector<StructureValues>& rows) {
    for (const StructureValues& it : standardStructureValues()) {
        const auto isSame = [&](const StructureValues& row) {
            return row.kind == it.kind && row.material == it.material;
        };
        const auto count = std::ranges::count_if(rows, isSame);
        if (count == 1) continue;
        findings.error("/values", std::to_string(count) + " rows for the " + nameOf(it), "one");
    }
}

}  // namespace

Expected<std::vector<StructureValues>, FileError> structureValuesFrom(std::string_view text,
                                                                      const std::string& file) {
    return readDocument<Rows>({"vallum-structure-values"}, text, file).and_then([&](const Rows& rows) {
        Findings findings(file);
        std::vector<StructureValues> all;
        for (std::size_t i = 0; i != rows.values.size(); ++i) {
            checkNumbers(findings, at("/values", i), rows.values[i].values);
            checkStrength(findings, at("/values", i), rows.values[i].values);
            all.push_back(rows.values[i].values);
        }
        checkWhole(findings, all);
        return findings.result(all);
    });
}

}  // namespace vallum::field
