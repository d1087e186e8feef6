// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include <vallum/trials/plan.h>
#include <vallum/trials/run.h>

namespace vallum::trials {

/// How long all battles of a trial take.
struct Estimate {
    double seconds = 0;
    bool isAtLeast = false;  // of some cell not even a part of a battle was fought within the patience
};

/// Fights a few battles of each cell on all threads, without keeping them; those that last longer than the
/// patience are projected. None if `stop` is set meanwhile.
std::optional<Estimate> estimated(const Plan&,
                                  const std::vector<Cell>&,
                                  const RunSettings&,
                                  std::chrono::milliseconds patience);

/// "All battles take about 70 s."
Text words(const Estimate&);

}  // namespace vallum::trials
