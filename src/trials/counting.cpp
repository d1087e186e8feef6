// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/field/system.h>
#include <vallum/trials/board.h>
#include <vallum/trials/counting.h>

namespace vallum::trials {

namespace {

using namespace field;

WoundCause woundCauseNow(const Battle& battle) {
    if (!battle.combat) return WoundCause::other;
    switch (battle.combat->kind) {
        case CombatKind::melee:
        case CombatKind::freeAttack:
        case CombatKind::trample: return WoundCause::melee;
        case CombatKind::ranged: return WoundCause::ranged;
        case CombatKind::structure: break;
    }
    return WoundCause::other;
}

bool isInMelee(CombatKind kind) {
    return kind == CombatKind::melee || kind == CombatKind::freeAttack || kind == CombatKind::trample;
}

bool isShotIn(const Combat& combat) {
    return combat.kind == CombatKind::ranged || (combat.target && isShot(combat.target->by));
}

/// Where things happened to one side, by square.
struct Tracks {
    SquareCount deaths;
    SquareCount paths;
    SquareCount standing;
    SquareCount shots;
    SquareCount targets;
};

int marginOf(const Battle& battle, Seat seat) {
    const int limit =
        battle.setting->siege ? lossesForCheck(battle, seat) : startingValueOfTeam(battle, seat).total() / 2;
    return limit - lossesOfTeam(battle, seat).total();
}

SideResult sideOf(const Battle& battle, Seat seat) {
    SideResult side{.seat = seat};
    const auto winner = battle.outcome ? battle.outcome->winner : std::nullopt;
    side.won = winner && battle.areAllied(*winner, seat);
    side.lost = losses(battle, seat).total();
    side.value = startingValue(battle, seat).total();
    side.margin = marginOf(battle, seat);
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const Unit& unit = battle.units[i];
        if (unit.owner != seat) continue;
        ++side.units;
        if (unit.place == field::Place::eliminated) ++side.destroyed;
    }
    return side;
}

class Counter {
public:
    explicit Counter(Battle begin) : battle_(std::move(begin)) {
        result_.units.resize(battle_.units.size());
        result_.sections.resize(battle_.structures.size() + battle_.rams.size());
        places_.resize(battle_.units.size());
    }

    void count(const Fact& fact) {
        const std::optional<WayIn> over =
            std::visit([&](const auto& it) { return overTheDefenses(it); }, fact);
        std::visit([&](const auto& it) { note(it); }, fact);
        const int turn = battle_.turn;
        System::evolve(battle_, fact);
        follow(std::as_const(battle_), battle_.turn != turn);
        std::visit([&](const auto& it) { lookInside(it, over); }, fact);
    }

    BattleResult finished() && {
        result_.turns = battle_.turn;
        result_.decks = battle_.deckUsedUp;
        if (battle_.outcome) result_.reason = battle_.outcome->why.text();
        for (const Side& side : battle_.setting->sides) {
            SideResult it = sideOf(battle_, side.seat);
            const Tracks& tracks = tracks_[side.seat];
            it.deaths = tracks.deaths.squares(result_.turns);
            it.paths = tracks.paths.squares(result_.turns);
            it.standing = tracks.standing.squares(result_.turns);
            it.shots = tracks.shots.squares(result_.turns);
            it.targets = tracks.targets.squares(result_.turns);
            result_.sides.push_back(std::move(it));
        }
        return std::move(result_);
    }

private:
    UnitResult& of(UnitId id) { return result_.units.at(static_cast<std::size_t>(id.raw())); }
    SectionResult& of(StructureId id) { return result_.sections.at(static_cast<std::size_t>(id.raw())); }
    [[nodiscard]] bool isUnit(UnitId id) const {
        return id.raw() >= 0 && id.raw() < std::ssize(battle_.units);
    }

