// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/work.h"

#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <vector>

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QRectF>

class QPagedPaintDevice;
class QPdfWriter;
class QTextDocument;

namespace vallum::app {

/// The paper in the printer. Lengths are in millimeters.
struct Paper {
    QPageSize::PageSizeId size = QPageSize::A4;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;

    [[nodiscard]] QPageLayout layout() const;
    [[nodiscard]] QSizeF whole() const;
    /// The area inside the margins that many printers need.
    [[nodiscard]] QRectF printable() const;
};

/// Sheets of paper ready to print: each is a sequence of drawing steps for a painter whose unit is one
/// millimeter.
class Sheets {
public:
    using Stroke = std::function<void(QPainter&)>;
    struct Step {
        std::size_t sheet;
        Stroke draw;
    };

    explicit Sheets(const Paper& paper) : paper_(paper) {}

    void newSheet() { ++count_; }
    void add(Stroke draw) { steps_.push_back({count_ - 1, std::move(draw)}); }
    /// Prepares a document for this paper, so that text added later is laid out as it comes.
    void layOut(QTextDocument& text) const;
    /// Adds as many numbered sheets as the document needs, which must have been laid out.
    void addText(const std::shared_ptr<QTextDocument>& text, const QString& title);

    [[nodiscard]] const Paper& paper() const { return paper_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    /// Painted at once, for a preview.
    [[nodiscard]] QImage image(std::size_t sheet, int width) const;

private:
    Paper paper_;
    std::size_t count_ = 0;
    std::vector<Step> steps_;
};

/// Prints sheets, or writes them to a file.
class PrintWork final : public Work {
public:
    /// For a printer that is already set up.
    PrintWork(Sheets sheets, QPagedPaintDevice& printer);
    /// Writes a PDF.
    PrintWork(Sheets sheets, std::filesystem::path file, const QString& title);
    ~PrintWork() override;

    [[nodiscard]] bool isDone() const override { return done_; }
    [[nodiscard]] double part() const override;
    Expected<void, FileError> step() override;

private:
    Expected<void, FileError> begin();
    Expected<void, FileError> turnOver();
    void finishSheet();
    Expected<void, FileError> keep();
    [[nodiscard]] bool isSheetDrawn() const;

    Sheets sheets_;
    std::filesystem::path file_;
    QBuffer bytes_;
    std::unique_ptr<QPdfWriter> pdf_;
    QPagedPaintDevice* device_;
    QPainter painter_;
    std::size_t next_ = 0;
    std::size_t sheet_ = 0;
    std::future<bool> packing_;
    bool done_ = false;
};

/// Dots per inch that make lines and letters as thick on paper as on a screen.
constexpr int printDots = 130;
constexpr double millimetersPerInch = 25.4;

/// Paints a line of text on a sheet.
void paintWords(QPainter& painter,
                const QString& words,
                const QRectF& where,
                Qt::Alignment alignment = Qt::AlignLeft);

}  // namespace vallum::app
