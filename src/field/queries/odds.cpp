// SPDX-License-Identifier: GPL-3.0-or-later
#include "queries/odds_steps.h"

#include <array>
#include <iterator>
#include <numeric>

#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/optional/health.h>

namespace vallum::field {

namespace {

// ------------------------------------------------------- trying it on a copy

Battle told(Battle battle, const Fact& fact) {
    System::evolve(battle, fact);
    return battle;
}

/// No odds depend on the deck or on hands, and without them a battle is cheaper to copy.
Battle withoutCards(Battle battle) {
    battle.deck = {};
    battle.discarded = {};
    for (Player& player : battle.players) player.hand = {};
    return battle;
}

void afterWounds(
    TrialCopies& copies, const Battle& battle, UnitId unit, std::size_t wounds, const auto& then) {
    if (wounds == 0) return then(battle);
    const auto suffer = [&](Game& game) { wound(game, unit, static_cast<int>(wounds), "MEL-16"_rule); };
    copies.afterDice(battle, {}, suffer, then);
}

void afterJavelins(
    TrialCopies& copies, const Battle& battle, UnitId unit, std::size_t wounds, const auto& then) {
    if (wounds == 0) return then(battle);
    const auto suffer = [&](Game& game) {
        woundOutsideCombat(game, unit, static_cast<int>(wounds), "EVT-18"_rule);
    };
    copies.afterDice(battle, {}, suffer, then);
}

// -------------------------------------------------------------------- dice

/// The probability of each face, including rerolled ones.
std::array<double, 6> faceChances(const Battle& battle, UnitId striker) {
    std::array<double, 6> chances{};
    const bool again = rollsOnesAgain(battle, striker);
    chances.fill(again ? 7.0 / 36 : 1.0 / 6);
    if (again) chances.front() = 1.0 / 36;
    return chances;
}

struct DieChances {
    double one = 0;  // exactly 1 wound
    double two = 0;
};

/// The result of one die of an attack.
DieChances chancesOfADie(const Battle& battle, const Opponents& striker, Weapon weapon) {
    const auto faces = faceChances(battle, striker.attacker);
    const auto isSuccess = [&](Roll roll) {
        const int attack = attackWith(weapon, battle, roll, striker).total();
        const int defense = defenseAgainst(weapon, battle, roll, striker).total();
        return [=](int face) { return succeeds(face, attack, defense); };
    };
    const auto hits = isSuccess(Roll::hit);
    const auto wounds = isSuccess(Roll::damage);
    const bool twice = sixesWoundTwice(battle, striker.attacker, weapon);
    double hit = 0;
    DieChances damage;
    for (int face = 1; face <= 6; ++face) {
        const double chance = faces.at(static_cast<std::size_t>(face - 1));
        if (hits(face)) hit += chance;
        if (wounds(face)) (twice && face == 6 ? damage.two : damage.one) += chance;
    }
    return {hit * damage.one, hit * damage.two};
}

/// The probability of each number of wounds from an attack.
std::vector<double> woundsDealt(const Battle& battle, const Opponents& striker, Weapon weapon, int dice) {
    const DieChances die = chancesOfADie(battle, striker, weapon);
    std::vector<double> chances{1.0};
    for (int i = 0; i < dice; ++i) {
        std::vector<double> next(chances.size() + (die.two > 0 ? 2 : 1), 0.0);
        for (std::size_t wounds = 0; wounds != chances.size(); ++wounds) {
            next[wounds] += chances[wounds] * (1 - die.one - die.two);
            next[wounds + 1] += chances[wounds] * die.one;
            if (die.two > 0) next[wounds + 2] += chances[wounds] * die.two;
        }
        chances = std::move(next);
    }
    return chances;
}

std::vector<double> woundsInMelee(const Battle& battle, const Opponents& striker) {
    return woundsDealt(battle, striker, Weapon::hand,
                       meleeDice(battle, striker.attacker, striker.defender).total());
}

std::vector<double> woundsByJavelins(const Battle& battle, const Opponents& thrower) {
    const auto* javelins = javelinsOf(battle, thrower.attacker);
    if (javelins == nullptr) return {1.0};
    return woundsDealt(battle, thrower, Weapon::missile, javelins->dice);
}

// ------------------------------------------------------------- morale checks

}  // namespace

void afterChecks(TrialCopies& copies,
                 const Battle& battle,
                 std::span<const Check> checks,
                 double chance,
                 const Reached& then) {
    if (checks.empty()) return then(battle, chance);
    const Check& first = checks.front();
    const double pass = chanceToPass(first.morale);
    afterChecks(copies, battle, checks.subspan(1), chance * pass, then);
    if (pass == 1) return;
    const auto check = [&](Game& game) { checkMorale(game, first.unit, first.morale, "MOR-01"_rule); };
    const auto goOn = [&](double reached) {
        return [&, reached](const Battle& checked) {
            afterChecks(copies, checked, checks.subspan(1), reached, then);
        };
    };
    double fail = 1 - pass;
    if (mayCheckAgain(battle, first.unit)) {
        copies.afterDice(battle, {6, 1}, check, goOn(chance * fail * pass));
        fail *= 1 - pass;
    }
    copies.afterDice(battle, {6, 6}, check, goOn(chance * fail));
}

// ------------------------------------------------------------------- the end

void addEnd(Prospect& prospect, const UnitEnd& end, double chance) {
    const auto wounds = static_cast<std::size_t>(end.wounds - end.before.wounds);
    if (prospect.wounds.size() <= wounds) prospect.wounds.resize(wounds + 1);
    prospect.wounds[wounds] += chance;
    const auto gained = [&](Marker marker) {
        return end.fate.markers.has(marker) && !end.before.has(marker);
    };
    if (end.fate.isGone) {
        prospect.eliminated += chance;
    } else if (gained(Marker::fleeing)) {
        prospect.flees += chance;
    } else if (gained(Marker::broken)) {
        prospect.breaks += chance;
    }
}

UnitEnd endOf(const Battle& before, const Battle& end, UnitId id) {
    return {before.unit(id), end.unit(id).wounds, {!end.onTable(id), end.unit(id).markers}};
}

namespace {

class Tally {
public:
    Tally(const Battle& before, const Opponents& units) : before_(before), units_(units) {
        odds_.attacker.wounds.clear();
        odds_.defender.wounds.clear();
    }

