// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"
#include "panels/action_odds_text.h"
#include "panels/question_panel.h"
#include "room/house_style.h"
#include "table/coordinates.h"
#include "texts.h"
#include "tools/move_tool.h"

#include <algorithm>

#include <QPushButton>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/movement/contact.h>

namespace vallum::app {

namespace {

QString attackText(const field::Battle& battle, UnitId target, const field::PlannedAttack& attack) {
    const field::Prospect odds = field::freeAttackOdds(battle, {attack.by, target}, attack.dice);
    return QuestionPanel::tr("%1 strikes first with %2: %3 wounds expected, %4 % to destroy the unit.")
        .arg(unitName(battle, attack.by), counted(attack.dice.total(), plural("Words", "%n dice", "%n die")))
        .arg(steadyNumeral(odds.expectedWounds(), 1), numeral(odds.eliminated * 100, 0));
}

QString pursuitText(const field::Battle& battle, const field::Pursuit& pursuit) {
    return QuestionPanel::tr("%1 may follow %2 DU, too little to keep contact.")
        .arg(unitName(battle, pursuit.unit))
        .arg(numeral(inDu(pursuit.distance)));
}

}  // namespace

void QuestionPanel::buildEngagedButtons(MoveTool& tool) {
    const EngagedMover& engaged = tool.engaged();
    const QString nothing = engaged.proposed() ? QString() : tr("Choose its action first.");
    const QString why = engaged.proposed() && !engaged.plan() ? sentence(engaged.plan().error()) : nothing;
    addButton(tr("Confirm"), [it = &tool] { it->makeMove(); }, why)->setDefault(true);
    keepInPlace({addButton(tr("Start again"), [it = &tool] { it->cancel(); }, nothing)});
    buildEngagedActions(tool);
}

/// The outcome, shown before the action is taken.
void QuestionPanel::buildEngaged(MoveTool& tool) {
    const EngagedMover& engaged = tool.engaged();
    if (!engaged.proposed()) return;
    if (engaged.plan()) {
        const auto worth = actionText(session_.battle(), *engaged.proposed(), engaged.odds());
        for (const QString& line : worth) addText(line);
        return buildEngagedPlan(*tool.unit(), *engaged.proposed(), *engaged.plan());
    }
    addText(QStringLiteral("<span style='color:%1'>%2</span>")
                .arg(roomColors().bad.name(), sentence(engaged.plan().error()).toHtmlEscaped()));
}

void QuestionPanel::buildEngagedPlan(UnitId unit,
                                     const field::EngagedAction& action,
                                     const field::EngagedPlan& plan) {
    const field::Battle& battle = session_.battle();
    for (const field::PlannedAttack& it : plan.attacks) addText(attackText(battle, unit, it).toHtmlEscaped());
    if (std::holds_alternative<field::Retreat>(action)) {
        addText(
            tr("A wound means a morale check. If the unit is neither destroyed nor routed, it then moves "
               "away."));
    }
    for (const field::Pursuit& it : plan.pursuits) {
        if (!it.inContact) addText(pursuitText(battle, it).toHtmlEscaped());
    }
}

void QuestionPanel::buildEngagedActions(MoveTool& tool) {
    using field::ChangeOfFront;
    using field::Flank;
    const EngagedMover& engaged = tool.engaged();
    const auto add = [&](const QString& name, const QString& key, const Verdict& verdict,
                         const std::function<void(EngagedMover&)>& act) {
        QPushButton* button = addButton(
            name, [it = &tool, act] { it->change(act); }, verdict ? QString() : sentence(verdict.error()));
        if (verdict) button->setToolTip(withKey({}, keys_.shown(key)));
        return button;
    };
    addRow({add(tr("Envelop left"), QStringLiteral("["), engaged.mayWrap(Flank::left),
                [](EngagedMover& it) { it.wrapMore(Flank::left); }),
            add(tr("Envelop right"), QStringLiteral("]"), engaged.mayWrap(Flank::right),
                [](EngagedMover& it) { it.wrapMore(Flank::right); })});
    addRow({add(tr("Turn left"), QStringLiteral("A"), engaged.mayTurn(ChangeOfFront::left),
                [](EngagedMover& it) { it.turn(ChangeOfFront::left); }),
            add(tr("About"), QStringLiteral("X"), engaged.mayTurn(ChangeOfFront::about),
                [](EngagedMover& it) { it.turn(ChangeOfFront::about); }),
            add(tr("Turn right"), QStringLiteral("D"), engaged.mayTurn(ChangeOfFront::right),
                [](EngagedMover& it) { it.turn(ChangeOfFront::right); })});
    add(tr("Take all markers off"), QStringLiteral("T"), engaged.mayRemove(),
        [](EngagedMover& it) { it.removeAllMarkers(); });
    addRow({add(tr("Withdraw"), tr("Down"), engaged.mayWithdraw(),
                [](EngagedMover& it) { it.withdrawBy(0.5_du); }),
            add(tr("Retreat"), QStringLiteral("R"), engaged.mayRetreat(),
                [](EngagedMover& it) { it.retreat(); })});
    for (const ManeuverOffer& offer : tool.offersInFight()) {
        field::Move move;
        move.unit = *tool.unit();
        move.before = {*offer.maneuver};
        addAnswer(offer.name, move)->setToolTip(withKey({}, keys_.shown(offer.key)));
    }
}

}  // namespace vallum::app
