// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

#include <QDialog>
#include <QString>

#include <vallum/field/model/battle.h>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace vallum::app {

class TableScene;

/// What is printed of a battle, on which paper and how large: on a printer, or as PDF.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    enum class What { tableToScale, tableOnOneSheet, unitCards, armyLists };

    /// The scene shows the battle, and nothing but it.
    PrintDialog(const field::Battle& battle,
                TableScene& scene,
                const QString& title,
                QWidget* parent = nullptr);

    void choose(What what);
    void setPaper(const Paper& paper);
    void setMillimetersPerDu(double millimeters);
    [[nodiscard]] Sheets sheets() const;
    /// PDF.
    Ending saveTo(const QString& file);

private:
    QWidget* form();
    [[nodiscard]] int previewWidth() const;
    [[nodiscard]] What what() const;
    [[nodiscard]] Paper paper() const;
    [[nodiscard]] Sheets sheetsOn(const Paper& paper) const;
    [[nodiscard]] QPageLayout::Orientation bestOrientation() const;
    [[nodiscard]] QString costs(int count) const;
    void takeWhat();
    void showSheets();
    void showSheet();
    void askForFile();
    void askForPrinter();

    const field::Battle& battle_;
    TableScene& scene_;
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
