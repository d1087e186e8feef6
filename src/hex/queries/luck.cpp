// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <numeric>

#include <vallum/hex/queries/luck.h>
#include <vallum/hex/queries/odds.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

enum class Thrown { attacks, shots, answers, others };
constexpr std::array kindsOfThrow{Thrown::attacks, Thrown::shots, Thrown::answers, Thrown::others};

Text wordFor(Thrown what) {
    switch (what) {
        case Thrown::attacks: return phrase("Luck", "hits in close combat")();
        case Thrown::shots: return phrase("Luck", "hits at range")();
        case Thrown::answers: return phrase("Luck", "hits when battling back")();
        case Thrown::others: return phrase("Luck", "other dice")();
    }
    contradiction(__FILE__, __LINE__, "no such kind of throw");
}

Thrown kindOf(Roll roll) {
    switch (roll) {
        case Roll::fire: return Thrown::shots;
        case Roll::attack:
        case Roll::bonus: return Thrown::attacks;
        case Roll::battleBack:
        case Roll::strikeFirst: return Thrown::answers;
    }
    contradiction(__FILE__, __LINE__, "no such roll");
}

BattleLuck nothingThrown(const Setting& setting) {
    BattleLuck luck;
    std::vector<Text> faces;
    for (std::size_t face = 0; face != names(Face{}).size(); ++face)
        faces.push_back(hex::wordFor(static_cast<Face>(face)));
    for (const Thrown what : kindsOfThrow) luck.kinds.push_back({wordFor(what), faces});
    for (const Side& side : setting.sides) {
        SideLuck& its = luck.sides.emplace_back();
        its.seat = side.seat;
        its.fortunes.resize(kindsOfThrow.size());
        its.faces.assign(kindsOfThrow.size(), std::vector<int>(faces.size(), 0));
    }
    return luck;
}

/// Extracts dice from facts. The battle is the one before the fact.
class Tally {
public:
    Tally(const Battle& battle, BattleLuck& luck) : battle_(battle), luck_(luck) {}

    void add(const Fact& fact) {
        std::visit([this](const auto& it) { read(it); }, fact);
    }

private:
    SideLuck& of(Seat seat) { return *std::ranges::find(luck_.sides, seat, &SideLuck::seat); }
    void see(Seat seat, Thrown what, const std::vector<int>& faces) {
        auto& seen = of(seat).faces.at(static_cast<std::size_t>(what));
        for (const int face : faces) ++seen.at(static_cast<std::size_t>(face - 1));
    }

    void read(const DiceRolled& it) {
        const Seat seat = battle_.unit(it.blow.by).owner;
        // A lone leader falls or not: hits do not add up (HEX-65).
        if (!it.blow.unit) return see(seat, Thrown::others, it.faces);
        const Thrown what = kindOf(it.blow.roll);
        see(seat, what, it.faces);
        const Odds odds = oddsOf(battle_, it.blow);
        const int hits = std::min(it.hits.total(), battle_.unit(*it.blow.unit).blocks);
        SideLuck& side = of(seat);
        for (Fortune* fortune : {&side.fortunes.at(static_cast<std::size_t>(what)), &side.all}) {
            fortune->add(static_cast<int>(it.faces.size()), odds.hits);
            fortune->bring(hits);
        }
    }
    void read(const OrderDiceRolled& it) { see(it.seat, Thrown::others, it.faces); }
    void read(const Trampled& it) { see(battle_.unit(it.elephants).owner, Thrown::others, it.faces); }
    void read(const MarshRolled& it) {
        const Seat seat = it.unit ? battle_.unit(*it.unit).owner : battle_.leader(*it.leader).owner;
        see(seat, Thrown::others, {it.face});
    }
    void read(const LeaderChecked& it) { see(battle_.leader(it.leader).owner, Thrown::others, it.faces); }
    void read(const EscapeRolled& it) { see(battle_.unit(it.enemy).owner, Thrown::others, it.faces); }

    // Facts without dice.
    void read(const CardsDrawn&) {}
    void read(const TurnBegan&) {}
    void read(const PhaseBegan&) {}
    void read(const CardPlayed&) {}
    void read(const OrdersGiven&) {}
    void read(const BlockRestored&) {}
    void read(const UnitMoved&) {}
    void read(const LeaderMoved&) {}
    void read(const BattleBegan&) {}
    void read(const BlocksLost&) {}
    void read(const UnitEliminated&) {}
    void read(const UnitLeft&) {}
    void read(const LeaderEliminated&) {}
    void read(const LeaderLeft&) {}
    void read(const FlagsTaken&) {}
    void read(const Retreated&) {}
    void read(const Evaded&) {}
    void read(const LeaderEvaded&) {}
    void read(const Advanced&) {}
    void read(const StoodFast&) {}
    void read(const StruckFirst&) {}
    void read(const BannersWon&) {}
    void read(const BannersLost&) {}
    void read(const CardDiscarded&) {}
    void read(const DeckShuffled&) {}
    void read(const BattleEnded&) {}
    void read(const PositionRestored&) {}

    const Battle& battle_;
    BattleLuck& luck_;
};

}  // namespace

LuckCount::LuckCount(Battle begin) : battle_(std::move(begin)), luck_(nothingThrown(*battle_.setting)) {}

void LuckCount::add(const Fact& fact) {
    Tally(battle_, luck_).add(fact);
    System::evolve(battle_, fact);
}

BattleLuck luckIn(Battle begin, std::span<const Happening<System>> happenings) {
    LuckCount count(std::move(begin));
    for (const Happening<System>& it : happenings) count.add(it.fact);
    return count.luck();
}

}  // namespace vallum::hex
