// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/hex/telling.h>
#include <vallum/hex/words.h>

namespace vallum {

static_assert(ToldSystem<hex::System>);  // the rules and the telling

namespace hex {

namespace {

using Told = std::optional<Fact>;

/// Each kind of fact decides how much of it a seat may know; a new kind does not
/// compile until it does so, too.
class Onlooker {
public:
    Onlooker(const Battle& battle, Seat seat) : battle_(battle), seat_(seat) {}

    // HEX-08
    Told operator()(CardsDrawn it) const {
        if (it.seat != seat_) std::ranges::fill(it.cards, faceDown);
        return it;
    }
    Told operator()(const PositionRestored& it) const {
        Battle there = battle_;
        static_cast<Position&>(there) = *it.position;
        return System::restarted(System::seenBy(std::move(there), seat_));
    }

    // Cards that are face up.
    Told operator()(const CardPlayed& it) const { return it; }
    Told operator()(const CardDiscarded& it) const { return it; }
    Told operator()(const StruckFirst& it) const { return it; }
    Told operator()(const DeckShuffled& it) const { return it; }

    // What happens on the board or is announced.
    Told operator()(const TurnBegan& it) const { return it; }
    Told operator()(const PhaseBegan& it) const { return it; }
    Told operator()(const OrderDiceRolled& it) const { return it; }
    Told operator()(const OrdersGiven& it) const { return it; }
    Told operator()(const BlockRestored& it) const { return it; }
    Told operator()(const UnitMoved& it) const { return it; }
    Told operator()(const LeaderMoved& it) const { return it; }
    Told operator()(const BattleBegan& it) const { return it; }
    Told operator()(const DiceRolled& it) const { return it; }
    Told operator()(const Trampled& it) const { return it; }
    Told operator()(const MarshRolled& it) const { return it; }
    Told operator()(const LeaderChecked& it) const { return it; }
    Told operator()(const EscapeRolled& it) const { return it; }
    Told operator()(const BlocksLost& it) const { return it; }
    Told operator()(const UnitEliminated& it) const { return it; }
    Told operator()(const UnitLeft& it) const { return it; }
    Told operator()(const LeaderEliminated& it) const { return it; }
    Told operator()(const LeaderLeft& it) const { return it; }
    Told operator()(const FlagsTaken& it) const { return it; }
    Told operator()(const Retreated& it) const { return it; }
    Told operator()(const Evaded& it) const { return it; }
    Told operator()(const LeaderEvaded& it) const { return it; }
    Told operator()(const Advanced& it) const { return it; }
    Told operator()(const StoodFast& it) const { return it; }
    Told operator()(const BannersWon& it) const { return it; }
    Told operator()(const BannersLost& it) const { return it; }
    Told operator()(const BattleEnded& it) const { return it; }

private:
    const Battle& battle_;
    Seat seat_;
};

/// Whether a question shows the cards in hand, decided for each kind of question.
struct Secrecy {
    // Chance has no secrets.
    bool operator()(const RollDice&) const { return false; }
    bool operator()(const DrawCards&) const { return false; }

    // Chosen from the cards in hand; an attack may be answered with one (HEX-86).
    bool operator()(const ChooseCard&) const { return true; }
    bool operator()(const AnswerAttack&) const { return true; }

    // Chosen from what is on the board.
    bool operator()(const ChooseOrders&) const { return false; }
    bool operator()(const ChooseMove&) const { return false; }
    bool operator()(const ChooseBattle&) const { return false; }
    bool operator()(const ChooseFlags&) const { return false; }
    bool operator()(const ChooseRetreat&) const { return false; }
    bool operator()(const ChooseTrample&) const { return false; }
    bool operator()(const ChooseLeaderPath&) const { return false; }
    bool operator()(const ChooseAdvance&) const { return false; }
    bool operator()(const ChooseBonus&) const { return false; }
    bool operator()(const ChooseBattleBack&) const { return false; }
    bool operator()(const ChooseRestored&) const { return false; }
};

}  // namespace

}  // namespace hex

using HexTold = Telling<hex::System>;

std::vector<NamedSide> HexTold::sides(const hex::Battle& battle) {
    std::vector<NamedSide> sides;
    for (const hex::Side& side : battle.setting->sides) {
        sides.push_back({side.seat, hex::nameOf(battle, side.seat)});
    }
    return sides;
}

Text HexTold::nameOf(const hex::Battle& battle, Seat seat) { return hex::nameOf(battle, seat); }

HexTold::When HexTold::when(const hex::Battle& battle) { return {battle.turn, battle.phase, battle.active}; }

Text HexTold::phase(const When& when) { return hex::wordFor(when.phase); }

std::optional<hex::Fact> HexTold::toldTo(Seat seat, const hex::Fact& fact, const hex::Battle& battle) {
    return std::visit(hex::Onlooker(battle, seat), fact);
}

bool HexTold::isSecret(const hex::Question& question) { return std::visit(hex::Secrecy(), question); }

Text HexTold::sentence(const hex::Battle& battle, const hex::Question& question) {
    return hex::words(battle, question);
}
Text HexTold::sentence(const Refusal& refusal) { return hex::words(refusal); }

LogEntry HexTold::logEntry(const hex::Battle& battle, const hex::Fact& fact) {
    return {hex::words(battle, fact), hex::explanation(fact)};
}

std::optional<Beginning> HexTold::beginningIn(const hex::Fact& fact) {
    return std::visit(Overloaded{[](const hex::TurnBegan&) { return std::optional(Beginning::turn); },
                                 [](const hex::CardPlayed&) { return std::optional(Beginning::phase); },
                                 [](const hex::PhaseBegan&) { return std::optional(Beginning::phase); },
                                 [](const hex::BattleBegan&) { return std::optional(Beginning::combat); },
                                 [](const auto&) { return std::optional<Beginning>(); }},
                      fact);
}

std::optional<Remembered> HexTold::rememberedOf(const hex::Battle& battle, const hex::Fact& fact) {
    const auto of = [](Memorable what, Seat seat) { return std::optional(Remembered{what, seat}); };
    return std::visit(
        Overloaded{[&](const hex::UnitEliminated& it) {
                       return of(Memorable::eliminated, battle.unit(it.unit).owner);
                   },
                   [&](const hex::LeaderEliminated& it) {
                       return of(Memorable::generalLost, battle.leader(it.leader).owner);
                   },
                   [&](const hex::BannersWon& it) {
                       // An objective is lost like a wall; other banners come with an elimination.
                       return it.objective ? of(Memorable::collapsed, battle.enemyOf(it.seat))
                                           : std::optional<Remembered>();
                   },
                   [](const hex::BattleEnded&) { return std::optional(Remembered{Memorable::ended}); },
                   [](const auto&) { return std::optional<Remembered>(); }},
        fact);
}

}  // namespace vallum
