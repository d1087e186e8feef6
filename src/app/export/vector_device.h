// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPaintDevice>

class QIODevice;

namespace vallum::app {

/// A paint device that writes SVG. Qt 6.4 ignores clipping in SVG and stores textures as bitmaps, so this
/// clips shapes itself and replaces a texture by its mean color.
class VectorDevice final : public QPaintDevice {
public:
    VectorDevice(QIODevice& out, QSize pixels, const QString& title);
    ~VectorDevice() override;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric) const override;

private:
    class Engine;
    QSize pixels_;
    std::unique_ptr<Engine> engine_;
};

}  // namespace vallum::app