    void add(const Battle& end, double chance) {
        add(endOf(before_, end, units_.attacker), endOf(before_, end, units_.defender), chance);
    }
    void add(const UnitEnd& attacker, const UnitEnd& defender, double chance) {
        addEnd(odds_.attacker, attacker, chance);
        addEnd(odds_.defender, defender, chance);
    }
    [[nodiscard]] const Battle& before() const { return before_; }
    [[nodiscard]] CombatOdds odds() const { return odds_; }

private:
    const Battle& before_;
    Opponents units_;
    CombatOdds odds_;
};

/// A melee as in MEL-05, with all its dice enumerated.
class MeleeTree {
public:
    MeleeTree(const Battle& before, const Opponents& units) : units_(units), tally_(before, units) {}

    /// From after the events on; an ambush may have ended it.
    CombatOdds grow(const Battle& start) {
        bothOnTable(start) ? throwJavelins(start) : finish(start, 1);
        return tally_.odds();
    }

private:
    [[nodiscard]] bool bothOnTable(const Battle& battle) const {
        return battle.onTable(units_.attacker) && battle.onTable(units_.defender);
    }

    /// EVT-18: both throw before either suffers.
    void throwJavelins(const Battle& start) {
        const auto byAttacker = woundsByJavelins(start, units_);
        const auto byDefender = woundsByJavelins(start, {units_.defender, units_.attacker});
        for (std::size_t i = 0; i != byAttacker.size(); ++i) {
            afterJavelins(copies_, start, units_.defender, i, [&](const Battle& half) {
                for (std::size_t j = 0; j != byDefender.size(); ++j) {
                    afterJavelins(copies_, half, units_.attacker, j, [&](const Battle& struck) {
                        checkAfterJavelins(struck, {j > 0, i > 0}, byAttacker[i] * byDefender[j]);
                    });
                }
            });
        }
    }

