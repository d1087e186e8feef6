// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/odds_text.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "texts.h"
#include "tools/move_tool.h"

#include <QPushButton>

#include <vallum/field/queries/odds.h>

namespace vallum::app {

void QuestionPanel::buildMove() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    if (tool == nullptr) return;
    if (tool->unit()) {
        const MoveDraft& draft = tool->draft();
        addText(QStringLiteral("<b>%1</b>").arg(unitName(session_.battle(), *tool->unit()).toHtmlEscaped()));
        if (!draft.isEmpty()) {
            const QString why = draft.plan() ? QString() : sentence(draft.plan().error());
            if (draft.plan()) {
                addText(tr("%1 DU spent; allowed: %2")
                            .arg(draft.plan()->spent.raw() / 1000.0)
                            .arg(explained(draft.plan()->allowanceTerms, 1000)));
            } else {
                addText(QStringLiteral("<span style='color:#b3261e'>%1</span>").arg(why.toHtmlEscaped()));
            }
            if (draft.limit()) addText(tr("Stopped short: %1").arg(sentence(*draft.limit()).toHtmlEscaped()));
            if (draft.plan() && !draft.plan()->broken.empty()) {
                QStringList units;
                for (const field::Disorder& it : draft.plan()->broken)
                    units << unitName(session_.battle(), it.unit);
                addText(tr("Will break: %1").arg(units.join(QStringLiteral(", "))));
            }
            if (draft.move().charge) buildCharge();
            const bool charges = draft.move().charge.has_value();
            addButton(
                charges ? tr("Charge!") : tr("Make the move"), [tool] { tool->makeMove(); }, why)
                ->setDefault(true);
            addRow({addButton(tr("Take back a step"), [tool] { tool->takeBackStep(); }),
                    addButton(tr("Start again"), [tool] { tool->cancel(); })});
        }
        buildManeuvers();
    }
    addAnswer(tr("No more moves"), field::PhaseDone{});
}

void QuestionPanel::buildManeuvers() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    const field::Battle& battle = session_.battle();
    const field::Unit& unit = battle.unit(*tool->unit());
    QPushButton* march = addButton(tr("Forced march"), [tool] { tool->toggleMarch(); });
    march->setCheckable(true);
    march->setChecked(tool->draft().move().gait == field::Gait::forcedMarch);
    march->setToolTip(tr("Twice the movement, no attack (MOV-18). Key M"));
    for (const field::Formation formation : battle.type(*tool->unit()).formations.all()) {
        const QString name = inQt(names(formation).at(static_cast<std::size_t>(formation)));
        if (unit.formation == formation) {
            addButton(tr("Give up %1").arg(name), [tool] { tool->toggle(field::DropFormation{}); });
        } else {
            addButton(tr("Take %1").arg(name),
                      [tool, formation] { tool->toggle(field::TakeFormation{formation}); });
        }
    }
    const auto end = [&](field::Flank flank, bool extended, const QString& longer, const QString& shorter) {
        return extended ? addButton(shorter, [tool, flank] { tool->toggle(field::ReduceFront{flank}); })
                        : addButton(longer, [tool, flank] { tool->toggle(field::ExtendFront{flank}); });
    };
    addRow({end(field::Flank::left, unit.extension.left, tr("Extend left"), tr("Reduce left")),
            end(field::Flank::right, unit.extension.right, tr("Extend right"), tr("Reduce right"))});
}

void QuestionPanel::buildCharge() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    if (!tool->draft().plan() || !tool->draft().plan()->contact) return;
    const field::PlannedContact& contact = *tool->draft().plan()->contact;
    const QStringList sides{tr("front"), tr("right flank"), tr("rear"), tr("left flank")};
    addText(tr("Meets %1 in the %2 with %3.")
                .arg(unitName(session_.battle(), contact.target), sides.at(static_cast<int>(contact.side)),
                     counted(contact.sections, tr("section"), tr("sections"))));
    const field::Battle after = field::afterCharge(session_.battle(), tool->draft().move());
    addText(oddsText(session_.battle(), {*tool->unit(), contact.target},
                     field::meleeOdds(after, {*tool->unit(), contact.target})));
    addRow({addButton(tr("Wrap left"), [tool] { tool->wrapMore(field::Flank::left); }),
            addButton(tr("Other side"), [tool] { tool->takeOtherSide(); }),
            addButton(tr("Wrap right"), [tool] { tool->wrapMore(field::Flank::right); })});
}

}  // namespace vallum::app
