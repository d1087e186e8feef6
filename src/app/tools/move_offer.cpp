// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"
#include "panels/action_odds_text.h"
#include "panels/odds_text.h"
#include "panels/unit_panel.h"
#include "room/house_style.h"
#include "rulebook/rule_links.h"
#include "session/field_session.h"
#include "table/coordinates.h"
#include "texts.h"
#include "tools/move_tool.h"
#include "tools/offer.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/words.h>

/// What the question panel shows of moves.
namespace vallum::app {

namespace {

/// Choices come first, so that they stay under the mouse while the text changes with the ghost.
class MoveOffer {
    Q_DECLARE_TR_FUNCTIONS(MoveOffer)

public:
    MoveOffer(FieldSession& session, MoveTool& tool, Offer& offer)
        : session_(session),
          tool_(tool),
          offer_(offer) {}

    void fill() {
        offer_.putTextAbove();
        if (tool_.group().isActive()) return addGroup();
        if (!tool_.unit()) return;
        offer_.addText(QStringLiteral("<b>%1</b>").arg(unitName(battle(), *tool_.unit()).toHtmlEscaped()));
        tool_.engaged().isActive() ? addEngaged() : addUnit();
    }

private:
    [[nodiscard]] const field::Battle& battle() const { return session_.battle(); }

    // ------------------------------------------------------------- one unit

    /// A charge allows no more maneuvers, so the ways of contact take their place.
    void addUnit() {
        const bool climbs = battle().unit(*tool_.unit()).climb.has_value();
        if (!climbs) addDraftChoices();
        if (tool_.draft().move().charge) {
            addChargeChoices();
        } else {
            if (!climbs) addManeuvers();
            addTasks();
        }
        addStructures();
        if (!tool_.draft().isEmpty()) addDraft();
    }
    void addDraftChoices() {
        const field::MoveDraft& draft = tool_.draft();
        const QString nothing = tr("No move drawn yet.");
        const QString why = draft.isEmpty() ? nothing
                            : draft.plan()  ? QString()
                                            : sentence(draft.plan().error());
        offer_.propose({.text = draft.move().charge ? tr("Charge!") : tr("Make the move"),
                        .act = [it = &tool_] { it->makeMove(); },
                        .whyNot = why});
        const QString empty = draft.isEmpty() ? nothing : QString();
        offer_.keepInPlace(
            {{.text = tr("Undo a step"), .act = [it = &tool_] { it->takeBackStep(); }, .whyNot = empty},
             {.text = tr("Start again"), .act = [it = &tool_] { it->cancel(); }, .whyNot = empty}});
    }
    void addManeuvers() {
        for (const ManeuverOffer& it : tool_.offers()) {
            const bool isPossible = it.plan || it.isChosen;
            offer_.add({.text = isPossible ? tr("%1 (%2)").arg(it.name, it.remark()) : it.name,
                        .act = [tool = &tool_,
                                it] { it.maneuver ? tool->toggle(*it.maneuver) : tool->toggleMarch(); },
                        .whyNot = isPossible ? QString() : it.explanation(),
                        .toolTip = it.explanation(),
                        .key = it.key,
                        .isChosen = it.isChosen});
        }
    }
    void addTasks() {
        for (const TaskOffer& task : tool_.tasks()) {
            offer_.add({.text = task.name,
                        .act = [it = &tool_, task] { it->doTask(task); },
                        .whyNot = whyNot(task.verdict),
                        .key = task.key});
        }
    }

    // ------------------------------------------------------------ the draft

