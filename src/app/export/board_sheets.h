// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/sheets.h"

#include <memory>

namespace vallum::app {

/// A board as the session shows it, on paper. The depiction must be there until all is printed.
[[nodiscard]] Sheets boardOnOneSheet(const Depiction& depiction, const Paper& paper, const QString& title);
/// With an overview, on as many sheets as it takes.
[[nodiscard]] Sheets boardToScale(const Depiction& depiction,
                                  const Paper& paper,
                                  const QString& title,
                                  double millimetersPerUnit);

}  // namespace vallum::app
