// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/report_work.h"

#include "art/faces.h"
#include "export/packing.h"
#include "export/sheets.h"
#include "language/rule_links.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

constexpr double writing = 0.8;  // share of writing; the rest is printing

/// Inserted HTML takes the format of the current block, which would drop a leading heading.
QTextBlockFormat formatOfFirst(const QString& html) {
    QTextDocument first;
    first.setHtml(html.left(html.indexOf(QStringLiteral("</"))));
    return first.begin().blockFormat();
}

/// The sheet that holds a line of the block.
int sheetOf(const QTextDocument& book, const QTextBlock& block, int number = 0) {
    const double top = book.documentLayout()->blockBoundingRect(block).top();
    if (block.layout()->lineCount() == 0) return static_cast<int>(top / book.pageSize().height());
    // Uses the middle of the line, because positions at sheet borders are rounded.
    const QTextLine line = block.layout()->lineAt(number);
    return static_cast<int>((top + line.y() + line.height() / 2) / book.pageSize().height());
}

bool isPicture(const QTextBlock& block) { return block.text().contains(QChar::ObjectReplacementCharacter); }

bool isHeading(const QTextBlock& block) { return block.isValid() && block.blockFormat().headingLevel() != 0; }

/// The first block that is not part of a run of headings.
QTextBlock headedBy(const QTextBlock& heading) {
    QTextBlock block = heading.next();
    while (isHeading(block)) block = block.next();
    return block;
}

void beginSheetWith(const QTextBlock& block) {
    QTextBlockFormat format;
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).mergeBlockFormat(format);
}

/// A complete HTML document.
QString page(const QString& title, const QString& body) {
    const QString style = QStringLiteral(
        "body{font:15px/1.5 Inter,'DejaVu Sans',sans-serif;max-width:60em;margin:2em auto;padding:0 "
        "1em;color:#2b2418;"
        "background:#fbf7ec}table{border-collapse:collapse;margin:.5em 0}td,th{padding:.2em .5em}"
        "h1{border-bottom:2px solid #9c6118}h4{margin:.8em 0 "
        ".2em;color:#75654f}img{max-width:100%;height:auto}"
        "a{color:#7a3b12}");
    return QStringLiteral(
               "<!DOCTYPE html>\n<html><head><meta "
               "charset=\"utf-8\"><title>%1</title><style>%2</style></head>"
               "<body>%3</body></html>\n")
        .arg(title.toHtmlEscaped(), style, body);
}

}  // namespace

ReportWork::ReportWork(std::unique_ptr<const ReportSource> source, std::filesystem::path file)
    : source_(std::move(source)),
      file_(std::move(file)) {
    if (isPdf()) openBook();
    write(source_->beginning());
}

ReportWork::~ReportWork() = default;

bool ReportWork::isDone() const { return written_ || (printing_ && printing_->isDone()); }

double ReportWork::part() const {
    if (printing_) return writing + (1 - writing) * printing_->part();
    return writing * static_cast<double>(next_) / static_cast<double>(source_->turns() + 1);
}

Expected<void, FileError> ReportWork::step() {
    using namespace std::chrono_literals;
    if (printing_) return printing_->step();
    if (next_ == source_->turns()) return finishText();
    if (picture_.isNull() && source_->hasPicture(next_)) {
        picture_ = source_->picture(next_);
        // Encoding would block the window for too long.
        if (!book_) packing_ = std::async(std::launch::async, asPng, picture_);
        return {};
    }
    if (packing_.valid() && packing_.wait_for(10ms) != std::future_status::ready) return {};
    write(source_->told(next_), nameOfPicture(next_));
    picture_ = {};
    ++next_;
    return {};
}

bool ReportWork::isPdf() const {
    const QString ending = QString::fromStdString(file_.extension().string());
    return ending.compare(QLatin1String(".pdf"), Qt::CaseInsensitive) == 0;
}

void ReportWork::openBook() {
    book_ = std::make_shared<QTextDocument>();
    book_->setUndoRedoEnabled(false);
    book_->setDefaultFont(QFont(art::familyOf(art::Face::sans), 9));
    Sheets(Paper{}).layOut(*book_);
}

void ReportWork::write(const QString& html, const QString& picture) {
    words_ += html;
    if (book_) {
        writeIntoBook(html, picture);
    } else {
        writeIntoPage(html, picture);
    }
}

/// Lays out each part as it is inserted: laying out everything at once would block the window.
void ReportWork::writeIntoBook(QString html, const QString& picture) {
    constexpr int shown = 560;  // picture width, in the dots used for text layout
    if (html.isEmpty()) return;
    if (!picture_.isNull()) book_->addResource(QTextDocument::ImageResource, QUrl(picture), picture_);
    html.replace(QStringLiteral("src=\"%1\"").arg(picture),
                 QStringLiteral("width=\"%2\" src=\"%1\"").arg(picture).arg(shown));
    QTextCursor end(book_.get());
    end.movePosition(QTextCursor::End);
    const int from = end.position();
    if (!book_->isEmpty()) end.insertBlock(formatOfFirst(html), QTextCharFormat());
    end.insertHtml(html);
    keepCaptions(from);
    keepHeadings(from);
}

/// Keeps a picture with its caption: if the caption would move to the next sheet, both do.
void ReportWork::keepCaptions(int from) {
    for (QTextBlock block = book_->findBlock(from); block.isValid(); block = block.next()) {
        const int lines = block.layout()->lineCount();
        if (!isPicture(block) || lines < 2) continue;
        if (sheetOf(*book_, block) != sheetOf(*book_, block, lines - 1)) beginSheetWith(block);
    }
}

/// Moves a heading at the bottom of a sheet to the next sheet, with the text that follows.
void ReportWork::keepHeadings(int from) {
    QTextBlock block = book_->findBlock(from);
    while (isHeading(block)) block = block.previous();
    if (!block.isValid()) block = book_->begin();
    for (; block.isValid(); block = block.next()) {
        if (!isHeading(block)) continue;
        const QTextBlock headed = headedBy(block);
        if (!headed.isValid()) return;
        if (sheetOf(*book_, block) != sheetOf(*book_, headed)) beginSheetWith(block);
        block = headed;
    }
}

/// In a browser each rule links to the list at the end, and pictures are embedded.
void ReportWork::writeIntoPage(const QString& html, const QString& picture) {
    QString words = linked(html).replace(QStringLiteral("href='rule:"), QStringLiteral("href='#"));
    if (packing_.valid()) {
        words.replace(QStringLiteral("src=\"%1\"").arg(picture),
                      QStringLiteral("src=\"data:image/png;base64,%1\"")
                          .arg(QString::fromLatin1(packing_.get().toBase64())));
    }
    page_ += words;
}

Expected<void, FileError> ReportWork::finishText() {
    write(source_->ending(words_));
    if (!book_) {
        written_ = true;
        const QByteArray bytes = page(source_->title(), page_).toUtf8();
        return writeFileSafely(file_, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    }
    Sheets sheets(Paper{});
    sheets.addText(book_, source_->title());
    printing_ = std::make_unique<PrintWork>(std::move(sheets), file_, source_->title());
    return {};
}

}  // namespace vallum::app
