// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/model/blow.h>

/// Facts carry their results, so that readers and `evolve` itself run no rules.
namespace vallum::hex {

/// HEX-09, HEX-17
struct CardsDrawn {
    Seat seat;
    std::vector<CardId> cards;
    RuleId why;

    static constexpr std::string_view kind = "cardsDrawn";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("cards", it.cards)("why", it.why); }
    bool operator==(const CardsDrawn&) const = default;
};
/// HEX-12
struct TurnBegan {
    Seat seat;
    int turn = 0;

    static constexpr std::string_view kind = "turnBegan";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("turn", it.turn); }
    bool operator==(const TurnBegan&) const = default;
};
struct PhaseBegan {
    Phase phase = Phase::command;

    static constexpr std::string_view kind = "phaseBegan";
    static void fields(auto& it, auto& visit) { visit("phase", it.phase); }
    bool operator==(const PhaseBegan&) const = default;
};
/// HEX-13, HEX-83
struct CardPlayed {
    Seat seat;
    Play play;

    static constexpr std::string_view kind = "cardPlayed";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("play", it.play); }
    bool operator==(const CardPlayed&) const = default;
};
/// HEX-87, HEX-91
struct OrderDiceRolled {
    Seat seat;
    std::vector<int> faces;
    RuleId why;

    static constexpr std::string_view kind = "orderDiceRolled";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("faces", it.faces)("why", it.why); }
    bool operator==(const OrderDiceRolled&) const = default;
};
/// HEX-14; `chiefWas` is the hex of the leader in HEX-81.
struct OrdersGiven {
    Seat seat;
    std::vector<UnitId> units;
    std::vector<LeaderId> leaders;
    EnumSet<BoardSection> chiefWas;
    bool oneUnit = false;

    static constexpr std::string_view kind = "ordersGiven";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("units", it.units)("leaders", it.leaders)("chiefWas", it.chiefWas)("oneUnit",
                                                                                                  it.oneUnit);
    }
    bool operator==(const OrdersGiven&) const = default;
};
/// HEX-91
struct BlockRestored {
    UnitId unit;

    static constexpr std::string_view kind = "blockRestored";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const BlockRestored&) const = default;
};
/// HEX-18; `barred` is the rule that bars it from battling after the move.
struct UnitMoved {
    UnitId unit;
    std::optional<LeaderId> leader;
    std::vector<Hex> path;
    std::optional<RuleId> barred;
    bool mustAttack = false;

    static constexpr std::string_view kind = "unitMoved";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("leader", it.leader)("path", it.path)("barred", it.barred)("mustAttack",
                                                                                          it.mustAttack);
    }
    bool operator==(const UnitMoved&) const = default;
};
/// HEX-26; `halted` is the unit he joined before it had moved (HEX-27).
struct LeaderMoved {
    LeaderId leader;
    std::vector<Hex> path;
    std::optional<UnitId> halted;

    static constexpr std::string_view kind = "leaderMoved";
    static void fields(auto& it, auto& visit) {
        visit("leader", it.leader)("path", it.path)("halted", it.halted);
    }
    bool operator==(const LeaderMoved&) const = default;
};
/// HEX-28; `against` is the defending unit, `leader` a lone leader.
struct BattleBegan {
    UnitId unit;
    Hex target;
    Roll roll = Roll::attack;
    std::optional<UnitId> against = {};
    std::optional<LeaderId> leader = {};

    static constexpr std::string_view kind = "battleBegan";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("target", it.target)("roll", it.roll)("against", it.against)("leader",
                                                                                            it.leader);
    }
    bool operator==(const BattleBegan&) const = default;
};
/// HEX-37 to HEX-47; `dice` are the first dice; elephants may have rolled more (HEX-44).
struct DiceRolled {
    Blow blow;
    Sum dice;
    std::vector<int> faces;
    Sum hits;
    int flags = 0;

    static constexpr std::string_view kind = "diceRolled";
    static void fields(auto& it, auto& visit) {
        visit("blow", it.blow)("dice", it.dice)("faces", it.faces)("hits", it.hits)("flags", it.flags);
    }
    bool operator==(const DiceRolled&) const = default;
};
/// HEX-57; against a unit or a lone leader.
struct Trampled {
    UnitId elephants;
    Hex at;
    std::optional<UnitId> unit;
    std::optional<LeaderId> leader;
    std::vector<int> faces;
    int hits = 0;

