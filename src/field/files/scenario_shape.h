// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ground_shape.h"
#include "options_shape.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/core/shelf_mark.h>
#include <vallum/field/files/annotations.h>
#include <vallum/field/files/ground_cover.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/model/unit.h>
#include <vallum/field/queries/sharing.h>

/// A scenario in the format of files.
namespace vallum::field::shape {

/// SET-01
enum class BattleKind { scenario, free };
constexpr auto names(BattleKind) { return std::array<std::string_view, 2>{"scenario", "free"}; }

enum class SeatName { red, blue, green, yellow, violet, white };
constexpr auto names(SeatName) { return seatNames; }

/// Whether the cards are already on the table or are placed in turn (SET-21).
enum class Deployment { placed, byTurns };
constexpr auto names(Deployment) { return std::array<std::string_view, 2>{"placed", "by-turns"}; }

/// GEN-01: the side's only general, or an index into its list of generals.
struct GeneralMark {
    static constexpr std::string_view expected = "true, false or a number from 0";
    std::optional<int> index;

    static std::optional<GeneralMark> fromJson(const Json& json) {
        if (json == false) return GeneralMark{};
        if (json == true) return GeneralMark{0};
        constexpr int most = 99;
        if (!json.is_number_integer() || json < 0 || json > most) return std::nullopt;
        return GeneralMark{json.get<int>()};
    }
    bool operator==(const GeneralMark&) const = default;
};

struct Units {
    std::string id;
    int count = 1;
    std::optional<FilePose> at;
    std::optional<Formation> formation;
    geometry::Extension extension;
    GeneralMark general;
    std::optional<int> commander;
    Status status = Status::regular;
    int wounds = 0;
    bool faceUp = false;
    std::optional<int> supports;  // ABL-27: the index of its main unit in the same list
    std::string inside;           // FOR-04: the name of a tower or sector
    bool carriesRam = false;      // RAM-01

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)
            .optional("count", it.count, 1)
            .optional("at", it.at)
            .optional("formation", it.formation)
            .optional("extension", it.extension)
            .optional("general", it.general)
            .optional("commander", it.commander)
            .optional("status", it.status)
            .optional("wounds", it.wounds)
            .optional("faceUp", it.faceUp)
            .optional("supports", it.supports)
            .optional("inside", it.inside)
            .optional("carriesRam", it.carriesRam);
    }
    bool operator==(const Units&) const = default;
};

struct Side {
    SeatName seat = SeatName::red;
    std::string name;
    std::string army;
    Home home = Home::south;
    std::string team;
    std::string person;
    std::string general;
    std::vector<std::string> generals;
    std::optional<int> pointLimit;
    std::vector<Units> units;

    /// In either format.
    [[nodiscard]] std::vector<std::string> allGenerals() const {
        return general.empty() ? generals : std::vector{general};
    }

    static void fields(auto& it, auto& visit) {
        visit("seat", it.seat)("name", it.name)("army", it.army)("home", it.home)
            .optional("team", it.team)
            .optional("person", it.person)
            .optional("general", it.general)
            .optional("generals", it.generals)
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
    std::optional<geometry::Size> table;
    Deployment deployment = Deployment::placed;
    EnumSet<Victory> victory;
    TurnOrder turnOrder = TurnOrder::teamTurns;
    Sharing sharing = Sharing::zone;
    std::optional<int> teamPoints;
    std::optional<SeatName> firstPlayer;
    bool startFormations = true;
    bool rangesShown = false;
    Options options;
    std::string scale;
    std::vector<Pick> deck;
    std::vector<Tile> tiles;
    std::vector<Piece> structures;
    std::vector<FortressPlace> fortresses;
    std::vector<RamPlace> rams;
    std::optional<SiegePlan> siege;
    GroundCover ground = GroundCover::grass;
    ShelfMark shelf;
    Annotations annotations;
    std::vector<Side> sides;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("title", it.title)("intro", it.intro)("kind", it.kind)
            .optional("table", it.table)("deployment", it.deployment)("victory", it.victory)
            .optional("turnOrder", it.turnOrder)
            .optional("sharing", it.sharing)
            .optional("teamPoints", it.teamPoints)
            .optional("firstPlayer", it.firstPlayer)
            .optional("startFormations", it.startFormations, true)
            .optional("rangesShown", it.rangesShown)
            .optional("options", it.options)
            .optional("scale", it.scale)
            .optional("deck", it.deck)
            .optional("tiles", it.tiles)
            .optional("structures", it.structures)
            .optional("fortresses", it.fortresses)
            .optional("rams", it.rams)
            .optional("siege", it.siege)
            .optional("ground", it.ground)
            .optional("shelf", it.shelf)
            .optional("annotations", it.annotations)("sides", it.sides);
    }
};

/// The most that a side may spend, if the file says so.
int largestLimit(const Scenario&);
/// SIE-02
geometry::Size tableOf(const Scenario&);

}  // namespace vallum::field::shape
