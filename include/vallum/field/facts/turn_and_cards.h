// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

/// Facts about turns, cards, orders and their effects.
namespace vallum::field {

struct TurnBegan {
    int turn;
    Seat active;
    static constexpr std::string_view kind = "turnBegan";
    static void fields(auto& it, auto& visit) { visit("turn", it.turn)("active", it.active); }
    bool operator==(const TurnBegan&) const = default;
};
struct PhaseBegan {
    Phase phase;
    static constexpr std::string_view kind = "phaseBegan";
    static void fields(auto& it, auto& visit) { visit("phase", it.phase); }
    bool operator==(const PhaseBegan&) const = default;
};
/// TEAM-06: an ally continues the same phase of the same turn.
struct AllyBegan {
    Seat seat;
    Phase phase;
    static constexpr std::string_view kind = "allyBegan";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("phase", it.phase); }
    bool operator==(const AllyBegan&) const = default;
};
/// TEAM-10: a player leaves the battle, which continues.
struct PlayerDefeated {
    Seat seat;
    RuleId why;
    static constexpr std::string_view kind = "playerDefeated";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("why", it.why); }
    bool operator==(const PlayerDefeated&) const = default;
};
/// SET-13 to SET-15
struct LossesChecked {
    Seat seat;
    Sum losses;  // in hundredths of a point
    int half;    // the limit, in hundredths; a siege may set another share
    Sum leadership;
    std::vector<int> faces;  // none: the check failed without a roll (SET-15)
    bool passed;
    static constexpr std::string_view kind = "lossesChecked";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("losses", it.losses)("half", it.half)("leadership", it.leadership)(
            "faces", it.faces)("passed", it.passed);
    }
    bool operator==(const LossesChecked&) const = default;
};
/// CARD-11, END-02 to END-05: from the deck into a hand.
struct CardsDrawn {
    Seat seat;
    std::vector<CardId> cards;
    RuleId why;
    static constexpr std::string_view kind = "cardsDrawn";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("cards", it.cards)("why", it.why); }
    bool operator==(const CardsDrawn&) const = default;
};
/// An order takes a card from the opponent's hand.
struct CardTaken {
    Seat by;
    Seat from;
    CardId card;
    static constexpr std::string_view kind = "cardTaken";
    static void fields(auto& it, auto& visit) { visit("by", it.by)("from", it.from)("card", it.card); }
    bool operator==(const CardTaken&) const = default;
};
/// END-06
struct CardsPassed {
    Seat from;
    Seat to;
    std::vector<CardId> cards;
    static constexpr std::string_view kind = "cardsPassed";
    static void fields(auto& it, auto& visit) { visit("from", it.from)("to", it.to)("cards", it.cards); }
    bool operator==(const CardsPassed&) const = default;
};
struct CardsDiscarded {
    Seat seat;
    std::vector<CardId> cards;
    RuleId why;
    static constexpr std::string_view kind = "cardsDiscarded";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("cards", it.cards)("why", it.why); }
    bool operator==(const CardsDiscarded&) const = default;
};
/// END-08
struct DeckRenewed {
    int times;
    int cardsKept = 0;  // RNG-18: they stay on the discard pile, because their attack is not over
    static constexpr std::string_view kind = "deckRenewed";
    static void fields(auto& it, auto& visit) { visit("times", it.times)("cardsKept", it.cardsKept); }
    bool operator==(const DeckRenewed&) const = default;
};
/// ACT-05: the card and those played along with it are used up.
struct OrderPlayed {
    Seat seat;
    CardId card;
    std::vector<UnitId> units;
    std::vector<CardId> boosts;
    bool withAbility = false;  // the general's: it allows more units than the card
    static constexpr std::string_view kind = "orderPlayed";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("card", it.card)("units", it.units)("boosts", it.boosts)("withAbility",
                                                                                        it.withAbility);
    }
    bool operator==(const OrderPlayed&) const = default;
};
/// OPT-26: the cards given for it are discarded.
struct LineOrdered {
    Seat seat;
    std::vector<CardId> cards;
    std::vector<UnitId> units;
    static constexpr std::string_view kind = "lineOrdered";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("cards", it.cards)("units", it.units);
    }
    bool operator==(const LineOrdered&) const = default;
};
/// ACT-09: these units have had their order of this turn.
struct OrderReceived {
    std::vector<UnitId> units;
    static constexpr std::string_view kind = "orderReceived";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const OrderReceived&) const = default;
};
/// ACT-07; removes a marching marker (MOV-24).
struct Activated {
    UnitId unit;
    MovementPoints extraMovement;
    Du extraCharge;
    bool backwardOnly = false;
    bool mayShoot = true;
    bool chargesReduced = false;
    bool shootsEngaged = false;
    static constexpr std::string_view kind = "activated";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("extraMovement", it.extraMovement)("extraCharge", it.extraCharge)(
            "backwardOnly", it.backwardOnly)("mayShoot", it.mayShoot)("chargesReduced", it.chargesReduced)(
            "shootsEngaged", it.shootsEngaged);
    }
    bool operator==(const Activated&) const = default;
};
/// ACT-16
struct Deactivated {
    UnitId unit;
    RuleId why;
    static constexpr std::string_view kind = "deactivated";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const Deactivated&) const = default;
};
/// An order replaces END-02 at the end of this turn: the seat draws up to its leadership.
struct DrawPromised {
    Seat seat;
    static constexpr std::string_view kind = "drawPromised";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat); }
    bool operator==(const DrawPromised&) const = default;
};
struct Healed {
    UnitId unit;
    int wounds;
    RuleId why;
    static constexpr std::string_view kind = "healed";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("wounds", it.wounds)("why", it.why); }
    bool operator==(const Healed&) const = default;
};
/// ACT-13: no longer broken, and slow in this turn.
struct Reorganized {
    UnitId unit;
    static constexpr std::string_view kind = "reorganized";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Reorganized&) const = default;
};
/// ACT-15, FLT-16 and orders: no longer fleeing or broken.
struct Recovered {
    UnitId unit;
    RuleId why;
    bool usesTurn = false;  // ACT-16
    static constexpr std::string_view kind = "recovered";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("why", it.why)("usesTurn", it.usesTurn);
    }
    bool operator==(const Recovered&) const = default;
};
/// ACT-15: on the spot.
struct Turned {
    UnitId unit;
    Heading heading;
    RuleId why;
    static constexpr std::string_view kind = "turned";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("heading", it.heading)("why", it.why);
    }
    bool operator==(const Turned&) const = default;
};
/// Where a rule moves a card.
enum class Shift { ontoFriend, backToBank };
constexpr auto names(Shift) { return std::array<std::string_view, 2>{"ontoFriend", "backToBank"}; }
/// FOR-10, TER-29: moved by a rule, not by its owner.
struct Shifted {
    UnitId unit;
    geometry::Pose to;
    Shift how;
    RuleId why;
    static constexpr std::string_view kind = "shifted";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("to", it.to)("how", it.how)("why", it.why);
    }
    bool operator==(const Shifted&) const = default;
};

/// The battle resumes from a saved position, because the answers that led there can no longer be replayed.
struct PositionRestored {
    Constant<Position> position;
    static constexpr std::string_view kind = "positionRestored";
    static void fields(auto& it, auto& visit) { visit("position", it.position); }
    bool operator==(const PositionRestored&) const = default;
};

}  // namespace vallum::field
