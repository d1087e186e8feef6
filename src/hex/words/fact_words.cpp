// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/check.h>
#include <vallum/core/sum_text.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

Text cardsText(std::size_t count) { return plural("Hex words", "%n cards", "a card")(count); }
Text blocksText(int count) { return plural("Hex words", "%n blocks", "a block")(count); }
Text bannersText(int count) { return plural("Hex words", "%n banners", "a banner")(count); }
Text flagsText(int count) { return plural("Hex words", "%n flags", "one flag")(count); }
Text hitsText(int count) { return plural("Hex words", "%n hits", "one hit")(count); }

/// "no effect", "2 hits", "one hit and one flag"
Text effectText(int hits, int flags) {
    if (hits == 0 && flags == 0) return phrase("Hex words", "no effect")();
    if (flags == 0) return hitsText(hits);
    if (hits == 0) return flagsText(flags);
    return phrase("Hex words", "%1 and %2")(hitsText(hits), flagsText(flags));
}

Text inOneBreath(std::vector<Text> names) {
    const Text last = std::move(names.back());
    names.pop_back();
    return names.empty() ? last : phrase("Hex words", "%1 and %2")(Text::joined(names, ", "), last);
}

/// Makes a sentence for each fact.
struct Teller {
    const Battle& battle;
    std::optional<Seat> viewer;  // as whom cards are named; none: as their players

