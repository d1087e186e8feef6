// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/edge_fade.h"

#include "room/house_style.h"

#include <algorithm>

#include <QAbstractScrollArea>
#include <QEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QScrollBar>
#include <QTextEdit>

namespace vallum::app {

namespace {

/// Lies over the viewport of an area, beside it in the tree: children of a viewport scroll with it.
class EdgeFade final : public QWidget {
public:
    explicit EdgeFade(QAbstractScrollArea& area) : QWidget(&area), area_(area) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        area.viewport()->installEventFilter(this);
        const QScrollBar* bar = area.verticalScrollBar();
        connect(bar, &QScrollBar::valueChanged, this, [this] { update(); });
        connect(bar, &QScrollBar::rangeChanged, this, [this] { update(); });
        follow();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
            follow();
        return QWidget::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent* /*event*/) override {
        const QScrollBar& bar = *area_.verticalScrollBar();
        const int above = std::min(bar.value() - bar.minimum(), fontMetrics().height());
        const int below = cutsLine() ? std::min(bar.maximum() - bar.value(), fontMetrics().height()) : 0;
        QPainter painter(this);
        fade(painter, QRect(0, 0, width(), above), false);
        fade(painter, QRect(0, height() - below, width(), below), true);
    }

private:
    void follow() {
        setGeometry(area_.viewport()->geometry());
        raise();
    }
    /// At its lower edge, a text may end with a whole line; of other content nobody knows.
    [[nodiscard]] bool cutsLine() const {
        const auto* text = qobject_cast<const QTextEdit*>(&area_);
        if (text == nullptr) return true;
        const int edge = text->viewport()->height();
        const QRect last =
            text->cursorRect(text->cursorForPosition({text->viewport()->width() / 2, edge - 1}));
        return last.top() < edge - 1 && last.bottom() > edge;
    }
    static void fade(QPainter& painter, const QRect& edge, bool isLower) {
        if (edge.isEmpty()) return;
        const QColor paper = roomColors().paper;
        QColor nothing = paper;
        nothing.setAlpha(0);
        QLinearGradient gradient(edge.topLeft(), edge.bottomLeft());
        gradient.setColorAt(isLower ? 1 : 0, paper);
        gradient.setColorAt(isLower ? 0 : 1, nothing);
        painter.fillRect(edge, gradient);
    }

    QAbstractScrollArea& area_;
};

}  // namespace

void fadeEdges(QAbstractScrollArea& area) { new EdgeFade(area); }

}  // namespace vallum::app
