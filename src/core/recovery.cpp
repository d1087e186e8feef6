// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/recovery.h>

namespace vallum {

namespace {

Text causeOf(const Recovery& recovery) {
    switch (recovery.cause) {
        case Recovery::Cause::damage: return phrase("Files", "Part of this file is damaged")();
        case Recovery::Cause::newRules:
            return phrase("Files", "The rules have changed since this battle was saved")();
        case Recovery::Cause::newCards:
            return phrase("Files", "The cards have changed since this battle was saved")();
    }
    return {};
}

}  // namespace

Text sentence(const Recovery& recovery) {
    const auto& [cause, turn, isResumed, lookBackTo, isEndLost] = recovery;
    const Text why = causeOf(recovery);
    if (!isResumed) {
        return isEndLost ? phrase("Files", "%1: play goes on from turn %2, and everything after it is lost.")(
                               why, turn)
                         : phrase("Files", "%1, but nothing of the battle is lost.")(why);
    }
    if (isEndLost) {
        return lookBackTo == 0
                   ? phrase("Files", "%1: play goes on from turn %2; its past and what came later are lost.")(
                         why, turn)
                   : phrase("Files",
                            "%1: play goes on from turn %2, and everything after it is lost; you can look "
                            "back up to turn %3.")(why, turn, lookBackTo);
    }
    if (lookBackTo == 0)
        return phrase("Files", "%1: play goes on from turn %2; you cannot look back further.")(why, turn);
    if (lookBackTo == turn) {
        return phrase("Files",
                      "%1: play goes on from turn %2; when you look back, part of that turn is missing.")(
            why, turn);
    }
    return phrase("Files", "%1: play goes on from turn %2; you can look back up to turn %3.")(why, turn,
                                                                                              lookBackTo);
}

Text headline(const Recovery& recovery) {
    if (recovery.isEndLost) return phrase("Files", "Part of this battle is lost")();
    return recovery.isResumed ? phrase("Files", "This battle goes on without part of its past")()
                              : phrase("Files", "Nothing of this battle is lost")();
}

}  // namespace vallum
