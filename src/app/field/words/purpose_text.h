// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include <vallum/field/system.h>

/// What the values and signs of a unit and the phases of a turn are for, in one sentence each, without its
/// full stop.
namespace vallum::app {

enum class ValueOfUnit { hit, damage, dodge, armor, morale, movement, shot, range, price };

/// "Attack 3: added to each die to hit"
[[nodiscard]] QString purposeOf(ValueOfUnit, const QString& number);
[[nodiscard]] QString purposeOf(field::Phase);

/// A marker on a unit's card, or an icon.
struct UnitSign {
    QString word;
    QString purpose;
    RuleId rule;
};
/// What it carries now: its markers, its formation, its status.
[[nodiscard]] std::vector<UnitSign> signsOn(const field::Battle& battle, UnitId unit);
/// Its abilities, and the formations that it can take and is not in.
[[nodiscard]] std::vector<UnitSign> abilitiesOf(const field::Battle& battle, UnitId unit);

}  // namespace vallum::app
