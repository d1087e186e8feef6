// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_texts.h"
#include "field/tools/maneuver_offers.h"
#include "field/tools/offer.h"
#include "field/tools/unit_mover.h"
#include "field/words/action_odds_text.h"
#include "field/words/odds_text.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/words.h>

/// What the question panel shows of one unit's move.
namespace vallum::app {

namespace {

/// Choices come first, so that they stay under the mouse while the text changes with the ghost.
class UnitOffer {
    Q_DECLARE_TR_FUNCTIONS(UnitOffer)

public:
    UnitOffer(
        UnitMover& mover, DrawnMove& move, ChargeMoves& charges, StructureMoves& structures, Offer& offer)
        : battle_(move.battle()),
          mover_(mover),
          move_(move),
          charges_(charges),
          structures_(structures),
          offer_(offer),
          unit_(*move.unit()) {}

    /// A charge allows no more maneuvers, so the ways of contact take their place.
    void fill() {
        const bool climbs = battle_.unit(unit_).climb.has_value();
        if (!climbs) addDraftChoices();
        if (move_.draft().move().charge) {
            addChargeChoices();
            addStructures();
        } else {
            addStructures();
            addTasks();
            if (!climbs) addManeuvers();
        }
        if (!move_.draft().isEmpty()) addDraft();
    }

private:
    using Choice = Offer::Choice;

    void addDraftChoices() {
        const field::MoveDraft& draft = move_.draft();
        const QString nothing = tr("No move drawn yet.");
        const QString why = draft.isEmpty() ? nothing
                            : draft.plan()  ? QString()
                                            : sentence(draft.plan().error());
        offer_.propose({.text = draft.move().charge ? tr("Charge!") : tr("Make the move"),
                        .act = [it = &mover_] { it->makeMove(); },
                        .whyNot = why});
        const QString empty = draft.isEmpty() ? nothing : QString();
        offer_.keepInPlace(
            {{.text = tr("Undo a step"), .act = [it = &move_] { it->takeBackStep(); }, .whyNot = empty},
             {.text = tr("Start again"), .act = [it = &mover_] { it->startAgain(); }, .whyNot = empty}});
    }
    void addManeuvers() {
        for (const ManeuverOffer& it : maneuverOffers(battle_, move_.draft())) {
            const bool isPossible = it.plan || it.isChosen;
            offer_.add({.text = isPossible ? tr("%1 (%2)").arg(it.name, it.remark()) : it.name,
                        .act = [move = &move_, it] { move->toggle(it.maneuver); },
                        .whyNot = isPossible ? QString() : it.explanation(),
                        .toolTip = it.explanation(),
                        .key = it.key,
                        .isChosen = it.isChosen});
        }
    }
    void addTasks() {
        for (const TaskOffer& task : mover_.tasks()) {
            offer_.add({.text = task.name,
                        .act = [it = &mover_, task] { it->doTask(task); },
                        .whyNot = whyNot(task.verdict),
                        .key = task.key});
        }
    }

    // ------------------------------------------------------------ the draft

    void addDraft() {
        const field::MoveDraft& draft = move_.draft();
        if (draft.move().charge) addCharge();
        if (const auto why = draft.limit())
            offer_.addText(tr("Stopped short. %1").arg(sentence(*why).toHtmlEscaped()));
        if (!draft.plan()) return offer_.addText(inRed(sentence(draft.plan().error())));
        addOutlook();
        addCaltrops(*draft.plan());
        addPlan(*draft.plan());
    }
    void addCaltrops(const field::MovePlan& plan) {
        for (const field::CaltropsCrossed& it : field::caltropsAhead(battle_, move_.draft().move(), plan)) {
            const QString dice = counted(it.sections, plural("Words", "%n dice", "%n die"));
            offer_.addText(tr("Steps on %1 (%2): %3, %4 chance of a wound")
                               .arg(inQt(field::nameOf(battle_, it.structure)), ruleName("CAL-02"_rule), dice,
                                    percent(field::chanceToBeWounded({it}))));
        }
    }
    /// The prospects after the move: any fight there belongs to a later turn.
    void addOutlook() {
        if (!move_.outlook()) return;
        for (const QString& line : outlookText(battle_, *move_.outlook())) offer_.addText(line);
        if (move_.draft().move().gait != field::Gait::forcedMarch) return;
        offer_.addText(tr(
            "Forced march: no charge, no shot, and a weaker defense until its next order (MOV-20, MOD-13)."));
    }
    void addPlan(const field::MovePlan& plan) {
        offer_.addText(
            tr("%1 of %2 DU", "movement points spent; the second number may be a sum with its reasons")
                .arg(inQt(field::spentText(plan.spent)))
                .arg(explained(plan.allowanceTerms, 1000)));
        if (plan.broken.empty()) return;
        QStringList units;
        for (const field::Disorder& it : plan.broken) units << unitName(battle_, it.unit).toHtmlEscaped();
        offer_.addText(tr("Will break: %1").arg(units.join(QStringLiteral(", "))));
    }

