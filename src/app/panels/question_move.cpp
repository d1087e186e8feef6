// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"
#include "panels/action_odds_text.h"
#include "panels/odds_text.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "room/house_style.h"
#include "texts.h"
#include "tools/move_tool.h"

#include <algorithm>

#include <QPushButton>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

QString inRed(const QString& words) {
    return QStringLiteral("<span style='color:%1'>%2</span>")
        .arg(roomColors().bad.name(), words.toHtmlEscaped());
}

}  // namespace

/// Buttons come first, so that they stay under the mouse while the text below changes with the ghost. The
/// last button ends the phase, if that is a possible answer.
void QuestionPanel::buildMove(const QString& end) {
    putWordsAbove();
    auto* tool = qobject_cast<MoveTool*>(tool_);
    const auto ended = [&] {
        if (!end.isEmpty()) addEnd(end);
    };
    if (tool == nullptr || (!tool->unit() && !tool->group().isActive())) return ended();
    if (tool->group().isActive()) {
        buildGroupButtons(*tool);
        ended();
        return buildGroup(tool->group());
    }
    addText(QStringLiteral("<b>%1</b>").arg(unitName(session_.battle(), *tool->unit()).toHtmlEscaped()));
    if (tool->engaged().isActive()) {
        buildEngagedButtons(*tool);
        ended();
        return buildEngaged(*tool);
    }
    buildUnitMove(*tool);
    ended();
    buildStructureOffers(*tool);
    if (!tool->draft().isEmpty()) buildDraft(*tool);
}

/// A charge allows no more maneuvers, so the ways of contact take their place.
void QuestionPanel::buildUnitMove(MoveTool& tool) {
    const bool climbs = session_.battle().unit(*tool.unit()).climb.has_value();
    if (!climbs) buildDraftButtons(tool);
    if (tool.draft().move().charge) return buildChargeButtons(tool);
    if (!climbs) buildManeuvers();
    buildTasks(tool);
}

void QuestionPanel::buildDraftButtons(MoveTool& tool) {
    const MoveDraft& draft = tool.draft();
    const QString nothing = tr("No move drawn yet.");
    const QString why = draft.isEmpty() ? nothing : draft.plan() ? QString() : sentence(draft.plan().error());
    addButton(
        draft.move().charge ? tr("Charge!") : tr("Make the move"), [it = &tool] { it->makeMove(); }, why)
        ->setDefault(true);
    const QString empty = draft.isEmpty() ? nothing : QString();
    keepInPlace({addButton(
                     tr("Undo a step"), [it = &tool] { it->takeBackStep(); }, empty),
                 addButton(tr("Start again"), [it = &tool] { it->cancel(); }, empty)});
}

void QuestionPanel::buildDraft(const MoveTool& tool) {
    const MoveDraft& draft = tool.draft();
    if (draft.move().charge) buildCharge(tool);
    if (draft.limit()) addText(tr("Stopped short: %1").arg(sentence(*draft.limit()).toHtmlEscaped()));
    if (draft.plan()) {
        buildOutlook(tool);
        buildCaltrops(draft.move(), *draft.plan());
        return buildPlan(*draft.plan());
    }
    addText(inRed(sentence(draft.plan().error())));
}

void QuestionPanel::buildCaltrops(const field::Move& move, const field::MovePlan& plan) {
    for (const field::CaltropsCrossed& it : field::caltropsAhead(session_.battle(), move, plan)) {
        const QString dice = counted(it.sections, plural("Words", "%n dice", "%n die"));
        addText(tr("Steps on %1 (%2): %3, %4 chance of a wound")
                    .arg(inQt(field::nameOf(session_.battle(), it.structure)), ruleName("CAL-02"_rule), dice,
                         percent(field::chanceToBeWounded({it}))));
    }
}

/// The prospects after the move: any fight there belongs to a later turn.
void QuestionPanel::buildOutlook(const MoveTool& tool) {
    if (!tool.outlook()) return;
    for (const QString& line : outlookText(session_.battle(), *tool.outlook())) addText(line);
    if (tool.draft().move().gait != field::Gait::forcedMarch) return;
    addText(
        tr("Forced march: no charge, no shot, and a weaker defense until its next order (MOV-20, MOD-13)."));
}

void QuestionPanel::buildPlan(const field::MovePlan& plan) {
    addText(tr("%1 DU spent; allowed: %2")
                .arg(inQt(field::spentText(plan.spent)))
                .arg(explained(plan.allowanceTerms, 1000)));
    if (plan.broken.empty()) return;
    QStringList units;
    for (const field::Disorder& it : plan.broken)
        units << unitName(session_.battle(), it.unit).toHtmlEscaped();
    addText(tr("Will break: %1").arg(units.join(QStringLiteral(", "))));
}

void QuestionPanel::build(const field::ChooseRetreat& question) {
    buildMove();
    if (const auto way = field::firstRetreat(session_.battle(), question.unit)) {
        addAnswer(tr("As far as it can"), *way);
    }
}

