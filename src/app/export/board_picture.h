// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/save_picture_dialog.h"

namespace vallum::app {

/// The steps that paint the board as the session shows it. The depiction must outlive them.
[[nodiscard]] PictureSteps stepsOf(const Depiction& depiction, int width);

/// Asks for the size and format of a picture of the board.
class BoardPictureDialog final : public SavePictureDialog {
    Q_OBJECT

public:
    BoardPictureDialog(const Depiction& depiction, const QString& title, QWidget* parent = nullptr);

    void setWidth(int pixels);
    [[nodiscard]] QSize pixels() const;

private:
    [[nodiscard]] PictureSteps picture(bool isOfLines) const override;
    [[nodiscard]] QWidget* preview();

    const Depiction& depiction_;
};

}  // namespace vallum::app
