// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

class QAction;
class QKeyEvent;
class QMenu;

namespace vallum::app {

class FieldSession;
class Offer;
class TableScene;

/// Controls for what is picked: one unit, an engaged unit, or several units. What the player draws with them
/// waits to be made.
class Mover : public QObject {
    Q_OBJECT

public:
    Mover(FieldSession& session, TableScene& scene) : session_(session), scene_(scene) {}

    /// Whether something is picked.
    [[nodiscard]] virtual bool isActive() const = 0;
    /// Whether something is drawn that is not made yet.
    [[nodiscard]] virtual bool hasBegun() const = 0;
    /// What would be lost if something else were picked. A mere move can be made and undone; of anything else
    /// fights or climbs come.
    enum class Pending { nothing, move, commitment };
    [[nodiscard]] virtual Pending pending() const = 0;
    [[nodiscard]] virtual QString hint() const = 0;

    /// True if the press was handled.
    virtual bool press(QPointF point, Qt::KeyboardModifiers keys) = 0;
    /// Whether the press grabbed something that can be dragged.
    [[nodiscard]] virtual bool isHeld() const = 0;
    /// True if the move ends elsewhere now.
    virtual bool drag(QPointF point, Qt::KeyboardModifiers keys) = 0;
    virtual void release() = 0;
    /// Whether a double click there makes the move.
    [[nodiscard]] virtual bool confirmsAt(QPointF point) const = 0;
    /// True if the key was handled.
    virtual bool key(const QKeyEvent& event) = 0;

    virtual void makeMove() = 0;
    virtual void startAgain() = 0;
    /// Computes what the move leads to.
    virtual void lookAhead() {}
    /// The ghost has left the place that it referred to.
    virtual void forgetOutlook() {}

    virtual void draw() = 0;
    virtual void fill(Offer& offer) = 0;
    virtual void fillMenu(QMenu& /*menu*/) {}

Q_SIGNALS:
    /// Something else is drawn. Not emitted during a drag, which may go on.
    void changed();

protected:
    [[nodiscard]] FieldSession& session() const { return session_; }
    [[nodiscard]] TableScene& scene() const { return scene_; }
    [[nodiscard]] const field::Battle& battle() const;
    /// Removes what is drawn and answers. The answer may bring the next tool, so it comes last.
    void answer(const std::vector<field::Answer>& answers);
    void report(const Refusal& why);
    /// An entry that names the rule which forbids it.
    static QAction* addEntry(QMenu& menu, const QString& name, const QString& key, const Verdict& verdict);

private:
    FieldSession& session_;
    TableScene& scene_;
};

}  // namespace vallum::app
