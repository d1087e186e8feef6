// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "options_shape.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/field/model/unit.h>

/// A scenario as its file spells it.
namespace vallum::field::shape {

/// SET-01
enum class BattleKind { scenario, free };
constexpr auto names(BattleKind) { return std::array<std::string_view, 2>{"scenario", "free"}; }

enum class SeatName { red, blue };
constexpr auto names(SeatName) { return std::array<std::string_view, 2>{"red", "blue"}; }

/// Whether the cards lie on the table already, or are placed in turn (SET-21).
enum class Deployment { placed, byTurns };
constexpr auto names(Deployment) { return std::array<std::string_view, 2>{"placed", "by-turns"}; }

struct Spot {
    Du x;
    Du y;
    Heading heading;

    static void fields(auto& it, auto& visit) { visit("x", it.x)("y", it.y)("heading", it.heading); }
    bool operator==(const Spot&) const = default;
};

struct Units {
    std::string id;
    int count = 1;
    std::optional<Spot> at;
    std::optional<Formation> formation;
    geometry::Extension extension;
    bool general = false;
    Status status = Status::regular;
    int wounds = 0;
    bool faceUp = false;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)
            .optional("count", it.count, 1)
            .optional("at", it.at)
            .optional("formation", it.formation)
            .optional("extension", it.extension)
            .optional("general", it.general)
            .optional("status", it.status)
            .optional("wounds", it.wounds)
            .optional("faceUp", it.faceUp);
    }
    bool operator==(const Units&) const = default;
};

struct Side {
    SeatName seat = SeatName::red;
    std::string name;
    std::string army;
    Home home = Home::south;
    std::string general;
    std::optional<int> pointLimit;
    std::vector<Units> units;

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("name", it.name)("army", it.army)("home", it.home)("general", it.general)
            .optional("pointLimit", it.pointLimit)("units", it.units);
    }
    bool operator==(const Side&) const = default;
};

struct Pick {
    std::string card;
    int count = 0;

    static void fields(auto& it, auto& visit) { visit("card", it.card)("count", it.count); }
    bool operator==(const Pick&) const = default;
};

struct Scenario {
    std::string id;
    std::string title;
    std::string intro;
    BattleKind kind = BattleKind::scenario;
    geometry::Size table;
    Deployment deployment = Deployment::placed;
    EnumSet<Victory> victory;
    std::optional<SeatName> firstPlayer;
    bool startFormations = true;
    bool rangesShown = false;
    Options options;
    std::string scale;
    std::vector<Pick> deck;
    std::vector<Side> sides;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("title", it.title)("intro", it.intro)("kind", it.kind)("table", it.table)(
            "deployment", it.deployment)("victory", it.victory)
            .optional("firstPlayer", it.firstPlayer)
            .optional("startFormations", it.startFormations, true)
            .optional("rangesShown", it.rangesShown)
            .optional("options", it.options)
            .optional("scale", it.scale)
            .optional("deck", it.deck)("sides", it.sides);
    }
};

}  // namespace vallum::field::shape