    // -------------------------------------------------------------- charges

    /// One section more round that side, of an enemy or of a tower.
    [[nodiscard]] Choice wrap(field::Flank side, RuleId rule) const {
        const bool isLeft = side == field::Flank::left;
        return {.text = isLeft ? tr("Envelop left") : tr("Envelop right"),
                .act = [it = &mover_, side] { it->wrapMore(side); },
                .toolTip = ruleName(rule),
                .key = isLeft ? QStringLiteral("[") : QStringLiteral("]")};
    }
    [[nodiscard]] Choice wrapEnemy(field::Flank side) const {
        Choice choice = wrap(side, "CHG-13"_rule);
        choice.whyNot = whyNot(charges_.mayWrap(side));
        return choice;
    }
    void addChargeChoices() {
        const Choice other{
            .text = tr("Other side"),
            .act = [it = &charges_] { it->takeOtherSide(); },
            .whyNot = charges_.onOtherSide() ? QString() : sentence(Refusal{"CHG-09"_rule, {}, {}})};
        offer_.addRow({wrapEnemy(field::Flank::left), other, wrapEnemy(field::Flank::right)});
    }
    void addCharge() {
        if (!move_.draft().plan() || !move_.draft().plan()->contact) return;
        const field::PlannedContact& contact = *move_.draft().plan()->contact;
        const QStringList sides{tr("front"), tr("right flank"), tr("rear"), tr("left flank")};
        offer_.addText(tr("Strikes the %2 of %1 with %3.")
                           .arg(unitName(battle_, contact.target).toHtmlEscaped(),
                                sides.at(static_cast<int>(contact.side)),
                                counted(contact.sections, plural("Words", "%n sections", "%n section"))));
        offer_.addText(
            move_.chargeOdds() ? oddsText(battle_, {unit_, contact.target}, *move_.chargeOdds())
            : battle_.unit(contact.target).type == field::hiddenType
                ? tr("It will be revealed on the way (OPT-19).")
                : tr("No fight: the charge only removes markers, one wound to the enemy for each (CHG-18)."));
    }

    // ----------------------------------------------------------- structures

    /// Moves onto and off structures.
    void addStructures() {
        for (const StructureOffer& it : structures_.offers()) {
            offer_.add({.text = it.name,
                        .act = [structures = &structures_, it] { structures->take(it); },
                        .whyNot = it.isPossible() ? QString() : it.explanation(),
                        .toolTip = it.explanation(),
                        .key = it.key,
                        .isChosen = it.isChosen});
        }
        addTowerWraps();
        if (!structures_.liesOnFriends()) return;
        offer_.add({.text = tr("Go under the friends"),
                    .act = [it = &structures_] { it->toggleOnTop(); },
                    .toolTip = ruleName("FOR-11"_rule),
                    .key = QStringLiteral("I"),
                    .isChosen = move_.draft().move().under});
    }
    /// ASL-08
    void addTowerWraps() {
        const auto& at = move_.draft().move().at;
        if (!at || !move_.draft().plan() || at->what == field::Arrival::occupy) return;
        if (!field::isHighTower(battle_.structure(at->structure).kind)) return;
        offer_.addRow({wrap(field::Flank::left, "ASL-08"_rule), wrap(field::Flank::right, "ASL-08"_rule)});
    }

    const field::Battle& battle_;
    UnitMover& mover_;
    DrawnMove& move_;
    ChargeMoves& charges_;
    StructureMoves& structures_;
    Offer& offer_;
    UnitId unit_;
};

}  // namespace

void UnitMover::fill(Offer& offer) { UnitOffer(*this, move_, charges_, structures_, offer).fill(); }

}  // namespace vallum::app
