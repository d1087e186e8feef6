// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/small_trials.h"

#include <algorithm>
#include <numeric>

#include <nlohmann/json.hpp>

#include <vallum/trials/heat.h>

namespace vallum::trials {
namespace {

constexpr geometry::Size table{28_du, 20_du};

const Ready& twice() {
    static const Ready trial = ready(planFor({"breach-at-the-gate", "breach-at-the-gate"}, "random", 100));
    return trial;
}

/// Red loses a unit in a square in the first few battles; blue always has one in another square.
Tally tallied(int square, int firstCell, int secondCell, int battles) {
    Tally tally(twice().cells);
    for (int i = 0; i != battles; ++i) {
        for (int cell = 0; cell != 2; ++cell) {
            BattleResult result;
            result.battle = i;
            result.cell = cell;
            for (const CellSide& side : twice().cells.front().sides)
                result.sides.push_back({.seat = side.seat});
            if (i < (cell == 0 ? firstCell : secondCell)) result.sides[0].deaths = {{square, 1, 0, 0}};
            result.sides[1].standing = {{3, 2, 0, 0}, {4, 0, 1, 0}};
            result.units.resize(twice().cells.front().units.size());
            result.sections.resize(twice().cells.front().sections.size());
            tally.add(result);
        }
    }
    return tally;
}
const HeatLayer deathsOfRed{HeatKind::deaths, 0};

std::vector<HeatDifference> differences(const Tally& tally, const HeatLayer& layer) {
    const auto& cells = twice().cells;
    return differencesOf(placesOf(cells[0], cells[1], layer), tally.cell(0), tally.cell(1), layer);
}

TEST(Board, SquaresAreCountedFromTheNorthWest) {
    EXPECT_EQ(squareOf({0.5_du, 19.5_du}, table), 0);
    EXPECT_EQ(squareOf({27.9_du, 19.5_du}, table), 27);
    EXPECT_EQ(squareOf({0.5_du, 18.5_du}, table), 28);
    EXPECT_EQ(squareOf({27.5_du, 0.5_du}, table), 28 * 20 - 1);
    EXPECT_EQ(squareOf({30_du, -(1_du)}, table), 28 * 20 - 1);
}

TEST(Board, AWayCrossesEachSquareOnceAndNotItsFirst) {
    EXPECT_EQ(squaresBetween({0.5_du, 19.5_du}, {3.5_du, 19.5_du}, table), (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(squaresBetween({3.5_du, 19.5_du}, {0.5_du, 19.5_du}, table), (std::vector<int>{2, 1, 0}));
    EXPECT_TRUE(squaresBetween({0.2_du, 19.5_du}, {0.8_du, 19.2_du}, table).empty());
}

TEST(Board, SquaresLieOnIt) {
    for (const Board& board :
         {twice().cells.front().board, ready(planFor({"hex/telamon"}, "random", 1)).cells.front().board}) {
        for (int square = 0; square != board.squares; ++square) {
            for (const MapPoint& corner : board.outlineOf(square)) {
                EXPECT_GE(corner.x, -1e-9);
                EXPECT_LE(corner.x, board.width + 1e-9);
                EXPECT_LE(corner.y, board.height + 1e-9);
            }
        }
    }
}

TEST(Heat, TheScaleIsThe99thPercentileOfWhatHappened) {
    std::vector<double> means(1000, 0.0);
    std::iota(means.begin(), means.begin() + 201, 0);
    EXPECT_EQ(scaleOf(means), 198);
    EXPECT_EQ(scaleOf({0, 0}), 0);
    EXPECT_EQ(scaleOf({0, 5}), 5);
}

TEST(Heat, ShowsWhereTwoDifferByMoreThanChance) {
    const auto shownIn = [](const Tally& tally) {
        const auto all = differences(tally, deathsOfRed);
        std::vector<int> shown;
        for (int i = 0; i != std::ssize(all); ++i) {
            if (all[static_cast<std::size_t>(i)].isShown) shown.push_back(i);
        }
        return shown;
    };
    EXPECT_EQ(shownIn(tallied(17, 60, 20, 100)), std::vector<int>{17});
    EXPECT_TRUE(shownIn(tallied(17, 50, 50, 100)).empty());
    EXPECT_TRUE(shownIn(tallied(17, 52, 48, 100)).empty());
    EXPECT_TRUE(shownIn(tallied(17, 20, 0, 29)).empty());  // too few battles
    const Tally tally = tallied(17, 60, 20, 100);
    EXPECT_NEAR(differences(tally, deathsOfRed)[17].difference, 0.4, 1e-12);
}

TEST(Heat, CountsEveryUnitThatIsLostOnTheTable) {
    const Ready trial = ready(planFor({"first-battle"}, "random", 5));
    const std::atomic<bool> stop = false;
    for (int i = 0; i != 5; ++i) {
        const auto result = fought(trial.cells.front(), {0, i, seedOf(1, i)}, stop);
        ASSERT_TRUE(result);
        for (const SideResult& side : result->sides) {
            int deaths = 0;
            int stood = 0;
            for (const auto& [square, first, second, last] : side.deaths) deaths += first + second + last;
            for (const auto& [square, first, second, last] : side.standing) stood += first + second + last;
            EXPECT_EQ(deaths, side.destroyed);
            EXPECT_GE(stood, side.units);
            EXPECT_LE(stood, side.units * result->turns);
            EXPECT_FALSE(side.paths.empty());
        }
    }
}

TEST(Heat, AFileHasWhatHappenedAndWhatDiffers) {
    const Tally tally = tallied(17, 60, 20, 100);
    const auto json = nlohmann::json::parse(heatText({twice().plan, twice().cells, tally}));
    const auto& cell = json["cells"][0];
    EXPECT_EQ(cell["columns"].get<int>() * (cell["count"].get<int>() / cell["columns"].get<int>()),
              cell["count"]);
    const auto layerIn = [](const nlohmann::json& layers, const std::string& what, const std::string& seat) {
        const auto found = std::ranges::find_if(layers, [&](const auto& it) {
            return it["what"] == what && it.value("seat", "") == seat && !it.contains("winner") &&
                   !it.contains("turns");
        });
        return found == layers.end() ? nlohmann::json() : *found;
    };
    const std::string red(nameOfSeat(twice().cells.front().sides[0].seat));
    EXPECT_EQ(layerIn(cell["layers"], "deaths", red)["squares"], (nlohmann::json{{17, 60}}));
    EXPECT_EQ(layerIn(json["differences"][0]["layers"], "deaths", red)["squares"],
              (nlohmann::json{{17, 0.4}}));
    EXPECT_TRUE(layerIn(json["differences"][0]["layers"], "standing", red)["squares"].empty());
}

/// In battles of 9 turns: those won lose a unit early, the others late and twice.
TEST(Heat, MapsAreSplitByTheWinnerAndByTurns) {
    Tally tally(twice().cells);
    const Cell& cell = twice().cells.front();
    const int counted = cell.sides[0].seat == cell.side ? 0 : 1;
    constexpr int square = 17;
    for (int i = 0; i != 90; ++i) {
        BattleResult result{.battle = i, .turns = 9};
        for (const CellSide& side : cell.sides) result.sides.push_back({.seat = side.seat});
        const bool isWon = i < 30;
        result.sides[static_cast<std::size_t>(isWon ? counted : 1 - counted)].won = true;
        if (isWon) result.sides[0].deaths = {{square, 1, 0, 0}};
        if (!isWon) result.sides[0].deaths = {{square, 0, 0, 2}};
        result.opened = Opening{isWon ? 0 : 1, isWon ? 2 : 9};
        result.contact = Contact{square, 5};
        result.units.resize(cell.units.size());
        result.sections.resize(cell.sections.size());
        tally.add(result);
    }
    const auto timesOf = [&](HeatKind kind, int place, HeatWinner winner, HeatTurns turns) {
        const int side = kind == HeatKind::deaths ? 0 : -1;
        return mapOf(tally.cell(0), {kind, side, winner, turns}).at(static_cast<std::size_t>(place)).times;
    };
    using enum HeatKind;
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::any, HeatTurns::all), 150);
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::won, HeatTurns::all), 30);
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::notWon, HeatTurns::all), 120);
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::any, HeatTurns::first), 30);
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::any, HeatTurns::second), 0);
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::notWon, HeatTurns::last), 120);
    EXPECT_EQ(timesOf(deaths, square, HeatWinner::won, HeatTurns::last), 0);
    EXPECT_EQ(timesOf(openings, 0, HeatWinner::won, HeatTurns::first), 30);
    EXPECT_EQ(timesOf(openings, 1, HeatWinner::any, HeatTurns::last), 60);
    EXPECT_EQ(timesOf(contacts, square, HeatWinner::any, HeatTurns::second), 90);
    const HeatLayer lost{deaths, 0, HeatWinner::notWon};
    EXPECT_EQ(battlesOf(tally.cell(0), lost), 60);
    EXPECT_NEAR(meansOf(tally.cell(0), lost).at(square), 2, 1e-12) << "per battle not won";
}

