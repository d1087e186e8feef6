// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/situation/optional/fog.h>

namespace vallum::field {

int leastToSucceed(const Sum& attack, const Sum& defense) {
    int face = 1;
    while (!succeeds(face, attack.total(), defense.total())) ++face;
    return face;
}

namespace {

/// CAL-02
int leastToWound() {
    int face = 1;
    while (!doCaltropsWound(face)) ++face;
    return face;
}

std::optional<int> mostToPass(const Sum& morale) {
    int face = 6;
    while (!passes(face, morale.total())) --face;
    return face;
}

/// Reads the first fact that describes the dice; false for any other fact.
class Reader {
public:
    Reader(const Battle& battle, DiceWanted& wanted) : battle_(battle), wanted_(wanted) {}

    bool operator()(const BlowRolled& it) {
        wanted_.against = it.units.defender;
        // OPT-23
        const bool isHidden = isHiddenFrom(battle_, it.units.defender, battle_.owner(it.units.attacker));
        if (!isHidden) wanted_.least = leastToSucceed(it.attack, it.defense);
        return thrownBy(it.units.attacker);
    }
    bool operator()(const StructureRolled& it) {
        wanted_.structure = it.target.structure;
        wanted_.least = leastToSucceed(it.attack, it.resistance);
        return thrownBy(it.unit);
    }
    bool operator()(const CollateralRolled& it) {
        wanted_.structure = it.structure;
        wanted_.least = leastToSucceed(it.power, it.armor);
        return thrownBy(it.unit);
    }
    bool operator()(const CaltropsRolled& it) {
        wanted_.structure = it.structure;
        wanted_.least = leastToWound();
        return thrownBy(it.unit);
    }
    bool operator()(const MoraleChecked& it) {
        wanted_.atMost = mostToPass(it.morale);
        return thrownBy(it.unit);
    }
    bool operator()(const LossesChecked& it) {
        wanted_.sumUpTo = it.leadership.total();
        return thrownBy(it.seat);
    }
    bool operator()(const GeneralStruck& it) {
        wanted_.least = it.woundedFrom;
        return thrownBy(it.seat);
    }
    bool operator()(const FirstPlayerRolled& /*it*/) { return wanted_.oneEach = true; }
    bool operator()(const auto& /*it*/) { return false; }

private:
    bool thrownBy(UnitId unit) {
        wanted_.unit = unit;
        return thrownBy(battle_.owner(unit));
    }
    bool thrownBy(Seat seat) {
        wanted_.seat = seat;
        return true;
    }

    const Battle& battle_;
    DiceWanted& wanted_;
};

/// ART-09: before the result of a roll at a structure, its owner decides about the next 1.
void rerolled(const Battle& battle, DiceWanted& wanted) {
    if (!battle.combat || !battle.combat->target) return;
    const Combat& combat = *battle.combat;
    wanted.unit = combat.units.attacker;
    wanted.seat = battle.owner(combat.units.attacker);
    wanted.structure = combat.target->structure;
}

}  // namespace

DiceWanted diceWanted(vallum::Referee<System> trial) {
    const Battle battle = trial.battle();
    const auto& roll = std::get<RollDice>(trial.open()->question);
    DiceWanted wanted{.why = roll.why, .dice = roll.dice};
    // Nobody else may be asked in a battle that does not happen.
    trial.reseat({});
    if (!trial.answer(DiceShown{std::vector<int>(static_cast<std::size_t>(wanted.dice), 6)})) return wanted;
    Reader reader(battle, wanted);
    for (const Fact& fact : trial.news()) {
        if (std::visit([&](const auto& it) { return reader(it); }, fact)) break;
    }
    if (!wanted.seat) rerolled(battle, wanted);
    return wanted;
}

}  // namespace vallum::field
