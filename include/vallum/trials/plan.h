// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/hex/files/library.h>
#include <vallum/trials/board.h>

/// The plan of a trial: scenarios, the layouts of their fortresses, their players and the options that vary
/// them, in all combinations or as listed; how many battles to fight, and when to stop.
namespace vallum::trials {

inline constexpr std::size_t mostCells = 64;
inline constexpr int mostBattles = 10'000'000;

struct PlannedScenario {
    std::string name;
    std::string file;         // relative to the plan
    std::string text;         // verbatim, except for the layout; empty: not read yet
    std::string layout = {};  // what errors call the layout in it; empty: its own fortress

    static void fields(auto& it, auto& visit) {
        visit.optional("name", it.name).optional("file", it.file).optional("text", it.text);
    }
    bool operator==(const PlannedScenario&) const = default;
};

/// A fortress to stand in the scenarios in place of their first one. Without file and text it is the one that
/// each scenario has.
struct PlannedLayout {
    std::string name;
    std::string file;  // relative to the plan
    std::string text;  // empty: not read yet

    static void fields(auto& it, auto& visit) {
        visit.optional("name", it.name).optional("file", it.file).optional("text", it.text);
    }
    bool operator==(const PlannedLayout&) const = default;
};

/// The players: the same for all seats, except for those that are named.
struct PlannedPlayers {
    std::string name;
    std::string all = "greedy";
    std::array<std::string, field::seatNames.size()> seats;  // empty: as for all

    [[nodiscard]] const std::string& of(Seat seat) const {
        const std::string& own = seats.at(static_cast<std::size_t>(seat.raw() - 1));
        return own.empty() ? all : own;
    }

    static void fields(auto& it, auto& visit) {
        visit.optional("name", it.name).optional("all", it.all, std::string("greedy"));
        for (std::size_t i = 0; i != field::seatNames.size(); ++i)
            visit.optional(field::seatNames.at(i), it.seats.at(i));
    }
    bool operator==(const PlannedPlayers&) const = default;
};

/// Changes to the scenario: `change` is a JSON merge patch (RFC 7396), kept as text.
struct PlannedOptions {
    std::string name;
    std::string change = "{}";

    bool operator==(const PlannedOptions&) const = default;
};

/// Something that a plan varies, whatever else it varies: its levels, the usual one first.
struct PlannedFactor {
    std::string name;
    std::vector<PlannedOptions> levels;

    bool operator==(const PlannedFactor&) const = default;
};

/// Indices into the lists. A cell may fight fewer battles than the plan says; it is then shown apart,
/// and neither decides when to stop nor widens the intervals of the others.
struct CellPlan {
    int scenario = 0;
    int players = 0;
    int options = 0;
    int battles = 0;  // 0: as many as the plan says

    static void fields(auto& it, auto& visit) {
        visit.optional("scenario", it.scenario)
            .optional("players", it.players)
            .optional("options", it.options)
            .optional("battles", it.battles);
    }
    bool operator==(const CellPlan&) const = default;
};

/// When a trial stops: after all battles; once every share of wins is known to within `points` either way; or
/// once it is known whether the first of two cells is better by `points` or not.
enum class StopWhen { fixed, width, difference };
constexpr auto names(StopWhen) { return std::array<std::string_view, 3>{"fixed", "width", "difference"}; }
struct Stopping {
    StopWhen rule = StopWhen::fixed;
    int points = 10;
    int alpha = 5;  // in percent
    int beta = 20;

    static void fields(auto& it, auto& visit) {
        visit("rule", it.rule)
            .optional("points", it.points, 10)
            .optional("alpha", it.alpha, 5)
            .optional("beta", it.beta, 20);
    }
    bool operator==(const Stopping&) const = default;
};
/// Parses "fixed", "width 5" or "difference 10".
std::optional<Stopping> stoppingFrom(std::string_view words);

struct Plan {
    std::string title;
    std::vector<PlannedScenario> scenarios;  // each with all layouts in turn
    std::vector<PlannedLayout> layouts;      // until `prepared` has laid them
    std::vector<PlannedPlayers> players;
    std::vector<PlannedFactor> factors;  // `options` are all combinations of their levels
    std::vector<PlannedOptions> options;
    std::vector<CellPlan> cells;  // never empty after reading
    std::vector<std::array<int, 2>>
        pairs;          // of cells to compare; never empty after reading if there are two cells
    std::string side;   // the seat whose wins are counted; empty: the attacker, or the first seat
    int battles = 400;  // per cell
    std::uint32_t seed = 1;
    Stopping stop;
    bool oneLevel = false;  // without a second level of player
    bool explain = false;   // keeps why players that search decided as they did

