// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/constant.h>
#include <vallum/core/id.h>
#include <vallum/core/rule.h>
#include <vallum/core/word_digest.h>
#include <vallum/hex/model/setting.h>

namespace vallum::hex {

/// HEX-92
struct Elite {
    bool leaderHits = false;
    bool ignoreFlag = false;
    bool ignoreSword = false;
    std::optional<int> fireRange;

    static void fields(auto& it, auto& visit) {
        visit.optional("leaderHits", it.leaderHits)
            .optional("ignoreFlag", it.ignoreFlag)
            .optional("ignoreSword", it.ignoreSword)
            .optional("fireRange", it.fireRange);
    }
    bool operator==(const Elite&) const = default;
};

/// What a unit has done in this turn.
struct UnitTurn {
    bool ordered = false;
    bool moved = false;       // has made its one normal move of this phase
    int hexes = 0;            // of its normal moves
    bool halted = false;      // HEX-27
    bool mustAttack = false;  // HEX-23
    int battles = 0;
    std::optional<RuleId> barred;  // the rule that bars it from battling after its move
    Hex start;                     // its hex at the beginning of the turn

    static void fields(auto& it, auto& visit) {
        visit("ordered", it.ordered)("moved", it.moved)("hexes", it.hexes)("halted", it.halted)(
            "mustAttack", it.mustAttack)("battles", it.battles)("barred", it.barred)("start", it.start);
    }
    bool operator==(const UnitTurn&) const = default;
};

/// Eliminated units give a banner; units that left do not (HEX-63, HEX-94).
enum class Fate { onBoard, eliminated, left };
constexpr auto names(Fate) { return std::array<std::string_view, 3>{"onBoard", "eliminated", "left"}; }

struct Unit {
    int type = 0;  // index into `Setting::types`
    Seat owner;
    Hex at;
    int blocks = 0;
    Fate fate = Fate::onBoard;
    std::string name;
    Elite elite;
    UnitTurn turn;

    [[nodiscard]] bool isOnBoard() const { return fate == Fate::onBoard; }
    static void fields(auto& it, auto& visit) {
        visit("type", it.type)("owner", it.owner)("at", it.at)("blocks", it.blocks)("fate", it.fate)(
            "name", it.name)("elite", it.elite)("turn", it.turn);
    }
    bool operator==(const Unit&) const = default;
};

/// Lists the parts of a unit once more, so that a new part is not forgotten; neighbors in
/// memory are read together.
inline std::array<std::uint64_t, 7> wordsOf(const Unit& unit) {
    const auto& [type, owner, at, blocks, fate, name, elite, turn] = unit;
    const auto& [leaderHits, ignoreFlag, ignoreSword, fireRange] = elite;
    const auto& [ordered, moved, hexes, halted, mustAttack, battles, barred, start] = turn;
    return {packed<32, 32>(type, owner),
            packed<32, 32>(at.row, at.column),
            packed<32, 32>(blocks, fate),
            packed<32, 32>(hexes, battles),
            packed<32, 32>(start.row, start.column),
            packed<8, 8, 8, 8, 8, 8, 8, 8>(ordered, moved, halted, mustAttack, leaderHits, ignoreFlag,
                                           ignoreSword, fireRange ? *fireRange + 1 : 0),
            (barred ? wordOf(*barred) : 0) ^ (name.empty() ? 0 : WordDigest::number(name))};
}

/// HEX-07
struct Leader {
    Seat owner;
    std::string name;
    Hex at;
    Fate fate = Fate::onBoard;
    int extraDie = 0;  // HXS-05
    bool ordered = false;
    bool moved = false;

    [[nodiscard]] bool isOnBoard() const { return fate == Fate::onBoard; }
    static void fields(auto& it, auto& visit) {
        visit("owner", it.owner)("name", it.name)("at", it.at)("fate", it.fate)("extraDie", it.extraDie)(
            "ordered", it.ordered)("moved", it.moved);
    }
    bool operator==(const Leader&) const = default;
};

inline std::array<std::uint64_t, 2> wordsOf(const Leader& leader) {
    const auto& [owner, name, at, fate, extraDie, ordered, moved] = leader;
    return {packed<8, 8, 8, 8, 8, 1, 1>(owner, at.row, at.column, fate, extraDie, ordered, moved),
            WordDigest::number(name)};
}

/// The card of a turn, and the card that it counts as.
struct Play {
    CardId card;
    std::optional<int> as;           // index into `Setting::cards`; none: nothing to copy (HEX-83)
    Seat view;                       // the seat whose left and right apply
    EnumSet<BoardSection> chiefIn;   // where a copy requires the leader to be; empty: anywhere
    EnumSet<BoardSection> chiefWas;  // where the chosen leader was
    bool oneUnit = false;            // HEX-80, HEX-81: one unit only, without the extras of the card
    std::vector<int> faces;          // HEX-87, HEX-91

