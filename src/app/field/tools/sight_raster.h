// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>
#include <QObject>
#include <QTimer>

#include <vallum/geometry/card.h>

namespace vallum::app {

/// Computes the visibility of every place on the table, a few milliseconds at a time, to keep the table
/// responsive.
class SightRaster final : public QObject {
    Q_OBJECT

public:
    enum class Shade { hidden, covered, seen, inRange };
    using Look = std::function<Shade(const geometry::Point&)>;

    explicit SightRaster(QObject* parent = nullptr);

    void begin(const geometry::Size& table, Look look);
    void stop();
    [[nodiscard]] bool isComplete() const { return row_ == image_.height(); }
    /// One pixel per place, north up; pending places are transparent.
    [[nodiscard]] const QImage& image() const { return image_; }
    [[nodiscard]] Shade at(const geometry::Point& point) const;
    /// Computes all the rest at once.
    void finish();

Q_SIGNALS:
    void changed();

private:
    void goOn();
    void look(int row);

    geometry::Size table_;
    Look look_;
    QImage image_;
    int row_ = 0;
    QTimer timer_;
};

}  // namespace vallum::app
