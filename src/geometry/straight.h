// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <optional>

namespace vallum::geometry::exact {

/// An open interval of a straight way, as fractions of its length.
struct OpenInterval {
    Fraction begin;
    Fraction end;
};

/// When a convex shape moved along `way` is more than `deeperThan` thousandths inside a fixed one.
std::optional<OpenInterval> overlapping(Corners moved, Vector way, Corners fixed, std::int64_t deeperThan);

}  // namespace vallum::geometry::exact
