// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <vallum/core/quantity.h>

namespace vallum::geometry {

/// GEO-01: the only ways by which something computed or drawn becomes a stored length or heading.
Du roundedLength(double du);
Heading roundedHeading(double degrees);

/// In 2^-30, the same on every machine.
struct Direction {
    std::int64_t sine = 0;
    std::int64_t cosine = 0;
};
Direction directionOf(Heading);
std::int64_t sine(Heading);
std::int64_t cosine(Heading);

/// GEO-01, for a length times a sine.
constexpr Du roundedProduct(std::int64_t scaled) {
    return Du(static_cast<std::int32_t>((scaled + (std::int64_t{1} << 29)) >> 30));
}

/// Between 0 and 180 degrees.
Degrees angleBetween(Heading, Heading);
/// The shorter way round: positive to the right, 180 for straight back.
Degrees turnFrom(Heading from, Heading to);

}  // namespace vallum::geometry
