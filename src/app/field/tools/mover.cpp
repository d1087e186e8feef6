// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/mover.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/table_scene.h"
#include "language/texts.h"

#include <QMenu>

namespace vallum::app {

const field::Battle& Mover::battle() const { return session_.battle(); }

void Mover::answer(const std::vector<field::Answer>& answers) {
    scene_.underCards().clear();
    scene_.overCards().clear();
    session_.answerAll(answers);
}

void Mover::report(const Refusal& why) { Q_EMIT session_.refused(why); }

QAction* Mover::addEntry(QMenu& menu, const QString& name, const QString& key, const Verdict& verdict) {
    const QString rule = verdict ? QString() : QStringLiteral(" (%1)").arg(inQt(verdict.error().rule.text()));
    QAction* action = menu.addAction(name + rule + QLatin1Char('\t') + key);
    action->setEnabled(verdict.has_value());
    if (!verdict) action->setToolTip(sentence(verdict.error()));
    return action;
}

}  // namespace vallum::app
