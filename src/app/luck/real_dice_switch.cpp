// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck/real_dice_switch.h"

#include "session/session.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace vallum::app {

QAction* addRealDice(QMenu& menu, Session& session) {
    QAction* real = menu.addAction(QCoreApplication::translate("RealDice", "Real &dice"));
    real->setObjectName(QStringLiteral("battle-real-dice"));
    real->setCheckable(true);
    real->setStatusTip(QCoreApplication::translate(
        "RealDice", "Roll real dice and type in the result. Cards are still drawn here."));
    const auto refresh = [real, &session] {
        real->setEnabled(session.hasBattle());
        real->setChecked(session.hasBattle() && session.seating().realDice);
    };
    QObject::connect(&session, &Session::settled, real, refresh);
    QObject::connect(&session, &Session::replaced, real, refresh);
    QObject::connect(real, &QAction::triggered, real,
                     [&session](bool on) { session.setDice(session.seating().seed, on); });
    refresh();
    return real;
}

}  // namespace vallum::app
