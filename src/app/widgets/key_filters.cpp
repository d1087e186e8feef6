// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/key_filters.h"

#include <functional>
#include <utility>

#include <QAbstractButton>
#include <QKeyEvent>

namespace vallum::app {

namespace {

class KeyFilter final : public QObject {
public:
    KeyFilter(QAbstractButton& button, std::function<bool(const QKeyEvent&)> isIgnored)
        : QObject(&button),
          isIgnored_(std::move(isIgnored)) {
        button.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease) return false;
        return isIgnored_(*static_cast<QKeyEvent*>(event));
    }

private:
    std::function<bool(const QKeyEvent&)> isIgnored_;
};

}  // namespace

void ignoreSpace(QAbstractButton& button) {
    new KeyFilter(button, [](const QKeyEvent& it) { return it.key() == Qt::Key_Space; });
}

void ignoreHeldKeys(QAbstractButton& button) {
    new KeyFilter(button, [](const QKeyEvent& it) { return it.isAutoRepeat(); });
}

}  // namespace vallum::app
