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

/// What is to be tried: scenarios, who plays them and how they are varied, each with each or as they are
/// listed; how many battles of each, and when it is enough.
namespace vallum::trials {

inline constexpr std::size_t mostCells = 64;
inline constexpr int mostBattles = 10'000'000;

struct PlannedScenario {
    std::string name;
    std::string file;  // seen from the plan
    std::string text;  // word for word; empty: not read yet

    static void fields(auto& it, auto& visit) {
        visit.optional("name", it.name).optional("file", it.file).optional("text", it.text);
    }
    bool operator==(const PlannedScenario&) const = default;
};

/// Who plays: everybody the same, but for the seats that are named.
struct PlannedPlayers {
    std::string name;
    std::string all = "greedy";
    std::array<std::string, field::seatNames.size()> seats;  // empty: as all

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

/// Keys of the scenario that are otherwise: `change` is a merge patch (RFC 7396), kept as its text.
struct PlannedOptions {
    std::string name;
    std::string change = "{}";

    bool operator==(const PlannedOptions&) const = default;
};

/// By the places in the three lists.
struct CellPlan {
    int scenario = 0;
    int players = 0;
    int options = 0;

    static void fields(auto& it, auto& visit) {
        visit.optional("scenario", it.scenario)
            .optional("players", it.players)
            .optional("options", it.options);
    }
    bool operator==(const CellPlan&) const = default;
};

/// All battles; until every share of wins is known to within `points` to either side; or until it is known
/// whether the first of two cells is better by `points` or not.
enum class StopWhen { fixed, width, difference };
constexpr auto names(StopWhen) { return std::array<std::string_view, 3>{"fixed", "width", "difference"}; }
struct Stopping {
    StopWhen rule = StopWhen::fixed;
    int points = 10;
    int alpha = 5;  // of hundred
    int beta = 20;

    static void fields(auto& it, auto& visit) {
        visit("rule", it.rule)
            .optional("points", it.points, 10)
            .optional("alpha", it.alpha, 5)
            .optional("beta", it.beta, 20);
    }
    bool operator==(const Stopping&) const = default;
};
/// "fixed", "width 5", "difference 10".
std::optional<Stopping> stoppingFrom(std::string_view words);

struct Plan {
    std::string title;
    std::vector<PlannedScenario> scenarios;
    std::vector<PlannedPlayers> players;
    std::vector<PlannedOptions> options;
    std::vector<CellPlan> cells;  // never empty once it is read
    std::vector<std::array<int, 2>>
        pairs;          // of cells that are compared; never empty where there are two cells
    std::string side;   // the seat whose wins are counted; empty: the attacker, or the first
    int battles = 400;  // of each cell
    std::uint32_t seed = 1;
    Stopping stop;

    bool operator==(const Plan&) const = default;
};

/// Scenarios, each by all of these players, greedy if there are none, and each against the first; two of one
/// name are told apart by number.
Plan planOf(std::vector<PlannedScenario> scenarios, std::vector<PlannedPlayers> players = {});
/// By the names of their files.
Plan planOf(const std::vector<std::string>& scenarioFiles);

/// Strict, like all files. A plan that lists no cells has each scenario with all players and all options.
Expected<Plan, FileError> planFrom(std::string_view text, const std::string& file);

struct CellSide {
    Seat seat;
    Text name;
    std::string player;
};
struct CellUnit {
    Text name;
    Seat owner;
    int value = 0;          // in points, where units cost any
    bool isInLine = false;  // of an attacker: neither artillery nor what carries a ram
};
struct CellSection {
    Text name;
    std::string kind;
    std::string material;
    bool isOfFortress = false;
};
/// What can be tried, told apart as the files are.
using AnyScenario = std::variant<field::Scenario, hex::Scenario>;

/// A cell, ready to be fought. What is told of it goes by places in its lists, whatever its rules are.
struct Cell {
    std::string name;
    AnyScenario scenario;
    std::vector<CellSide> sides;
    std::vector<CellUnit> units;
    std::vector<CellSection> sections;
    Board board;
    Seat side;             // whose wins are counted
    bool isSiege = false;  // and whether they mean that a fortress falls
    std::string digest;    // of everything that this battle begins with

    [[nodiscard]] bool isHex() const { return std::holds_alternative<hex::Scenario>(scenario); }
    [[nodiscard]] const CellSide& sideOf(Seat) const;
    [[nodiscard]] const Text& nameOfSide() const { return sideOf(side).name; }
};

/// What comes printed with the games.
struct Libraries {
    const field::Library& field;
    const hex::Library& hex;
};

/// Reads the scenarios that have not been read yet, from `beside`, and makes all cells, all of one kind of
/// battles.
Expected<std::vector<Cell>, FileError> prepared(Plan&, const Libraries&, const std::filesystem::path& beside);

/// What the results of two plans would differ in, first place first; nothing where they are the same. The
/// texts are those of `plan.json`.
std::optional<FileError> firstDifference(const std::string& stored, const std::string& planned);

/// The plan as it stands in the folder of its results: with the text of the scenarios, so that nothing else
/// is needed to fight the battles again, the digests of the cells, and the versions of program and rules.
std::string recordedPlan(const Plan&, const std::vector<Cell>&);

}  // namespace vallum::trials
