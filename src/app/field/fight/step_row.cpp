// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/step_row.h"

#include "art/faces.h"
#include "room/tint.h"

#include <utility>

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr int gap = 5;
constexpr int margin = 10;  // beside the words of a step

}  // namespace

StepRow::StepRow(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void StepRow::setSteps(const QStringList& steps) {
    steps_ = steps;
    updateGeometry();
    update();
}

void StepRow::setNow(int step, std::set<int> shown) {
    now_ = step;
    shown_ = std::move(shown);
    setAccessibleName(steps_.value(step));
    update();
}

QFont StepRow::fontOf(int step) const {
    QFont font = art::font(art::Face::sans, art::Type::note);
    font.setBold(step == now_);
    return font;
}

QString StepRow::wordsOf(int step) const {
    return isDone(step) ? steps_.at(step) + QStringLiteral(" ✓") : steps_.at(step);
}

/// The widest that the step will ever be, so that the row does not move when the fight goes on.
int StepRow::widthOf(int step) const {
    QFont bold = art::font(art::Face::sans, art::Type::note);
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(steps_.at(step) + QStringLiteral(" ✓")) + 2 * margin;
}

QSize StepRow::sizeHint() const {
    int width = 0;
    for (int step = 0; step != steps_.size(); ++step) width += widthOf(step) + (step == 0 ? 0 : gap);
    return {width, QFontMetrics(art::font(art::Face::sans, art::Type::note)).height() + 10};
}

void StepRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

QRectF StepRow::placeOf(int step) const {
    int left = 0;
    for (int before = 0; before != step; ++before) left += widthOf(before) + gap;
    return {left + 0.5, 0.5, widthOf(step) - 1.0, height() - 1.0};
}

int StepRow::stepAt(QPointF at) const {
    for (int step = 0; step != steps_.size(); ++step) {
        if (step != now_ && shown_.contains(step) && placeOf(step).contains(at)) return step;
    }
    return -1;
}

void StepRow::mousePressEvent(QMouseEvent* event) {
    // The sheet behind would take the click for the next page.
    event->accept();
    const int step = stepAt(event->position());
    if (event->button() == Qt::LeftButton && step >= 0) Q_EMIT chosen(step);
}

void StepRow::mouseMoveEvent(QMouseEvent* event) {
    const bool canChoose = stepAt(event->position()) >= 0;
    setCursor(canChoose ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(canChoose ? tr("Show again") : QString());
}

void StepRow::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const art::RoomColors& room = roomColors();
    for (int step = 0; step != steps_.size(); ++step) {
        const QRectF place = placeOf(step);
        const bool isNow = step == now_;
        painter.setBrush(isNow ? room.brass : isDone(step) ? tint(room.good) : room.paperShade);
        painter.setPen(QPen(isNow          ? room.brass.darker(125)
                            : isDone(step) ? tint(room.good, 0.45)
                                           : room.paperEdge,
                            1));
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
        painter.setFont(fontOf(step));
        painter.setPen(isNow ? room.brassInk : isDone(step) ? room.ink : room.quiet);
        painter.drawText(place, Qt::AlignCenter, wordsOf(step));
    }
}

}  // namespace vallum::app
