// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/room.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QWidget>

namespace vallum::app {

QSize withinScreen(const QWidget& window, QSize best) {
    constexpr QSize frame(4, 32);
    return best.boundedTo(window.screen()->availableSize() - frame);
}

namespace {

/// Watches the whole program, because boxes inside come and go.
class WheelKeeper final : public QObject {
public:
    explicit WheelKeeper(QScrollArea& area) : QObject(&area), area_(area) {
        QApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel) return false;
        const auto* box = qobject_cast<QWidget*>(watched);
        const bool isChoice = qobject_cast<QComboBox*>(watched) != nullptr ||
                              qobject_cast<QAbstractSpinBox*>(watched) != nullptr;
        if (!isChoice || !area_.isAncestorOf(box)) return false;
        event->ignore();  // passed on to the scroll area
        return true;
    }

private:
    QScrollArea& area_;
};

}  // namespace

QScrollArea* scrolling(QWidget* inside) {
    auto* area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus);  // the content takes it
    area->setWidget(inside);
    area->setWidgetResizable(true);
    new WheelKeeper(*area);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(inside->sizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return area;
}

void fitToShownPage(QStackedWidget& pages) {
    const auto fit = [&pages] {
        for (int i = 0; i != pages.count(); ++i) {
            const auto policy = i == pages.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            pages.widget(i)->setSizePolicy(policy, policy);
        }
    };
    QObject::connect(&pages, &QStackedWidget::currentChanged, &pages, fit);
    fit();
}

}  // namespace vallum::app
