// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/closing_list.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace vallum::app {

ClosingList::ClosingList(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ClosingList::takesEscape() const {
    QWidget* open = QApplication::activePopupWidget();
    if (open != nullptr) open->hide();
    return open != nullptr || isClosing_;
}

bool ClosingList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide && watched->isWidgetType() &&
        static_cast<QWidget*>(watched)->windowType() == Qt::Popup) {
        isClosing_ = true;
        QTimer::singleShot(0, this, [this] { isClosing_ = false; });
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace vallum::app
