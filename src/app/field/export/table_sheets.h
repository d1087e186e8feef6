// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

namespace vallum::app {

class TableScene;

/// The table on one sheet, as large as fits.
[[nodiscard]] Sheets tableOnOneSheet(TableScene& scene, const Paper& paper, const QString& title);

/// The table to scale, to be cut at the marks and joined: A1 is the sheet in the upper left corner. An
/// overview comes first.
[[nodiscard]] Sheets tableToScale(TableScene& scene,
                                  const Paper& paper,
                                  const QString& title,
                                  double millimetersPerDu);

}  // namespace vallum::app
