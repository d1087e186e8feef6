// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/id.h>
#include <vallum/field/model/event.h>
#include <vallum/field/model/general_card.h>
#include <vallum/field/model/options.h>
#include <vallum/field/model/order.h>
#include <vallum/field/model/structure.h>
#include <vallum/field/model/terrain.h>
#include <vallum/field/model/unit_type.h>
#include <vallum/geometry/card.h>
#include <vallum/geometry/terrain.h>

namespace vallum::field {

using TypeId = Id<struct TypeKind>;
using OrderId = Id<struct OrderKindId>;
using EventId = Id<struct EventKindId>;

/// The type of a face-down card for a viewer who may not know what it is (SET-21).
inline constexpr TypeId hiddenType;

/// GEO-04
inline constexpr geometry::Size cardSize{1.6_du, 0.8_du};
/// GEO-06: of one of the four front sections of a card; markers and columns are as wide.
inline constexpr Du sectionWidth = cardSize.width / 4;

/// FLT-07: the table edge behind a side. South is y = 0. East and west are only used if every
/// player fights alone (TEAM-10).
enum class Home { south, north, east, west };
constexpr auto names(Home) { return std::array<std::string_view, 4>{"south", "north", "east", "west"}; }

/// SET-10
enum class Victory { casualties, annihilation, deathOfGeneral };
constexpr auto names(Victory) {
    return std::array<std::string_view, 3>{"casualties", "annihilation", "death-of-general"};
}

/// The constants of one player's army, or of one of two armies that a player leads (TEAM-09).
struct Side {
    Seat seat;
    std::string name;
    std::string army;  // a roster id
    Home home = Home::south;
    int team = 0;                       // TEAM-01: sides of the same team are allies
    std::string person;                 // TEAM-09: the player; empty: a different one for each side
    std::vector<GeneralCard> generals;  // in the order of purchase (OPT-06)
    int pointLimit = 0;                 // SET-04
    int unitPoints = 0;                 // UNIT-08, for all units at the start
    bool operator==(const Side&) const = default;
};

/// The two halves of one of the 72 cards.
struct ActionCard {
    OrderId order;
    EventId event;
    bool operator==(const ActionCard&) const = default;
};

/// Everything agreed on or printed before a battle that never changes in it. A `CardId` is an index into
/// `cards`, a `TypeId` an index into `types`.
struct Setting {
    geometry::Size table;
    std::vector<Side> sides;
    std::vector<UnitType> types;
    std::vector<Order> orders;
    std::vector<Event> events;
    std::vector<ActionCard> cards;
    EnumSet<Victory> victory{Victory::casualties};  // SET-10
    Options options;                                // OPT-01
    TurnOrder turnOrder = TurnOrder::teamTurns;     // TEAM-05
    std::optional<Seat> firstPlayer;                // SET-26; none: rolled for
    bool startFormations = true;                    // SET-23: formations may be chosen at the start
    std::vector<Tile> tiles;                        // TER: natural ground
    std::vector<Fortress> fortresses;               // FOR-08
    std::vector<StructureValues> structureValues = standardStructureValues();  // chapter 28
    geometry::TileSizes sizes = geometry::standardTileSizes();                 // GEO-25
    std::optional<Siege> siege;  // SIE; none: a battle in the open
    bool rangesShown = false;    // RNG-11: the teaching aid
    std::string scale;           // UNIT-01: the scenario's own text, or empty
    std::string dataDigest;      // of everything it was built from

    static void fields(auto& it, auto& visit) {
        visit("table", it.table)("victory", it.victory)("options", it.options)("firstPlayer", it.firstPlayer)(
            "dataDigest", it.dataDigest);
    }
    bool operator==(const Setting&) const = default;
};

}  // namespace vallum::field
