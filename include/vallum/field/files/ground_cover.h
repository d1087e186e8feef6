// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace vallum::field {

struct Scenario;

/// The look of the open ground. No rule and no digest sees it.
enum class GroundCover { grass, dryEarth, sand, snow };
constexpr auto names(GroundCover) {
    return std::array<std::string_view, 4>{"grass", "dry-earth", "sand", "snow"};
}

/// The scenario author's choice, or else grass.
[[nodiscard]] GroundCover groundCoverOf(const Scenario&);

}  // namespace vallum::field
