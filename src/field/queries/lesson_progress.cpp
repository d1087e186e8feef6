// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ranges>

#include <vallum/field/queries/lesson_progress.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// True for acts of somebody who does more than look.
bool isDeed(const Happening& it) {
    return std::holds_alternative<OrderPlayed>(it.fact) || std::holds_alternative<MoveEnded>(it.fact) ||
           std::holds_alternative<Charged>(it.fact) || std::holds_alternative<ShotMeasured>(it.fact) ||
           std::holds_alternative<PhaseBegan>(it.fact) || std::holds_alternative<CombatBegan>(it.fact);
}

bool isPast(const Battle& battle, const std::vector<Happening>& happened, Phase phase) {
    const bool isAnotherTurn = std::ranges::count_if(happened, [](const Happening& it) {
                                   return std::holds_alternative<TurnBegan>(it.fact);
                               }) > 1;
    return isAnotherTurn || battle.phase > phase;
}

/// Decides for each kind of aim whether the learner is done or astray, from the battle and its facts.
class Judge {
public:
    Judge(const Battle& battle, const std::vector<Happening>& happened, std::size_t begin)
        : battle_(battle),
          happened_(happened),
          begin_(std::min(begin, happened.size())) {}

    /// The view that shows the lesson knows when it is done; any other act was not asked for.
    StepProgress operator()(const auto& /*aim*/) const { return astrayIf(didAnything()); }
    StepProgress operator()(const aim::Activate& aim) const {
        const bool done =
            std::ranges::all_of(aim.units, [&](UnitId it) { return battle_.unit(it).has(Marker::active); });
        return done ? StepProgress::done : astrayIf(isPast(Phase::activation));
    }
    StepProgress operator()(const aim::MoveTo& aim) const {
        if (geometry::isWithin(aim.within, battle_.unit(aim.unit).pose.center, aim.at))
            return StepProgress::done;
        return astrayIf(didAnything() || isPast(Phase::movement));
    }
    StepProgress operator()(const aim::Charge& aim) const {
        const bool done =
            has<Charged>([&](const Charged& it) { return it.units == Opponents{aim.unit, aim.target}; });
        return done ? StepProgress::done : astrayIf(didAnything() || isPast(Phase::movement));
    }
    StepProgress operator()(const aim::Shoot& aim) const {
        const bool done = has<CombatEnded>([&](const CombatEnded& it) {
            return it.combat == CombatKind::ranged && it.units == Opponents{aim.unit, aim.target};
        });
        if (done) return StepProgress::done;
        const bool elsewhere = since<ShotMeasured>(
            [&](const ShotMeasured& it) { return it.units != Opponents{aim.unit, aim.target}; });
        return astrayIf(elsewhere || isPast(Phase::rangedAttack));
    }
    StepProgress operator()(const aim::Fight& aim) const {
        const bool done = has<CombatEnded>(
            [&](const CombatEnded& it) { return it.combat == CombatKind::melee && it.units.has(aim.unit); });
        return done ? StepProgress::done : astrayIf(isPast(Phase::melee));
    }
    StepProgress operator()(const aim::Reach& aim) const {
        const bool done = battle_.phase == aim.phase || isPast(aim.phase);
        return done ? StepProgress::done : StepProgress::onTheWay;
    }
    StepProgress operator()(const aim::EndTurn& aim) const {
        return battle_.turn > aim.turn || battle_.outcome ? StepProgress::done : StepProgress::onTheWay;
    }

private:
    static StepProgress astrayIf(bool astray) {
        return astray ? StepProgress::astray : StepProgress::onTheWay;
    }
    [[nodiscard]] bool isPast(Phase phase) const { return field::isPast(battle_, happened_, phase); }
    [[nodiscard]] bool didAnything() const {
        return std::ranges::any_of(happened_ | std::views::drop(static_cast<std::ptrdiff_t>(begin_)), isDeed);
    }
    template <class F> [[nodiscard]] bool among(auto&& range, auto&& fits) const {
        return std::ranges::any_of(range, [&](const Happening& it) {
            const auto* fact = std::get_if<F>(&it.fact);
            return fact != nullptr && fits(*fact);
        });
    }
    template <class F> [[nodiscard]] bool has(auto&& fits) const { return among<F>(happened_, fits); }
    template <class F> [[nodiscard]] bool since(auto&& fits) const {
        return among<F>(happened_ | std::views::drop(static_cast<std::ptrdiff_t>(begin_)), fits);
    }

    const Battle& battle_;
    const std::vector<Happening>& happened_;
    std::size_t begin_;
};

}  // namespace

StepProgress progressOf(const Aim& aim,
                        const Battle& battle,
                        const std::vector<Happening>& happened,
                        std::size_t begin) {
    return std::visit(Judge(battle, happened, begin), aim);
}

std::optional<int> numberOf(const aim::Read& aim, const std::vector<Happening>& happened) {
    for (const Happening& it : happened | std::views::reverse) {
        const auto* blow = std::get_if<BlowRolled>(&it.fact);
        if (blow == nullptr || blow->units.attacker != aim.unit || blow->roll != Roll::hit) continue;
        return aim.reading == aim::Reading::dice ? static_cast<int>(blow->faces.size()) : blow->successes;
    }
    return std::nullopt;
}

}  // namespace vallum::field