    void addDraft() {
        const field::MoveDraft& draft = tool_.draft();
        if (draft.move().charge) addCharge();
        if (draft.limit())
            offer_.addText(tr("Stopped short: %1").arg(sentence(*draft.limit()).toHtmlEscaped()));
        if (!draft.plan()) return offer_.addText(inRed(sentence(draft.plan().error())));
        addOutlook();
        addCaltrops(*draft.plan());
        addPlan(*draft.plan());
    }
    void addCaltrops(const field::MovePlan& plan) {
        for (const field::CaltropsCrossed& it : field::caltropsAhead(battle(), tool_.draft().move(), plan)) {
            const QString dice = counted(it.sections, plural("Words", "%n dice", "%n die"));
            offer_.addText(tr("Steps on %1 (%2): %3, %4 chance of a wound")
                               .arg(inQt(field::nameOf(battle(), it.structure)), ruleName("CAL-02"_rule),
                                    dice, percent(field::chanceToBeWounded({it}))));
        }
    }
    /// The prospects after the move: any fight there belongs to a later turn.
    void addOutlook() {
        if (!tool_.outlook()) return;
        for (const QString& line : outlookText(battle(), *tool_.outlook())) offer_.addText(line);
        if (tool_.draft().move().gait != field::Gait::forcedMarch) return;
        offer_.addText(tr(
            "Forced march: no charge, no shot, and a weaker defense until its next order (MOV-20, MOD-13)."));
    }
    void addPlan(const field::MovePlan& plan) {
        offer_.addText(tr("%1 DU spent; allowed: %2")
                           .arg(inQt(field::spentText(plan.spent)))
                           .arg(explained(plan.allowanceTerms, 1000)));
        if (plan.broken.empty()) return;
        QStringList units;
        for (const field::Disorder& it : plan.broken) units << unitName(battle(), it.unit).toHtmlEscaped();
        offer_.addText(tr("Will break: %1").arg(units.join(QStringLiteral(", "))));
    }

    // -------------------------------------------------------------- charges

    /// One section more round that side, of an enemy or of a tower.
    [[nodiscard]] Offer::Choice wrap(field::Flank side, RuleId rule, const QString& whyNot = {}) const {
        const bool isLeft = side == field::Flank::left;
        return {.text = isLeft ? tr("Envelop left") : tr("Envelop right"),
                .act = [it = &tool_, side] { it->wrapMore(side); },
                .whyNot = whyNot,
                .toolTip = ruleName(rule),
                .key = isLeft ? QStringLiteral("[") : QStringLiteral("]")};
    }
    void addChargeChoices() {
        const Offer::Choice other{
            .text = tr("Other side"),
            .act = [it = &tool_] { it->takeOtherSide(); },
            .whyNot = tool_.chargeOnOtherSide() ? QString() : sentence(Refusal{"CHG-09"_rule, {}, {}})};
        offer_.addRow({wrap(field::Flank::left, "CHG-13"_rule, whyNot(tool_.mayWrap(field::Flank::left))),
                       other,
                       wrap(field::Flank::right, "CHG-13"_rule, whyNot(tool_.mayWrap(field::Flank::right)))});
    }
    void addCharge() {
        if (!tool_.draft().plan() || !tool_.draft().plan()->contact) return;
        const field::PlannedContact& contact = *tool_.draft().plan()->contact;
        const QStringList sides{tr("front"), tr("right flank"), tr("rear"), tr("left flank")};
        offer_.addText(tr("Strikes the %2 of %1 with %3.")
                           .arg(unitName(battle(), contact.target).toHtmlEscaped(),
                                sides.at(static_cast<int>(contact.side)),
                                counted(contact.sections, plural("Words", "%n sections", "%n section"))));
        offer_.addText(
            tool_.chargeOdds() ? oddsText(battle(), {*tool_.unit(), contact.target}, *tool_.chargeOdds())
            : battle().unit(contact.target).type == field::hiddenType
                ? tr("It will be revealed on the way (OPT-19).")
                : tr("No fight: the charge only removes markers, one wound to the enemy for each (CHG-18)."));
    }

    // ----------------------------------------------------------- structures

