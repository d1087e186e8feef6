// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/picture_work.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace vallum::app {

/// Asks for the format, width and file of a picture, whatever its subject.
class SavePictureDialog : public QDialog {
    Q_OBJECT

public:
    /// PNG or SVG, depending on the extension; without one, the format chosen in the dialog.
    Ending saveTo(QString file);

protected:
    SavePictureDialog(const QString& title, QWidget* parent);

    /// Puts the form beside the preview.
    void layOut(QWidget* preview, QWidget* form);
    void addKind(QFormLayout& form);
    void addWidth(QFormLayout& form);
    /// Adds the size as the last row.
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
