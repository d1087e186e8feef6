// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/hex/queries/dice_wanted.h>

namespace vallum::hex {

namespace {

/// Reads the first fact that describes the dice; false for any other fact.
class Reader {
public:
    Reader(const Battle& battle, DiceWanted& wanted) : battle_(battle), wanted_(wanted) {}

    bool operator()(const DiceRolled& it) {
        wanted_.against = it.blow.unit;
        if (!it.blow.unit) wanted_.leader = battle_.leaderAt(it.blow.at);
        return rolledBy(it.blow.by);
    }
    bool operator()(const OrderDiceRolled& it) {
        wanted_.seat = it.seat;
        return true;
    }
    bool operator()(const Trampled& it) {
        wanted_.against = it.unit;
        wanted_.leader = it.leader;
        return rolledBy(it.elephants);
    }
    bool operator()(const MarshRolled& it) {
        if (it.unit) return rolledBy(*it.unit);
        return isAtRisk(*it.leader);
    }
    bool operator()(const LeaderChecked& it) { return isAtRisk(it.leader); }
    bool operator()(const EscapeRolled& it) {
        wanted_.leader = it.leader;
        return rolledBy(it.enemy);
    }
    bool operator()(const auto& /*it*/) { return false; }

private:
    bool rolledBy(UnitId unit) {
        wanted_.by = unit;
        wanted_.seat = battle_.unit(unit).owner;
        return true;
    }
    bool isAtRisk(LeaderId leader) {
        wanted_.leader = leader;
        wanted_.seat = battle_.leader(leader).owner;
        return true;
    }

    const Battle& battle_;
    DiceWanted& wanted_;
};

}  // namespace

DiceWanted diceWanted(Referee<System> trial) {
    const Battle battle = trial.battle();
    const auto& roll = std::get<RollDice>(trial.open()->question);
    DiceWanted wanted{.why = roll.why, .dice = roll.dice};
    // Nobody else may be asked in a battle that does not happen. Showing flags, not swords, avoids a reroll
    // by elephants, which would come before the first fact.
    trial.reseat({});
    const int flags = static_cast<int>(Face::flag) + 1;
    const DiceShown shown{std::vector<int>(static_cast<std::size_t>(wanted.dice), flags)};
    if (!trial.answer(shown)) return wanted;
    Reader reader(battle, wanted);
    for (const Fact& fact : trial.news()) {
        if (std::visit([&](const auto& it) { return reader(it); }, fact)) break;
    }
    return wanted;
}

}  // namespace vallum::hex