TEST(Heat, DifferencesOfASplitCountOnlyItsBattles) {
    const Tally tally = tallied(17, 60, 20, 100);  // nobody wins
    HeatLayer layer = deathsOfRed;
    layer.winner = HeatWinner::notWon;
    EXPECT_TRUE(differences(tally, layer)[17].isShown);
    layer.turns = HeatTurns::first;
    EXPECT_TRUE(differences(tally, layer)[17].isShown);
    layer.turns = HeatTurns::last;
    EXPECT_FALSE(differences(tally, layer)[17].isShown);
    layer = deathsOfRed;
    layer.winner = HeatWinner::won;
    EXPECT_TRUE(std::ranges::none_of(differences(tally, layer), &HeatDifference::isShown)) << "too few";
}

TEST(Heat, FirstOpeningsFillTheOutlineOfTheirSection) {
    const Cell& cell = twice().cells.front();
    const auto& structures = fieldOf(cell).structures;
    const auto places = placesOf(cell, {HeatKind::openings});
    ASSERT_EQ(places.size(), structures.size());
    for (std::size_t i = 0; i != places.size(); ++i) {
        const auto& center = structures[i].pose.center;
        const double depth = fieldOf(cell).setting->table.depth.raw();
        double x = 0;
        double y = 0;
        ASSERT_EQ(places[i].outline.size(), 4U);
        for (const MapPoint& corner : places[i].outline) {
            x += corner.x / 4;
            y += corner.y / 4;
        }
        EXPECT_NEAR(x, static_cast<double>(center.x.raw()) / Du::perUnit, 0.02);
        EXPECT_NEAR(y, (depth - center.y.raw()) / Du::perUnit, 0.02);
    }
}

