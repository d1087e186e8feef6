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

/// A picture that is painted bit by bit.
struct PictureSteps {
    QSize pixels;
    std::size_t count = 1;
    std::function<void(QPainter&, std::size_t step)> paint;
};

/// Writes a picture into a file of pixels or of lines, as its name says: .svg, or else PNG. What is painted
/// must stay as it is meanwhile.
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
