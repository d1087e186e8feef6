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
    bool isAtLeast = false;  // not even one battle of some cell ended within the patience
};

/// Fights a few battles of each cell on all threads, without keeping them. None if `stop` is set meanwhile.
std::optional<Estimate> estimated(const Plan&,
                                  const std::vector<Cell>&,
                                  const RunSettings&,
                                  std::chrono::milliseconds patience);

/// "All battles take about 70 s."
Text words(const Estimate&);

}  // namespace vallum::trials
