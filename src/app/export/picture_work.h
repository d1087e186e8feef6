// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/packing.h"
#include "export/vector_device.h"
#include "export/work.h"

#include <filesystem>
#include <functional>
#include <future>
#include <memory>

#include <QBuffer>
#include <QPainter>

namespace vallum::app {

/// A picture painted in steps.
struct PictureSteps {
    QSize pixels;
    std::size_t count = 1;
    std::function<void(QPainter&, std::size_t step)> paint;
};

/// Writes a picture as SVG if the name ends in .svg, otherwise as PNG. The subject must not change while it
/// is being painted.
class PictureWork final : public Work {
public:
    PictureWork(PictureSteps steps, std::filesystem::path file, const QString& title);
    ~PictureWork() override;

    [[nodiscard]] bool isDone() const override { return done_; }
    [[nodiscard]] double part() const override;
    Expected<void, FileError> step() override;

private:
    void finishPainting();
    Expected<void, FileError> write(const QByteArray& bytes);

    PictureSteps steps_;
    std::size_t next_ = 0;
    std::filesystem::path file_;
    QImage image_;
    QBuffer lines_;
    std::unique_ptr<VectorDevice> vectors_;
    QPainter painter_;
    std::future<QByteArray> packing_;
    bool done_ = false;
};

}  // namespace vallum::app
