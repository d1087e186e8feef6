// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/sheets_dialog.h"

namespace vallum::app {

/// Prints a board, on one sheet or large enough for real pieces, and the cut-outs to play with on it.
class BoardPrintDialog final : public SheetsDialog {
    Q_OBJECT

public:
    enum class What { oneSheet, toScale };

    /// The depiction must outlive the dialog.
    BoardPrintDialog(const Depiction& depiction, const QString& title, QWidget* parent = nullptr);

    void choose(What what) { SheetsDialog::choose(static_cast<std::size_t>(what)); }
    /// By index in `Depiction::cutouts`.
    void chooseCutouts(std::size_t set) { SheetsDialog::choose(set + 2); }

private:
    static std::vector<SheetChoice> choices(const Depiction& depiction, const QString& title);
};

}  // namespace vallum::app
