// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "annotations/strokes.h"
#include "session/session.h"

#include <array>

#include <QKeyEvent>

namespace vallum::app {

namespace {

bool isUndo(const QKeyEvent& event) { return event.matches(QKeySequence::Undo); }
bool isRedo(const QKeyEvent& event) {
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    return event.matches(QKeySequence::Redo) || (isControl && event.key() == Qt::Key_Y);
}
bool isPlain(const QKeyEvent& event) {
    return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
}

std::optional<QPointF> wayOf(int key) {
    switch (key) {
        case Qt::Key_Left: return QPointF(-1, 0);
        case Qt::Key_Right: return QPointF(1, 0);
        case Qt::Key_Up: return QPointF(0, -1);
        case Qt::Key_Down: return QPointF(0, 1);
        default: return std::nullopt;
    }
}

}  // namespace

/// While drawing, letters do not end a phase, and Ctrl+Z undoes a drawing.
bool Annotator::isOwnKey(const QKeyEvent& event) const {
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return isUndo(event) || isRedo(event) || (isPlain(event) && !isFunction);
}

bool Annotator::key(const QKeyEvent& event) {
    if (isUndo(event)) return book_.undo(), true;
    if (isRedo(event)) return book_.redo(), true;
    if (!isPlain(event) || event.key() == Qt::Key_Space) return false;
    if (const auto way = wayOf(event.key())) {
        constexpr double fine = 0.1;
        return nudge(*way * (event.modifiers().testFlag(Qt::ShiftModifier) ? 1 : fine)), true;
    }
    switch (event.key()) {
        case Qt::Key_Escape: return escape(), true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace: return deletePicked(), true;
        case Qt::Key_Tab: return pickNext(), true;
        case Qt::Key_Backtab: return false;
        case Qt::Key_Return:
        case Qt::Key_Enter: return putIntoTheMiddle(), true;
        case Qt::Key_F: return canvas_.fit(), true;
        default: keyOfDrawing(event); return true;
    }
}

/// Escape cancels one thing at a time.
void Annotator::escape() {
    if (grip_) return cancel();
    picked() ? pick(std::nullopt) : setOn(false);
}

bool Annotator::keyOfDrawing(const QKeyEvent& event) {
    const int color = event.key() - Qt::Key_1;
    if (color >= 0 && color < static_cast<int>(names(Chalk()).size()))
        return bar_->setColor(static_cast<Chalk>(color)), true;
    switch (event.key()) {
        case Qt::Key_S: return bar_->setTool(std::nullopt), true;
        case Qt::Key_A: return bar_->setTool(Drawing::arrow), true;
        case Qt::Key_L: return bar_->setTool(Drawing::label), true;
        case Qt::Key_R: return bar_->setTool(Drawing::rectangle), true;
        case Qt::Key_E: return bar_->setTool(Drawing::ellipse), true;
        case Qt::Key_G: return bar_->setTool(Drawing::area), true;
        case Qt::Key_T: Q_EMIT bar_->textWanted(); return true;
        default: return false;
    }
}

void Annotator::pickNext() {
    const Sketches all = drawings_.all();
    const std::size_t count = all.size();
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t place = (picked() ? *picked() + step : step - 1) % count;
        if (isShownAfter(all[place], session_.answersShown())) return pick(place);
    }
}

void Annotator::nudge(QPointF by) {
    if (!picked()) return;
    changePicked([&](Sketch& it) { it = shifted(it, by); });
}

/// For use without a mouse: a new shape appears in the middle of the view, and the arrow keys move it.
void Annotator::putIntoTheMiddle() {
    if (picked() || !bar_->tool()) {
        Q_EMIT bar_->textWanted();
        return;
    }
    const QPointF middle = canvas_.toArea().inverted().map(QPointF(area_.rect().center()));
    if (bar_->tool() == Drawing::label) return write(std::nullopt, middle);
    const QPointF half(1.5, 1);
    const bool hasCorners = bar_->tool() == Drawing::area;
    const QPolygonF all{middle - half, middle + QPointF(half.x(), -half.y()), middle + half,
                        middle + QPointF(-half.x(), half.y())};
    Sketch it = fresh(*bar_->tool());
    const QPolygonF points = hasCorners ? all : QPolygonF{all[0], all[2]};
    it.points.assign(points.begin(), points.end());
    pick(drawings_.add(it));
}

}  // namespace vallum::app