    /// Moves onto and off structures.
    void addStructures() {
        for (const StructureOffer& it : tool_.structureOffers()) {
            offer_.add({.text = it.name,
                        .act = [tool = &tool_, it] { tool->take(it); },
                        .whyNot = it.isPossible() ? QString() : it.explanation(),
                        .toolTip = it.explanation(),
                        .key = it.key,
                        .isChosen = it.isChosen});
        }
        addTowerWraps();
        if (!tool_.liesOnFriends()) return;
        offer_.add({.text = tr("Go under the friends"),
                    .act = [it = &tool_] { it->toggleOnTop(); },
                    .toolTip = ruleName("FOR-11"_rule),
                    .key = QStringLiteral("I"),
                    .isChosen = tool_.draft().move().under});
    }
    /// ASL-08
    void addTowerWraps() {
        const auto& at = tool_.draft().move().at;
        if (!at || !tool_.draft().plan() || at->what == field::Arrival::occupy) return;
        if (!field::isHighTower(battle().structure(at->structure).kind)) return;
        offer_.addRow({wrap(field::Flank::left, "ASL-08"_rule), wrap(field::Flank::right, "ASL-08"_rule)});
    }

    // ------------------------------------------------------- several units

    void addGroup() {
        addGroupChoices();
        const field::GroupDraft& draft = tool_.group().draft();
        QStringList lines;
        for (const UnitId unit : draft.units()) lines << memberText(draft, unit);
        offer_.addText(lines.join(QStringLiteral("<br>")));
        if (draft.limit()) {
            offer_.addText(tr("%1 goes no farther: %2")
                               .arg(unitName(battle(), draft.limit()->first), sentence(draft.limit()->second))
                               .toHtmlEscaped());
        }
        for (const GroupFight& fight : tool_.group().fights())
            offer_.addText(oddsText(battle(), fight.units, fight.odds));
        for (const auto& [unit, outlook] : tool_.group().outlooks()) {
            offer_.addText(
                tr("%1: %2").arg(unitName(battle(), unit), outlookLabel(battle(), outlook)).toHtmlEscaped());
        }
    }
    void addGroupChoices() {
        const field::GroupDraft& draft = tool_.group().draft();
        const QString empty = draft.isEmpty() ? tr("No move drawn yet.") : QString();
        offer_.propose({.text = draft.charges() ? tr("Charge!") : tr("Make the moves"),
                        .act = [it = &tool_] { it->makeMove(); },
                        .whyNot = empty});
        offer_.keepInPlace(
            {{.text = tr("Start again"), .act = [it = &tool_] { it->cancel(); }, .whyNot = empty}});
        offer_.add({.text = tr("Forced march"),
                    .act = [it = &tool_] { it->toggleMarch(); },
                    .toolTip = tr("Twice the movement, no attack (MOV-18)"),
                    .key = QStringLiteral("M"),
                    .isChosen = draft.gait() == field::Gait::forcedMarch});
    }
    [[nodiscard]] QString memberText(const field::GroupDraft& draft, UnitId unit) const {
        const auto member =
            std::ranges::find(draft.members(), unit, [](const auto& it) { return it.move.unit; });
        QString line = unitName(battle(), unit).toHtmlEscaped();
        if (member == draft.members().end()) return line;
        if (!member->plan) return line + QStringLiteral(": ") + inRed(sentence(member->plan.error()));
        line += tr(": %1 of %2 DU")
                    .arg(steadyNumeral(member->plan->spent.raw() / 1000.0, 2),
                         numeral(member->plan->allowance.raw() / 1000.0));
        const auto& contact = member->plan->contact;
        return contact ? line + tr(", charges %1").arg(unitName(battle(), contact->target).toHtmlEscaped())
                       : line;
    }

    // ----------------------------------------------------- units in a fight

