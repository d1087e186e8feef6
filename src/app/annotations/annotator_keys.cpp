// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator_keys.h"

#include "annotations/annotation_bar.h"
#include "annotations/annotator.h"
#include "annotations/strokes.h"
#include "session/session.h"

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

bool isOfDrawing(const QKeyEvent& event) {
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return isUndo(event) || isRedo(event) || (isPlain(event) && !isFunction);
}

std::optional<std::size_t> nextShown(const Sketches& all,
                                     std::optional<std::size_t> picked,
                                     std::size_t answers) {
    const std::size_t count = all.size();
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t place = (picked ? *picked + step : step - 1) % count;
        if (isShownAfter(all[place], answers)) return place;
    }
    return std::nullopt;
}

void chooseByKey(AnnotationBar& bar, int key) {
    const int color = key - Qt::Key_1;
    if (color >= 0 && color < static_cast<int>(names(Chalk()).size()))
        return bar.setColor(static_cast<Chalk>(color));
    switch (key) {
        case Qt::Key_S: return bar.setTool(std::nullopt);
        case Qt::Key_A: return bar.setTool(Drawing::arrow);
        case Qt::Key_L: return bar.setTool(Drawing::label);
        case Qt::Key_R: return bar.setTool(Drawing::rectangle);
        case Qt::Key_E: return bar.setTool(Drawing::ellipse);
        case Qt::Key_G: return bar.setTool(Drawing::area);
        case Qt::Key_T: Q_EMIT bar.textWanted(); return;
        default: return;
    }
}

std::vector<QPointF> pointsAround(QPointF middle, Drawing drawing) {
    const QPointF half(1.5, 1);
    const QPointF other(half.x(), -half.y());
    if (drawing == Drawing::area) return {middle - half, middle + other, middle + half, middle - other};
    return {middle - half, middle + half};
}

bool Annotator::key(const QKeyEvent& event) {
    if (isUndo(event)) return book_.undo(), true;
    if (isRedo(event)) return book_.redo(), true;
    if (!isPlain(event) || event.key() == Qt::Key_Space) return false;
    if (const auto way = wayOf(event.key())) {
        constexpr double fine = 0.1;
        const QPointF by = *way * (event.modifiers().testFlag(Qt::ShiftModifier) ? 1 : fine);
        return changePicked([&](Sketch& it) { it = shifted(it, by); }), true;
    }
    switch (event.key()) {
        case Qt::Key_Escape:  // cancels one thing at a time
            if (grip_) return cancel(), true;
            picked() ? pick(std::nullopt) : setOn(false);
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace: return deletePicked(), true;
        case Qt::Key_Tab:
            if (const auto next = nextShown(drawings_.all(), picked(), session_.answersShown())) pick(next);
            return true;
        case Qt::Key_Backtab: return false;
        case Qt::Key_Return:
        case Qt::Key_Enter: return putIntoTheMiddle(), true;
        case Qt::Key_F: return canvas_.fit(), true;
        default: return chooseByKey(*bar_, event.key()), true;
    }
}

/// For use without a mouse: a new shape appears in the middle of the view, and the arrow keys move it.
void Annotator::putIntoTheMiddle() {
    if (picked() || !bar_->tool()) {
        Q_EMIT bar_->textWanted();
        return;
    }
    const QPointF middle = canvas_.toArea().inverted().map(QPointF(area_.rect().center()));
    if (bar_->tool() == Drawing::label) return write(std::nullopt, middle);
    Sketch it = fresh(*bar_->tool());
    it.points = pointsAround(middle, *bar_->tool());
    pick(drawings_.add(it));
}

}  // namespace vallum::app
