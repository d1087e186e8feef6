// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_chronicle.h"

#include <algorithm>
#include <span>

#include <vallum/hex/queries/recap.h>

namespace vallum::app {

std::vector<Recalled> HexChronicle::sinceLastTurnOf(Seat seat) const {
    std::vector<Recalled> lines;
    for (const hex::RecapLine& it : hex::recapFor(session().history(), seat))
        lines.push_back({hex::words(session().battle(), it), it.answers});
    return lines;
}

/// Dice lie open before everybody.
BattleLuck HexChronicle::luck(std::optional<std::size_t> happenings) const {
    const std::span all(session().history());
    return counted_
        .after(hex::System::begin(session().record().scenario),
               all.first(std::min(happenings.value_or(all.size()), all.size())))
        .luck();
}

}  // namespace vallum::app