    Text operator()(const CardsDrawn& it) const {
        return phrase("Hex log", "%1 draws %2.")(nameOf(battle, it.seat), cardsText(it.cards.size()));
    }
    Text operator()(const TurnBegan& it) const {
        return phrase("Hex log", "Turn %1: %2.")(it.turn, nameOf(battle, it.seat));
    }
    Text operator()(const PhaseBegan& it) const {
        switch (it.phase) {
            case Phase::moving: return phrase("Hex log", "Movement begins.")();
            case Phase::battling: return phrase("Hex log", "The battles begin.")();
            case Phase::movingAgain: return phrase("Hex log", "Units move once more.")();
            case Phase::drawing: return phrase("Hex log", "The turn ends.")();
            // These phases begin with facts of their own.
            case Phase::dealing:
            case Phase::command:
            case Phase::orders:
            case Phase::over: break;
        }
        contradiction(__FILE__, __LINE__, "no phase begins like that");
    }
    /// HEX-83
    Text operator()(const CardPlayed& it) const {
        const Text who = nameOf(battle, it.seat);
        const Text card = nameOf(it.seat, it.play.card);
        const bool isCopy = std::holds_alternative<CopiedOrders>(battle.card(it.play.card).orders);
        if (!isCopy) return phrase("Hex log", "%1 plays %2.")(who, card);
        if (!it.play.as) return phrase("Hex log", "%1 plays %2, and there is no order to copy.")(who, card);
        return phrase("Hex log", "%1 plays %2: it counts as %3.")(
            who, card, nameOf(battle, viewer.value_or(it.seat), it.play));
    }
    Text operator()(const OrderDiceRolled& it) const {
        return phrase("Hex log", "%1 rolls for orders: %2.")(nameOf(battle, it.seat), facesText(it.faces));
    }
    Text operator()(const OrdersGiven& it) const {
        std::vector<Text> pieces;
        for (const UnitId id : it.units) pieces.push_back(labelOf(battle, id));
        for (const LeaderId id : it.leaders) pieces.push_back(nameOf(battle, id));
        const Text who = nameOf(battle, it.seat);
        return pieces.empty() ? phrase("Hex log", "%1 gives no orders.")(who)
                              : phrase("Hex log", "%1 orders %2.")(who, inOneBreath(std::move(pieces)));
    }
    Text operator()(const BlockRestored& it) const {
        return phrase("Hex log", "%1 regains a block.")(nameOf(battle, it.unit));
    }
    Text operator()(const UnitMoved& it) const {
        const Text who = led(it.unit, it.leader);
        if (it.path.empty()) return phrase("Hex log", "%1 ends its move where it is.")(who);
        const Text where(toText(it.path.back()));
        if (it.mustAttack) return phrase("Hex log", "%1 charges to %2 and must attack.")(who, where);
        if (!it.barred) return phrase("Hex log", "%1 moves to %2.")(who, where);
        return phrase("Hex log", "%1 moves to %2 and may not battle (%3).")(who, where, it.barred->text());
    }
    Text operator()(const LeaderMoved& it) const {
        const Text who = nameOf(battle, it.leader);
        if (it.path.empty()) return phrase("Hex log", "%1 ends his move where he is.")(who);
        const Text where(toText(it.path.back()));
        if (!it.halted) return phrase("Hex log", "%1 moves to %2.")(who, where);
        return phrase("Hex log", "%1 moves to %2 and joins %3, which stays there.")(
            who, where, nameOf(battle, *it.halted));
    }
    Text operator()(const BattleBegan& it) const {
        const Text who = nameOf(battle, it.unit);
        const Text target = nameOf(it.against, it.leader, it.target);
        switch (it.roll) {
            case Roll::fire: return phrase("Hex log", "%1 fires at %2.")(who, target);
            case Roll::bonus:
                return phrase("Hex log", "%1 attacks again: a bonus combat against %2.")(who, target);
            case Roll::attack:
            case Roll::battleBack:
            case Roll::strikeFirst: return phrase("Hex log", "%1 attacks %2.")(who, target);
        }
        contradiction(__FILE__, __LINE__, "no such roll");
    }
    Text operator()(const DiceRolled& it) const {
        const Text who = nameOf(battle, it.blow.by);
        const Text effect = effectText(it.hits.total(), it.flags);
        const Text faces = facesText(it.faces);
        if (it.blow.evading) {
            return phrase("Hex log", "%1 rolls %2 before the enemy evades: %3.")(who, faces, effect);
        }
        return it.blow.roll == Roll::battleBack
                   ? phrase("Hex log", "%1 battles back with %2: %3.")(who, faces, effect)
                   : phrase("Hex log", "%1 rolls %2: %3.")(who, faces, effect);
    }
    Text operator()(const Trampled& it) const {
        return phrase("Hex log", "%1 tramples %2 with %3: %4.")(nameOf(battle, it.elephants),
                                                                nameOf(it.unit, it.leader, it.at),
                                                                facesText(it.faces), effectText(it.hits, 0));
    }
    Text operator()(const MarshRolled& it) const {
        const Text who = nameOf(it.unit, it.leader, it.at);
        const Text face = facesText({it.face});
        return it.hit ? phrase("Hex log", "%1 sinks into the marsh (%2).")(who, face)
                      : phrase("Hex log", "%1 wades safely into the marsh (%2).")(who, face);
    }
    Text operator()(const LeaderChecked& it) const {
        const Text who = nameOf(battle, it.leader);
        return it.falls ? phrase("Hex log", "%1 is hit (%2).")(who, facesText(it.faces))
                        : phrase("Hex log", "%1 is unhurt (%2).")(who, facesText(it.faces));
    }
    Text operator()(const EscapeRolled& it) const {
        const Text who = nameOf(battle, it.leader);
        const Text enemy = nameOf(battle, it.enemy);
        return it.falls ? phrase("Hex log", "%1 is caught by %2 (%3).")(who, enemy, facesText(it.faces))
                        : phrase("Hex log", "%1 slips past %2 (%3).")(who, enemy, facesText(it.faces));
    }
    Text operator()(const BlocksLost& it) const {
        const Text who = nameOf(battle, it.unit);
        const Text blocks = blocksText(it.blocks);
        switch (it.how) {
            case BlockLoss::hits: break;
            case BlockLoss::cutOff:
                return phrase("Hex log", "%1 cannot retreat far enough and loses %2.")(who, blocks);
            case BlockLoss::trampled:
                return phrase("Hex log", "%1 is in the way of the elephants and loses %2.")(who, blocks);
        }
        return phrase("Hex log", "%1 loses %2.")(who, blocks);
    }
    Text operator()(const UnitEliminated& it) const {
        return phrase("Hex log", "%1 is destroyed.")(nameOf(battle, it.unit));
    }
    Text operator()(const UnitLeft& it) const {
        return phrase("Hex log", "%1 leaves the board.")(led(it.unit, it.leader));
    }
    Text operator()(const LeaderEliminated& it) const {
        return phrase("Hex log", "%1 is killed.")(nameOf(battle, it.leader));
    }
    Text operator()(const LeaderLeft& it) const {
        return phrase("Hex log", "%1 leaves the board.")(nameOf(battle, it.leader));
    }
    Text operator()(const FlagsTaken& it) const {
        const Text who = nameOf(battle, it.unit);
        if (it.hexes == 0) return phrase("Hex log", "%1 ignores %2 and holds.")(who, flagsText(it.ignored));
        const Text hexes = plural("Hex words", "%n hexes", "one hex")(it.hexes);
        if (it.ignored == 0) return phrase("Hex log", "%1 must retreat %2.")(who, hexes);
        return phrase("Hex log", "%1 ignores %2 and must retreat %3.")(who, flagsText(it.ignored), hexes);
    }
    Text operator()(const Retreated& it) const {
        return phrase("Hex log", "%1 retreats to %2.")(led(it.unit, it.leader), toText(it.path.back()));
    }
    Text operator()(const Evaded& it) const {
        return phrase("Hex log", "%1 evades to %2.")(led(it.unit, it.leader), toText(it.path.back()));
    }
    Text operator()(const LeaderEvaded& it) const {
        return phrase("Hex log", "%1 escapes to %2.")(nameOf(battle, it.leader), toText(it.path.back()));
    }
    Text operator()(const Advanced& it) const {
        return phrase("Hex log", "%1 advances to %2.")(led(it.unit, it.leader), toText(it.path.back()));
    }
    Text operator()(const StoodFast& it) const {
        return phrase("Hex log", "%1 stands against every attack this turn.")(nameOf(battle, it.seat));
    }
    Text operator()(const StruckFirst& it) const {
        const Text who = nameOf(battle, it.unit);
        if (!it.card) return phrase("Hex log", "%1 strikes first from the wall.")(who);
        const Text owner = nameOf(battle, battle.unit(it.unit).owner);
        return phrase("Hex log", "%1 plays %2, and %3 strikes first.")(owner, nameOf(battle, *it.card), who);
    }
    /// HEX-94
    Text operator()(const BannersWon& it) const {
        const Text who = nameOf(battle, it.seat);
        const Text banners = bannersText(it.banners);
        if (!it.objective) return phrase("Hex log", "%1 wins %2.")(who, banners);
        const Objective& aim = battle.setting->objectives.at(static_cast<std::size_t>(*it.objective));
        switch (aim.aim) {
            case Aim::camp:
                return phrase("Hex log", "%1 takes the camp at %2 and wins %3.")(who, toText(aim.at),
                                                                                 banners);
            case Aim::hold:
                return phrase("Hex log", "%1 holds %2 and wins %3.")(who, toText(aim.at), banners);
            case Aim::exit: return phrase("Hex log", "%1 has broken through and wins %2.")(who, banners);
        }
        contradiction(__FILE__, __LINE__, "no such aim");
    }
    Text operator()(const BannersLost& it) const {
        const Objective& aim = battle.setting->objectives.at(static_cast<std::size_t>(it.objective));
        return phrase("Hex log", "%1 no longer holds %2 and loses %3.")(
            nameOf(battle, it.seat), toText(aim.at), bannersText(it.banners));
    }
    Text operator()(const CardDiscarded& it) const {
        return phrase("Hex log", "%1 discards %2.")(nameOf(battle, it.seat), nameOf(it.seat, it.card));
    }
    Text operator()(const DeckShuffled&) const {
        return phrase("Hex log", "The discard pile is shuffled into the deck.")();
    }
    Text operator()(const BattleEnded& it) const {
        const auto& [winner, why] = it.outcome;
        return winner
                   ? phrase("Hex log", "%1 has won the battle (%2).")(nameOf(battle, *winner), ruleText(why))
                   : phrase("Hex log", "The battle ends in a draw (%1).")(ruleText(why));
    }
    Text operator()(const PositionRestored&) const {
        return phrase("Hex log",
                      "The battle goes on from here. What came before can no longer be replayed.")();
    }

