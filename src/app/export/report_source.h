// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QImage>
#include <QString>

namespace vallum::app {

/// The content of a report as HTML, turn by turn. Pictures are referenced by name.
class ReportSource {
public:
    virtual ~ReportSource() = default;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual std::size_t turns() const = 0;
    /// Whether there is a picture of the end of the turn.
    [[nodiscard]] virtual bool hasPicture(std::size_t turn) const = 0;
    [[nodiscard]] virtual QImage picture(std::size_t turn) const = 0;
    /// The winner and why, and the armies.
    [[nodiscard]] virtual QString beginning() const = 0;
    /// The events of a turn; a run of turns without events is told in its last turn.
    [[nodiscard]] virtual QString told(std::size_t turn) const = 0;
    /// The losses, everybody's luck, and the rules mentioned in `before`.
    [[nodiscard]] virtual QString ending(const QString& before) const = 0;

protected:
    ReportSource() = default;
    ReportSource(const ReportSource&) = default;
    ReportSource(ReportSource&&) = default;
    ReportSource& operator=(const ReportSource&) = default;
    ReportSource& operator=(ReportSource&&) = default;
};

constexpr int widthOfReportPicture = 1000;
/// Number of pictured turns, not counting the first and the last.
constexpr std::size_t picturesBetween = 4;
/// Plain text as an HTML element.
[[nodiscard]] QString paragraph(const QString& words, const char* tag = "p");
[[nodiscard]] QString nameOfPicture(std::size_t turn);
/// A list of all rules that the text mentions, each once, as targets for its links.
[[nodiscard]] QString rulesNamedIn(const QString& html);

}  // namespace vallum::app
