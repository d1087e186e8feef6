// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QPointF>

class QKeyEvent;
class QMenu;

namespace vallum::app {

/// One way of using the mouse and the keyboard on the table while a certain question is open. It asks rules
/// and queries what may be done, draws that, and ends in one answer to the session. Points are in scene
/// coordinates.
class Tool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Takes everything it has drawn off the table. It is asked nothing afterward: an answer may open the
    /// next question, and the next tool, before the call that gave it returns.
    virtual void leave() = 0;
    /// What the player can do now, in one sentence for the status line.
    [[nodiscard]] virtual QString hint() const = 0;
    /// Whether the tool takes the drag that begins here; otherwise it pans the table.
    virtual bool press(QPointF point, Qt::KeyboardModifiers keys) = 0;
    virtual void drag(QPointF /*point*/, Qt::KeyboardModifiers /*keys*/) {}
    virtual void release(QPointF /*point*/, Qt::KeyboardModifiers /*keys*/) {}
    virtual void hover(QPointF /*point*/) {}
    virtual void doubleClick(QPointF /*point*/) {}
    /// Whether the key was meant for the tool.
    virtual bool key(const QKeyEvent& /*event*/) { return false; }
    [[nodiscard]] virtual QString toolTip(QPointF /*point*/) const { return {}; }
    /// Where it can be pressed, for whoever has no mouse; none: at the units on offer.
    [[nodiscard]] virtual std::vector<QPointF> places() const { return {}; }
    /// What the player has begun and would lose with the question; empty: nothing.
    [[nodiscard]] virtual QString unfinished() const { return {}; }
    /// What can be done with the unit that is selected.
    virtual void fillMenu(QMenu& /*menu*/) {}

Q_SIGNALS:
    void hintChanged();
};

}  // namespace vallum::app
