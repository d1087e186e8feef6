// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/siege/collateral.h>
#include <vallum/field/procedures/siege/structure_rolls.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/siege/structure_attacks.h>

namespace vallum::field {

namespace {

RuleId ruleOf(const Battle& battle, Roll roll) {
    const Combat& combat = battle.currentCombat();
    switch (combat.target->by) {
        case Siegework::shot: return roll == Roll::hit ? "ART-07"_rule : "ART-08"_rule;
        case Siegework::incendiaryShot: return roll == Roll::hit ? "FIR-05"_rule : "FIR-07"_rule;
        case Siegework::ram: {
            const UnitClass kind = battle.type(combat.units.attacker).unitClass;
            return kind == UnitClass::elephants ? "RAM-13"_rule : "RAM-04"_rule;
        }
        case Siegework::arson: return "FIR-03"_rule;
    }
    return "FOR-01"_rule;
}

/// ART-09: the owner decides about each die.
std::vector<int> offerToRollAgain(Game& game, UnitId shooter, std::vector<int>& faces) {
    std::vector<int> again;
    for (int i = 0; i != static_cast<int>(faces.size()); ++i) {
        int& face = faces.at(static_cast<std::size_t>(i));
        if (face != 1) continue;
        const Seat owner = game.battle().owner(shooter);
        if (!game.ask(owner, Decide{Decision::rollOneAgain, shooter}).yes) continue;
        face = game.ask(chance, RollDice{"ART-09"_rule, 1}).faces.front();
        again.push_back(i);
    }
    return again;
}

bool isShotOfEngine(const Battle& battle) { return sixesCountTwice(battle); }

/// ART-09: how often a shot misfired.
int misfires(const StructureRolled& rolled) {
    return static_cast<int>(std::ranges::count_if(rolled.rolledAgain, [&](int place) {
        return rolled.faces.at(static_cast<std::size_t>(place)) == 1;
    }));
}

StructureRolled roll(Game& game, Roll kind, const Sum& dice) {
    const Battle& battle = game.battle();
    const UnitId unit = battle.currentCombat().units.attacker;
    StructureRolled rolled{.unit = unit,
                           .target = *battle.currentCombat().target,
                           .roll = kind,
                           .why = ruleOf(battle, kind),
                           .dice = dice,
                           .attack = attackOnStructure(battle, kind),
                           .resistance = resistanceTo(battle, *battle.currentCombat().target)};
    rolled.faces = game.ask(chance, RollDice{rolled.why, dice.total()}).faces;
    const bool isEngine = isShotOfEngine(battle);
    rolled.rolledAgain =
        isEngine ? offerToRollAgain(game, unit, rolled.faces) : rollOnesAgain(game, unit, rolled.faces);
    for (const int face : rolled.faces) {
        if (!succeeds(face, rolled.attack.total(), rolled.resistance.total())) continue;
        rolled.successes += isEngine && face == 6 ? 2 : 1;
    }
    game.tell(rolled);
    return rolled;
}

// ------------------------------------------------------------------ misfire

Seat opponentOf(const Battle& battle, UnitId shooter) {
    const auto& owner = battle.structure(battle.currentCombat().target->structure).owner;
    const bool isEnemy = owner && !battle.areAllied(*owner, battle.owner(shooter));
    return isEnemy ? *owner : battle.opponentsOf(battle.owner(shooter)).front();
}

void misfire(Game& game) {
    const UnitId shooter = game.battle().currentCombat().units.attacker;
    const auto among = endangeredByMisfire(game.battle(), shooter);
    if (among.empty()) return;
    UnitId victim = among.front();
    if (among.size() > 1) {
        const Seat opponent = opponentOf(game.battle(), shooter);
        victim = game.ask(opponent, ChooseUnit{Purpose::hitByMisfire, among}).unit;
    }
    hurt(game, victim, game.battle().currentCombat().target->structure, 1,
         attackOnStructure(game.battle(), Roll::damage), "ART-09"_rule);
}

}  // namespace

int strikeStructure(Game& game) {
    const Sum dice = diceOnStructure(game.battle());
    if (dice.total() <= 0) return 0;
    const StructureRolled hits = roll(game, Roll::hit, dice);
    if (isShotOfEngine(game.battle())) {
        for (int left = misfires(hits); left > 0; --left) misfire(game);
    }
    if (hits.successes == 0) return 0;
    Sum again;
    again.add(hits.why, hits.successes);
    return roll(game, Roll::damage, again).successes;
}

}  // namespace vallum::field
