// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/packing.h"
#include "export/table_painting.h"
#include "export/vector_device.h"
#include "export/work.h"

#include <filesystem>
#include <future>
#include <memory>

#include <QBuffer>
#include <QPainter>

namespace vallum::app {

/// Writes a part of the table into a file of pixels or of lines, as its name says: .svg, or else PNG.
class PictureWork final : public Work {
public:
    PictureWork(TableScene& scene, const Detail& detail, std::filesystem::path file, const QString& title);
    ~PictureWork() override;

    [[nodiscard]] bool isDone() const override { return done_; }
    [[nodiscard]] double part() const override;
    Expected<void, FileError> step() override;

private:
    void finishPainting();
    Expected<void, FileError> write(const QByteArray& bytes);

    TablePainting painting_;
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
