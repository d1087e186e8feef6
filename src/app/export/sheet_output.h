// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

class QWidget;

namespace vallum::app {

/// Where sheets are kept as PDF; empty: nowhere.
[[nodiscard]] QString askForSheetFile(QWidget& window, const QString& title);
/// A name without an ending gets one.
Ending saveSheets(QWidget& window, Sheets sheets, QString file, const QString& title);
/// On a printer that is asked for. The paper is that of the preview, whatever the printer offers: what is to
/// scale stays so.
Ending printSheets(QWidget& window, Sheets sheets, const Paper& paper, const QString& title);

}  // namespace vallum::app
