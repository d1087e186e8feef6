// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "field/tools/engaged_mover.h"
#include "field/tools/offer.h"
#include "field/words/action_odds_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/field/queries/odds.h>

/// What the question panel shows of the actions of an engaged unit.
namespace vallum::app {

namespace {

class EngagedOffer {
    Q_DECLARE_TR_FUNCTIONS(EngagedOffer)

public:
    EngagedOffer(FieldSession& session, EngagedMover& mover, Offer& offer)
        : session_(session),
          mover_(mover),
          action_(mover.action()),
          offer_(offer) {}

    void fill() {
        const QString nothing = action_.proposed() ? QString() : tr("Choose its action first.");
        const QString why =
            action_.proposed() && !action_.plan() ? sentence(action_.plan().error()) : nothing;
        offer_.propose({.text = tr("Confirm"), .act = [it = &mover_] { it->makeMove(); }, .whyNot = why});
        offer_.keepInPlace(
            {{.text = tr("Start again"), .act = [it = &mover_] { it->startAgain(); }, .whyNot = nothing}});
        addActions();
        if (!action_.proposed()) return;
        if (!action_.plan()) return offer_.addText(inRed(sentence(action_.plan().error())));
        for (const QString& line : actionText(battle(), *action_.proposed(), action_.odds()))
            offer_.addText(line);
        addPlan(*action_.proposed(), *action_.plan());
    }

private:
    [[nodiscard]] const field::Battle& battle() const { return session_.battle(); }
    void addActions() {
        using field::ChangeOfFront;
        using field::Flank;
        const auto action = [&](const QString& name, const QString& key, const Verdict& verdict,
                                const std::function<void(DrawnAction&)>& act) {
            return Offer::Choice{.text = name,
                                 .act = [it = &mover_, act] { it->change(act); },
                                 .whyNot = whyNot(verdict),
                                 .key = key};
        };
        offer_.addRow({action(tr("Envelop left"), QStringLiteral("["), action_.mayWrap(Flank::left),
                              [](DrawnAction& it) { it.wrapMore(Flank::left); }),
                       action(tr("Envelop right"), QStringLiteral("]"), action_.mayWrap(Flank::right),
                              [](DrawnAction& it) { it.wrapMore(Flank::right); })});
        offer_.addRow({action(tr("Turn left"), QStringLiteral("A"), action_.mayTurn(ChangeOfFront::left),
                              [](DrawnAction& it) { it.turn(ChangeOfFront::left); }),
                       action(tr("About"), QStringLiteral("X"), action_.mayTurn(ChangeOfFront::about),
                              [](DrawnAction& it) { it.turn(ChangeOfFront::about); }),
                       action(tr("Turn right"), QStringLiteral("D"), action_.mayTurn(ChangeOfFront::right),
                              [](DrawnAction& it) { it.turn(ChangeOfFront::right); })});
        offer_.add(action(tr("Take all markers off"), QStringLiteral("T"), action_.mayRemove(),
                          [](DrawnAction& it) { it.removeAllMarkers(); }));
        offer_.addRow({action(tr("Withdraw"), tr("Down"), action_.mayWithdraw(),
                              [](DrawnAction& it) { it.withdrawBy(0.5_du); }),
                       action(tr("Retreat"), QStringLiteral("R"), action_.mayRetreat(),
                              [](DrawnAction& it) { it.retreat(); })});
        for (const ManeuverOffer& it : mover_.maneuvers()) {
            Offer::Choice choice = answering(session_, it.name, mover_.answerWith(it));
            choice.key = it.key;
            offer_.add(std::move(choice));
        }
    }
    /// The outcome, shown before the action is taken.
    void addPlan(const field::EngagedAction& action, const field::EngagedPlan& plan) {
        for (const field::PlannedAttack& it : plan.attacks) offer_.addText(attackText(it).toHtmlEscaped());
        if (std::holds_alternative<field::Retreat>(action)) {
            offer_.addText(
                tr("A wound means a morale check. If the unit is neither destroyed nor routed, it "
                   "then moves away."));
        }
        for (const field::Pursuit& it : plan.pursuits) {
            if (!it.inContact) offer_.addText(pursuitText(it).toHtmlEscaped());
        }
    }
    [[nodiscard]] QString attackText(const field::PlannedAttack& attack) const {
        const field::Prospect odds =
            field::freeAttackOdds(battle(), {attack.by, *action_.unit()}, attack.dice);
        return tr("%1 strikes first with %2: %3 wounds expected, %4% to destroy the unit.")
            .arg(unitName(battle(), attack.by),
                 counted(attack.dice.total(), plural("Words", "%n dice", "%n die")))
            .arg(steadyNumeral(odds.expectedWounds(), 1), numeral(odds.eliminated * 100, 0));
    }
    [[nodiscard]] QString pursuitText(const field::Pursuit& pursuit) const {
        return tr("%1 may follow %2 DU, too little to keep contact.")
            .arg(unitName(battle(), pursuit.unit))
            .arg(numeral(inDu(pursuit.distance)));
    }

    FieldSession& session_;
    EngagedMover& mover_;
    const DrawnAction& action_;
    Offer& offer_;
};

}  // namespace

void EngagedMover::fill(Offer& offer) { EngagedOffer(session(), *this, offer).fill(); }

}  // namespace vallum::app
