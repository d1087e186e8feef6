// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/siege_habits.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdio>

#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/siege/siege_towers.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/geometry/relation.h>

namespace vallum::players {

using field::Battle;
using field::StructureId;
using field::StructureKind;

namespace {

bool isInFortress(const Battle& battle, UnitId id) { return field::fortressOf(battle, id).has_value(); }

bool isLineUnit(const Battle& battle, UnitId id) {
    const field::UnitType& type = battle.type(id);
    return type.unitClass == field::UnitClass::infantry && !type.has(field::Ability::skirmishers) &&
           !(type.ranged && type.ranged->range > 2_du);
}

bool isSiegeTower(const Battle& battle, StructureId id) {
    return battle.structure(id).kind == StructureKind::siegeTower;
}

std::vector<StructureId> structuresOf(const Battle& battle) {
    std::vector<StructureId> all;
    for (int i = 0; i != static_cast<int>(battle.structures.size()); ++i) all.emplace_back(i);
    return all;
}

bool isNearWalls(const Battle& battle, UnitId id) {
    return std::ranges::any_of(battle.structures, [&](const field::Structure& it) {
        return it.fortress && geometry::isWithin(3_du, it.pose.center, battle.unit(id).pose.center);
    });
}

int median(std::vector<int> numbers) {
    if (numbers.empty()) return 0;
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

}  // namespace

SiegeWatch::SiegeWatch(const Battle& begin, Habits& habits) : habits_(habits) {
    for (const UnitId id : begin.unitsOnTable()) {
        if (ramOf(begin, id)) carriers_.insert(id);
    }
}

bool SiegeWatch::storms(const Battle& battle, UnitId id) const {
    return isAttacker(*battle.setting, battle.owner(id));
}

void SiegeWatch::note(const Battle& after, const std::vector<field::Fact>& facts) {
    for (const field::Fact& fact : facts) {
        std::visit([&](const auto& it) { heard(after, it); }, fact);
    }
    lookAtClimbs(after);
    lookForEntries(after);
    lookAtTowers(after);
    lookAtRams(after);
    for (const UnitId id : after.unitsOnTable()) {
        if (ramOf(after, id)) carriers_.insert(id);
        if (generalAt(after, id)) leaders_.insert(id);
    }
}

void SiegeWatch::heard(const Battle& battle, const field::Climbed& fact) {
    if (!storms(battle, fact.unit) || fact.levels != 0) return;
    climbs_[fact.unit] = {battle.turn, fact.structure};
    if (battle.structure(fact.structure).kind == StructureKind::cornerWall) ++habits_.cornerClimbs;
    if (hasClimbed_) return;
    hasClimbed_ = true;
    habits_.nearAtFirstClimb.push_back(
        static_cast<int>(std::ranges::count_if(battle.unitsOnTable(), [&](UnitId id) {
            return storms(battle, id) && isLineUnit(battle, id) && isNearWalls(battle, id);
        })));
}

void SiegeWatch::climbEnds(const Battle& battle, UnitId id, bool done) {
    const auto climb = climbs_.find(id);
    if (climb == climbs_.end()) return;
    habits_.climbsDone.count(done);
    habits_.onLadderAtEnd.count(false);
    habits_.longestClimb = std::max(habits_.longestClimb, battle.turn - climb->second.since);
    climbs_.erase(climb);
}

void SiegeWatch::heard(const Battle& battle, const field::ClimbEnded& fact) {
    climbEnds(battle, fact.unit, false);
}
void SiegeWatch::heard(const Battle& battle, const field::Eliminated& fact) {
    climbEnds(battle, fact.unit, false);
}
void SiegeWatch::heard(const Battle& battle, const field::TookPlace& fact) {
    climbEnds(battle, fact.unit, true);
    overTheWall_.insert(fact.unit);
}
void SiegeWatch::heard(const Battle& battle, const field::Entered& fact) {
    climbEnds(battle, fact.unit, true);
    if (!isSiegeTower(battle, fact.structure)) overTheWall_.insert(fact.unit);
}

void SiegeWatch::heard(const Battle& battle, const field::DoorDestroyed&) {
    if (!openSince_) openSince_ = battle.turn;
}
void SiegeWatch::heard(const Battle& battle, const field::Collapsed& fact) {
    const field::Structure& it = battle.structure(fact.structure);
    if (it.fortress && field::isWall(it.kind) && !openSince_) openSince_ = battle.turn;
}

void SiegeWatch::heard(const Battle&, const field::BlowRolled& fact) { struck_.insert(fact.units.attacker); }
void SiegeWatch::heard(const Battle& battle, const field::StructureRolled& fact) {
    struck_.insert(fact.unit);
    if (fact.target.by != field::Siegework::ram) return;
    if (const auto ram = ramOf(battle, fact.unit)) usedRams_.insert(*ram);
}
void SiegeWatch::heard(const Battle&, const field::GeneralLost& fact) {
    if (fact.how == field::GeneralHealth::dead) lostGenerals_.insert(fact.seat);
}

/// A wall that comes down takes the ladders with it, and nobody says so.
void SiegeWatch::lookAtClimbs(const Battle& battle) {
    const auto climbs = climbs_;
    for (const auto& [id, climb] : climbs) {
        if (!battle.onTable(id) || !battle.unit(id).climb) climbEnds(battle, id, false);
    }
}

void SiegeWatch::lookForEntries(const Battle& battle) {
    for (const UnitId id : battle.unitsOnTable()) {
        if (!storms(battle, id)) continue;
        const bool isIn = isInFortress(battle, id);
        const bool comesIn = isIn && !inside_.contains(id) && !overTheWall_.contains(id);
        if (comesIn && openSince_ && !enteredAt_) enteredAt_ = battle.turn;
        isIn ? void(inside_.insert(id)) : void(inside_.erase(id));
        if (!isIn) overTheWall_.erase(id);
    }
}

void SiegeWatch::lookAtTowers(const Battle& battle) {
    for (const StructureId tower : structuresOf(battle)) {
        if (!isSiegeTower(battle, tower) || !battle.structure(tower).stands()) continue;
        for (const StructureId wall : structuresOf(battle)) {
            const field::Structure& it = battle.structure(wall);
            if (it.fortress && it.stands() && field::towerFaces(battle, tower, wall)) arrived_.insert(tower);
        }
    }
}

/// Assuming an order in each turn and a straight path to the nearest wall or gate.
void SiegeWatch::lookAtRams(const Battle& battle) {
    constexpr int beforeTheWall = 600;  // in thousandths of a DU: half a card plus half a wall
    for (const UnitId id : battle.unitsOnTable()) {
        const auto ram = ramOf(battle, id);
        if (battle.turn == 0 || !ram || !storms(battle, id) || ramsThere_.contains(*ram)) continue;
        int least = INT_MAX;
        for (const field::Structure& it : battle.structures) {
            if (!it.fortress || !field::isWall(it.kind)) continue;
            least = std::min(least, geometry::distance(it.pose.center, battle.unit(id).pose.center).raw());
        }
        const int step = battle.type(id).movement.raw() - (1_mp).raw();  // RAM-01
        const int moves = (std::max(least - beforeTheWall, 0) + step - 1) / step;
        ramsThere_[*ram] = battle.turn + 2 * std::max(moves - 1, 0);
    }
}

void SiegeWatch::conclude(const Battle& end) {
    const field::Siege& siege = *end.setting->siege;
    const bool isWon = end.outcome && end.outcome->winner == siege.attacker;
    habits_.attackerWon.count(isWon);
    if (end.outcome) ++habits_.ends[std::string(end.outcome->why.text())];
    habits_.turns.push_back(end.turn);
    habits_.opened.count(openSince_.has_value());
    constexpr int toGetIn = 4;  // two turns of each side: whoever could begin only later had no time for it
    if (enteredAt_) {
        habits_.enteredOpen.count(true);
        habits_.turnsToEnter.push_back(*enteredAt_ - *openSince_);
    } else if (openSince_ && !isWon && end.turn - *openSince_ > toGetIn) {
        // Where the siege is won first, all of those who held the place were shot or struck down across the
        // gap.
        habits_.enteredOpen.count(false);
    }
    for (const auto& [id, climb] : climbs_) {
        if (end.turn - climb.since <= toGetIn) continue;
        habits_.climbsDone.count(false);
        habits_.onLadderAtEnd.count(true);
        habits_.longestClimb = std::max(habits_.longestClimb, end.turn - climb.since);
    }
    for (const UnitId id : end.everyUnit()) {
        if (!storms(end, id) || !isLineUnit(end, id) || carriers_.contains(id)) continue;
        habits_.idle.count(!struck_.contains(id));
        if (!leaders_.contains(id)) habits_.idleBesidesGeneral.count(!struck_.contains(id));
    }
    for (const StructureId it : structuresOf(end)) {
        if (isSiegeTower(end, it)) habits_.towersAtWall.count(arrived_.contains(it));
    }
    for (const auto& [ram, there] : ramsThere_) {
        const bool hasAWall = there <= end.turn && (!openSince_ || there < *openSince_);
        if (hasAWall) habits_.ramsUsed.count(usedRams_.contains(ram));
    }
    habits_.defendersGeneralLost.count(lostGenerals_.contains(siege.defender));
    habits_.attackersGeneralLost.count(lostGenerals_.contains(siege.attacker));
}

std::string table(const Habits& it) {
    std::array<char, 160> row{};
    std::string text;
    const auto share = [&](const char* what, const Share& of) {
        std::snprintf(row.data(), row.size(), "| %s | %.0f %% of %d |\n", what, of.percent(), of.all);
        text += row.data();
    };
    const auto number = [&](const char* what, int value) {
        std::snprintf(row.data(), row.size(), "| %s | %d |\n", what, value);
        text += row.data();
    };
    share("attacker won", it.attackerWon);
    number("turns (median)", median(it.turns));
    share("walls or gate opened", it.opened);
    share("of these, if they were not won or over before, somebody came in on foot", it.enteredOpen);
    number("turns from opening to entry (median)", median(it.turnsToEnter));
    share("climbs that ended with the unit in", it.climbsDone);
    number("climbs up corner walls", it.cornerClimbs);
    share("still on a ladder at the end", it.onLadderAtEnd);
    number("longest climb in turns", it.longestClimb);
    number("line units near the walls at the first climb (median)", median(it.nearAtFirstClimb));
    share("line units without rams that never struck", it.idle);
    share("the same, besides the general's", it.idleBesidesGeneral);
    share("siege towers that reached the wall", it.towersAtWall);
    share("rams used", it.ramsUsed);
    share("defender's general lost", it.defendersGeneralLost);
    share("attacker's general lost", it.attackersGeneralLost);
    for (const auto& [rule, times] : it.ends) number(("ended by " + rule).c_str(), times);
    return text;
}

}  // namespace vallum::players
