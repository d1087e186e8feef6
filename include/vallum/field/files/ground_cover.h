// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace vallum::field {

struct Scenario;

/// What grows or lies on the plain: how a table looks, and nothing else. No rule and no digest knows of it.
enum class GroundCover { grass, dryEarth, sand, snow };
constexpr auto names(GroundCover) {
    return std::array<std::string_view, 4>{"grass", "dry-earth", "sand", "snow"};
}

/// The one that the author of a scenario has chosen; otherwise grass.
[[nodiscard]] GroundCover groundCoverOf(const Scenario&);

}  // namespace vallum::field
