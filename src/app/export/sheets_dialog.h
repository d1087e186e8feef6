// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

#include <functional>
#include <optional>
#include <vector>

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace vallum::app {

/// A printable item.
struct SheetChoice {
    QString name;
    std::function<Sheets(const Paper&, double millimeters)> sheets;
    /// The usual size of a table or board unit on paper; none: the size is fixed.
    std::optional<double> millimeters = {};
    /// None: whichever takes fewer sheets.
    std::optional<QPageLayout::Orientation> orientation = {};
};

/// The possible sizes of a unit on paper.
struct SheetScale {
    QString name;
    QString about;
    double least = 5;
    double most = 100;
};

/// Asks what to print, on which paper and at what scale; prints it or saves a PDF.
class SheetsDialog : public QDialog {
    Q_OBJECT

public:
    void setPaper(const Paper& paper);
    void setMillimeters(double perUnit);
    [[nodiscard]] Sheets sheets() const;
    /// Saves a PDF.
    Ending saveTo(const QString& file);

protected:
    SheetsDialog(std::vector<SheetChoice> choices,
                 const SheetScale& scale,
                 const QString& title,
                 QWidget* parent);

    void choose(std::size_t choice);

private:
    [[nodiscard]] QWidget* form(const SheetScale& scale);
    [[nodiscard]] int previewWidth() const;
    [[nodiscard]] const SheetChoice& chosen() const;
    [[nodiscard]] Paper paper() const;
    [[nodiscard]] Sheets sheetsOn(const Paper& paper) const;
    [[nodiscard]] QPageLayout::Orientation bestOrientation() const;
    [[nodiscard]] QString costs(int count) const;
    void takeChoice();
    void showSheets();
    void showSheet();
    void askForFile();
    void askForPrinter();

    std::vector<SheetChoice> choices_;
    QString title_;
    QLabel* preview_;
    QComboBox* what_;
    QComboBox* paper_;
    QComboBox* orientation_;
    QFormLayout* form_ = nullptr;
    QDoubleSpinBox* scale_;
    std::optional<double> usual_;  // last scale chosen for an item that has one
    QLabel* count_;
    QSpinBox* sheet_;
};

}  // namespace vallum::app
