// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <ranges>

namespace vallum {

/// The ids of everything in a list of this length, such as `idsOf<UnitId>(units.size())`.
template <class AnId> constexpr auto idsOf(std::size_t count) {
    return std::views::iota(std::int32_t{0}, static_cast<std::int32_t>(count)) |
           std::views::transform([](std::int32_t raw) { return AnId(raw); });
}

}  // namespace vallum
