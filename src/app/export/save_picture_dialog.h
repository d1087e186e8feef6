// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/picture_work.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace vallum::app {

/// Of which kind a picture becomes, how wide, and into which file it goes, whatever is painted.
class SavePictureDialog : public QDialog {
    Q_OBJECT

public:
    /// PNG or SVG, as the name says; without an ending, as the dialog says.
    Ending saveTo(QString file);

protected:
    SavePictureDialog(const QString& title, QWidget* parent);

    /// The preview, and beside it what is asked.
    void layOut(QWidget* preview, QWidget* form);
    void addKind(QFormLayout& form);
    void addWidth(QFormLayout& form);
    /// The last row.
    void addSize(QFormLayout& form);
    [[nodiscard]] QSpinBox& widthBox() const { return *width_; }
    void tellSize(QSize pixels);

private:
    [[nodiscard]] virtual PictureSteps picture(bool isOfLines) const = 0;
    [[nodiscard]] bool isOfLines() const;
    void askForFile();

    QString title_;
    QComboBox* kind_;
    QSpinBox* width_;
    QLabel* size_;
};

}  // namespace vallum::app
