// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

/// SET-26
Text oneEach(const Battle& battle) {
    std::vector<Text> names;
    for (const Side& side : battle.setting->sides) names.push_back(Text::data(side.name));
    return phrase("Dice", "One die each, in this order: %1.")(Text::joined(names, ", "));
}

/// The subject of the roll: "Hastati 2 against Celts 1", "Rome", or empty.
Text subjectOf(const Battle& battle, const DiceWanted& wanted) {
    if (wanted.oneEach) return oneEach(battle);
    if (!wanted.seat) return {};
    Text who = wanted.unit ? nameOf(battle, *wanted.unit) : nameOf(battle, *wanted.seat);
    if (wanted.against) return phrase("Dice", "%1 against %2")(who, nameOf(battle, *wanted.against));
    if (wanted.structure) return phrase("Dice", "%1 at %2")(who, nameOf(battle, *wanted.structure));
    return who;
}

Text aimOf(const DiceWanted& wanted) {
    if (wanted.least == 6) return phrase("Dice", "only a 6 counts")();
    if (wanted.least) return phrase("Dice", "each %1 or more counts")(*wanted.least);
    if (wanted.atMost == 1) return phrase("Dice", "only a 1 passes")();
    if (wanted.atMost == 6) return phrase("Dice", "any face passes")();
    if (wanted.atMost) return phrase("Dice", "%1 or less passes")(*wanted.atMost);
    if (wanted.sumUpTo) return phrase("Dice", "a total of %1 or less passes")(*wanted.sumUpTo);
    return {};
}

}  // namespace

Text words(const Battle& battle, const DiceWanted& wanted) {
    Text subject = subjectOf(battle, wanted);
    const Text aim = aimOf(wanted);
    if (aim.isEmpty()) return subject;
    return Text(nullptr, "%1: %2.", {}, {subject, aim}).asSentence();
}

}  // namespace vallum::field
