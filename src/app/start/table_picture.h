// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>
#include <QWidget>

#include <vallum/field/model/scenario.h>

namespace vallum::app {

/// The whole table or board as a battle begins, as large as there is room.
class TablePicture final : public QWidget {
    Q_OBJECT

public:
    explicit TablePicture(QWidget* parent = nullptr);

    /// A picture in so many pixels at most.
    using Paint = std::function<QImage(QSize)>;

    void show(const field::Scenario& scenario);
    void show(Paint paint);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Paint paint_;
    QImage image_;
    QSize painted_;  // the room for it then, in device pixels
};

}  // namespace vallum::app
