// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets_dialog.h"

#include <vallum/field/model/battle.h>

namespace vallum::app {

class TableScene;

/// Prints a field battle: its table, the cards of its units, or the lists of its armies.
class PrintDialog final : public SheetsDialog {
    Q_OBJECT

public:
    enum class What { tableToScale, tableOnOneSheet, unitCards, armyLists };

    /// The scene must show this battle and nothing else.
    PrintDialog(const field::Battle& battle,
                TableScene& scene,
                const QString& title,
                QWidget* parent = nullptr);

    void choose(What what) { SheetsDialog::choose(static_cast<std::size_t>(what)); }

private:
    static std::vector<SheetChoice> choices(const field::Battle& battle,
                                            TableScene& scene,
                                            const QString& title);
};

}  // namespace vallum::app
