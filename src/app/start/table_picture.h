// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>
#include <QWidget>

namespace vallum::app {

/// A picture of the whole table or board at the start of a battle, as large as fits.
class TablePicture final : public QWidget {
    Q_OBJECT

public:
    explicit TablePicture(QWidget* parent = nullptr);

    /// Paints a picture of at most this size.
    using Paint = std::function<QImage(QSize)>;

    void show(Paint paint);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Paint paint_;
    QImage image_;
    QSize painted_;  // widget size when painted, in device pixels
};

}  // namespace vallum::app