    bool operator==(const Plan&) const = default;
};

int battlesOf(const Plan&, const CellPlan&);
/// The number of battles that all cells fight together.
int battlesOf(const Plan&);
/// True for the cells that fight all battles of the plan.
bool isMain(const Plan&, int cell);

/// The cells that do.
std::vector<int> mainCells(const Plan&);

/// Combines every scenario with every layout (its own if there are none) and every entry of `players` (greedy
/// if empty), and compares those that differ in one thing. Equal names are made unique by numbers.
Plan planOf(std::vector<PlannedScenario> scenarios,
            std::vector<PlannedPlayers> players = {},
            std::vector<PlannedLayout> layouts = {});
/// Scenarios and layouts are named after their files.
Plan planOf(const std::vector<std::string>& scenarioFiles, const std::vector<std::string>& layoutFiles = {});

/// Reads strictly. Without a list of cells, a plan combines all scenarios, layouts, players and options.
Expected<Plan, FileError> planFrom(std::string_view text, const std::string& file);

/// If the plan compares cells of one cheap player, lets the other cheap player fight them all as well, in a
/// quarter of the battles: a ranking of layouts may be due to the player. Call it last, when the number of
/// battles is known.
void addSecondLevel(Plan&);
/// What the given plan leaves open becomes as in the stored one: earlier versions decided it otherwise.
void fillAs(const Plan& stored, Plan& given);

struct CellSide {
    Seat seat;
    Text name;
    std::string player;
};
struct CellUnit {
    Text name;
    Seat owner;
    int value = 0;          // in points; 0 if units have no cost
    bool isInLine = false;  // of an attacker: it is neither artillery nor carries a ram
};
/// A structure or a ram.
struct CellSection {
    Text name;
    std::string kind;
    std::string material;
    int cost = 0;
    bool isOfFortress = false;
    bool isSiegework = false;  // a siege tower or a ram
};
/// A scenario of any system that can be tried.
using AnyScenario = std::variant<field::Scenario, hex::Scenario>;

/// A cell ready for fighting. Its descriptive lists are indexed the same way in every system.
struct Cell {
    std::string name;
    AnyScenario scenario;
    std::vector<CellSide> sides;
    std::vector<CellUnit> units;
    std::vector<CellSection> sections;
    Board board;
    Seat side;             // the seat whose wins are counted
    bool isSiege = false;  // its wins mean that a fortress falls
    std::string digest;    // of everything the battle begins with
    bool isExplained = false;

    [[nodiscard]] bool isHex() const { return std::holds_alternative<hex::Scenario>(scenario); }
    [[nodiscard]] const CellSide& sideOf(Seat) const;
    [[nodiscard]] const Text& nameOfSide() const { return sideOf(side).name; }
};

/// The printed material of the games.
struct Libraries {
    const field::Library& field;
    const hex::Library& hex;
};

/// Reads the scenarios and layouts that are not loaded yet, relative to the plan's file (empty: it has none),
/// lays the layouts, and makes all cells. They must all belong to one rule system.
Expected<std::vector<Cell>, FileError> prepared(Plan&, const Libraries&, const std::filesystem::path& file);

/// The first difference between two plans that would change results; none if they are equivalent. Both texts
/// have the format of `plan.json`.
std::optional<FileError> firstDifference(const std::string& stored, const std::string& planned);

/// The plan as stored with its results: it includes the texts of the scenarios, so that the battles can be
/// fought again from it alone, the digests of the cells, and the versions of program and rules.
std::string recordedPlan(const Plan&, const std::vector<Cell>&);

}  // namespace vallum::trials
