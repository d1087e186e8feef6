// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QPointF>

#include <vallum/core/id.h>
#include <vallum/core/text.h>

class QKeyEvent;
class QMenu;

namespace vallum::app {

class Offer;

/// Handles mouse and keyboard on the table while a certain kind of question
/// is open. A tool queries the rules for what is possible, draws it, and
/// results in one answer to the session. Points are in scene coordinates.
class Tool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Removes everything it has drawn from the table. The tool is not used afterward: an answer may create
    /// the next question, and the next tool, before the call that gave it returns.
    virtual void leave() = 0;
    /// What the player can do now, in one sentence for the status bar.
    [[nodiscard]] virtual QString hint() const = 0;
    /// Comes before each press by mouse: what the player has drawn and then turned away from is made, which
    /// may bring the next tool, and the press is for that one. False: it has to be confirmed first, and the
    /// press is dropped.
    virtual bool makesWay(QPointF /*point*/, Qt::KeyboardModifiers /*keys*/) { return true; }
    /// True if the tool takes the drag that starts here; otherwise the table pans.
    virtual bool press(QPointF point, Qt::KeyboardModifiers keys) = 0;
    virtual void drag(QPointF /*point*/, Qt::KeyboardModifiers /*keys*/) {}
    virtual void release(QPointF /*point*/, Qt::KeyboardModifiers /*keys*/) {}
    virtual void hover(QPointF /*point*/) {}
    virtual void doubleClick(QPointF /*point*/) {}
    /// True if the key was handled.
    virtual bool key(const QKeyEvent& /*event*/) { return false; }
    [[nodiscard]] virtual QString toolTip(QPointF /*point*/) const { return {}; }
    /// The places that the keyboard cursor can press; empty: the units on offer.
    [[nodiscard]] virtual std::vector<QPointF> places() const { return {}; }
    /// Drops what is drawn and not answered yet; false if nothing is.
    virtual bool dropDrawn() { return false; }
    /// Makes moves that are drawn and need no confirming, which may bring the next tool; false if nothing was
    /// made.
    virtual bool makeDrawn() { return false; }
    /// What is left to do, as in "3 left"; empty if that cannot be counted.
    [[nodiscard]] virtual Text remaining() const { return {}; }
    /// Whether `pickNext` picks another unit that can act.
    [[nodiscard]] virtual bool hasNext() const { return false; }
    virtual void pickNext() {}
    /// Whether something is left to do: then ending the question is not what is proposed.
    [[nodiscard]] virtual bool hasMore() const { return hasNext(); }
    /// The card in the hand under the pointer, if any.
    virtual void lookAtCard(std::optional<CardId> /*card*/) {}
    /// Whether keys go to the table as soon as the tool is taken.
    [[nodiscard]] virtual bool takesKeys() const { return false; }
    /// What the player would lose by ending the question now; empty: nothing.
    [[nodiscard]] virtual QString unfinished() const { return {}; }
    /// Adds to the question's offer what can be done with the tool.
    virtual void fill(Offer& /*offer*/) {}
    /// Adds the actions of the selected unit.
    virtual void fillMenu(QMenu& /*menu*/) {}

Q_SIGNALS:
    void hintChanged();
    void offerChanged();
    /// Something is missing before that can be done.
    void warned(const QString& words);
};

}  // namespace vallum::app
