// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/casualties.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

namespace {

/// Reads from the facts what made each unit flee, or destroyed it.
class Causes {
public:
    struct End {
        bool flees = false;
        bool leavesWithItsSide = false;
        LossCause cause;
    };

    explicit Causes(const Battle& battle) : battle_(battle) {}

    void add(const Fact& fact) {
        std::visit(Overloaded{[this](const CombatBegan& it) { beginCombat(it.combat); },
                              [this](const CombatEnded&) { quiet(); }, [this](const PhaseBegan&) { quiet(); },
                              [this](const TurnBegan&) { quiet(); },
                              [this](const CollateralRolled& it) {
                                  collapsed_.reset();
                                  if (!combat_) burned_.insert(it.unit);
                              },
                              [this](const Collapsed& it) { collapsed_ = it.structure; },
                              [this](const StartedToFlee& it) {
                                  ends_[it.unit] = {.flees = true, .cause = causeNow(it.unit)};
                              },
                              [this](const Recovered& it) { ends_.erase(it.unit); },
                              [this](const Eliminated& it) { eliminate(it); }, [](const auto&) {}},
                   fact);
    }
    [[nodiscard]] End endOf(UnitId unit) const {
        const auto found = ends_.find(unit);
        return found == ends_.end() ? End() : found->second;
    }

private:
    void beginCombat(const Combat& combat) {
        quiet();
        combat_ = combat;
    }
    void quiet() {
        combat_.reset();
        collapsed_.reset();
        burned_.clear();
    }
    void eliminate(const Eliminated& fact) {
        if (fact.how == Loss::withItsSide) {
            ends_[fact.unit] = {.leavesWithItsSide = true, .cause = {}};
            return;
        }
        const auto [end, isNew] = ends_.try_emplace(fact.unit);
        if (isNew) end->second.cause = causeNow(fact.unit);
        const bool isDriven = end->second.cause.kind != LossCause::Kind::none;
        if (fact.how == Loss::leftTable && !isDriven) end->second.cause.kind = LossCause::Kind::flight;
    }
    [[nodiscard]] LossCause causeNow(UnitId unit) const {
        if (collapsed_) return {.kind = LossCause::Kind::collapse, .structure = collapsed_};
        if (const auto enemy = enemyOf(unit)) {
            const bool isFar = combat_->kind == CombatKind::ranged || combat_->kind == CombatKind::structure;
            return {.kind = isFar ? LossCause::Kind::shots : LossCause::Kind::blows, .enemy = enemy};
        }
        return {.kind = burned_.contains(unit) ? LossCause::Kind::fire : LossCause::Kind::none};
    }
    /// Its opponent in the combat, or that of a friend in it.
    [[nodiscard]] std::optional<UnitId> enemyOf(UnitId unit) const {
        if (!combat_) return std::nullopt;
        const auto [attacker, defender] = combat_->units;
        const bool isOnUnit = !combat_->target;
        if (unit == attacker) return isOnUnit ? std::optional(defender) : std::nullopt;
        if (isOnUnit && unit == defender) return attacker;
        const auto areEnemies = [&](UnitId other) { return battle_.areEnemies(unit, other); };
        if (areEnemies(attacker)) return attacker;
        return isOnUnit && areEnemies(defender) ? std::optional(defender) : std::nullopt;
    }

    const Battle& battle_;
    std::optional<Combat> combat_;
    std::optional<StructureId> collapsed_;
    std::set<UnitId> burned_;  // in this phase
    std::map<UnitId, End> ends_;
};

void addUnits(std::vector<Casualty>& list, const Battle& before, const Battle& after, const Causes& causes) {
    std::map<Seat, int> leaving;
    for (int raw = 0; raw != static_cast<int>(after.units.size()); ++raw) {
        const UnitId id(raw);
        const Unit& unit = after.unit(id);
        if (!countsAsLost(unit) || countsAsLost(before.unit(id))) continue;
        const int points = unitValue(after.typeOf(unit.type), unit.startStatus).total() * hundredths;
        const Causes::End end = causes.endOf(id);
        if (end.leavesWithItsSide) {
            leaving[unit.owner] += points;
        } else {
            list.push_back({unit.owner, id, std::nullopt, points, end.flees, end.cause});
        }
    }
    for (const auto& [seat, points] : leaving) list.push_back({.seat = seat, .points = points});
}

void addGenerals(std::vector<Casualty>& list, const Battle& before, const Battle& after) {
    for (const Side& side : after.setting->sides) {
        for (const GeneralOf& it : generalsOf(after, side.seat)) {
            if (!countsAsLost(after, it) || countsAsLost(before, it)) continue;
            const bool isDead = it.state(after).health == GeneralHealth::dead;
            list.push_back({side.seat, std::nullopt, it.index, generalPrice(after, it), !isDead, {}});
        }
    }
}

}  // namespace

std::vector<Casualty> casualtiesIn(const Battle& before,
                                   const Battle& after,
                                   const std::vector<Fact>& facts) {
    Causes causes(after);
    for (const Fact& fact : facts) causes.add(fact);
    std::vector<Casualty> list;
    addUnits(list, before, after, causes);
    addGenerals(list, before, after);
    std::ranges::stable_sort(list, std::ranges::greater(), &Casualty::points);
    return list;
}

}  // namespace vallum::field
