// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/trials/explanation.h>

/// The stored result of a battle: whole numbers only. Units and structures are identified by their index in
/// the battle; points are in hundredths.
namespace vallum::trials {

enum class WoundCause { melee, ranged, other };
constexpr auto names(WoundCause) { return std::array<std::string_view, 3>{"melee", "ranged", "other"}; }
using Wounds = std::array<int, 3>;

/// The causes of damage to a section, including elephants without a ram (RAM-13).
enum class DamageCause { artillery, ram, elephants, fire, arson };
constexpr auto names(DamageCause) {
    return std::array<std::string_view, 5>{"artillery", "ram", "elephants", "fire", "arson"};
}

/// How a unit gets into a fortress: on foot, over a wall by ladder, into a tower by ladder, or across from a
/// siege tower.
enum class WayIn { gap, ladder, tower, siegeTower };
constexpr auto names(WayIn) {
    return std::array<std::string_view, 4>{"gap", "ladder", "tower", "siege-tower"};
}

struct UnitResult {
    int orders = 0;
    int attacks = 0;
    int turnsEngaged = 0;
    Wounds given{};
    Wounds taken{};
    int gained = 0;       // hundredths of points of enemy units, by its wounds
    int works = 0;        // hundredths of points of structures that it damaged
    int destroyedIn = 0;  // the turn; 0: it survived

    static void fields(auto& it, auto& visit) {
        visit.optional("orders", it.orders)
            .optional("attacks", it.attacks)
            .optional("turnsEngaged", it.turnsEngaged)
            .optional("given", it.given)
            .optional("taken", it.taken)
            .optional("gained", it.gained)
            .optional("works", it.works)
            .optional("destroyedIn", it.destroyedIn);
    }
    bool operator==(const UnitResult&) const = default;
};

/// Of a structure, or of a ram.
struct SectionResult {
    std::array<int, 5> damage{};  // by cause
    int gained = 0;               // hundredths of points, by those in it or with it
    int openedIn = 0;             // the turn; 0: it held
    std::optional<DamageCause> openedBy;

    static void fields(auto& it, auto& visit) {
        visit.optional("damage", it.damage)
            .optional("gained", it.gained)
            .optional("openedIn", it.openedIn)
            .optional("by", it.openedBy);
    }
    bool operator==(const SectionResult&) const = default;
};

/// The thirds of a battle's turns, by which maps are split.
inline constexpr int thirds = 3;
/// From 0 to 2. What happens before the first turn belongs to the first third.
constexpr int thirdOf(int turn, int turns) {
    return turn <= 1 ? 0 : std::min((turn - 1) * thirds / std::max(1, turns), thirds - 1);
}
/// A sparse histogram of places: each row is a square of the board, then its counts in the three thirds.
using Squares = std::vector<std::array<int, 1 + thirds>>;

struct SideResult {
    Seat seat;
    bool won = false;
    int lost = 0;
    int value = 0;   // at the start
    int margin = 0;  // what it can still lose before its losses decide or are checked; negative beyond
    int units = 0;
    int destroyed = 0;
    int banners = 0;  // won, in hex battles
    int blocks = 0;   // at the start
    int blocksLost = 0;
    Squares deaths = {};    // of its units
    Squares paths = {};     // squares that they moved into
    Squares standing = {};  // squares they stood in when a turn began
    Squares shots = {};     // squares they shot from
    Squares targets = {};   // squares of what they shot at

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("won", it.won)
            .optional("lost", it.lost)
            .optional("value", it.value)
            .optional("margin", it.margin)
            .optional("units", it.units)
            .optional("destroyed", it.destroyed)
            .optional("banners", it.banners)
            .optional("blocks", it.blocks)
            .optional("blocksLost", it.blocksLost)
            .optional("deaths", it.deaths)
            .optional("paths", it.paths)
            .optional("standing", it.standing)
            .optional("shots", it.shots)
            .optional("targets", it.targets);
    }
    bool operator==(const SideResult&) const = default;
};

struct Opening {
    int section = 0;
    int turn = 0;
    DamageCause by = DamageCause::artillery;

    static void fields(auto& it, auto& visit) { visit("section", it.section)("turn", it.turn)("by", it.by); }
    bool operator==(const Opening&) const = default;
};

/// The first melee.
struct Contact {
    int square = 0;
    int turn = 0;

    static void fields(auto& it, auto& visit) { visit("square", it.square)("turn", it.turn); }
    bool operator==(const Contact&) const = default;
};

struct FirstInside {
    int unit = 0;
    int turn = 0;
    WayIn how = WayIn::gap;

    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("turn", it.turn)("how", it.how); }
    bool operator==(const FirstInside&) const = default;
};

struct BattleResult {
    int battle = 0;
    int cell = 0;
    int seed = 0;
    std::string error;   // not empty: it could not be fought to its end and does not count
    std::string reason;  // the rule that ended it
    int turns = 0;
    int decks = 0;
    int answers = 0;
    int refused = 0;  // refused answers by players
    std::string digest;
    std::vector<SideResult> sides;
    std::vector<UnitResult> units;
    std::vector<SectionResult> sections;  // of all structures, then of all rams
    std::optional<Opening> opened;
    std::optional<FirstInside> inside;
    std::optional<Contact> contact;
    std::vector<Explanation> decisions;  // of players that search, where the plan asks for them

    static void fields(auto& it, auto& visit) {
        visit("battle", it.battle)("cell", it.cell)("seed", it.seed)
            .optional("error", it.error)
            .optional("reason", it.reason)
            .optional("turns", it.turns)
            .optional("decks", it.decks)
            .optional("answers", it.answers)
            .optional("refused", it.refused)
            .optional("digest", it.digest)
            .optional("sides", it.sides)
            .optional("units", it.units)
            .optional("sections", it.sections)
            .optional("opened", it.opened)
            .optional("inside", it.inside)
            .optional("contact", it.contact)
            .optional("decisions", it.decisions);
    }
    bool operator==(const BattleResult&) const = default;
};

}  // namespace vallum::trials
