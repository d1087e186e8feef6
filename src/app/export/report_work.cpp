// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/report_work.h"

#include "export/picture_work.h"
#include "export/sheets.h"
#include "export/table_painting.h"
#include "rulebook/rule_links.h"

#include <algorithm>

#include <QTextDocument>
#include <QUrl>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

constexpr int pictureWidth = 1000;
constexpr double writing = 0.8;  // the rest is for printing

/// What a browser needs to know.
QString page(const QString& title, const QString& body) {
    const QString style = QStringLiteral(
        "body{font:15px/1.5 'DejaVu Sans',sans-serif;max-width:60em;margin:2em auto;padding:0 "
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

ReportWork::ReportWork(Story story, std::filesystem::path file)
    : story_(std::move(story)),
      text_(story_),
      file_(std::move(file)),
      html_(withLinks(text_.beginning())) {}

ReportWork::~ReportWork() = default;

bool ReportWork::isDone() const { return written_ || (printing_ && printing_->isDone()); }

double ReportWork::part() const {
    if (printing_) return writing + (1 - writing) * printing_->part();
    return writing * static_cast<double>(next_) / static_cast<double>(text_.turns().size() + 1);
}

Expected<void, FileError> ReportWork::step() {
    if (printing_) return printing_->step();
    if (next_ == text_.turns().size()) return finishText();
    html_ += withLinks(text_.told(next_));
    if (std::ranges::find(text_.pictured(), next_) != text_.pictured().end()) paint(next_);
    ++next_;
    return {};
}

void ReportWork::paint(std::size_t turn) {
    pictures_[ReportText::pictureName(turn)] =
        pictureOf(story_.at(text_.turns().at(turn).last), pictureWidth);
}

bool ReportWork::isPdf() const {
    const QString ending = QString::fromStdString(file_.extension().string());
    return ending.compare(QLatin1String(".pdf"), Qt::CaseInsensitive) == 0;
}

QString ReportWork::withLinks(const QString& html) const {
    return isPdf() ? html : linked(html).replace(QStringLiteral("href='rule:"), QStringLiteral("href='#"));
}

Expected<void, FileError> ReportWork::finishText() {
    html_ += withLinks(text_.ending(html_));
    if (!isPdf()) return writeHtml();
    beginPdf();
    return {};
}

Expected<void, FileError> ReportWork::writeHtml() {
    written_ = true;
    QString html = page(story_.title, html_);
    for (const auto& [name, image] : pictures_) {
        html.replace(QStringLiteral("src=\"%1\"").arg(name),
                     QStringLiteral("src=\"data:image/png;base64,%1\"")
                         .arg(QString::fromLatin1(asPng(image).toBase64())));
    }
    const QByteArray bytes = html.toUtf8();
    return writeFileSafely(file_, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void ReportWork::beginPdf() {
    auto text = std::make_shared<QTextDocument>();
    text->setDefaultFont(QFont(QStringLiteral("DejaVu Sans"), 9));
    constexpr int shown = 640;  // of the width of a sheet, in the dots for which text is laid out
    for (const auto& [name, image] : pictures_) {
        text->addResource(QTextDocument::ImageResource, QUrl(name), image);
        html_.replace(QStringLiteral("src=\"%1\"").arg(name),
                      QStringLiteral("width=\"%2\" src=\"%1\"").arg(name).arg(shown));
    }
    text->setHtml(html_);
    Sheets sheets(Paper{});
    sheets.addText(std::move(text), story_.title);
    printing_ = std::make_unique<PrintWork>(std::move(sheets), file_, story_.title);
}

}  // namespace vallum::app