    void addEngaged() {
        const EngagedMover& engaged = tool_.engaged();
        const QString nothing = engaged.proposed() ? QString() : tr("Choose its action first.");
        const QString why =
            engaged.proposed() && !engaged.plan() ? sentence(engaged.plan().error()) : nothing;
        offer_.propose({.text = tr("Confirm"), .act = [it = &tool_] { it->makeMove(); }, .whyNot = why});
        offer_.keepInPlace(
            {{.text = tr("Start again"), .act = [it = &tool_] { it->cancel(); }, .whyNot = nothing}});
        addEngagedActions();
        if (!engaged.proposed()) return;
        if (!engaged.plan()) return offer_.addText(inRed(sentence(engaged.plan().error())));
        for (const QString& line : actionText(battle(), *engaged.proposed(), engaged.odds()))
            offer_.addText(line);
        addEngagedPlan(*engaged.proposed(), *engaged.plan());
    }
    void addEngagedActions() {
        using field::ChangeOfFront;
        using field::Flank;
        const EngagedMover& engaged = tool_.engaged();
        const auto action = [&](const QString& name, const QString& key, const Verdict& verdict,
                                const std::function<void(EngagedMover&)>& act) {
            return Offer::Choice{.text = name,
                                 .act = [it = &tool_, act] { it->change(act); },
                                 .whyNot = whyNot(verdict),
                                 .key = key};
        };
        offer_.addRow({action(tr("Envelop left"), QStringLiteral("["), engaged.mayWrap(Flank::left),
                              [](EngagedMover& it) { it.wrapMore(Flank::left); }),
                       action(tr("Envelop right"), QStringLiteral("]"), engaged.mayWrap(Flank::right),
                              [](EngagedMover& it) { it.wrapMore(Flank::right); })});
        offer_.addRow({action(tr("Turn left"), QStringLiteral("A"), engaged.mayTurn(ChangeOfFront::left),
                              [](EngagedMover& it) { it.turn(ChangeOfFront::left); }),
                       action(tr("About"), QStringLiteral("X"), engaged.mayTurn(ChangeOfFront::about),
                              [](EngagedMover& it) { it.turn(ChangeOfFront::about); }),
                       action(tr("Turn right"), QStringLiteral("D"), engaged.mayTurn(ChangeOfFront::right),
                              [](EngagedMover& it) { it.turn(ChangeOfFront::right); })});
        offer_.add(action(tr("Take all markers off"), QStringLiteral("T"), engaged.mayRemove(),
                          [](EngagedMover& it) { it.removeAllMarkers(); }));
        offer_.addRow({action(tr("Withdraw"), tr("Down"), engaged.mayWithdraw(),
                              [](EngagedMover& it) { it.withdrawBy(0.5_du); }),
                       action(tr("Retreat"), QStringLiteral("R"), engaged.mayRetreat(),
                              [](EngagedMover& it) { it.retreat(); })});
        for (const ManeuverOffer& it : tool_.offersInFight()) {
            field::Move move;
            move.unit = *tool_.unit();
            move.before = {*it.maneuver};
            Offer::Choice choice = answering(session_, it.name, move);
            choice.key = it.key;
            offer_.add(std::move(choice));
        }
    }
    /// The outcome, shown before the action is taken.
    void addEngagedPlan(const field::EngagedAction& action, const field::EngagedPlan& plan) {
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
        const field::Prospect odds = field::freeAttackOdds(battle(), {attack.by, *tool_.unit()}, attack.dice);
        return tr("%1 strikes first with %2: %3 wounds expected, %4 % to destroy the unit.")
            .arg(unitName(battle(), attack.by),
                 counted(attack.dice.total(), plural("Words", "%n dice", "%n die")))
            .arg(steadyNumeral(odds.expectedWounds(), 1), numeral(odds.eliminated * 100, 0));
    }
    [[nodiscard]] QString pursuitText(const field::Pursuit& pursuit) const {
        return tr("%1 may follow %2 DU, too little to keep contact.")
            .arg(unitName(battle(), pursuit.unit))
            .arg(numeral(inDu(pursuit.distance)));
    }

    static QString inRed(const QString& words) {
        return QStringLiteral("<span style='color:%1'>%2</span>")
            .arg(roomColors().bad.name(), words.toHtmlEscaped());
    }

    FieldSession& session_;
    MoveTool& tool_;
    Offer& offer_;
};

}  // namespace

void MoveTool::fill(Offer& offer) { MoveOffer(session_, *this, offer).fill(); }

}  // namespace vallum::app
