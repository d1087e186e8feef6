// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ranges>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/lesson_progress.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/movement.h>

namespace vallum::hex {

namespace {

/// Decides for each kind of aim whether the learner is done or astray, from the battle, the question to the
/// learner and what has happened.
class Judge {
public:
    explicit Judge(const LearnerView& view) : view_(view), battle_(view.battle) {}

    /// The view that shows the lesson knows when it is done.
    StepProgress operator()(const aim::GoOn&) const { return StepProgress::onTheWay; }
    StepProgress operator()(const aim::Pick&) const { return StepProgress::onTheWay; }
    StepProgress operator()(const aim::TakeBack&) const { return StepProgress::onTheWay; }
    StepProgress operator()(const aim::Count&) const { return StepProgress::onTheWay; }
    StepProgress operator()(const aim::AwaitAttack& aim) const {
        const auto* attack = asked<AnswerAttack>();
        return doneIf(attack != nullptr && attack->unit == aim.unit);
    }

    StepProgress operator()(const aim::Play& aim) const {
        const auto isIt = [&](const CardPlayed& it) {
            return it.seat == view_.learner && battle_.card(it.play.card).id == aim.card;
        };
        if (has<CardPlayed>(isIt)) return StepProgress::done;
        const auto isHeld = [&](CardId it) { return it != faceDown && battle_.card(it).id == aim.card; };
        const bool isInHand = std::ranges::any_of(battle_.player(view_.learner).hand, isHeld);
        return astrayIf(isPast(Phase::command) || !isInHand);
    }
    StepProgress operator()(const aim::Order& aim) const {
        const auto wasOrdered = [&](UnitId unit) {
            return has<OrdersGiven>(
                [&](const OrdersGiven& it) { return std::ranges::count(it.units, unit) != 0; });
        };
        return std::ranges::all_of(aim.units, wasOrdered) ? StepProgress::done
                                                          : astrayIf(isPast(Phase::orders));
    }
    StepProgress operator()(const aim::MoveTo& aim) const {
        const Unit& unit = battle_.unit(aim.unit);
        if (unit.isOnBoard() && unit.at == aim.at) return StepProgress::done;
        const bool isTooLate = battle_.phase == Phase::moving && !mayStillMove(battle_, aim.unit);
        return astrayIf(isTooLate || isPast(Phase::moving));
    }
    StepProgress operator()(const aim::Reach& aim) const {
        return doneIf(!isLearnersTurn() || battle_.phase >= aim.phase || battle_.outcome);
    }
    StepProgress operator()(const aim::Strike& aim) const {
        const auto isIt = [&](const DiceRolled& it) {
            return it.blow.by == aim.unit && it.blow.roll == aim.roll &&
                   (!aim.target || it.blow.unit == aim.target);
        };
        if (has<DiceRolled>(isIt)) return StepProgress::done;
        if (aim.roll == Roll::bonus) return astrayIf(isAskedOtherThan<ChooseBonus>());
        return astrayIf(isPast(Phase::battling) || (asked<ChooseBattle>() != nullptr && !canStrike(aim)));
    }
    StepProgress operator()(const aim::Advance& aim) const {
        if (has<Advanced>([&](const Advanced& it) { return it.unit == aim.unit; })) return StepProgress::done;
        return astrayIf(isAskedOtherThan<ChooseAdvance>());
    }
    StepProgress operator()(const aim::Evade& aim) const {
        const auto isIt = [&](const DiceRolled& it) { return it.blow.evading && it.blow.unit == aim.unit; };
        if (has<DiceRolled>(isIt)) return StepProgress::done;
        const auto* attack = asked<AnswerAttack>();
        const bool isAsked = attack != nullptr && attack->unit == aim.unit;
        return isAsked ? StepProgress::onTheWay : StepProgress::astray;
    }
    StepProgress operator()(const aim::EndTurn& aim) const {
        return doneIf(battle_.turn > aim.turn || battle_.outcome);
    }

private:
    static StepProgress astrayIf(bool astray) {
        return astray ? StepProgress::astray : StepProgress::onTheWay;
    }
    static StepProgress doneIf(bool done) { return done ? StepProgress::done : StepProgress::onTheWay; }

