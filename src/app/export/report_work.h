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

/// Writes what happened in a battle: as one HTML file with its pictures in it, or as PDF where the name of
/// the file ends in that.
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
    QImage picture_;                       // of that turn
    std::future<QByteArray> packing_;      // of the picture, for a browser
    QString words_;                        // all of them, as they were told
    QString page_;                         // for a browser
    std::shared_ptr<QTextDocument> book_;  // for paper
    std::unique_ptr<PrintWork> printing_;
    bool written_ = false;
};

}  // namespace vallum::app
