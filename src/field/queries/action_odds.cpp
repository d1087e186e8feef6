// SPDX-License-Identifier: GPL-3.0-or-later
#include "queries/odds_steps.h"

#include <algorithm>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/queries/action_odds.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/grid.h>

namespace vallum::field {

namespace {

UnitId unitOf(const EngagedAction& action) {
    return std::visit([](const auto& it) { return it.unit; }, action);
}

/// The battle after an unanswered attack with this many wounds.
Battle struckBy(const Battle& battle, const Opponents& units, int wounds) {
    return afterDice(battle, {}, [&](Game& game) {
        Combat combat = beginningMelee(game.battle(), units);
        combat.kind = CombatKind::freeAttack;
        combat.withoutEvents = true;
        game.tell(CombatBegan{std::move(combat)});
        woundOutsideCombat(game, units.defender, wounds, "MEL-13"_rule);
        game.tell(CombatEnded{CombatKind::freeAttack, units});
    });
}

/// Adds the results of a branch in which some wounds were taken before.
void add(Prospect& all, const Prospect& part, std::size_t earlierWounds, double chance) {
    const std::size_t size = part.wounds.size() + earlierWounds;
    if (all.wounds.size() < size) all.wounds.resize(size);
    for (std::size_t i = 0; i != part.wounds.size(); ++i) {
        all.wounds[i + earlierWounds] += chance * part.wounds[i];
    }
    all.eliminated += chance * part.eliminated;
    all.breaks += chance * part.breaks;
    all.flees += chance * part.flees;
}

Prospect untold() {
    Prospect prospect;
    prospect.wounds.clear();
    return prospect;
}

/// All possible results of an action: first the attacks, then the fights.
class ActionTree {
public:
    ActionTree(const Battle& before, const EngagedOption& option)
        : before_(before),
          option_(option),
          unit_(unitOf(option.action)) {
        odds_.struck = untold();
        for (const UnitId enemy : enemiesInContact(before, unit_)) {
            const Opponents units{unit_, enemy};
            odds_.fights.push_back({units, meleeOdds(before, units), {}});
        }
    }

    ActionOdds grow() && {
        strike(before_, option_.plan.attacks, {}, 1);
        return std::move(odds_);
    }

private:
    void strike(const Battle& battle,
                std::span<const PlannedAttack> left,
                const std::vector<UnitId>& woundedBy,
                double chance) {
        if (left.empty() || !battle.onTable(unit_)) return check(battle, woundedBy, chance);
        const Opponents units{left.front().by, unit_};
        const auto dealt = freeAttackOdds(battle, units, left.front().dice).wounds;
        for (std::size_t wounds = 0; wounds != dealt.size(); ++wounds) {
            if (dealt[wounds] == 0) continue;
            auto by = woundedBy;
            if (wounds > 0) by.push_back(units.attacker);
            strike(struckBy(battle, units, static_cast<int>(wounds)), left.subspan(1), by,
                   chance * dealt[wounds]);
        }
    }

    /// ENG-25: only a retreat has morale checks, one for each enemy that has wounded the unit.
    void check(const Battle& battle, std::span<const UnitId> woundedBy, double chance) {
        const bool isDue = isRetreat() && !woundedBy.empty() && checksMoraleInCombat(battle, unit_);
        if (!isDue) return finish(battle, chance);
        const Check first{unit_, moraleInMelee(battle, unit_, woundedBy.front())};
        afterChecks(copies_, battle, {&first, 1}, chance,
                    [&](const Battle& then, double reached) { check(then, woundedBy.subspan(1), reached); });
    }

    void finish(const Battle& battle, double chance) {
        addEnd(odds_.struck, endOf(before_, battle, unit_), chance);
        if (isRetreat()) return;
        const auto wounds = static_cast<std::size_t>(battle.unit(unit_).wounds - before_.unit(unit_).wounds);
        if (!battle.onTable(unit_)) return fall(wounds, chance);
        const Battle then = afterAction(battle, option_.action, Pursuers::follow);
        for (FightChange& fight : odds_.fights) {
            if (!areEngaged(then, fight.units.attacker, fight.units.defender)) continue;
            const CombatOdds odds = meleeOdds(then, fight.units);
            CombatOdds& all = sumOf(fight);
            add(all.attacker, odds.attacker, wounds, chance);
            add(all.defender, odds.defender, 0, chance);
        }
    }

    /// The unit is gone, so its enemies have nobody left to fight.
    void fall(std::size_t wounds, double chance) {
        const Prospect fallen{.wounds = {1.0}, .eliminated = 1};
        for (FightChange& fight : odds_.fights) {
            CombatOdds& all = sumOf(fight);
            add(all.attacker, fallen, wounds, chance);
            add(all.defender, Prospect(), 0, chance);
        }
    }

    static CombatOdds& sumOf(FightChange& fight) {
        if (!fight.then) fight.then = CombatOdds{untold(), untold()};
        return *fight.then;
    }
    [[nodiscard]] bool isRetreat() const { return std::holds_alternative<Retreat>(option_.action); }

    const Battle& before_;
    const EngagedOption& option_;
    UnitId unit_;
    ActionOdds odds_;
    TrialCopies copies_;
};

}  // namespace

ActionOdds actionOdds(const Battle& battle, const EngagedOption& option) {
    return ActionTree(battle, option).grow();
}

std::optional<CombatOdds> oddsOfFollowing(const Battle& battle, UnitId enemy, const Withdrew& withdrew) {
    const geometry::Pose& now = battle.unit(withdrew.unit).pose;
    const geometry::Pose from{geometry::pointAt(now, 0_du, withdrew.distance), now.heading};
    const Withdrawal withdrawal{withdrew.unit, from, withdrew.distance};
    if (!pursuitOf(battle, enemy, withdrawal)) return std::nullopt;
    const Battle then = afterDice(battle, {}, [&](Game& game) { maintainContact(game, enemy, withdrawal); });
    if (!areEngaged(then, withdrew.unit, enemy)) return std::nullopt;
    return meleeOdds(then, {withdrew.unit, enemy});
}

}  // namespace vallum::field