    struct Hurt {
        bool attacker = false;
        bool defender = false;
    };
    void checkAfterJavelins(const Battle& struck, const Hurt& hurt, double chance) {
        if (!bothOnTable(struck)) return finish(struck, chance);
        std::vector<Check> checks;
        const auto add = [&](UnitId unit, bool isHurt) {
            if (isHurt && checksMoraleInCombat(struck, unit))
                checks.push_back({unit, moraleInMelee(struck, unit, units_.enemyOf(unit))});
        };
        add(units_.attacker, hurt.attacker);
        add(units_.defender, hurt.defender);
        afterChecks(copies_, struck, checks, chance, [&](const Battle& battle, double reached) {
            const bool flees = std::ranges::any_of(checks, [&](const Check& it) {
                return battle.onTable(it.unit) && battle.unit(it.unit).has(Marker::fleeing) &&
                       !struck.unit(it.unit).has(Marker::fleeing);
            });
            flees || !bothOnTable(battle) ? finish(battle, reached) : exchangeBlows(battle, reached);
        });
    }

    void exchangeBlows(const Battle& start, double chance) {
        if (start.unit(units_.attacker).did(TurnFlag::foughtFire))  // FIR-15
            return strikeUnanswered(start, {units_.defender, units_.attacker}, chance);
        const OrderOfBlows order = orderOfBlows(start, units_);
        using enum OrderOfBlows::Kind;
        if (order.kind == together) return strikeTogether(start, chance);
        const Opponents first{*order.first, units_.enemyOf(*order.first)};
        order.kind == onlyOne ? strikeUnanswered(start, first, chance) : strikeInTurn(start, first, chance);
    }

    void strikeTogether(const Battle& start, double chance) {
        const auto byAttacker = woundsInMelee(start, units_);
        const auto byDefender = woundsInMelee(start, {units_.defender, units_.attacker});
        for (std::size_t i = 0; i != byAttacker.size(); ++i) {
            afterWounds(copies_, start, units_.defender, i, [&](const Battle& half) {
                for (std::size_t j = 0; j != byDefender.size(); ++j) {
                    strike(half, units_.attacker, j, chance * byAttacker[i] * byDefender[j]);
                }
            });
        }
    }

    void strikeUnanswered(const Battle& start, const Opponents& striker, double chance) {
        const auto dealt = woundsInMelee(start, striker);
        for (std::size_t i = 0; i != dealt.size(); ++i) strike(start, striker.defender, i, chance * dealt[i]);
    }

    void strikeInTurn(const Battle& start, const Opponents& striker, double chance) {
        const auto dealt = woundsInMelee(start, striker);
        for (std::size_t i = 0; i != dealt.size(); ++i) {
            afterWounds(copies_, start, striker.defender, i, [&](const Battle& struck) {
                strikeBack(struck, striker.defender, i > 0, chance * dealt[i]);
            });
        }
    }

    /// MEL-22 to MEL-24
    void strikeBack(const Battle& struck, UnitId second, bool hurt, double chance) {
        const UnitId first = units_.enemyOf(second);
        std::vector<Check> checks;
        if (hurt && checksMoraleInCombat(struck, second)) {
            checks.push_back({second, moraleInMelee(struck, second, first)});
        }
        afterChecks(copies_, struck, checks, chance, [&](const Battle& battle, double reached) {
            const bool fled = battle.unit(second).has(Marker::fleeing) && !checks.empty();
            if (fled || !battle.onTable(second)) return finish(battle, reached);
            const auto dealt = woundsInMelee(battle, {second, first});
            for (std::size_t j = 0; j != dealt.size(); ++j) strike(battle, first, j, reached * dealt[j]);
        });
    }

    void strike(const Battle& battle, UnitId unit, std::size_t wounds, double chance) {
        if (chance == 0) return;
        afterWounds(copies_, battle, unit, wounds, [&](const Battle& end) { finish(end, chance); });
    }

