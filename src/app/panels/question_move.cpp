// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/odds_text.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "texts.h"
#include "tools/move_tool.h"

#include <algorithm>

#include <QPushButton>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/engaged.h>

namespace vallum::app {

void QuestionPanel::buildMove() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    if (tool == nullptr) return;
    if (tool->engaged().isActive()) {
        addText(QStringLiteral("<b>%1</b>").arg(unitName(session_.battle(), *tool->unit()).toHtmlEscaped()));
        return buildEngaged(*tool);
    }
    if (tool->unit()) {
        addText(QStringLiteral("<b>%1</b>").arg(unitName(session_.battle(), *tool->unit()).toHtmlEscaped()));
        if (!tool->draft().isEmpty()) buildDraft(*tool);
        buildStructureOffers(*tool);
        buildTasks(*tool);
        if (!session_.battle().unit(*tool->unit()).climb) buildManeuvers();
    }
    if (tool->group().isActive()) buildGroup();
}

/// The buttons come first: they stay under the mouse while the words below come and go with the ghost.
void QuestionPanel::buildDraft(MoveTool& tool) {
    const MoveDraft& draft = tool.draft();
    const QString why = draft.plan() ? QString() : sentence(draft.plan().error());
    const bool charges = draft.move().charge.has_value();
    addButton(
        charges ? tr("Charge!") : tr("Make the move"), [it = &tool] { it->makeMove(); }, why)
        ->setDefault(true);
    addRow({addButton(tr("Take back a step"), [it = &tool] { it->takeBackStep(); }),
            addButton(tr("Start again"), [it = &tool] { it->cancel(); })});
    if (charges) buildCharge();
    if (draft.plan()) {
        buildPlan(*draft.plan());
    } else {
        addText(QStringLiteral("<span style='color:#b3261e'>%1</span>").arg(why.toHtmlEscaped()));
    }
    if (draft.limit()) addText(tr("Stopped short: %1").arg(sentence(*draft.limit()).toHtmlEscaped()));
}

void QuestionPanel::buildPlan(const field::MovePlan& plan) {
    addText(tr("%1 DU spent; allowed: %2")
                .arg(plan.spent.raw() / 1000.0, 0, 'f', 2)
                .arg(explained(plan.allowanceTerms, 1000)));
    if (plan.broken.empty()) return;
    QStringList units;
    for (const field::Disorder& it : plan.broken) units << unitName(session_.battle(), it.unit);
    addText(tr("Will break: %1").arg(units.join(QStringLiteral(", "))));
}

void QuestionPanel::build(const field::ChooseRetreat& question) {
    buildMove();
    if (const auto way = field::firstRetreat(session_.battle(), question.unit)) {
        addAnswer(tr("As far away as it can"), *way);
    }
}

void QuestionPanel::build(const field::ChooseMove&) {
    buildMove();
    addAnswer(tr("No more moves"), field::PhaseDone{});
}
void QuestionPanel::build(const field::ChooseSkirmishMove&) {
    buildMove();
    addAnswer(tr("No more moves"), field::PhaseDone{});
}
void QuestionPanel::build(const field::ChooseFollowUp&) {
    buildMove();
    addAnswer(tr("Do not follow up"), field::PhaseDone{});
}

void QuestionPanel::build(const field::ChooseBrashCharge& question) {
    const field::Battle& battle = session_.battle();
    addText(tr("%1: draw the charge on the table, or take one of these.").arg(ruleName("ABL-17"_rule)));
    for (const UnitId unit : question.among) {
        for (const field::Move& charge : field::chargesInReach(battle, unit)) {
            if (!session_.wouldAccept(charge)) continue;
            addAnswer(
                tr("%1 charges %2").arg(unitName(battle, unit), unitName(battle, charge.charge->target)),
                charge);
        }
    }
    buildMove();
}

void QuestionPanel::buildManeuvers() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    for (const ManeuverOffer& offer : tool->offers()) {
        const bool possible = offer.plan || offer.isChosen;
        QPushButton* button = addButton(
            possible ? tr("%1 (%2)").arg(offer.name, offer.remark()) : offer.name,
            [tool, offer] {
                if (offer.maneuver) return tool->toggle(*offer.maneuver);
                tool->toggleMarch();
            },
            possible ? QString() : offer.explanation());
        button->setCheckable(true);
        button->setChecked(offer.isChosen);
        if (possible) button->setToolTip(withKey(offer.explanation(), keys_.shown(offer.key)));
    }
}

