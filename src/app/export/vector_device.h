// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPaintDevice>

class QIODevice;

namespace vallum::app {

/// An SVG file that can be painted on. Qt 6.4 writes SVG without clipping and with textures as pictures: here
/// shapes are cut where the painter is clipped, and a texture becomes its mean color.
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
