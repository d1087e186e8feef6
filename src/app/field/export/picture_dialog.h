// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/save_picture_dialog.h"
#include "field/export/table_painting.h"

#include <array>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace vallum::app {

class PicturePreview;

/// Asks for the part of the table to save as a picture, and for the picture's size and format.
class PictureDialog final : public SavePictureDialog {
    Q_OBJECT

public:
    /// The table as shown in the window with its visible
    /// part, and the same table without overlays.
    struct Tables {
        TableScene& shown;
        QRectF seen;
        TableScene& bare;
    };
    PictureDialog(const Tables& tables, const QString& title, QWidget* parent = nullptr);
    ~PictureDialog() override;

    enum class Extent { whole, seen, picked, frame };
    void choose(Extent extent);
    void setWidth(int pixels);
    void setWithMarks(bool with);
    [[nodiscard]] Detail detail() const;

private:
    [[nodiscard]] PictureSteps picture(bool isOfLines) const override;
    QWidget* form();
    void takePart(int index);
    void takeFrame(const QRectF& frame);
    void showFrame();
    void limitSize();
    void drawTable();
    [[nodiscard]] TableScene& scene() const;

    Tables tables_;
    QRectF frame_;
    PicturePreview* preview_;
    QComboBox* extent_;
    std::array<QDoubleSpinBox*, 4> edges_{};
    QWidget* rectangle_;
    QSpinBox* perDu_;
    QCheckBox* marks_;
};

}  // namespace vallum::app
