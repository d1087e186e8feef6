// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <vallum/core/quantity.h>

namespace vallum::geometry {

/// GEO-01: the only way from a computed or drawn number to a stored length or heading.
Du roundedLength(double du);
Heading roundedHeading(double degrees);

/// A unit vector in 2^-30, the same on every machine.
struct Direction {
    std::int64_t sine = 0;
    std::int64_t cosine = 0;
};
Direction directionOf(Heading);
std::int64_t sine(Heading);
std::int64_t cosine(Heading);

/// GEO-01: rounds a length times a sine.
constexpr Du roundedProduct(std::int64_t scaled) {
    return Du(static_cast<std::int32_t>((scaled + (std::int64_t{1} << 29)) >> 30));
}

/// From 0 to 180 degrees.
Degrees angleBetween(Heading, Heading);
/// The smaller turn: positive to the right, 180 for straight back.
Degrees turnFrom(Heading from, Heading to);

}  // namespace vallum::geometry
