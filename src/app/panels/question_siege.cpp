// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/question_panel.h"
#include "texts.h"
#include "tools/move_tool.h"

#include <QPushButton>

#include <vallum/field/rules/fortress/structures.h>

namespace vallum::app {

/// Moves onto and off structures.
void QuestionPanel::buildStructureOffers(MoveTool& tool) {
    for (const StructureOffer& offer : tool.structureOffers()) {
        QPushButton* button = addButton(
            offer.name, [it = &tool, offer] { it->take(offer); },
            offer.isPossible() ? QString() : offer.explanation());
        button->setCheckable(true);
        button->setChecked(offer.isChosen);
        if (!offer.isPossible()) continue;
        const QString rule = offer.explanation();
        button->setToolTip(withKey(rule, keys_.shown(offer.key)));
    }
    buildTowerWraps(tool);
    if (!tool.liesOnFriends()) return;
    QPushButton* under = addButton(tr("Go under the friends"), [it = &tool] { it->toggleOnTop(); });
    under->setCheckable(true);
    under->setChecked(tool.draft().move().under);
    under->setToolTip(withKey(ruleName("FOR-11"_rule), keys_.shown(QStringLiteral("I"))));
}

/// ASL-08
void QuestionPanel::buildTowerWraps(MoveTool& tool) {
    const auto& at = tool.draft().move().at;
    if (!at || !tool.draft().plan() || at->what == field::Arrival::occupy) return;
    if (!field::isHighTower(session_.battle().structure(at->structure).kind)) return;
    const auto wrap = [&](const QString& text, field::Flank side, const QString& key) {
        QPushButton* button = addButton(text, [it = &tool, side] { it->wrapMore(side); });
        button->setToolTip(withKey(ruleName("ASL-08"_rule), keys_.shown(key)));
        return button;
    };
    addRow({wrap(tr("Envelop left"), field::Flank::left, QStringLiteral("[")),
            wrap(tr("Envelop right"), field::Flank::right, QStringLiteral("]"))});
}

void QuestionPanel::buildTasks(MoveTool& tool) {
    for (const TaskOffer& task : tool.tasks()) {
        QPushButton* button = addButton(
            task.name, [it = &tool, task] { it->doTask(task); },
            task.verdict ? QString() : sentence(task.verdict.error()));
        if (task.verdict) button->setToolTip(withKey({}, keys_.shown(task.key)));
    }
}

}  // namespace vallum::app
