// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_report.h"

#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "session/session.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>

namespace vallum::app {

namespace {

class ReportTexts {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

}  // namespace

BoardReport::BoardReport(const Chronicle& chronicle,
                         std::unique_ptr<const Depiction> depiction,
                         QString analysis)
    : chronicle_(chronicle),
      depiction_(std::move(depiction)),
      analysis_(std::move(analysis)),
      past_(chronicle.past()),
      landmarks_(past_->landmarks()) {
    const auto& moments = past_->moments();
    for (std::size_t at = 0; at != moments.size(); ++at) {
        const PastMoment& moment = moments[at];
        if (turns_.empty() || turns_.back().number != moment.turn)
            turns_.push_back({.number = moment.turn, .active = moment.active});
        turns_.back().last = at;
    }
    for (std::size_t at = 0; at != moments.size(); ++at) {
        for (PastLine& it : past_->linesOf(at)) lines_[it.turn].push_back(std::move(it));
    }
    for (const PastLandmark& it : landmarks_) {
        const auto with = std::ranges::find(turns_, it.turn, &Turn::number);
        if (with != turns_.end()) ++with->memorable;
    }
    choosePictures();
}

/// Pictures the first turn, the last one, and in between those with the most memorable events.
void BoardReport::choosePictures() {
    turns_.front().isPictured = true;
    turns_.back().isPictured = true;
    std::vector<std::size_t> order;
    for (std::size_t i = 1; i + 1 < turns_.size(); ++i) {
        if (turns_[i].memorable > 0) order.push_back(i);
    }
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [this](std::size_t it) { return turns_[it].memorable; });
    for (std::size_t i = 0; i != std::min(order.size(), picturesBetween); ++i)
        turns_[order[i]].isPictured = true;
}

QString BoardReport::nameOf(Seat seat) const { return inQt(chronicle_.session().live().nameOf(seat)); }

QString BoardReport::title() const { return inData(chronicle_.session().file().title()); }

QImage BoardReport::picture(std::size_t turn) const {
    QImage image(sizeOfPicture(*depiction_, widthOfReportPicture), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    depiction_->paintPast(painter, QRectF(image.rect()), art::lightPalette(), turns_.at(turn).last);
    return image;
}

QString BoardReport::beginning() const {
    QString html = paragraph(title(), "h1");
    const auto end = std::ranges::find(landmarks_, Memorable::ended, &PastLandmark::what);
    if (end != landmarks_.end()) {
        html += QStringLiteral("<p><b>%1</b></p>").arg(inQt(end->words).toHtmlEscaped());
    } else {
        html += paragraph(ReportTexts::tr("The battle goes on; this is how it stood in turn %1.")
                              .arg(past_->moments().back().turn));
    }
    return html + armies() + paragraph(ReportTexts::tr("The battle"), "h1");
}

QString BoardReport::armies() const {
    QString html;
    for (const NamedSide& side : chronicle_.session().live().sides()) {
        QStringList told;
        for (const Text& it : chronicle_.forcesOf(side.seat)) told << inQt(it);
        if (told.isEmpty()) continue;
        html += paragraph(nameOf(side.seat), "h3") + paragraph(told.join(QLatin1Char(' ')));
    }
    return html.isEmpty() ? html : paragraph(ReportTexts::tr("The armies"), "h1") + html;
}

QString BoardReport::captionOf(std::size_t turn) const {
    if (turn == 0) return ReportTexts::tr("The armies as deployed");
    if (turn + 1 == turns_.size())
        return chronicle_.session().live().isOver() ? ReportTexts::tr("The end")
                                                    : ReportTexts::tr("As it stands now");
    return ReportTexts::tr("After turn %1").arg(turns_[turn].number);
}

/// One paragraph per phase and per combat; its first line and its memorable events stand out.
QString BoardReport::story(const std::vector<PastLine>& lines) const {
    QString html;
    QString part;
    const auto finish = [&] {
        if (!part.isEmpty()) html += QStringLiteral("<p>%1</p>").arg(std::exchange(part, {}).trimmed());
    };
    for (const PastLine& it : lines) {
        if (it.begins) finish();
        if (it.isTrifle) continue;
        QString words = inQt(it.words).toHtmlEscaped();
        if (it.rule && !firstRuleIn(words)) words += QLatin1Char(' ') + inQt(it.rule->text());
        const bool standsOut = it.begins || it.isMemorable;
        part += (standsOut ? QStringLiteral("<b>%1</b> ") : QStringLiteral("%1 ")).arg(words);
    }
    finish();
    return html;
}

QString BoardReport::told(std::size_t turn) const {
    const Turn& it = turns_.at(turn);
    QString html =
        paragraph(it.number == 0 ? ReportTexts::tr("Before the first turn")
                                 : ReportTexts::tr("Turn %1: %2").arg(it.number).arg(nameOf(it.active)),
                  "h2");
    if (const auto lines = lines_.find(it.number); lines != lines_.end()) html += story(lines->second);
    if (const Text standing = it.memorable > 0 ? past_->standingAfter(it.number) : Text();
        !standing.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>").arg(inQt(standing).toHtmlEscaped());
    if (!it.isPictured) return html;
    return html + QStringLiteral("<p align=\"center\"><img src=\"%1\" alt=\"%2\"><br><i>%2</i></p>")
                      .arg(nameOfPicture(turn), captionOf(turn).toHtmlEscaped());
}

QString BoardReport::lossesOf(Seat seat) const {
    QString list;
    for (const PastLandmark& it : landmarks_) {
        if (it.seat != seat) continue;
        list += paragraph(ReportTexts::tr("Turn %1: %2").arg(it.turn).arg(inQt(it.words)), "div");
    }
    return paragraph(nameOf(seat), "h3") + (list.isEmpty() ? paragraph(ReportTexts::tr("Nothing")) : list);
}

QString BoardReport::luck() const {
    QString rows;
    for (const SideLuck& it : chronicle_.luck(std::nullopt).sides) {
        if (it.all.throws() == 0) continue;
        const QStringList cells{nameOf(it.seat).toHtmlEscaped(), QString::number(it.all.throws()),
                                steadyNumeral(it.all.expected(), 1), QString::number(it.all.actual()),
                                inQt(vallum::words(it.all)).toHtmlEscaped()};
        rows += QStringLiteral("<tr><td>%1</td></tr>").arg(cells.join(QStringLiteral("</td><td>")));
    }
    if (rows.isEmpty()) return {};
    const QStringList heads{QString(), ReportTexts::tr("Dice"), ReportTexts::tr("Successes expected"),
                            ReportTexts::tr("Successes"), QString()};
    return paragraph(ReportTexts::tr("Luck"), "h1") +
           QStringLiteral("<table cellpadding=\"3\"><tr><th>%1</th></tr>%2</table>")
               .arg(heads.join(QStringLiteral("</th><th>")), rows);
}

QString BoardReport::ending(const QString& before) const {
    QString html = paragraph(ReportTexts::tr("Losses"), "h1");
    for (const NamedSide& side : chronicle_.session().live().sides()) html += lossesOf(side.seat);
    html += luck() + analysis_;
    const QString rules = rulesNamedIn(before + html);
    return rules.isEmpty() ? html : html + paragraph(ReportTexts::tr("Rules cited"), "h1") + rules;
}

}  // namespace vallum::app
