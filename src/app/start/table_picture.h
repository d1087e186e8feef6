// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QImage>
#include <QWidget>

#include <vallum/field/model/scenario.h>

namespace vallum::app {

/// The whole table as a battle begins, as large as there is room.
class TablePicture final : public QWidget {
    Q_OBJECT

public:
    explicit TablePicture(QWidget* parent = nullptr);

    void show(const field::Scenario& scenario);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::optional<field::Scenario> scenario_;
    QImage image_;
    QSize painted_;  // the room for it then, in device pixels
};

}  // namespace vallum::app
