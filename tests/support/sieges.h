// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"
#include "support/library.h"

#include <vallum/field/queries/fortress_check.h>

/// Blue fortresses on a test table.
namespace vallum::field {

inline const FortressLayout& shippedFortress(const std::string& id) {
    const FortressLayout* layout = library().fortress(id);
    VALLUM_CHECK(layout != nullptr);
    return *layout;
}

/// The rules that a design violates.
inline std::vector<std::string> problemsOf(const std::vector<FortressSection>& sections,
                                           const FortressTerms& terms = {}) {
    std::vector<std::string> rules;
    for (const FortressProblem& it : checkFortress(sections, terms).problems) {
        rules.emplace_back(ruleOf(it.fault).text());
    }
    return rules;
}

/// A table with the standard fortress, gate to the south. At the northern edge of 28 x 18: walls from y =
/// 14.8 to 18, x = 10.8 to 17.2.
inline TestTable besieged(geometry::Size size = {28_du, 18_du},
                          geometry::Pose middle = {{14_du, 16.4_du}, Heading(180_deg)},
                          Material material = Material::wood) {
    TestTable table{.size = size};
    const auto sections = sectionsAt(shippedFortress("standard"), middle, material);
    Fortress fortress{blue, enclosedGround(sections, {}), {}};
    for (const FortressSection& it : sections) {
        fortress.sections.emplace_back(static_cast<int>(table.structures.size()));
        table.structures.push_back(
            {.kind = it.kind, .material = it.material, .pose = it.pose, .owner = blue, .fortress = 0});
    }
    table.fortresses = {fortress};
    table.siege = Siege{.defender = blue, .attacker = red};
    return table;
}

}  // namespace vallum::field
