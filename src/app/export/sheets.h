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

/// What lies in the printer. Lengths are in millimeters.
struct Paper {
    QPageSize::PageSizeId size = QPageSize::A4;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;

    [[nodiscard]] QPageLayout layout() const;
    [[nodiscard]] QSizeF whole() const;
    /// Without the margin that many printers need.
    [[nodiscard]] QRectF printable() const;
};

/// Sheets of paper before they are printed: what is drawn on each, bit by bit, by a painter whose unit is a
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
    /// For this paper. What is written into a text afterward is laid out bit by bit.
    void layOut(QTextDocument& text) const;
    /// As many sheets as a text needs that has been laid out, each with its number at the bottom.
    void addText(const std::shared_ptr<QTextDocument>& text, const QString& title);

    [[nodiscard]] const Paper& paper() const { return paper_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    /// At once: for a preview.
    [[nodiscard]] QImage image(std::size_t sheet, int width) const;

private:
    Paper paper_;
    std::size_t count_ = 0;
    std::vector<Step> steps_;
};

/// Prints sheets, or keeps them as a file.
class PrintWork final : public Work {
public:
    /// On a printer that is set up already.
    PrintWork(Sheets sheets, QPagedPaintDevice& printer);
    /// As PDF.
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

/// Dots for an inch: lines and letters become as thick on paper as they are on a screen.
constexpr int printDots = 130;
constexpr double millimetersPerInch = 25.4;

/// A line of words on a sheet.
void paintWords(QPainter& painter,
                const QString& words,
                const QRectF& where,
                Qt::Alignment alignment = Qt::AlignLeft);

}  // namespace vallum::app
