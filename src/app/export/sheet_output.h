// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

class QWidget;

namespace vallum::app {

/// Asks where to save the sheets as PDF; empty: canceled.
[[nodiscard]] QString askForSheetFile(QWidget& window, const QString& title);
/// Adds the extension if the name has none.
Ending saveSheets(QWidget& window, Sheets sheets, QString file, const QString& title);
/// Asks for a printer. The paper size is that of the preview, whatever the printer offers, so that the scale
/// is preserved.
Ending printSheets(QWidget& window, Sheets sheets, const Paper& paper, const QString& title);

}  // namespace vallum::app
