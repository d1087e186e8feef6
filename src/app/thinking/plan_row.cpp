// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/plan_row.h"

#include "art/faces.h"
#include "room/house_style.h"

#include <algorithm>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr int edge = 8;
constexpr int number = 24;  // width of the badge on the left
constexpr int bar = 5;
constexpr double corner = 6;

}  // namespace

PlanRow::PlanRow(const Look& look, QWidget* parent) : QPushButton(parent), look_(look) {
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(look.title);
    setAccessibleDescription(look.chance);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QFont PlanRow::titleFont() const {
    QFont font = art::font(art::Face::sans, art::Type::text);
    font.setBold(true);
    return font;
}

int PlanRow::chanceWidth() const {
    return look_.isTried ? QFontMetrics(titleFont()).horizontalAdvance(look_.chance) + edge : 0;
}

QRect PlanRow::titleRect(int width) const {
    const int left = edge + number + edge;
    const QRect room(left, edge, std::max(60, width - left - chanceWidth() - edge), 4000);
    return QFontMetrics(titleFont()).boundingRect(room, Qt::TextWordWrap, look_.title);
}

int PlanRow::heightForWidth(int width) const {
    return titleRect(width).height() + 2 * edge + (look_.isTried ? bar + 5 : 0);
}

QSize PlanRow::sizeHint() const {
    const int wide = std::max(width(), 260);
    return {wide, heightForWidth(wide)};
}

void PlanRow::paintEvent(QPaintEvent* /*event*/) {
    const art::RoomColors& colors = roomColors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(isChecked() || hasFocus() ? colors.brass : colors.paperEdge, isChecked() ? 2 : 1));
    painter.setBrush(isChecked() ? colors.paperShade : underMouse() ? colors.button : colors.paper);
    painter.drawRoundedRect(all, corner, corner);
    const QRectF badge(edge, edge - 2, number, number);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? colors.brass : colors.button);
    painter.drawEllipse(badge);
    painter.setFont(titleFont());
    painter.setPen(isChecked() ? colors.brassInk : colors.ink);
    painter.drawText(badge, Qt::AlignCenter, QString::number(look_.number));
    painter.setPen(colors.ink);
    QRect words = titleRect(width());
    words.setWidth(width() - words.left() - chanceWidth() - edge);
    painter.drawText(words, Qt::TextWordWrap, look_.title);
    if (!look_.isTried) return;
    painter.drawText(QRect(width() - chanceWidth() - edge, edge, chanceWidth(), words.height()),
                     Qt::AlignRight | Qt::AlignTop, look_.chance);
    const QRectF track(words.left(), height() - edge - bar, width() - words.left() - edge, bar);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.paperEdge);
    painter.drawRoundedRect(track, bar / 2.0, bar / 2.0);
    painter.setBrush(isChecked() ? colors.brass : colors.quiet);
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * look_.part, bar)), bar / 2.0,
                            bar / 2.0);
}

}  // namespace vallum::app
