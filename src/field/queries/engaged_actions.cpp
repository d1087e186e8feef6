// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <vallum/core/overloaded.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

Expected<EngagedPlan> planOf(const Battle& battle, const Envelop& it) { return planEnvelop(battle, it); }
Expected<EngagedPlan> planOf(const Battle& battle, const RemoveMarkers& it) {
    return planRemoval(battle, it);
}
Expected<EngagedPlan> planOf(const Battle& battle, const Reposition& it) {
    return planReposition(battle, it);
}
Expected<EngagedPlan> planOf(const Battle& battle, const Withdraw& it) { return planWithdrawal(battle, it); }
Expected<EngagedPlan> planOf(const Battle& battle, const Retreat& it) { return planRetreat(battle, it); }

/// Collects legal actions without duplicates.
class Lawful {
public:
    explicit Lawful(const Battle& battle) : battle_(battle) {}

    void add(const auto& action) {
        if (auto plan = planOf(battle_, action)) all_.push_back({action, std::move(*plan)});
    }
    /// Skips it if another quarter turn gives the same position.
    void add(const Reposition& action) {
        auto plan = planOf(battle_, action);
        if (!plan) return;
        const auto isKnown = [&](const EngagedOption& it) {
            return std::holds_alternative<Reposition>(it.action) && it.plan.to == plan->to;
        };
        if (std::ranges::none_of(all_, isKnown)) all_.push_back({action, std::move(*plan)});
    }
    [[nodiscard]] std::vector<EngagedOption> all() && { return std::move(all_); }

private:
    const Battle& battle_;
    std::vector<EngagedOption> all_;
};

void addWraps(Lawful& lawful, const Battle& battle, UnitId id) {
    for (const UnitId enemy : enemiesInContact(battle, id)) {
        const WrappingPlaces places = wrappingPlaces(battle, id, enemy);
        for (int left = 0; left <= std::ssize(places.left); ++left) {
            for (int right = 0; right <= std::ssize(places.right); ++right) {
                if (left + right > 0) lawful.add(Envelop{id, enemy, left, right});
            }
        }
    }
}

void addRemovals(Lawful& lawful, const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    for (const geometry::Extension end : {geometry::Extension{true, false}, {false, true}}) {
        if ((end.left && unit.extension.left) || (end.right && unit.extension.right)) {
            lawful.add(RemoveMarkers{id, end, {}});
        }
    }
    for (const EnvelopMarker& marker : unit.envelops) lawful.add(RemoveMarkers{id, {}, {marker}});
    const auto markers =
        unit.envelops.size() + (unit.extension.left ? 1U : 0U) + (unit.extension.right ? 1U : 0U);
    if (markers > 1) lawful.add(RemoveMarkers{id, unit.extension, unit.envelops});
}

void addTurns(Lawful& lawful, UnitId id) {
    using geometry::Corner;
    lawful.add(Reposition{id, ChangeOfFront::about, {}});
    for (const ChangeOfFront turn : {ChangeOfFront::left, ChangeOfFront::right}) {
        for (const auto corner : std::initializer_list<std::optional<Corner>>{
                 {}, Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft}) {
            lawful.add(Reposition{id, turn, corner});
        }
    }
}

/// Rolls only ones and takes the first option.
class Harmless final : public Asker<System> {
public:
    explicit Harmless(Pursuers pursuers) : pursuers_(pursuers) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        return std::visit([&](const auto& question) { return answerTo(battle, question); }, asked.question);
    }

private:
    static Answer answerTo(const Battle&, const RollDice& question) {
        return DiceShown{std::vector<int>(static_cast<std::size_t>(question.dice), 1)};
    }
    [[nodiscard]] Answer answerTo(const Battle&, const Decide& question) const {
        return YesOrNo{question.what == Decision::maintainContact && pursuers_ == Pursuers::follow};
    }
    static Answer answerTo(const Battle&, const ChooseUnit& question) {
        return UnitChosen{question.among.front()};
    }
    static Answer answerTo(const Battle& battle, const ChooseRetreat& question) {
        auto way = farthestRetreat(battle, question.unit);
        VALLUM_CHECK(way);
        return *std::move(way);
    }
    static Answer answerTo(const Battle&, const auto& /*question*/) {
        contradiction(__FILE__, __LINE__, "an action of an engaged unit does not ask that");
    }

    Pursuers pursuers_;
};

}  // namespace

std::vector<EngagedOption> engagedActions(const Battle& battle, UnitId id) {
    if (!battle.onTable(id) || !isEngaged(battle, id)) return {};
    Lawful lawful(battle);
    addWraps(lawful, battle, id);
    addRemovals(lawful, battle, id);
    addTurns(lawful, id);
    if (const auto distance = longestWithdrawal(battle, id)) lawful.add(Withdraw{id, *distance});
    lawful.add(Retreat{id});
    return std::move(lawful).all();
}

Battle afterAction(const Battle& battle, const EngagedAction& action) {
    return afterAction(battle, action, Pursuers::hold);
}

Battle afterAction(const Battle& battle, const EngagedAction& action, Pursuers pursuers) {
    Harmless nobody(pursuers);
    Game game(battle, nobody, 0);
    game.run([&](Game& it) { std::visit([&](const auto& chosen) { act(it, chosen); }, action); });
    return game.takeBattle();
}

}  // namespace vallum::field
