// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/annotations.h>
#include <vallum/core/json.h>
#include <vallum/core/shelf_mark.h>
#include <vallum/hex/model/board_point.h>
#include <vallum/hex/model/setting.h>

/// The contents of a scenario file, key by key (chapter 42).
namespace vallum::hex::shape {

struct Side {
    std::string seat;
    Edge edge = Edge::top;
    std::string name;
    std::string color;
    int hand = 5;
    int banners = 5;
    std::vector<std::string> rules;

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("edge", it.edge)("name", it.name)("color", it.color)
            .optional("hand", it.hand, 5)
            .optional("banners", it.banners, 5)("rules", it.rules);
    }
};
struct HexCell {
    Hex at;
    Ground ground = Ground::open;
    std::optional<Work> work;
    std::vector<Direction> sides;
    std::string owner;

    static void fields(auto& it, auto& visit) {
        visit.pair("at", it.at.row, it.at.column)
            .optional("ground", it.ground)
            .optional("work", it.work)
            .optional("sides", it.sides)
            .optional("owner", it.owner);
    }
};
struct Unit {
    std::string seat;
    std::string type;
    Hex at;
    std::optional<int> blocks;
    std::string name;
    std::vector<Json> elite;

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("type", it.type)
            .pair("at", it.at.row, it.at.column)
            .optional("blocks", it.blocks)
            .optional("name", it.name)
            .optional("elite", it.elite);
    }
};
struct Traits {
    int extraDie = 0;

    static void fields(auto& it, auto& visit) { visit("extraDie", it.extraDie); }
    bool operator==(const Traits&) const = default;
};
struct Leader {
    std::string seat;
    std::string name;
    Hex at;
    std::optional<Traits> traits;

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("name", it.name)
            .pair("at", it.at.row, it.at.column)
            .optional("traits", it.traits);
    }
};
struct Objective {
    Aim type = Aim::camp;
    std::optional<std::array<int, 2>> at;
    std::optional<Edge> edge;
    std::string seat;
    int banners = 1;

    static void fields(auto& it, auto& visit) {
        visit("type", it.type)
            .optional("at", it.at)
            .optional("edge", it.edge)("seat", it.seat)
            .optional("banners", it.banners, 1);
    }
};
enum class Set { basic, expansion };
constexpr auto names(Set) { return std::array<std::string_view, 2>{"basic", "expansion"}; }

struct Scenario {
    std::string id;
    std::string title;
    std::string intro;
    std::string teaches;
    std::vector<std::string> briefing;
    std::string source;
    Set set = Set::basic;
    std::vector<Side> sides;
    std::string first;
    int turns = 30;
    bool siege = false;
    std::vector<HexCell> hexes;
    std::vector<Unit> units;
    std::vector<Leader> leaders;
    std::vector<Objective> objectives;
    ShelfMark shelf;
    Annotations<BoardPoint> annotations;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("title", it.title)("intro", it.intro)
            .optional("teaches", it.teaches)
            .optional("briefing", it.briefing)
            .optional("source", it.source)("set", it.set)("sides", it.sides)("first", it.first)
            .optional("turns", it.turns, 30)
            .optional("siege", it.siege)("hexes", it.hexes)("units", it.units)("leaders", it.leaders)(
                "objectives", it.objectives)
            .optional("shelf", it.shelf)
            .optional("annotations", it.annotations);
    }
};

}  // namespace vallum::hex::shape
