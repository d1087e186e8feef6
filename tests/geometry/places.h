// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

inline constexpr Size cardSize{1.6_du, 0.8_du};
inline constexpr Size tableSize{22_du, 18_du};

inline Pose pose(Du x, Du y, Degrees heading) { return {{x, y}, Heading(heading)}; }
inline Outline at(Du x, Du y, Degrees heading) { return outline(pose(x, y, heading), cardSize); }
inline Placement unit(Du x, Du y, Degrees heading) { return {pose(x, y, heading), {}}; }
inline Placement extended(Du x, Du y, Degrees heading, Extension extension) {
    return {pose(x, y, heading), extension};
}
inline Footprint shape(const Placement& placement) { return footprint(placement, cardSize); }

inline constexpr Extension onTheLeft{true, false};
inline constexpr Extension onTheRight{false, true};
inline constexpr Extension onBothSides{true, true};

/// Random places from a seed, which RapidCheck prints when a test fails.
class Places {
public:
    explicit Places(std::uint32_t seed) : random_(seed) {}

    int upTo(int most) { return static_cast<int>(random_() % static_cast<std::uint32_t>(most + 1)); }
    Du length(Du least, Du most) { return least + Du(upTo((most - least).raw())); }
    Heading heading() { return Heading(upTo(35'999)); }
    /// Half of them at round angles, as players prefer.
    Heading playersHeading() { return upTo(1) == 0 ? heading() : Heading(4500 * upTo(7)); }
    Pose pose(Point near, Du within) {
        return {{near.x + length(-within, within), near.y + length(-within, within)}, playersHeading()};
    }
    Extension extension() { return {upTo(2) == 0, upTo(2) == 0}; }
    Placement placement(Point near, Du within) {
        const Pose somewhere = pose(near, within);
        return {somewhere, extension()};
    }

private:
    std::mt19937 random_;
};

}  // namespace vallum::geometry
