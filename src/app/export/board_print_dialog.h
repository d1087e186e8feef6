// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/sheets_dialog.h"

namespace vallum::app {

/// Prints a board, on one sheet or so large that pieces can stand on it, and what is cut out to play on it.
class BoardPrintDialog final : public SheetsDialog {
    Q_OBJECT

public:
    enum class What { oneSheet, toScale };

    /// The depiction must be there as long as the dialog.
    BoardPrintDialog(const Depiction& depiction, const QString& title, QWidget* parent = nullptr);

    void choose(What what) { SheetsDialog::choose(static_cast<std::size_t>(what)); }
    /// By its place among `Depiction::cutouts`.
    void chooseCutouts(std::size_t set) { SheetsDialog::choose(set + 2); }

private:
    static std::vector<SheetChoice> choices(const Depiction& depiction, const QString& title);
};

}  // namespace vallum::app
