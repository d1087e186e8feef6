// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/trials/plan.h>

namespace vallum::trials {

/// How often each scenario stands in a plan whose layouts are spread.
int layoutsIn(const Plan&);
/// Repeats every scenario for each of the layouts, named after it.
void spread(Plan&);
/// Puts the layouts into the texts of the scenarios. After that the plan has none.
Expected<void, FileError> layAll(Plan&);
/// An error in a scenario with a layout, which names what does not fit the layout; `text` is the scenario.
FileError blamed(FileError error, const PlannedScenario& scenario, const std::string& text);

}  // namespace vallum::trials
