// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// UNIT-01; empty for artillery, of which the rule says nothing.
std::string scaleText(const Setting&, const UnitType&);
/// UNIT-07: in tenths of a centimeter, without a needless decimal.
std::string inCentimeters(Du);

/// UNIT-12: what is added to the value on the card.
struct Reminder {
    std::vector<int> modifiers;
    int sum = 0;

    bool operator==(const Reminder&) const = default;
};
Reminder reminderOf(const Sum&);

/// UNIT-12: the split-movement markers.
struct MovementShown {
    MovementPoints used;
    MovementPoints left;

    bool operator==(const MovementShown&) const = default;
};
MovementShown movementShown(const Battle&, UnitId);

/// GEN-04
enum class GeneralEntry { name, picture, years, modifiers, influence, leadership, ability, pointsModifier };
constexpr auto names(GeneralEntry) {
    return std::array<std::string_view, 8>{"name",      "picture",    "years",   "modifiers",
                                           "influence", "leadership", "ability", "points-modifier"};
}
struct ShownEntry {
    GeneralEntry entry;
    std::string text;  // a picture is named by the general's id

    bool operator==(const ShownEntry&) const = default;
};
std::vector<ShownEntry> entriesOf(const GeneralCard&);

}  // namespace vallum::field