    // Other kinds of facts do not appear in the tables.
    void note(const auto& /*fact*/) {}
    void note(const OrderReceived& it) {
        for (const UnitId unit : it.units) ++of(unit).orders;
    }
    void note(const CombatBegan& it) {
        const Opponents& units = it.combat.units;
        if (isUnit(units.attacker)) ++of(units.attacker).attacks;
        if (isShotIn(it.combat)) noteShot(it.combat);
        if (!isInMelee(it.combat.kind)) return;
        if (!result_.contact && isUnit(units.defender))
            result_.contact = Contact{squareWith(units.defender), std::max(1, battle_.turn)};
        for (const UnitId unit : {units.attacker, units.defender}) {
            if (!isUnit(unit)) continue;
            turnsOf_[unit].insert(battle_.turn);
            of(unit).turnsEngaged = static_cast<int>(turnsOf_[unit].size());
        }
    }
    void noteShot(const Combat& shot) {
        const UnitId shooter = shot.units.attacker;
        if (!isUnit(shooter)) return;
        Tracks& tracks = tracks_[std::as_const(battle_).owner(shooter)];
        tracks.shots.add(squareWith(shooter), battle_.turn);
        if (shot.target) {
            const geometry::Point& at = battle_.structure(shot.target->structure).pose.center;
            tracks.targets.add(squareOf(at, battle_.setting->table), battle_.turn);
        } else if (isUnit(shot.units.defender)) {
            tracks.targets.add(squareWith(shot.units.defender), battle_.turn);
        }
    }
    [[nodiscard]] int squareWith(UnitId unit) const {
        return squareOf(battle_.unit(unit).pose.center, battle_.setting->table);
    }
    void note(const Wounded& it) {
        const auto cause = static_cast<std::size_t>(woundCauseNow(battle_));
        of(it.unit).taken.at(cause) += it.wounds;
        if (!battle_.combat) return;
        const UnitId by = battle_.combat->units.enemyOf(it.unit);
        if (!isUnit(by) || !battle_.areEnemies(by, it.unit)) return;
        of(by).given.at(cause) += it.wounds;
        const int points = pointsOf(it);
        of(by).gained += points;
        if (const auto inside = battle_.unit(by).inside) of(*inside).gained += points;
    }
    /// In hundredths: the points of a unit, spread over its health.
    [[nodiscard]] int pointsOf(const Wounded& it) const {
        const int all = std::max(1, health(battle_, it.unit));
        const int left = std::max(0, all - battle_.unit(it.unit).wounds);
        return battle_.type(it.unit).value * 100 * std::min(it.wounds, left) / all;
    }
    void note(const Eliminated& it) {
        of(it.unit).destroyedIn = std::max(1, battle_.turn);
        const Battle& battle = battle_;
        if (!battle.onTable(it.unit)) return;
        tracks_[battle.owner(it.unit)].deaths.add(
            squareOf(battle.unit(it.unit).pose.center, battle.setting->table), battle.turn);
    }
    void note(const FireLit& it) {
        const auto* attack = attackNow();
        isArson_[it.structure] = attack != nullptr && attack->by == Siegework::arson;
    }
    void note(const StructureDamaged& it) {
        const DamageCause cause = causeOf(it);
        broken_[it.structure] = cause;
        of(it.structure).damage.at(static_cast<std::size_t>(cause)) += it.damage;
        if (attackNow() != nullptr) noteWorks(battle_.combat->units.attacker, pointsOf(it));
    }
    void noteWorks(UnitId by, int points) {
        if (!isUnit(by)) return;
        of(by).works += points;
        if (const auto inside = battle_.unit(by).inside) of(*inside).gained += points;
        const auto ram = std::ranges::find(battle_.rams, std::optional(by), &Ram::carrier);
        if (ram == battle_.rams.end() || attackNow()->by != Siegework::ram) return;
        const auto place = battle_.structures.size() + static_cast<std::size_t>(ram - battle_.rams.begin());
        result_.sections.at(place).gained += points;
    }
    /// In hundredths, as far as there is anything left to damage.
    [[nodiscard]] int pointsOf(const StructureDamaged& it) const {
        const StructureValues& values = valuesOf(battle_, it.structure);
        const int before = std::min(it.total - it.damage, values.durability);
        const int damage = std::min(it.total, values.durability) - before;
        return values.cost * 100 * damage / std::max(1, values.durability);
    }
    void note(const DoorDestroyed& it) { open(it.structure); }
    void note(const Collapsed& it) { open(it.structure); }

    /// The attack on a structure being resolved; none: damage comes from burning.
    [[nodiscard]] const field::Target* attackNow() const {
        return battle_.combat && battle_.combat->target ? &*battle_.combat->target : nullptr;
    }