    void finish(const Battle& battle, double chance) {
        if (chance == 0) return;
        UnitEnd attacker = endOf(tally_.before(), battle, units_.attacker);
        UnitEnd defender = endOf(tally_.before(), battle, units_.defender);
        const auto checking = unitsThatCheckMorale(battle, units_);
        if (checking.empty()) return tally_.add(attacker, defender, chance);
        const UnitId first = checking.front();
        afterCheck(battle, first, chance, [&](const UnitFate& fate, double reached) {
            (first == units_.attacker ? attacker : defender).fate = fate;
            if (checking.size() == 1) return tally_.add(attacker, defender, reached);
            afterCheck(battle, checking.back(), reached, [&](const UnitFate& other, double end) {
                UnitEnd last = defender;
                last.fate = other;
                tally_.add(attacker, last, end);
            });
        });
    }

    /// The checks of the two units are independent: they are enemies.
    void afterCheck(const Battle& battle, UnitId id, double chance, const auto& then) {
        const Known& known = knownOf(battle, id);
        const double pass = known.pass;
        then(UnitFate{!battle.onTable(id), battle.unit(id).markers}, chance * pass);
        if (pass == 1) return;
        double fail = 1 - pass;
        if (known.mayCheckAgain) {
            then(known.passedAtLast, chance * fail * pass);
            fail *= 1 - pass;
        }
        then(known.failed, chance * fail);
    }

    /// Cached results of a check: it depends on nothing that changes in a melee except these wounds and
    /// markers, as long as both units fight on.
    struct Known {
        UnitId unit;
        int wounds = 0;
        EnumSet<Marker> markers;
        EnumSet<Marker> markersOfEnemy;

        double pass = 0;
        bool mayCheckAgain = false;
        UnitFate passedAtLast = {};
        UnitFate failed = {};
    };
    const Known& knownOf(const Battle& battle, UnitId id) {
        const UnitId enemy = units_.enemyOf(id);
        const Unit& unit = battle.unit(id);
        const auto& markersOfEnemy = battle.unit(enemy).markers;
        for (const Known& it : known_) {
            if (it.unit == id && it.wounds == unit.wounds && it.markers == unit.markers &&
                it.markersOfEnemy == markersOfEnemy) {
                return it;
            }
        }
        const Sum morale = moraleInMelee(battle, id, enemy);
        Known known{id, unit.wounds, unit.markers, markersOfEnemy};
        known.pass = chanceToPass(morale);
        if (known.pass != 1) {
            const auto check = [&](Game& game) { checkMorale(game, id, morale, "MOR-01"_rule); };
            const auto become = [&](UnitFate& fate) {
                return [&](const Battle& end) { fate = {!end.onTable(id), end.unit(id).markers}; };
            };
            known.mayCheckAgain = field::mayCheckAgain(battle, id);
            if (known.mayCheckAgain) copies_.afterDice(battle, {6, 1}, check, become(known.passedAtLast));
            copies_.afterDice(battle, {6, 6}, check, become(known.failed));
        }
        known_.push_back(known);
        return known_.back();
    }

