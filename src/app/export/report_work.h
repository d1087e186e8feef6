// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/report_text.h"
#include "export/work.h"

#include <filesystem>
#include <map>
#include <memory>

#include <QImage>

namespace vallum::app {

class PrintWork;

/// Writes what happened in a battle: as one HTML file with its pictures in it, or as PDF where the name of
/// the file ends in that.
class ReportWork final : public Work {
public:
    ReportWork(Story story, std::filesystem::path file);
    ~ReportWork() override;

    [[nodiscard]] bool isDone() const override;
    [[nodiscard]] double part() const override;
    Expected<void, FileError> step() override;

private:
    [[nodiscard]] bool isPdf() const;
    /// In a file for browsers each rule leads to the list of rules at the end.
    [[nodiscard]] QString withLinks(const QString& html) const;
    void paint(std::size_t turn);
    Expected<void, FileError> finishText();
    Expected<void, FileError> writeHtml();
    void beginPdf();

    Story story_;
    ReportText text_;
    std::filesystem::path file_;
    QString html_;
    std::map<QString, QImage> pictures_;
    std::size_t next_ = 0;  // turn
    std::unique_ptr<PrintWork> printing_;
    bool written_ = false;
};

}  // namespace vallum::app
