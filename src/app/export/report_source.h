// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QImage>
#include <QString>

namespace vallum::app {

/// What a report says, as HTML, turn by turn. Where a picture belongs stands its name.
class ReportSource {
public:
    virtual ~ReportSource() = default;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual std::size_t turns() const = 0;
    /// Whether it is shown how the turn ended.
    [[nodiscard]] virtual bool hasPicture(std::size_t turn) const = 0;
    [[nodiscard]] virtual QImage picture(std::size_t turn) const = 0;
    /// Who won and why, and who fought.
    [[nodiscard]] virtual QString beginning() const = 0;
    /// What happened in one of the turns; of several in which nothing did the last one tells it.
    [[nodiscard]] virtual QString told(std::size_t turn) const = 0;
    /// What is lost, how lucky everybody was, and the rules that were named before.
    [[nodiscard]] virtual QString ending(const QString& before) const = 0;

protected:
    ReportSource() = default;
    ReportSource(const ReportSource&) = default;
    ReportSource(ReportSource&&) = default;
    ReportSource& operator=(const ReportSource&) = default;
    ReportSource& operator=(ReportSource&&) = default;
};

constexpr int widthOfReportPicture = 1000;
/// Of turns, besides the beginning and the end.
constexpr std::size_t picturesBetween = 4;
/// Plain words as an element of HTML.
[[nodiscard]] QString paragraph(const QString& words, const char* tag = "p");
[[nodiscard]] QString nameOfPicture(std::size_t turn);
/// All rules that a text names, each once, where links to them lead.
[[nodiscard]] QString rulesNamedIn(const QString& html);

}  // namespace vallum::app