    Opponents units_;
    Tally tally_;
    TrialCopies copies_;
    std::deque<Known> known_;
};

/// The shot being made, before its dice.
CombatOdds shotFrom(const Battle& before, const Battle& start) {
    const Opponents units = start.currentCombat().units;
    const auto dealt = woundsDealt(start, units, Weapon::missile,
                                   rangedDice(start, start.currentCombat().band, units.attacker).total());
    Tally tally(before, units);
    TrialCopies copies;
    for (std::size_t i = 0; i != dealt.size(); ++i) {
        afterWounds(copies, start, units.defender, i, [&](const Battle& struck) {
            std::vector<Check> checks;
            if (checksMoraleUnderFire(struck)) {
                checks.push_back({units.defender, moraleUnderFire(struck, units.defender, units.attacker)});
            }
            afterChecks(copies, struck, checks, dealt[i],
                        [&](const Battle& end, double reached) { tally.add(end, reached); });
        });
    }
    return tally.odds();
}

}  // namespace

double chanceToPass(const Sum& morale) {
    int passing = 0;
    for (int face = 1; face <= 6; ++face) passing += passes(face, morale.total()) ? 1 : 0;
    return passing / 6.0;
}

double Prospect::expectedWounds() const {
    double expected = 0;
    for (std::size_t i = 0; i != wounds.size(); ++i) expected += static_cast<double>(i) * wounds[i];
    return expected;
}

CombatOdds meleeOdds(const Battle& battle, const Opponents& units) {
    return MeleeTree(battle, units)
        .grow(told(withoutCards(battle), CombatBegan{beginningMelee(battle, units)}));
}

namespace {

CombatOdds oddsOf(const Battle& battle, const ShotMeasured& shot) {
    if (!shot.inRange) return {};
    return shotFrom(battle, told(withoutCards(battle), CombatBegan{beginningShot(battle, shot)}));
}

}  // namespace

CombatOdds shotOdds(const Battle& battle, UnitId shooter, UnitId target) {
    return oddsOf(battle, measured(battle, shooter, target));
}

CombatOdds shotOdds(Sights& sights, UnitId shooter, UnitId target) {
    return oddsOf(sights.battle, measured(sights, shooter, target));
}

CombatOdds shotOddsAt(const Battle& battle, UnitId shooter, UnitId target, RangeBand band) {
    ShotMeasured shot = measured(battle, shooter, target);
    shot.inRange = true;
    shot.band = band;
    shot.sightBlocked = false;
    shot.covered.reset();
    return oddsOf(battle, shot);
}

std::optional<CombatOdds> oddsWithEvents(const Battle& battle, UnitId unit, std::optional<CardId> card) {
    const bool isMelee = battle.currentCombat().kind == CombatKind::melee;
    if (battle.currentCombat().target || (!isMelee && battle.currentCombat().kind != CombatKind::ranged))
        return std::nullopt;
    const Battle played = card ? told(battle, EventPlayed{battle.owner(unit), *card, unit}) : battle;
    const Battle ready = afterDice(played, {}, [](Game& game) { cancelEvents(game); });
    if (canceledBy(ready)) return CombatOdds{};
    // Another target is chosen later.
    if (retargetOf(ready) != nullptr) return std::nullopt;
    if (!isMelee) return shotFrom(battle, afterDice(ready, {}, [](Game& game) { gainMarkers(game); }));
    const Battle start = afterDice(ready, {}, [](Game& game) {
        gainMarkers(game);
        sufferAmbush(game);
    });
    return MeleeTree(battle, start.currentCombat().units).grow(start);
}

Prospect freeAttackOdds(const Battle& battle, const Opponents& units, const Sum& dice) {
    Combat combat = beginningMelee(battle, units);
    combat.kind = CombatKind::freeAttack;
    combat.withoutEvents = true;
    const Battle start = told(withoutCards(battle), CombatBegan{std::move(combat)});
    Prospect prospect;
    prospect.wounds = woundsDealt(start, units, Weapon::hand, dice.total());
    for (int wounds = healthLeft(battle, units.defender); wounds < std::ssize(prospect.wounds); ++wounds) {
        prospect.eliminated += prospect.wounds.at(static_cast<std::size_t>(wounds));
    }
    return prospect;
}

double chanceToBeWounded(const std::vector<CaltropsCrossed>& crossed) {
    int harmless = 0;
    for (int face = 1; face <= 6; ++face) harmless += doCaltropsWound(face) ? 0 : 1;
    double unhurt = 1;
    for (const CaltropsCrossed& it : crossed) {
        for (int die = 0; die != it.sections; ++die) unhurt *= harmless / 6.0;
    }
    return 1 - unhurt;
}

Battle afterMove(const Battle& battle, const Move& move) {
    const auto plan = planNow(battle, move);
    return plan ? afterMove(battle, move, *plan) : battle;
}

Battle afterMove(const Battle& battle, const Move& move, const MovePlan& plan) {
    // Other moves need no order, so makeMove would refuse them (ABL-09, ABL-17, SKI-01).
    const bool isOrdered = battle.phase == Phase::movement && battle.brash.empty();
    return afterDice(battle, {}, [&](Game& game) {
        if (isOrdered) return makeMove(game, move, plan);
        carryOut(game, move, plan);
    });
}

}  // namespace vallum::field