TEST(Heat, SectionsOfTwoFortressesAreTheSameWhereTheyStandInTheSamePlace) {
    const Ready other = ready(planFor({"standard-fortress-wood", "breach-at-the-gate"}, "random", 1));
    const auto places = placesOf(other.cells[0], other.cells[1], {HeatKind::openings});
    std::vector<int> ofFirst;
    std::vector<int> ofSecond;
    for (const HeatPlace& it : places) {
        if (it.first >= 0) ofFirst.push_back(it.first);
        if (it.second >= 0) ofSecond.push_back(it.second);
        if (it.first >= 0 && it.second >= 0) {
            EXPECT_EQ(it.outline, other.cells[1].board.sections[static_cast<std::size_t>(it.second)]);
        }
    }
    EXPECT_EQ(std::ssize(ofFirst), std::ssize(other.cells[0].board.sections));
    EXPECT_EQ(std::ssize(ofSecond), std::ssize(other.cells[1].board.sections));
    const auto& cells = twice().cells;
    for (const HeatPlace& it : placesOf(cells[0], cells[1], {HeatKind::openings}))
        EXPECT_EQ(it.first, it.second);
}

TEST(Heat, ColorsGoFromLightToDarkAndDifferencesFromBlueToOrange) {
    const auto light = [](const HeatColor& it) { return 2 * it.red + 5 * it.green + it.blue; };
    for (int i = 0; i != 10; ++i) EXPECT_GT(light(heatColor(i / 10.0)), light(heatColor((i + 1) / 10.0)));
    EXPECT_GT(differenceColor(-0.5).blue, differenceColor(-0.5).red);
    EXPECT_GT(differenceColor(0.5).red, differenceColor(0.5).blue);
}

}  // namespace
}  // namespace vallum::trials
