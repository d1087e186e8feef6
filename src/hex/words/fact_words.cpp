// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/overloaded.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

Text where(const std::vector<Hex>& path, Hex otherwise) {
    return Text(toText(path.empty() ? otherwise : path.back()));
}

Text facesText(const std::vector<int>& faces) {
    std::vector<Text> all;
    for (const int face : faces) all.emplace_back(names(Face{}).at(static_cast<std::size_t>(face - 1)));
    return Text::joined(all, ", ");
}

/// A sentence for each fact.
struct Teller {
    const Battle& battle;

    Text operator()(const CardsDrawn& it) const {
        return phrase("Hex log", "%1 draws %2.")(nameOf(battle, it.seat),
                                                 plural("Hex log", "%n cards", "one card")(it.cards.size()));
    }
    Text operator()(const TurnBegan& it) const {
        return phrase("Hex log", "Turn %1: %2.")(it.turn, nameOf(battle, it.seat));
    }
    Text operator()(const PhaseBegan& it) const {
        return it.phase == Phase::battling ? phrase("Hex log", "Battle.")() : Text();
    }
    Text operator()(const CardPlayed& it) const {
        return phrase("Hex log", "%1 plays %2.")(nameOf(battle, it.seat),
                                                 Text::data(battle.card(it.play.card).name));
    }
    Text operator()(const OrderDiceRolled& it) const {
        return phrase("Hex log", "The dice for orders show %1.")(facesText(it.faces));
    }
    Text operator()(const OrdersGiven& it) const {
        std::vector<Text> pieces;
        for (const UnitId id : it.units) pieces.push_back(nameOf(battle, id));
        for (const LeaderId id : it.leaders) pieces.push_back(nameOf(battle, id));
        return pieces.empty() ? phrase("Hex log", "Nobody is ordered.")()
                              : phrase("Hex log", "Ordered: %1.")(Text::joined(pieces, ", "));
    }
    Text operator()(const BlockRestored& it) const {
        return phrase("Hex log", "%1 gets a block back.")(nameOf(battle, it.unit));
    }
    Text operator()(const UnitMoved& it) const {
        return phrase("Hex log", "%1 moves to %2.")(nameOf(battle, it.unit),
                                                    where(it.path, battle.unit(it.unit).at));
    }
    Text operator()(const LeaderMoved& it) const {
        return phrase("Hex log", "%1 moves to %2.")(nameOf(battle, it.leader),
                                                    where(it.path, battle.leader(it.leader).at));
    }
    Text operator()(const BattleBegan& it) const {
        return it.roll == Roll::fire
                   ? phrase("Hex log", "%1 fires at %2.")(nameOf(battle, it.unit), toText(it.target))
                   : phrase("Hex log", "%1 attacks %2.")(nameOf(battle, it.unit), toText(it.target));
    }
    Text operator()(const DiceRolled& it) const {
        return phrase("Hex log", "%1 rolls %2: %3.")(
            nameOf(battle, it.blow.by), facesText(it.faces),
            plural("Hex log", "%n hits", "one hit")(it.hits.total()));
    }
    Text operator()(const Trampled& it) const {
        return phrase("Hex log", "The elephants trample %1: %2.")(toText(it.at), facesText(it.faces));
    }
    Text operator()(const MarshRolled& it) const {
        return it.hit ? phrase("Hex log", "The marsh at %1 takes its toll.")(toText(it.at))
                      : phrase("Hex log", "The marsh at %1 is passed without a loss.")(toText(it.at));
    }
    Text operator()(const LeaderChecked& it) const {
        return it.falls ? phrase("Hex log", "%1 is hit.")(nameOf(battle, it.leader))
                        : phrase("Hex log", "%1 is unhurt.")(nameOf(battle, it.leader));
    }
    Text operator()(const EscapeRolled& it) const {
        return it.falls ? phrase("Hex log", "%1 is caught by %2.")(nameOf(battle, it.leader),
                                                                   nameOf(battle, it.enemy))
                        : phrase("Hex log", "%1 escapes through %2.")(nameOf(battle, it.leader),
                                                                      nameOf(battle, it.enemy));
    }
    Text operator()(const BlocksLost& it) const {
        return phrase("Hex log", "%1 loses %2.")(nameOf(battle, it.unit),
                                                 plural("Hex log", "%n blocks", "one block")(it.blocks));
    }
    Text operator()(const UnitEliminated& it) const {
        return phrase("Hex log", "%1 is eliminated.")(nameOf(battle, it.unit));
    }
    Text operator()(const UnitLeft& it) const {
        return phrase("Hex log", "%1 leaves the board.")(nameOf(battle, it.unit));
    }
    Text operator()(const LeaderEliminated& it) const {
        return phrase("Hex log", "%1 is eliminated.")(nameOf(battle, it.leader));
    }
    Text operator()(const LeaderLeft& it) const {
        return phrase("Hex log", "%1 leaves the board.")(nameOf(battle, it.leader));
    }
    Text operator()(const FlagsTaken& it) const {
        return phrase("Hex log", "%1 takes %2 and ignores %3.")(
            nameOf(battle, it.unit), plural("Hex log", "%n flags", "one flag")(it.flags), it.ignored);
    }
    Text operator()(const Retreated& it) const {
        return phrase("Hex log", "%1 retreats to %2.")(nameOf(battle, it.unit),
                                                       where(it.path, battle.unit(it.unit).at));
    }
    Text operator()(const Evaded& it) const {
        return phrase("Hex log", "%1 evades to %2.")(nameOf(battle, it.unit),
                                                     where(it.path, battle.unit(it.unit).at));
    }
    Text operator()(const LeaderEvaded& it) const {
        return phrase("Hex log", "%1 evades to %2.")(nameOf(battle, it.leader),
                                                     where(it.path, battle.leader(it.leader).at));
    }
    Text operator()(const Advanced& it) const {
        return phrase("Hex log", "%1 advances to %2.")(nameOf(battle, it.unit),
                                                       where(it.path, battle.unit(it.unit).at));
    }
    Text operator()(const StoodFast& it) const {
        return phrase("Hex log", "%1 stands for the rest of the turn.")(nameOf(battle, it.seat));
    }
    Text operator()(const StruckFirst& it) const {
        return phrase("Hex log", "%1 strikes first.")(nameOf(battle, it.unit));
    }
    Text operator()(const BannersWon& it) const {
        return phrase("Hex log", "%1 wins %2.")(nameOf(battle, it.seat),
                                                plural("Hex log", "%n banners", "one banner")(it.banners));
    }
    Text operator()(const BannersLost& it) const {
        return phrase("Hex log", "%1 loses %2.")(nameOf(battle, it.seat),
                                                 plural("Hex log", "%n banners", "one banner")(it.banners));
    }
    Text operator()(const CardDiscarded&) const { return {}; }
    Text operator()(const DeckShuffled&) const { return phrase("Hex log", "The deck is shuffled anew.")(); }
    Text operator()(const BattleEnded& it) const {
        return it.winner
                   ? phrase("Hex log", "%1 wins the battle (%2).")(nameOf(battle, *it.winner), it.why.text())
                   : phrase("Hex log", "The battle is a draw (%1).")(it.why.text());
    }
    Text operator()(const PositionRestored&) const {
        return phrase("Hex log", "The battle goes on from a position that was kept.")();
    }
};

}  // namespace

Text nameOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    const Text what = unit.name.empty() ? Text(battle.type(id).code) : Text(unit.name);
    return phrase("Hex log", "%1 at %2")(what, toText(unit.at));
}
Text nameOf(const Battle& battle, LeaderId id) { return Text(battle.leader(id).name); }
Text nameOf(const Battle& battle, Seat seat) { return Text(battle.side(seat).name); }

Text words(const Battle& battle, const Fact& fact) { return std::visit(Teller{battle}, fact); }

}  // namespace vallum::hex
