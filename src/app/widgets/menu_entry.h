// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QString>

namespace vallum::app {

/// Adds an entry with an id, by which the settings know its key. `owner` is whatever the act needs alive.
template <class Act>
QAction* addEntry(
    QObject& owner, QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, Act act) {
    QAction* made = menu.addAction(text);
    made->setObjectName(QLatin1String(id));
    made->setShortcut(keys);
    QObject::connect(made, &QAction::triggered, &owner, std::move(act));
    return made;
}

}  // namespace vallum::app