    [[nodiscard]] bool isLearnersTurn() const { return battle_.active == view_.learner; }
    /// True once this phase of the learner's turn is over; the enemy's turn counts as later.
    [[nodiscard]] bool isPast(Phase phase) const { return !isLearnersTurn() || battle_.phase > phase; }
    template <class Q> [[nodiscard]] const Q* asked() const {
        return view_.asked == nullptr ? nullptr : std::get_if<Q>(view_.asked);
    }
    /// Questions to the enemy in between do not count.
    template <class Q> [[nodiscard]] bool isAskedOtherThan() const {
        const bool isAsked = view_.asked != nullptr || !isLearnersTurn() || battle_.outcome;
        return isAsked && asked<Q>() == nullptr;
    }
    [[nodiscard]] bool canStrike(const aim::Strike& aim) const {
        if (!aim.target || aim.roll != Roll::attack) return mayBattle(battle_, aim.unit).has_value();
        const Unit& target = battle_.unit(*aim.target);
        return target.isOnBoard() && mayAttack(battle_, aim.unit, target.at);
    }
    template <class F> [[nodiscard]] bool has(auto&& fits) const {
        return std::ranges::any_of(view_.happened, [&](const Happening<System>& it) {
            const auto* fact = std::get_if<F>(&it.fact);
            return fact != nullptr && fits(*fact);
        });
    }

    const LearnerView& view_;
    const Battle& battle_;
};

bool holds(const Premise& premise, const LearnerView& view) {
    return std::visit(
        Overloaded{[&](const premise::DrivenBack& it) {
                       // How far it goes back may still have to be chosen.
                       const bool wasDriven = std::ranges::any_of(view.happened, [&](const auto& happening) {
                           const auto* fact = std::get_if<FlagsTaken>(&happening.fact);
                           return fact != nullptr && fact->unit == it.unit && fact->hexes > 0;
                       });
                       return wasDriven && view.battle.unit(it.unit).isOnBoard();
                   },
                   [&](const premise::Banner&) { return view.battle.player(view.learner).banners > 0; }},
        premise);
}

/// A wait is in vain if another question is open, or if the learner's turn has begun.
bool waitsInVain(const aim::Count& aim, const LearnerView& view) {
    return view.asked != nullptr && !numberOf(aim, view.happened);
}
bool waitsInVain(const aim::AwaitAttack&, const LearnerView& view) {
    const bool isBack = view.battle.active == view.learner && view.battle.phase == Phase::command;
    return view.battle.outcome || isBack;
}
bool waitsInVain(const auto& /*aim*/, const LearnerView& /*view*/) { return false; }

}  // namespace

StepProgress progressOf(const LessonAim& aim, const LearnerView& view) {
    return std::visit(Judge(view), aim);
}

bool isMoot(const LessonStep& step, const LearnerView& view, bool isBeginning) {
    if (isBeginning && step.onlyAfter && !holds(*step.onlyAfter, view)) return true;
    if (isBeginning && progressOf(step.aim, view) == StepProgress::astray) return true;
    return std::visit([&](const auto& it) { return waitsInVain(it, view); }, step.aim);
}

std::optional<int> numberOf(const aim::Count& aim, const std::vector<Happening<System>>& happened) {
    for (const Happening<System>& it : happened | std::views::reverse) {
        const auto* roll = std::get_if<DiceRolled>(&it.fact);
        if (roll == nullptr || roll->blow.by != aim.unit || roll->blow.roll != aim.roll) continue;
        switch (aim.reading) {
            case aim::Reading::dice: return static_cast<int>(roll->faces.size());
            case aim::Reading::hits: return roll->hits.total();
            case aim::Reading::flags: return roll->flags;
        }
    }
    return std::nullopt;
}

}  // namespace vallum::hex
