// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector/headlines.h"

#include "art/text.h"
#include "kits/stage.h"
#include "language/texts.h"
#include "session/chronicle.h"
#include "session/session.h"

#include <algorithm>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr double gap = 0.18;  // as a fraction of the height

QFont fontOf(double pixels) {
    QFont font = art::labelFont();
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    return font;
}

}  // namespace

Headlines::Headlines(const Chronicle& chronicle, const Stage& stage, QWidget* parent)
    : QWidget(parent),
      chronicle_(chronicle),
      stage_(stage) {
    setAccessibleName(tr("What is happening"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Headlines::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    refresh();
}

void Headlines::refresh() {
    if (!chronicle_.session().hasBattle()) {
        when_ = tr("No battle");
        who_.clear();
        news_.clear();
        side_ = palette_.bubble;
    } else {
        when_ = moment();
        who_ = actor();
        news_ = inQt(chronicle_.news());
        side_ = palette_.shadesOf(stage_.lookOf(chronicle_.now().active).color).deep;
    }
    setAccessibleDescription(QStringLiteral("%1. %2. %3").arg(when_, who_, news_));
    update();
}

QString Headlines::moment() const {
    const TimeOfBattle now = chronicle_.now();
    QString words = tr("Setting up");
    if (now.turn > 0) words = tr("Turn %1 · %2").arg(now.turn).arg(capitalized(inQt(now.phase)));
    if (chronicle_.isOverNow()) words = tr("The battle is over");
    return chronicle_.session().isLookingBack() ? tr("Looking back · %1").arg(words) : words;
}

QString Headlines::actor() const {
    if (chronicle_.isOverNow()) return {};
    const Session& session = chronicle_.session();
    const Seat now = chronicle_.now().active;
    QString active = inQt(session.live().nameOf(now));
    const auto asked = session.live().askedSeat();
    if (session.isLookingBack() || !asked || *asked == chance || *asked == now) return active;
    return tr("%1 · %2 to play").arg(active, inQt(session.live().nameOf(*asked)));
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

/// As large as fits, on as many lines as needed.
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
