// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include <vallum/core/id.h>

namespace vallum {

/// The names of the seats in scenarios and on the command line; the first is seat 1.
inline constexpr std::array<std::string_view, 6> seatNames{"red",    "blue",   "green",
                                                           "yellow", "violet", "white"};
inline constexpr Seat redSeat(1);
inline constexpr Seat blueSeat(2);

inline std::optional<Seat> seatNamed(std::string_view name) {
    const auto found = std::ranges::find(seatNames, name);
    if (found == seatNames.end()) return std::nullopt;
    return Seat(static_cast<int>(found - seatNames.begin()) + 1);
}
/// Only for a seat that a scenario can have.
inline std::string_view nameOfSeat(Seat seat) {
    return seatNames.at(static_cast<std::size_t>(seat.raw() - 1));
}

}  // namespace vallum
