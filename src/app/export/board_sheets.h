// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/sheets.h"

#include <memory>

namespace vallum::app {

/// The board as the session shows it, on one sheet. The depiction must outlive the sheets.
[[nodiscard]] Sheets boardOnOneSheet(const Depiction& depiction, const Paper& paper, const QString& title);
/// An overview, then as many sheets as the scale takes.
[[nodiscard]] Sheets boardToScale(const Depiction& depiction,
                                  const Paper& paper,
                                  const QString& title,
                                  double millimetersPerUnit);

}  // namespace vallum::app
