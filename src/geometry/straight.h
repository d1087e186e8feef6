// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <optional>

namespace vallum::geometry::exact {

/// The part of a straight way, as fractions of it, on which something is the case; without its ends.
struct Stretch {
    Fraction begin;
    Fraction end;
};

/// When a convex shape that is moved by `way` reaches more than so many thousandths into another that stays.
std::optional<Stretch> overlapping(Corners moved, Vector way, Corners fixed, std::int64_t deeperThan);

}  // namespace vallum::geometry::exact
