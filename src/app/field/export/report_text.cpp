// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/report_text.h"

#include "field/export/army_sheets.h"
#include "field/export/table_painting.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/words/log_lines.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/field/queries/luck.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class ReportTexts {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Keeps the decisive facts; movement steps and card draws stay in the log.
bool isTold(const field::Fact& fact, const LogLine& line) {
    if (line.words.isEmpty() || line.topic == LogTopic::cards) return false;
    const bool isKnown = std::holds_alternative<field::PhaseBegan>(fact) ||
                         std::holds_alternative<field::TurnBegan>(fact) ||
                         std::holds_alternative<field::Activated>(fact);  // the order names its units
    if (isKnown) return false;
    return line.topic != LogTopic::movement || std::holds_alternative<field::Charged>(fact) ||
           std::holds_alternative<field::Withdrew>(fact);
}

QString reasonsOf(const LogLine& line) {
    QString list;
    for (const QString& reason : line.reasons) {
        list +=
            QStringLiteral("<br><small>%1</small>")
                .arg(reason.toHtmlEscaped().replace(QStringLiteral("    "), QStringLiteral("&nbsp;&nbsp;")));
    }
    return list;
}

}  // namespace

ReportText::ReportText(Story story)
    : story_(std::move(story)),
      end_(story_.at(story_.timeline.last())),
      turns_(field::turnsOf(story_.timeline)),
      pictured_(field::turningPoints(turns_, picturesBetween)) {}

bool ReportText::hasPicture(std::size_t turn) const {
    return std::ranges::find(pictured_, turn) != pictured_.end();
}

QImage ReportText::picture(std::size_t turn) const {
    TableScene scene;
    story_.showOn(scene, turns_.at(turn).last);
    return pictureOf(scene, wholeTable(scene, widthOfReportPicture));
}

QString ReportText::beginning() const {
    QString html = paragraph(story_.title, "h1") + outcome() + setting() +
                   paragraph(ReportTexts::tr("The armies"), "h1");
    for (const field::Side& side : end_.setting->sides) html += armyList(story_.at(0), side.seat);
    return html + paragraph(ReportTexts::tr("The battle"), "h1");
}

/// Includes the leadership check that led to it, if any.
QString ReportText::outcome() const {
    if (!end_.outcome) {
        return paragraph(
            ReportTexts::tr("The battle goes on; this is how it stood in turn %1.").arg(end_.turn));
    }
    QString html = QStringLiteral("<p><b>%1</b></p>")
                       .arg(sentence(end_, field::BattleEnded{*end_.outcome}).toHtmlEscaped());
    const auto& all = story_.timeline.happenings();
    const auto check = std::ranges::find_if(all.rbegin(), all.rend(), [](const field::Happening& it) {
        const auto* losses = std::get_if<field::LossesChecked>(&it.fact);
        return losses != nullptr && !losses->passed;
    });
    if (check == all.rend()) return html;
    const LogLine line = logLine(end_, check->fact, story_.eyes);
    return html + QStringLiteral("<p>%1%2</p>").arg(line.words.toHtmlEscaped(), reasonsOf(line));
}

QString ReportText::setting() const {
    const field::Setting& setting = *end_.setting;
    QStringList conditions;
    if (setting.victory.has(field::Victory::casualties)) conditions << ruleName("SET-13"_rule);
    if (setting.victory.has(field::Victory::annihilation)) conditions << ruleName("SET-16"_rule);
    if (setting.victory.has(field::Victory::deathOfGeneral)) conditions << ruleName("SET-17"_rule);
    return paragraph(ReportTexts::tr("Table: %1 by %2 DU. Victory by: %3.")
                         .arg(inQt(field::toText(setting.table.width)),
                              inQt(field::toText(setting.table.depth)),
                              conditions.join(QStringLiteral("; "))));
}

QString ReportText::told(std::size_t index) const {
    const field::TurnOfBattle& turn = turns_.at(index);
    const QString happened = lines(turn) + costs(turn);
    if (happened.isEmpty() && isQuiet(index)) return isQuiet(index + 1) ? QString() : quietUntil(index);
    const field::Battle battle = story_.at(turn.last);
    const QString name = turn.turn == 0 ? ReportTexts::tr("Before the first turn")
                                        : sentence(battle, field::TurnBegan{turn.turn, turn.active});
    QString html = paragraph(name, "h2") + happened;
    if (hasPicture(index)) {
        html += QStringLiteral("<p align=\"center\"><img src=\"%1\" alt=\"%2\"><br><i>%2</i></p>")
                    .arg(nameOfPicture(index), caption(index).toHtmlEscaped());
    }
    return html;
}

bool ReportText::isQuiet(std::size_t index) const {
    if (index >= turns_.size() || turns_[index].turn == 0 || hasPicture(index)) return false;
    return costs(turns_[index]).isEmpty() && lines(turns_[index]).isEmpty();
}

