// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/situation/optional/fog.h>

namespace vallum::field {

namespace {

RuleId ruleOf(Weapon weapon, Roll roll) {
    if (weapon == Weapon::hand) return roll == Roll::hit ? "MEL-15"_rule : "MEL-16"_rule;
    return roll == Roll::hit ? "RNG-22"_rule : "RNG-23"_rule;
}

/// MOD-02: all dice are compared with the same two values.
int roll(Game& game, Roll kind, const Opponents& striker, Weapon weapon, const Sum& dice) {
    if (dice.total() <= 0) return 0;
    const RuleId why = ruleOf(weapon, kind);
    const Sum attack = attackWith(weapon, game.battle(), kind, striker);
    const Sum defense = defenseAgainst(weapon, game.battle(), kind, striker);
    const bool twice = kind == Roll::damage && sixesWoundTwice(game.battle(), striker.attacker, weapon);
    auto faces = game.ask(chance, RollDice{why, dice.total()}).faces;
    const auto again = rollOnesAgain(game, striker.attacker, faces);
    int successes = 0;
    for (const int face : faces) {
        if (succeeds(face, attack.total(), defense.total())) successes += twice && face == 6 ? 2 : 1;
    }
    // OPT-23: nobody may read the values of a hidden unit.
    const bool isHidden =
        isHiddenFrom(game.battle(), striker.defender, game.battle().owner(striker.attacker));
    game.tell(BlowRolled{striker, kind, why, dice, faces, again, attack, isHidden ? Sum() : defense,
                         successes, weapon});
    return successes;
}

}  // namespace

std::vector<int> rollOnesAgain(Game& game, UnitId striker, std::vector<int>& faces) {
    std::vector<int> ones;
    if (!rollsOnesAgain(game.battle(), striker)) return ones;
    for (int i = 0; i != static_cast<int>(faces.size()); ++i) {
        if (faces.at(static_cast<std::size_t>(i)) == 1) ones.push_back(i);
    }
    if (ones.empty()) return ones;
    const auto again = game.ask(chance, RollDice{"ABL-14"_rule, static_cast<int>(ones.size())}).faces;
    for (std::size_t i = 0; i != ones.size(); ++i) {
        faces.at(static_cast<std::size_t>(ones.at(i))) = again.at(i);
    }
    return ones;
}

int strike(Game& game, const Opponents& striker, Weapon weapon, const Sum& dice) {
    Sum hits;
    hits.add(ruleOf(weapon, Roll::hit), roll(game, Roll::hit, striker, weapon, dice));
    if (hits.total() > 0) revealHit(game, striker.defender);
    return roll(game, Roll::damage, striker, weapon, hits);
}

}  // namespace vallum::field
