// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector/headlines.h"

#include "art/text.h"
#include "panels/log_lines.h"
#include "panels/phase_strip.h"
#include "session/field_session.h"
#include "table/looks.h"
#include "texts.h"

#include <algorithm>
#include <ranges>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr double gap = 0.18;  // of the height

bool isInTheHead(const field::Fact& fact) {
    return std::holds_alternative<field::TurnBegan>(fact) || std::holds_alternative<field::PhaseBegan>(fact);
}

QFont fontOf(double pixels) {
    QFont font = art::labelFont();
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    return font;
}

}  // namespace

Headlines::Headlines(const FieldSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    setAccessibleName(tr("What is happening"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Headlines::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    refresh();
}

void Headlines::refresh() {
    if (!session_.hasBattle()) {
        when_ = tr("No battle");
        who_.clear();
        news_.clear();
        side_ = palette_.bubble;
    } else {
        when_ = moment();
        who_ = actor();
        news_ = lastSentence();
        side_ = palette_.shadesOf(lookOfSide(session_.battle().active).color).deep;
    }
    setAccessibleDescription(QStringLiteral("%1. %2. %3").arg(when_, who_, news_));
    update();
}

QString Headlines::moment() const {
    const field::Battle& battle = session_.battle();
    QString words = tr("Setting up");
    if (battle.stage == field::Stage::fighting)
        words = tr("Turn %1 · %2").arg(battle.turn).arg(PhaseStrip::nameOf(static_cast<int>(battle.phase)));
    if (battle.outcome) words = tr("The battle is over");
    return session_.isLookingBack() ? tr("Looking back · %1").arg(words) : words;
}

QString Headlines::actor() const {
    const field::Battle& battle = session_.battle();
    if (battle.outcome) return {};
    QString active = inData(battle.side(battle.active).name);
    const auto asked = session_.askedSeat();
    if (session_.isLookingBack() || !asked || *asked == chance || *asked == battle.active) return active;
    return tr("%1 · %2 to play").arg(active, inData(battle.side(*asked).name));
}

QString Headlines::lastSentence() const {
    const field::Battle battle = session_.battleForAll();
    const std::size_t answers = session_.answersShown();
    for (const Happening& it : std::views::reverse(session_.history())) {
        if (it.answers > answers || isInTheHead(it.fact)) continue;
        const LogLine line = logLine(battle, it.fact, Seat());
        if (!line.words.isEmpty()) return line.words;
    }
    return {};
}

double Headlines::widthOfPlate() const {
    const QFontMetricsF letters(fontOf(height() * 0.34));
    const double words = std::max(letters.horizontalAdvance(when_), letters.horizontalAdvance(who_));
    return std::min(words + 2 * gap * height(), width() * 0.42);
}

void Headlines::paintPlate(QPainter& painter, const QRectF& area) const {
    painter.fillRect(area, side_);
    const double inset = gap * height();
    const double row = area.height() * (who_.isEmpty() ? 1 : 0.5);
    const QRectF place(area.left() + inset, area.top(), area.width() - 2 * inset, row);
    const double fill = who_.isEmpty() ? 0.34 : 0.68;
    art::paintLine(painter, {when_, place, 1, Qt::AlignLeft, false, fill, 0.6}, art::labelFont(),
                   palette_.rimText);
    if (who_.isEmpty()) return;
    art::paintLine(painter, {who_, place.translated(0, row), 1, Qt::AlignLeft, false, fill, 0.6},
                   art::labelFont(), palette_.gold.lighter(130));
}

/// As large as it fits, on as many lines as that takes.
void Headlines::paintNews(QPainter& painter, const QRectF& area) const {
    constexpr int wrapped = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap;
    double pixels = area.height() * 0.44;
    const double smallest = area.height() * 0.16;
    QRectF needed;
    do {
        painter.setFont(fontOf(pixels));
        needed = painter.boundingRect(area, wrapped, news_);
        pixels *= 0.94;
    } while (pixels > smallest && (needed.height() > area.height() || needed.width() > area.width()));
    painter.setPen(palette_.bubbleInk);
    painter.drawText(area, wrapped, news_);
}

void Headlines::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(rect(), palette_.bubble);
    const QRectF plate(0, 0, widthOfPlate(), height());
    paintPlate(painter, plate);
    const double inset = gap * height();
    paintNews(painter, QRectF(rect()).adjusted(plate.width() + inset, 2, -inset, -2));
}

}  // namespace vallum::app