void QuestionPanel::buildGroup() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    const GroupDraft& draft = tool->group().draft();
    const field::Battle& battle = session_.battle();
    QStringList lines;
    for (const UnitId unit : draft.units()) {
        const auto member =
            std::ranges::find(draft.members(), unit, [](const auto& it) { return it.move.unit; });
        QString line = unitName(battle, unit).toHtmlEscaped();
        if (member != draft.members().end() && member->plan) {
            line += tr(": %1 of %2 DU")
                        .arg(member->plan->spent.raw() / 1000.0, 0, 'f', 2)
                        .arg(member->plan->allowance.raw() / 1000.0);
            if (const auto& contact = member->plan->contact) {
                line += tr(", charges %1").arg(unitName(battle, contact->target).toHtmlEscaped());
            }
        } else if (member != draft.members().end()) {
            line += QStringLiteral(": <span style='color:#b3261e'>%1</span>")
                        .arg(sentence(member->plan.error()).toHtmlEscaped());
        }
        lines << line;
    }
    addText(lines.join(QStringLiteral("<br>")));
    QPushButton* march = addButton(tr("Forced march"), [tool] { tool->toggleMarch(); });
    march->setCheckable(true);
    march->setChecked(draft.gait() == field::Gait::forcedMarch);
    march->setToolTip(
        withKey(tr("Twice the movement, no attack (MOV-18)"), keys_.shown(QStringLiteral("M"))));
    if (draft.isEmpty()) return;
    addButton(draft.charges() ? tr("Charge!") : tr("Make the moves"), [tool] {
        tool->makeMove();
    })->setDefault(true);
    addButton(tr("Start again"), [tool] { tool->cancel(); });
    if (draft.limit()) {
        addText(tr("%1 goes no farther: %2")
                    .arg(unitName(battle, draft.limit()->first), sentence(draft.limit()->second))
                    .toHtmlEscaped());
    }
    if (draft.charges()) buildGroupOdds(draft);
}

/// Each fight as it stands when all have moved.
void QuestionPanel::buildGroupOdds(const GroupDraft& draft) {
    field::Battle after = session_.battle();
    std::vector<field::Opponents> fights;
    for (const GroupMember& it : draft.members()) {
        if (!it.plan) continue;
        after = field::afterMove(after, it.move);
        if (!it.plan->contact) continue;
        const UnitId target = it.plan->contact->target;
        if (session_.battle().unit(target).type != field::hiddenType)
            fights.push_back({it.move.unit, target});
    }
    for (const field::Opponents& fight : fights) {
        if (field::areEngaged(after, fight.attacker, fight.defender))
            addText(oddsText(session_.battle(), fight, field::meleeOdds(after, fight)));
    }
}

void QuestionPanel::buildCharge() {
    auto* tool = qobject_cast<MoveTool*>(tool_);
    if (!tool->draft().plan() || !tool->draft().plan()->contact) return;
    const field::PlannedContact& contact = *tool->draft().plan()->contact;
    const QStringList sides{tr("front"), tr("right flank"), tr("rear"), tr("left flank")};
    addRow({addButton(tr("Wrap left"), [tool] { tool->wrapMore(field::Flank::left); }),
            addButton(tr("Other side"), [tool] { tool->takeOtherSide(); }),
            addButton(tr("Wrap right"), [tool] { tool->wrapMore(field::Flank::right); })});
    addText(tr("Meets %1 in the %2 with %3.")
                .arg(unitName(session_.battle(), contact.target), sides.at(static_cast<int>(contact.side)),
                     counted(contact.sections, plural("Words", "%n sections", "%n section"))));
    if (session_.battle().unit(contact.target).type == field::hiddenType) {
        addText(tr("What it is will be seen on the way (OPT-19)."));
    } else {
        const field::Battle after = field::afterMove(session_.battle(), tool->draft().move());
        addText(oddsText(session_.battle(), {*tool->unit(), contact.target},
                         field::meleeOdds(after, {*tool->unit(), contact.target})));
    }
}

}  // namespace vallum::app