void QuestionPanel::build(const field::ChooseMove&) { buildMove(tr("No more moves")); }
void QuestionPanel::build(const field::ChooseSkirmishMove&) { buildMove(tr("No more moves")); }
void QuestionPanel::build(const field::ChooseFollowUp&) { buildMove(tr("Do not follow up")); }

void QuestionPanel::build(const field::ChooseBrashCharge& question) {
    const field::Battle& battle = session_.battle();
    addText(tr("%1: draw the charge on the table, or pick one here.").arg(ruleName("ABL-17"_rule)));
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

void QuestionPanel::buildGroupButtons(MoveTool& tool) {
    const GroupDraft& draft = tool.group().draft();
    const QString empty = draft.isEmpty() ? tr("No move drawn yet.") : QString();
    addButton(
        draft.charges() ? tr("Charge!") : tr("Make the moves"), [it = &tool] { it->makeMove(); }, empty)
        ->setDefault(true);
    keepInPlace({addButton(tr("Start again"), [it = &tool] { it->cancel(); }, empty)});
    QPushButton* march = addButton(tr("Forced march"), [it = &tool] { it->toggleMarch(); });
    march->setCheckable(true);
    march->setChecked(draft.gait() == field::Gait::forcedMarch);
    march->setToolTip(
        withKey(tr("Twice the movement, no attack (MOV-18)"), keys_.shown(QStringLiteral("M"))));
}

void QuestionPanel::buildGroup(const GroupMover& mover) {
    const GroupDraft& draft = mover.draft();
    const field::Battle& battle = session_.battle();
    QStringList lines;
    for (const UnitId unit : draft.units()) {
        const auto member =
            std::ranges::find(draft.members(), unit, [](const auto& it) { return it.move.unit; });
        QString line = unitName(battle, unit).toHtmlEscaped();
        if (member != draft.members().end() && member->plan) {
            line += tr(": %1 of %2 DU")
                        .arg(steadyNumeral(member->plan->spent.raw() / 1000.0, 2),
                             numeral(member->plan->allowance.raw() / 1000.0));
            if (const auto& contact = member->plan->contact) {
                line += tr(", charges %1").arg(unitName(battle, contact->target).toHtmlEscaped());
            }
        } else if (member != draft.members().end()) {
            line += QStringLiteral(": ") + inRed(sentence(member->plan.error()));
        }
        lines << line;
    }
    addText(lines.join(QStringLiteral("<br>")));
    if (draft.limit()) {
        addText(tr("%1 goes no farther: %2")
                    .arg(unitName(battle, draft.limit()->first), sentence(draft.limit()->second))
                    .toHtmlEscaped());
    }
    for (const GroupFight& fight : mover.fights()) addText(oddsText(battle, fight.units, fight.odds));
    for (const auto& [unit, outlook] : mover.outlooks()) {
        addText(tr("%1: %2").arg(unitName(battle, unit), outlookLabel(battle, outlook)).toHtmlEscaped());
    }
}

void QuestionPanel::buildChargeButtons(MoveTool& tool) {
    const auto wrap = [&](const QString& name, field::Flank side, const QString& key) {
        const Verdict verdict = tool.mayWrap(side);
        QPushButton* button = addButton(
            name, [it = &tool, side] { it->wrapMore(side); },
            verdict ? QString() : sentence(verdict.error()));
        if (verdict) button->setToolTip(withKey(ruleName("CHG-13"_rule), keys_.shown(key)));
        return button;
    };
    QPushButton* left = wrap(tr("Envelop left"), field::Flank::left, QStringLiteral("["));
    QPushButton* other = addButton(
        tr("Other side"), [it = &tool] { it->takeOtherSide(); },
        tool.chargeOnOtherSide() ? QString() : sentence(Refusal{"CHG-09"_rule, {}, {}}));
    QPushButton* right = wrap(tr("Envelop right"), field::Flank::right, QStringLiteral("]"));
    addRow({left, other, right});
}

void QuestionPanel::buildCharge(const MoveTool& tool) {
    if (!tool.draft().plan() || !tool.draft().plan()->contact) return;
    const field::PlannedContact& contact = *tool.draft().plan()->contact;
    const QStringList sides{tr("front"), tr("right flank"), tr("rear"), tr("left flank")};
    addText(tr("Strikes the %2 of %1 with %3.")
                .arg(unitName(session_.battle(), contact.target).toHtmlEscaped(),
                     sides.at(static_cast<int>(contact.side)),
                     counted(contact.sections, plural("Words", "%n sections", "%n section"))));
    if (tool.chargeOdds()) {
        addText(oddsText(session_.battle(), {*tool.unit(), contact.target}, *tool.chargeOdds()));
    } else if (session_.battle().unit(contact.target).type == field::hiddenType) {
        addText(tr("It will be revealed on the way (OPT-19)."));
    } else {
        addText(tr("No fight: the charge only removes markers, one wound to the enemy for each (CHG-18)."));
    }
}

}  // namespace vallum::app
