// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

/// "MI 2 against WA 1", "Hannibal", or empty.
Text subjectOf(const Battle& battle, const DiceWanted& wanted) {
    if (wanted.by) {
        const Text by = nameOf(battle, *wanted.by);
        if (wanted.against) return phrase("Hex dice", "%1 against %2")(by, nameOf(battle, *wanted.against));
        if (wanted.leader) return phrase("Hex dice", "%1 against %2")(by, nameOf(battle, *wanted.leader));
        return by;
    }
    if (wanted.leader) return nameOf(battle, *wanted.leader);
    return wanted.seat ? nameOf(battle, *wanted.seat) : Text();
}

}  // namespace

Text words(const Battle& battle, const DiceWanted& wanted) {
    const Text key = phrase("Hex dice", "1 light, 2 medium, 3 heavy, 4 leader, 5 flag, 6 swords")();
    const Text subject = subjectOf(battle, wanted);
    if (subject.isEmpty()) return phrase("Hex dice", "Faces: %1.")(key);
    return phrase("Hex dice", "%1. Faces: %2.")(subject, key);
}

}  // namespace vallum::hex
