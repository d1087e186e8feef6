// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/hex/model/battle.h>

namespace vallum::hex {

/// HEX-13
struct CardChosen {
    CardId card;

    static constexpr std::string_view kind = "cardChosen";
    static void fields(auto& it, auto& visit) { visit("card", it.card); }
    bool operator==(const CardChosen&) const = default;
};
/// HEX-14; leaders are named if they are alone or leave their units (HEX-16), and `chief` if the
/// card asks for one (HEX-81).
struct OrdersChosen {
    std::vector<UnitId> units;
    std::vector<LeaderId> leaders;
    std::optional<LeaderId> chief;

    static constexpr std::string_view kind = "ordersChosen";
    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("leaders", it.leaders)("chief", it.chief);
    }
    bool operator==(const OrdersChosen&) const = default;
};
/// HEX-18: the hexes it enters, in order.
struct MoveUnit {
    UnitId unit;
    std::vector<Hex> path;
    bool exits = false;  // HXS-06: it leaves the board from the last of them

    static constexpr std::string_view kind = "moveUnit";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("path", it.path).optional("exits", it.exits);
    }
    bool operator==(const MoveUnit&) const = default;
};
/// HEX-26
struct MoveLeader {
    LeaderId leader;
    std::vector<Hex> path;

    static constexpr std::string_view kind = "moveLeader";
    static void fields(auto& it, auto& visit) { visit("leader", it.leader)("path", it.path); }
    bool operator==(const MoveLeader&) const = default;
};
/// Ends the current choice, with nothing more to do.
struct Done {
    static constexpr std::string_view kind = "done";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const Done&) const = default;
};
/// HEX-30
struct Fire {
    UnitId unit;
    Hex target;

    static constexpr std::string_view kind = "fire";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("target", it.target); }
    bool operator==(const Fire&) const = default;
};
/// HEX-36
struct CloseCombat {
    UnitId unit;
    Hex target;

    static constexpr std::string_view kind = "closeCombat";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("target", it.target); }
    bool operator==(const CloseCombat&) const = default;
};
/// HEX-98
struct Stand {
    bool forTheTurn = false;

    static constexpr std::string_view kind = "stand";
    static void fields(auto& it, auto& visit) { visit("forTheTurn", it.forTheTurn); }
    bool operator==(const Stand&) const = default;
};
/// HEX-62
struct Evade {
    std::vector<Hex> path;

    static constexpr std::string_view kind = "evade";
    static void fields(auto& it, auto& visit) { visit("path", it.path); }
    bool operator==(const Evade&) const = default;
};
/// HEX-86
struct StrikeFirst {
    static constexpr std::string_view kind = "strikeFirst";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const StrikeFirst&) const = default;
};
/// HEX-56
struct FlagsIgnored {
    int count = 0;

    static constexpr std::string_view kind = "flagsIgnored";
    static void fields(auto& it, auto& visit) { visit("count", it.count); }
    bool operator==(const FlagsIgnored&) const = default;
};
/// HEX-51, HEX-66, HEX-71
struct PathChosen {
    std::vector<Hex> path;
    bool leaves = false;  // a leader, off the board over his baseline

    static constexpr std::string_view kind = "pathChosen";
    static void fields(auto& it, auto& visit) { visit("path", it.path).optional("leaves", it.leaves); }
    bool operator==(const PathChosen&) const = default;
};
/// HEX-57
struct HexChosen {
    Hex hex;

    static constexpr std::string_view kind = "hexChosen";
    static void fields(auto& it, auto& visit) { visit("hex", it.hex); }
    bool operator==(const HexChosen&) const = default;
};
/// HEX-91
struct UnitChosen {
    UnitId unit;

    static constexpr std::string_view kind = "unitChosen";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const UnitChosen&) const = default;
};
/// HEX-48
struct YesOrNo {
    bool yes = false;

    static constexpr std::string_view kind = "yesOrNo";
    static void fields(auto& it, auto& visit) { visit("yes", it.yes); }
    bool operator==(const YesOrNo&) const = default;
};

using Answer = std::variant<DiceShown,
                            CardsShown,
                            CardChosen,
                            OrdersChosen,
                            MoveUnit,
                            MoveLeader,
                            Done,
                            Fire,
                            CloseCombat,
                            Stand,
                            Evade,
                            StrikeFirst,
                            FlagsIgnored,
                            PathChosen,
                            HexChosen,
                            UnitChosen,
                            YesOrNo>;

}  // namespace vallum::hex
