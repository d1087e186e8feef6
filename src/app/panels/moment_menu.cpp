// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/moment_menu.h"

#include <QCoreApplication>
#include <QMenu>

namespace vallum::app {

namespace {

class MomentTexts {
    Q_DECLARE_TR_FUNCTIONS(MomentTexts)
};

}  // namespace

void openMomentMenu(QWidget& log, const QPoint& at, const MomentActions& actions) {
    auto* menu = new QMenu(&log);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(MomentTexts::tr("Look back to this moment"), &log, actions.lookBack);
    QAction* undo = menu->addAction(MomentTexts::tr("Undo back to here"));
    undo->setEnabled(actions.undo != nullptr);
    if (actions.undo) QObject::connect(undo, &QAction::triggered, &log, actions.undo);
    menu->popup(at);
}

}  // namespace vallum::app
