// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/report_source.h"
#include "export/work.h"

#include <filesystem>
#include <future>
#include <memory>

#include <QByteArray>
#include <QImage>

class QTextDocument;

namespace vallum::app {

class PrintWork;

/// Writes a report of a battle: one HTML file with embedded
/// pictures, or a PDF if the file name ends in .pdf.
class ReportWork final : public Work {
public:
    ReportWork(std::unique_ptr<const ReportSource> source, std::filesystem::path file);
    ~ReportWork() override;

    [[nodiscard]] bool isDone() const override;
    [[nodiscard]] double part() const override;
    Expected<void, FileError> step() override;

private:
    [[nodiscard]] bool isPdf() const;
    void openBook();
    void write(const QString& html, const QString& picture = {});
    void writeIntoBook(QString html, const QString& picture);
    void keepCaptions(int from);
    void keepHeadings(int from);
    void writeIntoPage(const QString& html, const QString& picture);
    Expected<void, FileError> finishText();

    std::unique_ptr<const ReportSource> source_;
    std::filesystem::path file_;
    std::size_t next_ = 0;                 // turn
    QImage picture_;                       // of that turn; may be null
    std::future<QByteArray> packing_;      // the picture encoded for the browser
    QString words_;                        // the complete text
    QString page_;                         // for the browser
    std::shared_ptr<QTextDocument> book_;  // for printing
    std::unique_ptr<PrintWork> printing_;
    bool written_ = false;
};

}  // namespace vallum::app
