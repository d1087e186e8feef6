// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/sheets.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace vallum::app {

/// Prints a board: on one sheet, or so large that pieces can stand on it.
class BoardPrintDialog final : public QDialog {
    Q_OBJECT

public:
    enum class What { oneSheet, toScale };

    BoardPrintDialog(const Depiction& depiction, const QString& title, QWidget* parent = nullptr);

    void choose(What what);
    [[nodiscard]] Sheets sheets() const;
    /// PDF.
    Ending saveTo(const QString& file);

private:
    [[nodiscard]] QWidget* form();
    [[nodiscard]] What what() const;
    [[nodiscard]] Paper paper() const;
    void showSheets();
    void showSheet();
    void askForFile();
    void askForPrinter();

    const Depiction& depiction_;
    QString title_;
    QLabel* preview_;
    QComboBox* what_;
    QComboBox* paper_;
    QComboBox* orientation_;
    QDoubleSpinBox* scale_;
    QLabel* count_;
    QSpinBox* sheet_;
};

}  // namespace vallum::app
