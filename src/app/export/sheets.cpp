// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/sheets.h"

#include "art/text.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>

#include <vallum/core/text.h>
#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

class SheetsTexts {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

constexpr double margin = 10;
constexpr double footer = 6;
constexpr double textDots = 96;  // per inch; used for text layout, whatever the screen
constexpr double textScale = millimetersPerInch / textDots;

QRectF roomForText(const Paper& paper) { return paper.printable().adjusted(0, 0, 0, -footer); }

tl::unexpected<FileError> notPrinted(const std::filesystem::path& file) {
    return tl::unexpected<FileError>(
        FileError{file.string(), {}, {}, phrase("Files", "a printer or a file that can be written").pattern});
}

QImage& measure() {
    static QImage image = [] {
        QImage made(1, 1, QImage::Format_ARGB32_Premultiplied);
        const int dots = static_cast<int>(std::lround(textDots / millimetersPerInch * 1000));
        made.setDotsPerMeterX(dots);
        made.setDotsPerMeterY(dots);
        return made;
    }();
    return image;
}

}  // namespace

QPageLayout Paper::layout() const {
    return {QPageSize(size), orientation, QMarginsF(0, 0, 0, 0), QPageLayout::Millimeter};
}

QSizeF Paper::whole() const { return layout().fullRect(QPageLayout::Millimeter).size(); }

QRectF Paper::printable() const {
    return QRectF(QPointF(0, 0), whole()).adjusted(margin, margin, -margin, -margin);
}

void Sheets::layOut(QTextDocument& text) const {
    text.setDocumentMargin(0);
    text.documentLayout()->setPaintDevice(&measure());
    text.setPageSize(roomForText(paper_).size() / textScale);
}

void Sheets::addText(const std::shared_ptr<QTextDocument>& text, const QString& title) {
    constexpr double scale = textScale;
    const QRectF room = roomForText(paper_);
    const int pages = text->pageCount();
    for (int page = 0; page != pages; ++page) {
        newSheet();
        add([=](QPainter& painter) {
            painter.translate(room.topLeft());
            painter.scale(scale, scale);
            const QSizeF size = text->pageSize();
            painter.translate(0, -page * size.height());
            // Leaves out the last dots, where the next sheet's picture may already begin.
            const QRectF seen(QPointF(0, page * size.height()), size - QSizeF(0, 1));
            painter.setClipRect(seen);
            // In a dark room the letters of the window are white.
            QAbstractTextDocumentLayout::PaintContext ink;
            ink.palette.setColor(QPalette::Text, Qt::black);
            ink.clip = seen;
            text->documentLayout()->draw(&painter, ink);
        });
        add([=](QPainter& painter) {
            const QRectF line(room.left(), room.bottom() + footer - 4, room.width(), 4);
            paintWords(painter, title, line);
            paintWords(painter, SheetsTexts::tr("%1 of %2", "sheet").arg(page + 1).arg(pages), line,
                       Qt::AlignRight);
        });
    }
}

QImage Sheets::image(std::size_t sheet, int width) const {
    const QSizeF whole = paper_.whole();
    const double scale = width / whole.width();
    QImage image(width, static_cast<int>(whole.height() * scale), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    for (const Step& step : steps_) {
        if (step.sheet != sheet) continue;
        painter.save();
        step.draw(painter);
        painter.restore();
    }
    return image;
}

PrintWork::PrintWork(Sheets sheets, QPagedPaintDevice& printer)
    : sheets_(std::move(sheets)),
      device_(&printer) {}

PrintWork::PrintWork(Sheets sheets, std::filesystem::path file, const QString& title)
    : sheets_(std::move(sheets)),
      file_(std::move(file)) {
    bytes_.open(QIODevice::WriteOnly);
    pdf_ = std::make_unique<QPdfWriter>(&bytes_);
    pdf_->setTitle(title);
    pdf_->setCreator(QStringLiteral("Vallum"));
    pdf_->setResolution(printDots);
    pdf_->setPageLayout(sheets_.paper().layout());
    device_ = pdf_.get();
}

PrintWork::~PrintWork() {
    if (packing_.valid()) packing_.wait();
    if (painter_.isActive()) painter_.end();
}

double PrintWork::part() const {
    return done_ ? 1 : static_cast<double>(next_) / static_cast<double>(sheets_.steps().size() + 1);
}

Expected<void, FileError> PrintWork::begin() {
    if (!painter_.begin(device_)) return notPrinted(file_);
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QSizeF whole = sheets_.paper().whole();
    painter_.scale(device_->width() / whole.width(), device_->height() / whole.height());
    return {};
}

Expected<void, FileError> PrintWork::step() {
    if (packing_.valid()) return turnOver();
    if (!painter_.isActive()) return begin();
    if (isSheetDrawn()) {
        finishSheet();
        return {};
    }
    painter_.save();
    sheets_.steps()[next_++].draw(painter_);
    painter_.restore();
    return {};
}

bool PrintWork::isSheetDrawn() const {
    return next_ == sheets_.steps().size() || sheets_.steps()[next_].sheet != sheet_;
}

/// Everything drawn on a sheet is compressed at once, which would block the window for too long.
void PrintWork::finishSheet() {
    const bool isLast = sheet_ + 1 >= sheets_.count();
    packing_ = std::async(std::launch::async,
                          [this, isLast] { return isLast ? painter_.end() : device_->newPage(); });
}

Expected<void, FileError> PrintWork::turnOver() {
    using namespace std::chrono_literals;
    if (packing_.wait_for(10ms) != std::future_status::ready) return {};
    if (!packing_.get()) return notPrinted(file_);
    if (!painter_.isActive()) return keep();
    ++sheet_;
    return {};
}

Expected<void, FileError> PrintWork::keep() {
    done_ = true;
    if (!pdf_) return {};
    const QByteArray& bytes = bytes_.data();
    return writeFileSafely(file_, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void paintWords(QPainter& painter, const QString& words, const QRectF& where, Qt::Alignment alignment) {
    art::paintLine(painter, {words, where, printDots / millimetersPerInch, alignment}, art::labelFont(),
                   Qt::black);
}

}  // namespace vallum::app
