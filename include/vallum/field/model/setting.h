// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/id.h>
#include <vallum/field/model/action_card.h>
#include <vallum/field/model/general_card.h>
#include <vallum/field/model/unit_type.h>
#include <vallum/geometry/card.h>

namespace vallum::field {

using TypeId = Id<struct TypeKind>;
using OrderId = Id<struct OrderKindId>;
using EventId = Id<struct EventKindId>;

/// Face down for the one who looks: nobody may know what it is (SET-21).
inline constexpr TypeId hiddenType;

/// GEO-04
inline constexpr geometry::Size cardSize{1.6_du, 0.8_du};

/// FLT-07: the table edge behind a side. South is y = 0.
enum class Home { south, north };
constexpr auto names(Home) { return std::array<std::string_view, 2>{"south", "north"}; }

/// SET-10
enum class Victory { casualties, annihilation, deathOfGeneral };
constexpr auto names(Victory) {
    return std::array<std::string_view, 3>{"casualties", "annihilation", "death-of-general"};
}

/// What never changes about one side.
struct Side {
    Seat seat;
    std::string name;
    std::string army;  // a roster's id
    Home home = Home::south;
    GeneralCard general;
    int pointLimit = 0;  // SET-04
    int unitPoints = 0;  // UNIT-08, all units at the start
    bool operator==(const Side&) const = default;
};

/// The two halves of one of the 72 cards.
struct ActionCard {
    OrderId order;
    EventId event;
    bool operator==(const ActionCard&) const = default;
};

/// All that is agreed or printed before a battle and never changes in it. A `CardId` counts into `cards`,
/// a `TypeId` into `types`.
struct Setting {
    geometry::Size table;
    std::vector<Side> sides;
    std::vector<UnitType> types;
    std::vector<Order> orders;
    std::vector<Event> events;
    std::vector<ActionCard> cards;
    EnumSet<Victory> victory{Victory::casualties};  // SET-10
    std::optional<Seat> firstPlayer;                // SET-26: none: rolled for
    bool startFormations = true;                    // SET-23: whether formations may be chosen at the start
    bool rangesShown = false;                       // RNG-11: the teaching aid
    std::string scale;                              // UNIT-01: the scenario's own text, or empty
    std::string dataDigest;                         // of all that was read to make this

    static void fields(auto& it, auto& visit) {
        visit("table", it.table)("victory", it.victory)("firstPlayer", it.firstPlayer)("dataDigest",
                                                                                       it.dataDigest);
    }
    bool operator==(const Setting&) const = default;
};

}  // namespace vallum::field