    static constexpr std::string_view kind = "trampled";
    static void fields(auto& it, auto& visit) {
        visit("elephants", it.elephants)("at", it.at)("unit", it.unit)("leader", it.leader)(
            "faces", it.faces)("hits", it.hits);
    }
    bool operator==(const Trampled&) const = default;
};
/// HXT-54
struct MarshRolled {
    std::optional<UnitId> unit;
    std::optional<LeaderId> leader;
    Hex at;
    int face = 1;
    bool hit = false;

    static constexpr std::string_view kind = "marshRolled";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("leader", it.leader)("at", it.at)("face", it.face)("hit", it.hit);
    }
    bool operator==(const MarshRolled&) const = default;
};
/// HEX-68, HEX-69
struct LeaderChecked {
    LeaderId leader;
    std::vector<int> faces;
    bool falls = false;
    RuleId why;

    static constexpr std::string_view kind = "leaderChecked";
    static void fields(auto& it, auto& visit) {
        visit("leader", it.leader)("faces", it.faces)("falls", it.falls)("why", it.why);
    }
    bool operator==(const LeaderChecked&) const = default;
};
/// HEX-67
struct EscapeRolled {
    LeaderId leader;
    UnitId enemy;
    Sum dice;
    std::vector<int> faces;
    bool falls = false;

    static constexpr std::string_view kind = "escapeRolled";
    static void fields(auto& it, auto& visit) {
        visit("leader", it.leader)("enemy", it.enemy)("dice", it.dice)("faces", it.faces)("falls", it.falls);
    }
    bool operator==(const EscapeRolled&) const = default;
};
/// What costs a unit blocks: the dice, a retreat without room (HEX-52), or elephants that
/// cannot get past it (HEX-58).
enum class BlockLoss { hits, cutOff, trampled };
constexpr auto names(BlockLoss) { return std::array<std::string_view, 3>{"hits", "cutOff", "trampled"}; }
/// HEX-06
struct BlocksLost {
    UnitId unit;
    int blocks = 0;
    RuleId why;
    BlockLoss how = BlockLoss::hits;

    static constexpr std::string_view kind = "blocksLost";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("blocks", it.blocks)("why", it.why)("how", it.how);
    }
    bool operator==(const BlocksLost&) const = default;
};
/// HEX-06
struct UnitEliminated {
    UnitId unit;
    RuleId why;

    static constexpr std::string_view kind = "unitEliminated";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("why", it.why); }
    bool operator==(const UnitEliminated&) const = default;
};
/// HEX-63, HEX-94
struct UnitLeft {
    UnitId unit;
    std::optional<LeaderId> leader;
    RuleId why;

    static constexpr std::string_view kind = "unitLeft";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("leader", it.leader)("why", it.why); }
    bool operator==(const UnitLeft&) const = default;
};
/// HEX-10
struct LeaderEliminated {
    LeaderId leader;
    RuleId why;

    static constexpr std::string_view kind = "leaderEliminated";
    static void fields(auto& it, auto& visit) { visit("leader", it.leader)("why", it.why); }
    bool operator==(const LeaderEliminated&) const = default;
};
/// HEX-66
struct LeaderLeft {
    LeaderId leader;

    static constexpr std::string_view kind = "leaderLeft";
    static void fields(auto& it, auto& visit) { visit("leader", it.leader); }
    bool operator==(const LeaderLeft&) const = default;
};
/// HEX-54, HEX-56
struct FlagsTaken {
    UnitId unit;
    int flags = 0;
    Sum ignorable;
    int ignored = 0;
    int hexes = 0;

    static constexpr std::string_view kind = "flagsTaken";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("flags", it.flags)("ignorable", it.ignorable)("ignored", it.ignored)("hexes",
                                                                                                    it.hexes);
    }
    bool operator==(const FlagsTaken&) const = default;
};
/// HEX-51
struct Retreated {
    UnitId unit;
    std::optional<LeaderId> leader;
    std::vector<Hex> path;