QString ReportText::quietUntil(std::size_t last) const {
    std::size_t first = last;
    while (first > 0 && isQuiet(first - 1)) --first;
    const int from = turns_[first].turn;
    const int to = turns_[last].turn;
    return paragraph(from == to ? ReportTexts::tr("Turn %1: nothing happened.").arg(to)
                                : ReportTexts::tr("Turns %1–%2: nothing happened.").arg(from).arg(to));
}

/// One paragraph per phase.
QString ReportText::lines(const field::TurnOfBattle& turn) const {
    const field::Battle battle = story_.at(turn.last);
    const auto& moments = story_.timeline.moments();
    QString html;
    QString phase;
    for (std::size_t i = moments[turn.first].begin; i != moments[turn.last].end; ++i) {
        const field::Fact& fact = story_.timeline.happenings()[i].fact;
        if (std::holds_alternative<field::PhaseBegan>(fact)) phase = sentence(battle, fact);
        const LogLine line = logLine(battle, fact, story_.eyes);
        if (!isTold(fact, line)) continue;
        if (!phase.isEmpty()) html += paragraph(std::exchange(phase, {}), "h4");
        html += QStringLiteral("<div>%1</div>").arg(line.words.toHtmlEscaped());
    }
    return html;
}

QString ReportText::costs(const field::TurnOfBattle& turn) const {
    QStringList lost;
    for (const field::SideLoss& it : turn.losses) {
        if (it.inTurn() == 0) continue;
        lost << (it.inTurn() > 0 ? ReportTexts::tr("%1 loses %2 points, %3 so far")
                                 : ReportTexts::tr("%1 regains %2 points, %3 lost so far"))
                    .arg(inData(end_.side(it.seat).name), pointsText(std::abs(it.inTurn())),
                         pointsText(it.after));
    }
    return lost.isEmpty()
               ? QString()
               : QStringLiteral("<p><b>%1.</b></p>").arg(lost.join(QStringLiteral("; ")).toHtmlEscaped());
}

QString ReportText::caption(std::size_t index) const {
    const field::TurnOfBattle& turn = turns_[index];
    if (turn.turn == 0) return ReportTexts::tr("The armies as deployed");
    if (index + 1 == turns_.size())
        return end_.outcome ? ReportTexts::tr("The end") : ReportTexts::tr("As it stands now");
    if (turn.swing == 0) return ReportTexts::tr("After turn %1").arg(turn.turn);
    return ReportTexts::tr("After turn %1: a swing of %2 points").arg(turn.turn).arg(pointsText(turn.swing));
}

QString ReportText::lossesOf(Seat seat) const {
    QStringList gone;
    for (const UnitId id : end_.everyUnit()) {
        const field::Unit& unit = end_.unit(id);
        if (unit.owner != seat || unit.type == field::hiddenType) continue;
        if (unit.place == field::Place::eliminated)
            gone << ReportTexts::tr("%1 (destroyed)").arg(unitName(end_, id));
        if (unit.has(field::Marker::fleeing)) gone << ReportTexts::tr("%1 (fleeing)").arg(unitName(end_, id));
    }
    const Sum lost = field::losses(end_, seat);
    const Sum all = field::startingValue(end_, seat);
    QString html =
        paragraph(ReportTexts::tr("%1: %2 of %3 points lost")
                      .arg(inData(end_.side(seat).name), pointsText(lost.total()), pointsText(all.total())),
                  "h3");
    for (const Sum::Term& term : lost.terms()) {
        html += QStringLiteral("<div>%1 %2</div>")
                    .arg(pointsText(term.amount), termAndRule(term.rule).toHtmlEscaped());
    }
    return html + (gone.isEmpty() ? QString() : paragraph(gone.join(QStringLiteral(", "))));
}

QString ReportText::luck() const {
    QString rows;
    for (const field::PlayerLuck& it : field::luckIn(story_.begin, story_.timeline.happenings())) {
        if (it.all.throws() == 0) continue;
        const QStringList cells{inData(end_.side(it.seat).name).toHtmlEscaped(),
                                QString::number(it.all.throws()), steadyNumeral(it.all.expected(), 1),
                                QString::number(it.all.actual()), inQt(field::words(it.all)).toHtmlEscaped()};
        rows += QStringLiteral("<tr><td>%1</td></tr>").arg(cells.join(QStringLiteral("</td><td>")));
    }
    if (rows.isEmpty()) return {};
    const QStringList heads{QString(), ReportTexts::tr("Dice"), ReportTexts::tr("Successes expected"),
                            ReportTexts::tr("Successes"), QString()};
    return paragraph(ReportTexts::tr("Luck"), "h1") +
           QStringLiteral("<table cellpadding=\"3\"><tr><th>%1</th></tr>%2</table>")
               .arg(heads.join(QStringLiteral("</th><th>")), rows);
}

QString ReportText::ending(const QString& before) const {
    QString html = paragraph(ReportTexts::tr("Losses"), "h1");
    for (const field::Side& side : end_.setting->sides) html += lossesOf(side.seat);
    html += luck();
    html += story_.analysis;
    html += paragraph(ReportTexts::tr("Rules cited"), "h1");
    return html + rulesNamedIn(before + html);
}

}  // namespace vallum::app