    static void fields(auto& it, auto& visit) {
        visit("card", it.card)("as", it.as)("view", it.view)("chiefIn", it.chiefIn)("chiefWas", it.chiefWas)(
            "oneUnit", it.oneUnit)("faces", it.faces);
    }
    bool operator==(const Play&) const = default;
};

inline std::array<std::uint64_t, 2> wordsOf(const Play& play) {
    const auto& [card, as, view, chiefIn, chiefWas, oneUnit, faces] = play;
    return {
        packed<16, 1, 15, 8, 8, 8, 1>(card, as.has_value(), as.value_or(0), view, chiefIn, chiefWas, oneUnit),
        faces.empty() ? 0 : WordDigest::number(faces)};
}

struct Player {
    Seat seat;
    std::vector<CardId> hand;
    int command = 5;  // HEX-08
    int banners = 0;
    std::optional<Play> last;  // the one of the player's previous turn (HEX-83)
    bool owedCard = false;     // HEX-17: for a Strike first card
    bool standsFast = false;   // HEX-98: for the rest of this turn

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("hand", it.hand)("command", it.command)("banners", it.banners)(
            "last", it.last)("owedCard", it.owedCard)("standsFast", it.standsFast);
    }
    bool operator==(const Player&) const = default;
};

inline std::array<std::uint64_t, 3> wordsOf(const Player& player) {
    const auto& [seat, hand, command, banners, last, owedCard, standsFast] = player;
    return {packed<8, 16, 16, 1, 1>(seat, command, banners, owedCard, standsFast), WordDigest::number(hand),
            last ? WordDigest::number(*last) : 0};
}

/// HEX-12; `movingAgain` is the extra move of HEX-90.
enum class Phase { dealing, command, orders, moving, battling, movingAgain, drawing, over };
constexpr auto names(Phase) {
    return std::array<std::string_view, 8>{"dealing",  "command",      "orders",  "moving",
                                           "battling", "moving-again", "drawing", "over"};
}

/// HEX-11: how a battle ended, and by which rule; without a winner it is a draw.
struct Outcome {
    std::optional<Seat> winner;
    RuleId why{"HEX-11"};

    static void fields(auto& it, auto& visit) { visit("winner", it.winner)("why", it.why); }
    bool operator==(const Outcome&) const = default;
};

/// The part of a battle that changes.
struct Position {
    static constexpr bool isDigestedInWords = true;

    std::vector<Unit> units;
    std::vector<Leader> leaders;
    std::vector<Player> players;
    std::vector<CardId> deck;
    std::vector<CardId> discarded;
    std::vector<int> won;  // 1 for each objective that is taken or held, otherwise 0
    Seat active;
    int turn = 0;  // counted through both sides
    Phase phase = Phase::dealing;
    std::optional<Play> play;
    std::optional<Outcome> outcome;  // once it is over

    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("leaders", it.leaders)("players", it.players)("deck", it.deck)(
            "discarded", it.discarded)("won", it.won)("active", it.active)("turn", it.turn)(
            "phase", it.phase)("play", it.play)("outcome", it.outcome);
    }
    bool operator==(const Position&) const = default;
};

struct Battle : Position {
    Constant<Setting> setting;

    [[nodiscard]] const Unit& unit(UnitId id) const { return units.at(static_cast<std::size_t>(id.raw())); }
    [[nodiscard]] const Leader& leader(LeaderId id) const {
        return leaders.at(static_cast<std::size_t>(id.raw()));
    }
    [[nodiscard]] const UnitType& type(UnitId id) const {
        return setting->types.at(static_cast<std::size_t>(unit(id).type));
    }
    [[nodiscard]] const Side& side(Seat) const;
    [[nodiscard]] const Player& player(Seat) const;
    [[nodiscard]] Seat enemyOf(Seat) const;
    [[nodiscard]] Edge homeOf(Seat seat) const { return side(seat).home; }
    [[nodiscard]] const Cell& cell(Hex hex) const { return setting->cells[indexOf(hex)]; }
    [[nodiscard]] const CommandCard& card(CardId) const;

    /// Finds only units on the board.
    [[nodiscard]] std::optional<UnitId> unitAt(Hex) const;
    [[nodiscard]] std::optional<LeaderId> leaderAt(Hex) const;
    [[nodiscard]] std::optional<LeaderId> leaderOf(UnitId) const;
    [[nodiscard]] std::optional<UnitId> unitOf(LeaderId) const;
    [[nodiscard]] bool isLone(LeaderId id) const { return !unitOf(id); }
    [[nodiscard]] std::vector<UnitId> unitsOf(Seat) const;
    [[nodiscard]] std::vector<LeaderId> leadersOf(Seat) const;
    [[nodiscard]] bool hasUnits(Seat) const;
    [[nodiscard]] bool isAtFullStrength(UnitId id) const { return unit(id).blocks == type(id).blocks; }
    /// True if an enemy unit of this seat is adjacent to the hex.
    [[nodiscard]] bool hasEnemyUnitNextTo(Hex, Seat) const;
    [[nodiscard]] std::vector<UnitId> enemyUnitsNextTo(Hex, Seat) const;

    static void fields(auto& it, auto& visit) {
        visit("setting", it.setting);
        Position::fields(it, visit);
    }
    bool operator==(const Battle&) const = default;
};

/// The start of a battle; `source` is the text it was read from.
struct Scenario {
    std::string id;
    std::string title;
    std::string intro;
    std::string teaches;
    Constant<Setting> setting;
    std::vector<Unit> units;
    std::vector<Leader> leaders;
    std::string source;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("title", it.title)("intro", it.intro)("teaches", it.teaches)(
            "setting", it.setting)("units", it.units)("leaders", it.leaders)("source", it.source);
    }
    bool operator==(const Scenario&) const = default;
};

}  // namespace vallum::hex
