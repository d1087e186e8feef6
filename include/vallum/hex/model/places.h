// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include <vallum/hex/model/battle.h>

namespace vallum::hex {

/// A lookup table of who is in which hex, for many queries while the battle does not change.
class Places {
public:
    explicit Places(const Battle&);

    [[nodiscard]] std::optional<UnitId> unitAt(Hex hex) const { return at<UnitId>(units_, hex); }
    [[nodiscard]] std::optional<LeaderId> leaderAt(Hex hex) const { return at<LeaderId>(leaders_, hex); }

private:
    static constexpr std::int16_t nobody = -1;
    using Board = std::array<std::int16_t, boardHexes>;

    template <class Who> static std::optional<Who> at(const Board& board, Hex hex) {
        const std::int16_t found = board[indexOf(hex)];
        return found == nobody ? std::nullopt : std::optional(Who(found));
    }

    Board units_;
    Board leaders_;
};

}  // namespace vallum::hex