    static constexpr std::string_view kind = "retreated";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("leader", it.leader)("path", it.path);
    }
    bool operator==(const Retreated&) const = default;
};
/// HEX-62
struct Evaded {
    UnitId unit;
    std::optional<LeaderId> leader;
    std::vector<Hex> path;

    static constexpr std::string_view kind = "evaded";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("leader", it.leader)("path", it.path);
    }
    bool operator==(const Evaded&) const = default;
};
/// HEX-66
struct LeaderEvaded {
    LeaderId leader;
    std::vector<Hex> path;

    static constexpr std::string_view kind = "leaderEvaded";
    static void fields(auto& it, auto& visit) { visit("leader", it.leader)("path", it.path); }
    bool operator==(const LeaderEvaded&) const = default;
};
/// HEX-71
struct Advanced {
    UnitId unit;
    std::optional<LeaderId> leader;
    std::vector<Hex> path;

    static constexpr std::string_view kind = "advanced";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("leader", it.leader)("path", it.path);
    }
    bool operator==(const Advanced&) const = default;
};
/// HEX-98
struct StoodFast {
    Seat seat;

    static constexpr std::string_view kind = "stoodFast";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat); }
    bool operator==(const StoodFast&) const = default;
};
/// HEX-86; no card if the wall grants it (HXT-46).
struct StruckFirst {
    UnitId unit;
    std::optional<CardId> card;

    static constexpr std::string_view kind = "struckFirst";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("card", it.card); }
    bool operator==(const StruckFirst&) const = default;
};
/// HEX-10, HEX-94; `objective` is an index into the setting.
struct BannersWon {
    Seat seat;
    int banners = 1;
    RuleId why;
    std::optional<int> objective;

    static constexpr std::string_view kind = "bannersWon";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("banners", it.banners)("why", it.why)("objective", it.objective);
    }
    bool operator==(const BannersWon&) const = default;
};
/// HEX-94
struct BannersLost {
    Seat seat;
    int banners = 1;
    int objective = 0;

    static constexpr std::string_view kind = "bannersLost";
    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("banners", it.banners)("objective", it.objective);
    }
    bool operator==(const BannersLost&) const = default;
};
/// HEX-17
struct CardDiscarded {
    Seat seat;
    CardId card;

    static constexpr std::string_view kind = "cardDiscarded";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("card", it.card); }
    bool operator==(const CardDiscarded&) const = default;
};
/// HEX-17, HEX-87
struct DeckShuffled {
    RuleId why;

    static constexpr std::string_view kind = "deckShuffled";
    static void fields(auto& it, auto& visit) { visit("why", it.why); }
    bool operator==(const DeckShuffled&) const = default;
};
/// HEX-11, HEX-59, HEX-95, HEX-96; without a winner it is a draw.
struct BattleEnded {
    Outcome outcome;

    static constexpr std::string_view kind = "battleEnded";
    static void fields(auto& it, auto& visit) { visit("outcome", it.outcome); }
    bool operator==(const BattleEnded&) const = default;
};
struct PositionRestored {
    Constant<Position> position;  // on the heap, because it is far larger than any other fact

    static constexpr std::string_view kind = "positionRestored";
    static void fields(auto& it, auto& visit) { visit("position", it.position); }
    bool operator==(const PositionRestored&) const = default;
};

using Fact = std::variant<CardsDrawn,
                          TurnBegan,
                          PhaseBegan,
                          CardPlayed,
                          OrderDiceRolled,
                          OrdersGiven,
                          BlockRestored,
                          UnitMoved,
                          LeaderMoved,
                          BattleBegan,
                          DiceRolled,
                          Trampled,
                          MarshRolled,
                          LeaderChecked,
                          EscapeRolled,
                          BlocksLost,
                          UnitEliminated,
                          UnitLeft,
                          LeaderEliminated,
                          LeaderLeft,
                          FlagsTaken,
                          Retreated,
                          Evaded,
                          LeaderEvaded,
                          Advanced,
                          StoodFast,
                          StruckFirst,
                          BannersWon,
                          BannersLost,
                          CardDiscarded,
                          DeckShuffled,
                          BattleEnded,
                          PositionRestored>;

}  // namespace vallum::hex
