// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/text.h>
#include <vallum/trials/statistics.h>

namespace vallum::trials {

/// "1 to 32": the ends of the interval of a difference that is shown, either way.
struct ShownRange {
    Text low;
    Text high;
};
ShownRange shownRange(const Interval&, int battles);

}  // namespace vallum::trials
