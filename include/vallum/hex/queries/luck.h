// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/core/luck.h>
#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

/// Counts the dice of a battle as they are told, from how it began. A copy goes on by itself.
class LuckCount {
public:
    explicit LuckCount(Battle begin);

    /// The next of all that happened.
    void add(const Fact& fact);
    [[nodiscard]] const BattleLuck& luck() const { return luck_; }

private:
    Battle battle_;
    BattleLuck luck_;
};

/// The luck of both sides with the dice of a battle, from how it began and what has happened since. Hits are
/// judged by the exact odds that the roll had (`oddsOf`), and count no further than the target has blocks.
/// Of the others (orders, marsh, checks of leaders, who is trampled) nobody wants many; they are counted, but
/// not judged.
BattleLuck luckIn(Battle begin, std::span<const Happening<System>> happenings);

}  // namespace vallum::hex
