// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/enum_set.h>
#include <vallum/core/id.h>
#include <vallum/core/rule.h>
#include <vallum/hex/model/board.h>

namespace vallum::hex {

/// HXT-65
enum class Ground { open, broken, forest, hill, sea, river, ford, marsh };
constexpr auto names(Ground) {
    return std::array<std::string_view, 8>{"open", "broken", "forest", "hill",
                                           "sea",  "river",  "ford",   "marsh"};
}
enum class Work { rampart, camp, bridge, scalableWall, fortifiedWall };
constexpr auto names(Work) {
    return std::array<std::string_view, 5>{"rampart", "camp", "bridge", "scalable-wall", "fortified-wall"};
}

/// One hex as the scenario describes it.
struct Cell {
    Ground ground = Ground::open;
    std::optional<Work> work;
    EnumSet<Direction> ramparts;  // HXT-27
    Seat campOf;

    static void fields(auto& it, auto& visit) {
        visit("ground", it.ground)("work", it.work)("ramparts", it.ramparts)("campOf", it.campOf);
    }
    bool operator==(const Cell&) const = default;
};

/// How a piece may enter a hex, from best to worst.
enum class Entry { free, stop, fromNextHex, no };
constexpr auto names(Entry) { return std::array<std::string_view, 4>{"free", "stop", "from-next-hex", "no"}; }
enum class Layer { ground, work };
constexpr auto names(Layer) { return std::array<std::string_view, 2>{"ground", "work"}; }
enum class Battlers { all, foot, lightFootAndWarriors };
constexpr auto names(Battlers) {
    return std::array<std::string_view, 3>{"all", "foot", "light-foot-and-warriors"};
}
enum class Protected { none, foot, all };
constexpr auto names(Protected) { return std::array<std::string_view, 3>{"none", "foot", "all"}; }
enum class ProtectedSides { all, rampart };
constexpr auto names(ProtectedSides) { return std::array<std::string_view, 2>{"all", "rampart"}; }

/// HXT-62: a row of the terrain table, with the rules it comes from.
struct TerrainType {
    struct Entries {
        Entry foot = Entry::free;
        Entry mounted = Entry::free;
        Entry warMachine = Entry::free;
        Entry leader = Entry::free;
        RuleId rule;
        RuleId barred;  // the rule that keeps some out, if it is a different one

        static void fields(auto& it, auto& visit) {
            visit("foot", it.foot)("mounted", it.mounted)("warMachine", it.warMachine)("leader", it.leader)
                .optional("rule", it.rule)
                .optional("barred", it.barred);
        }
        bool operator==(const Entries&) const = default;
    };
    /// Who may battle in the turn of entering the hex.
    struct After {
        Battlers who = Battlers::all;
        RuleId rule;

        static void fields(auto& it, auto& visit) { visit("who", it.who)("rule", it.rule); }
        bool operator==(const After&) const = default;
    };
    /// HXT-01: limits on dice; none: no limit.
    struct Limits {
        std::optional<int> foot;  // in close combat
        std::optional<int> mounted;
        std::optional<int> fromBelow;  // HXT-17
        std::optional<int> ranged;
        RuleId rule;

        static void fields(auto& it, auto& visit) {
            visit.optional("foot", it.foot)
                .optional("mounted", it.mounted)
                .optional("fromBelow", it.fromBelow)
                .optional("ranged", it.ranged)
                .optional("rule", it.rule);
        }
        bool operator==(const Limits&) const = default;
    };
    /// For a defending unit (HXT-03).
    struct Protection {
        Protected of = Protected::none;
        ProtectedSides sides = ProtectedSides::all;
        int swords = 0;  // sword hits to ignore in close combat
        int flags = 0;   // flags that may be ignored
        RuleId close;
        RuleId ranged;
        bool strikesFirst = false;

        static void fields(auto& it, auto& visit) {
            visit("of", it.of)("sides", it.sides)("swords", it.swords)("flags", it.flags)("close", it.close)(
                "ranged", it.ranged)
                .optional("strikesFirst", it.strikesFirst);
        }
        bool operator==(const Protection&) const = default;
    };

    std::string id;
    Layer layer = Layer::ground;
    RuleId rule;
    Entries enter;
    After battleAfterEntering;
    Limits limitInIt;
    Limits limitAgainstIt;
    Protection protection;
    bool blocksSight = false;
    bool roll = false;  // HXT-54
    int diceFewer = 0;  // HXT-34
    bool expansion = false;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("layer", it.layer)("rule", it.rule)("enter", it.enter)
            .optional("battleAfterEntering", it.battleAfterEntering)
            .optional("limitInIt", it.limitInIt)
            .optional("limitAgainstIt", it.limitAgainstIt)
            .optional("protection", it.protection)
            .optional("blocksSight", it.blocksSight)
            .optional("roll", it.roll)
            .optional("diceFewer", it.diceFewer)
            .optional("expansion", it.expansion);
    }
    bool operator==(const TerrainType&) const = default;
};

}  // namespace vallum::hex
