// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/recap.h>
#include <vallum/field/seen_facts.h>

namespace vallum::field {

namespace {

struct Span {
    std::size_t begin;
    std::size_t end;
};

struct TurnStart {
    std::size_t at;
    bool isOwn;
};

std::vector<TurnStart> turnsIn(const Battle& battle, const std::vector<Happening>& all, Seat seat) {
    std::vector<TurnStart> turns;
    for (std::size_t i = 0; i != all.size(); ++i) {
        if (const auto* turn = std::get_if<TurnBegan>(&all[i].fact))
            turns.push_back({i, battle.areAllied(turn->active, seat)});
    }
    return turns;
}

Span away(const Battle& battle, const std::vector<Happening>& all, Seat seat) {
    auto turns = turnsIn(battle, all, seat);
    std::size_t end = all.size();
    while (!turns.empty() && turns.back().isOwn) {
        end = turns.back().at;
        turns.pop_back();
    }
    std::size_t begin = end;
    while (!turns.empty() && !turns.back().isOwn) {
        begin = turns.back().at;
        turns.pop_back();
    }
    return {begin, end};
}

/// Collects events, one line per unit, structure or general.
class Recap {
public:
    Recap(const Battle& seen, Seat seat) : seen_(seen), seat_(seat) {}

    void add(const Happening& happening) {
        now_ = happening.answers;
        const auto told = seenBy(happening.fact, seen_, seat_);
        if (!told) return;
        std::visit(
            Overloaded{[this](const CombatBegan& it) {
                           isInCombat_ = true;
                           attack(it.combat);
                       },
                       [this](const Wounded& it) { line(it.unit).wounds += it.wounds; },
                       [this](const Broke& it) { fate(it.unit, Fate::broke); },
                       [this](const StartedToFlee& it) { fate(it.unit, Fate::fled); },
                       [this](const Recovered& it) { fate(it.unit, Fate::recovered); },
                       [this](const Eliminated& it) {
                           fate(it.unit, it.how == Loss::destroyed ? Fate::eliminated : Fate::left);
                       },
                       [this](const GeneralLost& it) { loseGeneral(it); },
                       [this](const CombatEnded&) { isInCombat_ = false; },
                       [this](const StructureDamaged& it) {
                           RecapLine& its = line(it.structure);
                           (isInCombat_ ? its.damage : its.burned) += it.damage;
                       },
                       [this](const FireLit& it) { line(it.structure).fires += it.markers; },
                       [this](const DoorDestroyed& it) { line(it.structure).fates.insert(Fate::doorBroken); },
                       [this](const Collapsed& it) { line(it.structure).fates.insert(Fate::collapsed); },
                       [this](const CardTaken& it) { loseCard(it); }, [](const auto&) {}},
            *told);
    }
    [[nodiscard]] std::vector<RecapLine> lines() && { return std::move(lines_); }

private:
    [[nodiscard]] bool isOwn(UnitId unit) const { return seen_.areAllied(seen_.owner(unit), seat_); }

    RecapLine& lineWhere(auto suits, RecapLine fresh) {
        const auto found = std::ranges::find_if(lines_, suits);
        if (found != lines_.end()) return *found;
        fresh.answers = now_;
        return lines_.emplace_back(std::move(fresh));
    }
    RecapLine& line(UnitId unit) {
        return lineWhere([&](const RecapLine& it) { return it.unit == unit; }, {.unit = unit});
    }
    RecapLine& line(StructureId structure) {
        return lineWhere([&](const RecapLine& it) { return it.structure == structure; },
                         {.structure = structure});
    }
    void fate(UnitId unit, Fate what) { line(unit).fates.insert(what); }
    void attack(const Combat& combat) {
        const auto [attacker, defender] = combat.units;
        if (combat.target) {
            addAttacker(line(combat.target->structure), attacker);
        } else if (isOwn(defender)) {
            addAttacker(line(defender), attacker);
        }
    }
    static void addAttacker(RecapLine& line, UnitId attacker) {
        if (std::ranges::count(line.attackers, attacker) == 0) line.attackers.push_back(attacker);
    }
    void loseCard(const CardTaken& fact) {
        if (fact.from == seat_) lines_.push_back({.card = fact, .answers = now_});
    }
    void loseGeneral(const GeneralLost& fact) {
        RecapLine& it = lineWhere([&](const RecapLine& line) { return line.generalOf == fact.seat; },
                                  {.generalOf = fact.seat});
        if (fact.withItsSide) return it.fates.insert(Fate::generalLeft);
        it.fates.insert(fact.how == GeneralHealth::dead ? Fate::generalKilled : Fate::generalWounded);
    }

    const Battle& seen_;
    Seat seat_;
    std::size_t now_ = 0;
    bool isInCombat_ = false;
    std::vector<RecapLine> lines_;
};

}  // namespace

std::vector<RecapLine> recapFor(const Battle& seen, const std::vector<Happening>& all, Seat seat) {
    const Span span = away(seen, all, seat);
    Recap recap(seen, seat);
    for (std::size_t i = span.begin; i != span.end; ++i) recap.add(all[i]);
    return std::move(recap).lines();
}

}  // namespace vallum::field
