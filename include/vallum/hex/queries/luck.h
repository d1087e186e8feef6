// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/core/luck.h>
#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

/// Counts the dice of a battle from its beginning, fact by fact. A copy counts on independently.
class LuckCount {
public:
    explicit LuckCount(Battle begin);

    /// Takes the next fact of the battle.
    void add(const Fact& fact);
    [[nodiscard]] const BattleLuck& luck() const { return luck_; }

private:
    Battle battle_;
    BattleLuck luck_;
};

/// The luck of both sides, from the beginning of a battle and what has happened since. Hits
/// are judged by the exact odds of their roll (`oddsOf`) and count only up to the target's
/// blocks. Other rolls (orders, marsh, leader checks, trampling) have no good or bad result;
/// they are counted but not judged.
BattleLuck luckIn(Battle begin, std::span<const Happening<System>> happenings);

}  // namespace vallum::hex
