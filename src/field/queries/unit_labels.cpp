// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/unit_labels.h>
#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {

namespace {

std::string withSign(int number) { return std::string(number < 0 ? "" : "+").append(std::to_string(number)); }

/// Whole parts, and the others where there are any.
std::string inTenths(int tenths) {
    const std::string whole = std::to_string(tenths / 10);
    return tenths % 10 == 0 ? whole : whole + "." + std::to_string(tenths % 10);
}

/// GEN-05: of the defense two numbers change alike.
std::string modifiersText(const GeneralModifiers& it) {
    const auto pair = [](int first, int second) { return withSign(first) + "/" + withSign(second); };
    return pair(it.attack.hit, it.attack.damage) + ", " + pair(it.defense, it.defense) + ", " +
           withSign(it.morale);
}

}  // namespace

std::string scaleText(const Setting& setting, const UnitType& type) {
    if (!setting.scale.empty()) return setting.scale;
    switch (type.unitClass) {
        case UnitClass::infantry: return "80-100 soldiers (a Roman century)";
        case UnitClass::cavalry:
        case UnitClass::camels: return "about 30 riders (a Roman turma)";
        case UnitClass::chariots: return "about 6 chariots";
        case UnitClass::elephants: return "about 6 elephants";
        case UnitClass::artillery: return {};
    }
    return {};
}

std::string inCentimeters(Du length) {
    constexpr int tenthsPerDu = 50;
    return inTenths((length.raw() * tenthsPerDu + Du::perUnit / 2) / Du::perUnit) + " cm";
}

Reminder reminderOf(const Sum& sum) {
    Reminder reminder;
    for (const Sum::Term& term : sum.terms()) {
        if (term.rule.text().starts_with("UNIT-")) continue;  // the number on the card
        reminder.modifiers.push_back(term.amount);
        reminder.sum += term.amount;
    }
    return reminder;
}

MovementShown movementShown(const Battle& battle, UnitId id) {
    const MovementPoints used = battle.unit(id).turn.spent;
    const MovementPoints all(movementPoints(battle, id, Gait::regular).total());
    return {used, std::max(0_mp, all - used)};
}

std::vector<ShownEntry> entriesOf(const GeneralCard& general) {
    return {{GeneralEntry::name, general.name},
            {GeneralEntry::picture, general.id},
            {GeneralEntry::years, general.years},
            {GeneralEntry::modifiers, modifiersText(general.modifiers)},
            {GeneralEntry::influence, inTenths(general.influence.raw() / 100) + " DU"},
            {GeneralEntry::leadership, std::to_string(general.leadership)},
            {GeneralEntry::ability, general.ability.text},
            {GeneralEntry::pointsModifier, withSign(general.pointsModifier) + " %"}};
}

}  // namespace vallum::field
