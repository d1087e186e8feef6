// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>
#include <QObject>
#include <QTimer>

#include <vallum/geometry/card.h>

namespace vallum::app {

/// What is seen of each place of the table, worked out a few milliseconds at a time, so that the table stays
/// as quick as it is.
class SightRaster final : public QObject {
    Q_OBJECT

public:
    enum class Shade { hidden, covered, seen, inRange };
    using Look = std::function<Shade(const geometry::Point&)>;

    explicit SightRaster(QObject* parent = nullptr);

    void begin(const geometry::Size& table, Look look);
    void stop();
    [[nodiscard]] bool isComplete() const { return row_ == image_.height(); }
    /// One pixel for each place, north up; what has not been worked out yet is clear.
    [[nodiscard]] const QImage& image() const { return image_; }
    [[nodiscard]] Shade at(const geometry::Point& point) const;
    /// All that is left, at once.
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
