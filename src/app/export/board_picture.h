// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/work.h"

#include <filesystem>

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace vallum::app {

/// A board as the session shows it, in pixels or in lines, as the name of the file says.
[[nodiscard]] Expected<void, FileError> saveBoardPicture(const Depiction& depiction,
                                                         int width,
                                                         const std::filesystem::path& file,
                                                         const QString& title);

/// How large a picture of the board becomes, and of which kind.
class BoardPictureDialog final : public QDialog {
    Q_OBJECT

public:
    BoardPictureDialog(const Depiction& depiction, const QString& title, QWidget* parent = nullptr);

    void setWidth(int pixels);
    [[nodiscard]] QSize pixels() const;
    Ending saveTo(const QString& file);

private:
    void askForFile();
    void showSize();

    const Depiction& depiction_;
    QString title_;
    QComboBox* kind_;
    QSpinBox* width_;
    QLabel* size_;
};

}  // namespace vallum::app
