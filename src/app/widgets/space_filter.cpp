// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/space_filter.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace vallum::app {

namespace {

class SpaceFilter final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease) return false;
        return static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    }
};

}  // namespace

void ignoreSpace(QAbstractButton& button) { button.installEventFilter(new SpaceFilter(&button)); }

}  // namespace vallum::app