    /// "MI 2 with Regulus"
    [[nodiscard]] Text led(UnitId unit, const std::optional<LeaderId>& leader) const {
        if (!leader) return nameOf(unit);
        return phrase("Hex words", "%1 with %2")(nameOf(unit), nameOf(battle, *leader));
    }
    [[nodiscard]] Text nameOf(UnitId unit) const { return hex::nameOf(battle, unit); }
    [[nodiscard]] Text nameOf(Seat owner, CardId card) const {
        if (card == faceDown || !viewer) return hex::nameOf(battle, card);
        return Text::data(cardSeenBy(battle, battle.card(card), owner, *viewer).name);
    }
    /// Names the unit or else the leader.
    [[nodiscard]] Text nameOf(const std::optional<UnitId>& unit,
                              const std::optional<LeaderId>& leader,
                              Hex at) const {
        if (unit) return nameOf(*unit);
        return leader ? hex::nameOf(battle, *leader) : Text(toText(at));
    }
    static Text nameOf(const Battle& battle, const auto&... of) { return hex::nameOf(battle, of...); }
};

using Lines = std::vector<Text>;

Text sumWords(const Sum& sum) {
    return sumText(sum, [](int number) { return Text(number); });
}
Lines sums(const DiceRolled& it) {
    return {phrase("Hex log", "Dice: %1")(sumWords(it.dice)),
            phrase("Hex log", "Hits: %1")(sumWords(it.hits))};
}
Lines sums(const EscapeRolled& it) { return {phrase("Hex log", "Dice: %1")(sumWords(it.dice))}; }
Lines sums(const FlagsTaken& it) {
    return {phrase("Hex log", "Flags it may ignore: %1")(sumWords(it.ignorable))};
}
template <class Plain> Lines sums(const Plain&) { return {}; }

}  // namespace

Text words(const Battle& battle, const Fact& fact) {
    return std::visit(Teller{battle, {}}, fact).asSentence();
}
Text words(const Battle& battle, const Fact& fact, Seat viewer) {
    return std::visit(Teller{battle, viewer}, fact).asSentence();
}

std::vector<Text> explanation(const Fact& fact) {
    return std::visit([](const auto& it) { return sums(it); }, fact);
}

}  // namespace vallum::hex
