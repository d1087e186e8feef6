// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/question_panel.h"
#include "texts.h"
#include "tools/move_tool.h"

#include <QPushButton>

namespace vallum::app {

/// At the walls, and out of them.
void QuestionPanel::buildStructureOffers(MoveTool& tool) {
    for (const StructureOffer& offer : tool.structureOffers()) {
        QPushButton* button = addButton(
            offer.name, [it = &tool, offer] { it->take(offer); },
            offer.isPossible() ? QString() : offer.explanation());
        button->setCheckable(true);
        button->setChecked(offer.isChosen);
        if (!offer.isPossible()) continue;
        const QString rule = offer.explanation();
        button->setToolTip(offer.key.isEmpty() ? rule : tr("%1. Key %2").arg(rule, offer.key));
    }
    if (!tool.liesOnFriends()) return;
    QPushButton* under = addButton(tr("Under the friends there"), [it = &tool] { it->toggleOnTop(); });
    under->setCheckable(true);
    under->setChecked(!tool.draft().move().at->onTop);
    under->setToolTip(tr("%1. Key %2").arg(ruleName("FOR-11"_rule), QStringLiteral("I")));
}

void QuestionPanel::buildTasks(MoveTool& tool) {
    for (const TaskOffer& task : tool.tasks()) {
        QPushButton* button = addButton(
            task.name, [it = &tool, task] { it->doTask(task); },
            task.verdict ? QString() : sentence(task.verdict.error()));
        if (task.verdict) button->setToolTip(tr("Key %1").arg(task.key));
    }
}

}  // namespace vallum::app
