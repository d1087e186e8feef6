// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/analysis_text.h"

#include "language/texts.h"
#include "room/house_style.h"
#include "thinking/chances.h"

#include <algorithm>

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>

namespace vallum::app {

namespace {

class AnalysisTexts {
    Q_DECLARE_TR_FUNCTIONS(AnalysisTexts)
};

QString paragraph(const QString& words, const char* tag = "p") {
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), words.toHtmlEscaped());
}

/// On a paper background, so that it is readable on any page.
QString pictureOf(const ToldAnalysis& analysis, const AnalyzedSide& below, const AnalyzedSide& above) {
    constexpr QSize size(640, 220);
    constexpr int dots = 2;  // per logical pixel
    QImage picture(size * dots, QImage::Format_RGB32);
    picture.setDevicePixelRatio(dots);
    picture.fill(roomColors().paper);
    ChanceCurve curve;
    curve.setSides({below.name, below.color}, {above.name, above.color});
    curve.show(analysis);
    QPainter painter(&picture);
    curve.paint(painter, QRectF(QPointF(), QSizeF(size)).adjusted(4, 4, -4, -4));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return QStringLiteral(
               "<p align=\"center\"><img width=\"560\" src=\"data:image/png;base64,%1\" alt=\"%2\"></p>")
        .arg(QString::fromLatin1(bytes.toBase64()),
             AnalysisTexts::tr("Chance to win, turn by turn: %1").arg(below.name).toHtmlEscaped());
}

QString sideText(const ToldAnalysis& analysis, const AnalyzedSide& side) {
    const auto report = std::ranges::find(analysis.seats, side.seat, &SideReport::seat);
    if (report == analysis.seats.end()) return {};
    QString html = paragraph(side.name, "h3");
    const bool isJudged = std::ranges::any_of(report->decisions, [](int it) { return it != 0; });
    if (isJudged) html += paragraph(gradesOf(*report), "div") + paragraph(givenAwayBy(*report), "div");
    return html + paragraph(luckOf(*report), "div");
}

}  // namespace

QString titleOf(const players::JudgedDecision& it, const QString& side) {
    return AnalysisTexts::tr("Turn %1, %2: %3").arg(it.turn).arg(side, inQt(it.played));
}

QString betterThan(const players::JudgedDecision& it) {
    if (it.givenAway() <= 0) return {};
    const bool isAlike = it.better.english() == it.played.english();
    const QString words =
        isAlike
            ? AnalysisTexts::tr("Another choice was better: wins %1 instead of %2 of 100 (give or take %3).")
            : AnalysisTexts::tr("Better: %4. Wins %1 instead of %2 of 100 (give or take %3).");
    const QString numbers =
        words.arg(hundredths(it.chanceBetter), hundredths(it.chance), hundredths(it.error));
    return isAlike ? numbers : numbers.arg(inQt(it.better));
}

QString luckOf(const SideReport& report) {
    return AnalysisTexts::tr("Luck: %1").arg(inQt(verdictOn(report.luck)));
}

QString analysisText(const ToldAnalysis& analysis, const AnalyzedSides& sides) {
    if (sides.all.empty() || analysis.course.empty()) return {};
    QString html =
        paragraph(AnalysisTexts::tr("Analysis"), "h1") + pictureOf(analysis, sides.below, sides.above);
    for (const AnalyzedSide& side : sides.all) html += sideText(analysis, side);
    for (const players::JudgedDecision& it : analysis.decisions) {
        if (!isPoor(it.grade)) continue;
        const auto side = std::ranges::find(sides.all, it.seat, &AnalyzedSide::seat);
        html += QStringLiteral("<p><b>%1. %2</b><br>%3")
                    .arg(wordFor(it.grade).toHtmlEscaped(),
                         titleOf(it, side == sides.all.end() ? QString() : side->name).toHtmlEscaped(),
                         betterThan(it).toHtmlEscaped());
        for (const Text& reason : it.reasons)
            html += QStringLiteral("<br><small>%1</small>").arg(inQt(reason).toHtmlEscaped());
        html += QStringLiteral("</p>");
    }
    return html;
}

}  // namespace vallum::app
