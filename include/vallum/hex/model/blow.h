// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include <vallum/core/id.h>
#include <vallum/hex/model/board.h>

namespace vallum::hex {

enum class Roll { fire, attack, bonus, battleBack, strikeFirst };
constexpr auto names(Roll) {
    return std::array<std::string_view, 5>{"fire", "attack", "bonus", "battle-back", "strike-first"};
}

/// One unit's dice against another hex: against a unit or a lone leader.
struct Blow {
    Roll roll = Roll::attack;
    UnitId by;
    Hex at;
    std::optional<UnitId> unit;
    bool wasFull = false;  // the rolling unit was at full strength when the combat began (HEX-39)
    bool targetWasFull = false;
    bool evading = false;  // HEX-61

    static void fields(auto& it, auto& visit) {
        visit("roll", it.roll)("by", it.by)("at", it.at)("unit", it.unit)("wasFull", it.wasFull)(
            "targetWasFull", it.targetWasFull)("evading", it.evading);
    }
    bool operator==(const Blow&) const = default;
};

/// HXT-03: true if the target of the blow is the unit that was attacked.
constexpr bool isDefending(const Blow& blow) {
    return blow.roll == Roll::fire || blow.roll == Roll::attack || blow.roll == Roll::bonus;
}

}  // namespace vallum::hex