    /// Compares positions instead of reading facts, so that no kind of movement can be missed.
    void follow(const Battle& battle, bool isNewTurn) {
        const geometry::Size& table = battle.setting->table;
        for (std::size_t i = 0; i != places_.size(); ++i) {
            const UnitId id(static_cast<std::int32_t>(i));
            std::optional<geometry::Point>& before = places_[i];
            if (!battle.onTable(id)) {
                before.reset();
                continue;
            }
            const geometry::Point now = battle.unit(id).pose.center;
            const bool hasMoved = before && *before != now && battle.turn != 0;
            if (hasMoved || isNewTurn) {
                Tracks& tracks = tracks_[battle.owner(id)];
                if (hasMoved) {
                    for (const int square : squaresBetween(*before, now, table))
                        tracks.paths.add(square, battle.turn);
                }
                if (isNewTurn) tracks.standing.add(squareOf(now, table), battle.turn);
            }
            before = now;
        }
    }

    [[nodiscard]] DamageCause causeOf(const StructureDamaged& it) {
        const auto* attack = attackNow();
        if (attack == nullptr) return isArson_[it.structure] ? DamageCause::arson : DamageCause::fire;
        if (attack->by != Siegework::ram) return DamageCause::artillery;
        const UnitType& type = battle_.type(battle_.combat->units.attacker);
        return type.unitClass == UnitClass::elephants ? DamageCause::elephants : DamageCause::ram;
    }
    void open(StructureId id) {
        SectionResult& section = of(id);
        if (section.openedIn != 0) return;
        section.openedIn = std::max(1, battle_.turn);
        section.openedBy = broken_[id];
        if (result_.opened || !battle_.structure(id).fortress) return;
        result_.opened = Opening{id.raw(), section.openedIn, *section.openedBy};
    }

    [[nodiscard]] bool isInSiegeTower(UnitId id) const {
        const auto inside = battle_.unit(id).inside;
        return inside && battle_.structure(*inside).kind == StructureKind::siegeTower;
    }
    /// How a unit comes over the defenses, decided before it is there.
    [[nodiscard]] std::optional<WayIn> overTheDefenses(const auto& /*fact*/) const { return std::nullopt; }
    [[nodiscard]] std::optional<WayIn> overTheDefenses(const TookPlace& it) const {
        return isInSiegeTower(it.unit) ? WayIn::siegeTower : WayIn::ladder;
    }
    [[nodiscard]] std::optional<WayIn> overTheDefenses(const Entered& it) const {
        return isInSiegeTower(it.unit) ? WayIn::siegeTower : WayIn::tower;
    }

    void lookInside(const auto& /*fact*/, const std::optional<WayIn>& /*over*/) {}
    void lookInside(const TookPlace& it, const std::optional<WayIn>& over) { lookFor(it.unit, *over); }
    void lookInside(const Entered& it, const std::optional<WayIn>& over) { lookFor(it.unit, *over); }
    void lookInside(const MoveEnded& it, const std::optional<WayIn>& /*over*/) {
        lookFor(it.unit, WayIn::gap);
    }
    void lookInside(const Charged& it, const std::optional<WayIn>& /*over*/) {
        lookFor(it.units.attacker, WayIn::gap);
    }
    void lookInside(const Followed& it, const std::optional<WayIn>& /*over*/) {
        lookFor(it.units.attacker, WayIn::gap);
    }
    void lookFor(UnitId unit, WayIn how) {
        if (result_.inside || !battle_.setting->siege || !battle_.onTable(unit)) return;
        if (!isAttacker(*battle_.setting, battle_.owner(unit)) || !fortressOf(battle_, unit)) return;
        result_.inside = FirstInside{unit.raw(), std::max(1, battle_.turn), how};
    }

    Battle battle_;
    BattleResult result_;
    std::map<StructureId, DamageCause> broken_;           // by its last damage
    std::map<StructureId, bool> isArson_;                 // whether the fire there was laid by hand
    std::map<UnitId, std::set<int>> turnsOf_;             // turns in which it fought in melee
    std::vector<std::optional<geometry::Point>> places_;  // of the units on the table
    std::map<Seat, Tracks> tracks_;
};

}  // namespace

Squares SquareCount::squares(int turns) const {
    Squares squares;
    for (const auto& [where, times] : times_) {
        const auto& [square, turn] = where;
        if (squares.empty() || squares.back().front() != square) squares.push_back({square});
        squares.back().at(static_cast<std::size_t>(1 + thirdOf(turn, turns))) += times;
    }
    return squares;
}

BattleResult counted(Battle begin, std::span<const Fact> facts) {
    Counter counter(std::move(begin));
    for (const Fact& fact : facts) counter.count(fact);
    return std::move(counter).finished();
}

}  // namespace vallum::trials
