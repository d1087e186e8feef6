// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/core/id.h>
#include <vallum/hex/model/board.h>
#include <vallum/hex/model/command_card.h>
#include <vallum/hex/model/terrain.h>
#include <vallum/hex/model/unit_type.h>

namespace vallum::hex {

using LeaderId = Id<struct HexLeaderKind>;

/// HXS-02
struct Side {
    Seat seat;
    std::string key;  // the seat's name in the file
    Edge home = Edge::top;
    std::string name;
    std::string color;
    int hand = 5;
    int banners = 5;        // needed to win
    bool javelins = false;  // HEX-93
    bool flexible = false;

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("key", it.key)("home", it.home)("name", it.name)("color", it.color)(
            "hand", it.hand)("banners", it.banners)("javelins", it.javelins)("flexible", it.flexible);
    }
    bool operator==(const Side&) const = default;
};

enum class Aim { camp, hold, exit };
constexpr auto names(Aim) { return std::array<std::string_view, 3>{"camp", "hold", "exit"}; }

/// HEX-94
struct Objective {
    Aim aim = Aim::camp;
    Seat seat;  // who can win it
    Hex at;
    Edge edge = Edge::top;  // for an exit
    int banners = 1;

    static void fields(auto& it, auto& visit) {
        visit("aim", it.aim)("seat", it.seat)("at", it.at)("edge", it.edge)("banners", it.banners);
    }
    bool operator==(const Objective&) const = default;
};

/// The part of a battle that never changes.
struct Setting {
    std::vector<Side> sides;
    Seat first;
    int turns = 30;  // per side (HEX-96)
    bool siege = false;
    std::vector<Cell> cells;  // indexed by indexOf(hex)
    std::vector<Objective> objectives;
    std::vector<UnitType> types;
    std::vector<TerrainType> terrain;  // the grounds in order, then the works
    std::vector<CommandCard> cards;
    std::vector<int> deck;  // for each of the 60 cards, its index into `cards`

    static void fields(auto& it, auto& visit) {
        visit("sides", it.sides)("first", it.first)("turns", it.turns)("siege", it.siege)("cells", it.cells)(
            "objectives", it.objectives)("types", it.types)("terrain", it.terrain)("cards", it.cards)(
            "deck", it.deck);
    }
    bool operator==(const Setting&) const = default;
};

}  // namespace vallum::hex
