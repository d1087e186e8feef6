// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/field/files/battle_draft.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/army_calculator.h>
#include <vallum/field/system.h>
#include <vallum/geometry/box.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {
namespace {

const PresetArmy& preset(std::string_view id) {
    return *std::ranges::find(library().presets, id, &PresetArmy::id);
}

DraftSide sideOf(Seat seat, std::string_view army) {
    DraftSide side{.seat = seat, .name = "Side " + std::to_string(seat.raw()), .team = seat.raw()};
    takePreset(side, preset(army));
    return side;
}

BattleDraft duel() {
    BattleDraft draft;
    draft.title = "A duel";
    draft.sides = {sideOf(redSeat, "romans-republic-1000"), sideOf(blueSeat, "celts-1000")};
    draft.table = usualTable(draft, library());
    return draft;
}

Expected<ScenarioFile, FileError> read(const BattleDraft& draft) {
    return scenarioFrom(scenarioText(draft, library()).value(), library());
}

TEST(SET06, MercenariesCountWithTheirNormalValue) {
    BattleDraft draft = duel();
    DraftSide& rome = draft.sides.front();
    rome.units.resize(2);
    const int before = unitPoints(rome, library());
    rome.units.push_back({.id = "gaesati", .count = 2, .status = Status::regular});
    const UnitType& mercenary = *library().unit("gaesati");
    EXPECT_EQ(unitPoints(rome, library()) - before, 2 * mercenary.value);
    EXPECT_TRUE(read(draft));
}

TEST(BattleDraft, IsReadLikeAnyScenario) {
    const auto file = read(duel());
    ASSERT_TRUE(file) << file.error().expected;
    const Setting& setting = *file->scenario.setting;
    EXPECT_EQ(file->scenario.title, "A duel");
    EXPECT_EQ(setting.sides.at(1).army, "celts");
    EXPECT_EQ(setting.sides.at(0).pointLimit, 1000);
    EXPECT_EQ(System::begin(file->scenario).stage, Stage::deployment);
    EXPECT_TRUE(file->warnings.empty());
}

/// On tables of every width that armies need, and from both sides alike.
TEST(BattleDraft, TheGroundFitsTheTableAndFavorsNobody) {
    using enum Landscape;
    for (const Landscape landscape : {woods, hills, woodsAndHills, stream}) {
        for (const Du width : {14_du, 16_du, 22_du, 25.2_du, 33_du, 34_du, 60_du}) {
            BattleDraft draft = duel();
            draft.landscape = landscape;
            draft.cover = GroundCover::snow;
            draft.points = width < 22_du ? 700 : 1000;
            for (DraftSide& side : draft.sides) fillArmy(side, draft.points, library());
            draft.table.width = width;
            const auto file = read(draft);
            ASSERT_TRUE(file) << width.raw() << ": " << file.error().place << ", " << file.error().found;
            EXPECT_TRUE(file->warnings.empty()) << width.raw();
            const Setting& setting = *file->scenario.setting;
            ASSERT_FALSE(setting.tiles.empty());
            EXPECT_EQ(groundCoverOf(file->scenario), GroundCover::snow);
            for (const Tile& tile : setting.tiles) {
                const geometry::Box box = geometry::boxAround(tile.region.corners());
                const int depth = draft.table.depth.raw();
                EXPECT_GE(box.south, depth / 2 - 4000) << "not in the zones (SET-18)";
                EXPECT_LE(box.north, depth / 2 + 4000);
                const auto isOpposite = [&](const Tile& it) {
                    const geometry::Box other = geometry::boxAround(it.region.corners());
                    return it.kind == tile.kind && std::abs(width.raw() - other.east - box.west) < 5 &&
                           std::abs(depth - other.north - box.south) < 5;
                };
                EXPECT_TRUE(std::ranges::any_of(setting.tiles, isOpposite)) << width.raw();
            }
        }
    }
}

TEST(BattleDraft, TwoSidesOfOneNameAreToldApart) {
    BattleDraft draft = duel();
    draft.sides.at(0).name = draft.sides.at(1).name = "Celts";
    const auto file = read(draft);
    ASSERT_TRUE(file) << file.error().expected;
    EXPECT_EQ(file->scenario.setting->sides.at(0).name, "Celts");
    EXPECT_EQ(file->scenario.setting->sides.at(1).name, "Celts 2");
}

TEST(BattleDraft, WhatIsWrongIsSaidByTheReader) {
    BattleDraft dear = duel();
    dear.points = 500;
    const auto file = read(dear);
    ASSERT_FALSE(file);
    EXPECT_NE(file.error().expected.find("SET-08"), std::string::npos);
}

TEST(BattleDraft, CarriesTheOptionalRules) {
    BattleDraft draft = duel();
    draft.options.protectedFlanks = true;
    draft.options.fogOfWar = FogOfWar{5_du};
    draft.options.limitedVisibility = LimitedVisibility{1_du, 4_du};
    draft.victory = {Victory::annihilation, Victory::deathOfGeneral};
    const auto file = read(draft);
    ASSERT_TRUE(file) << file.error().expected;
    EXPECT_EQ(file->scenario.setting->options, draft.options);
    EXPECT_EQ(file->scenario.setting->victory, draft.victory);
}

TEST(BattleDraft, EveryPresetStandsInRanks) {
    for (const PresetArmy& army : library().presets) {
        BattleDraft draft = duel();
        draft.points = army.limit;
        draft.placed = true;
        draft.sides = {sideOf(redSeat, army.id), sideOf(blueSeat, army.id)};
        draft.table = usualTable(draft, library());
        const auto file = read(draft);
        ASSERT_TRUE(file) << army.id << ": " << file.error().place << " " << file.error().expected;
        EXPECT_NE(System::begin(file->scenario).stage, Stage::deployment);
    }
}

TEST(BattleDraft, AnArmyIsFilledForAnyNumberOfPoints) {
    for (const Roster& roster : library().rosters) {
        for (const int points : {300, 700, 1000, 1500, 2500}) {
            DraftSide side{.seat = redSeat, .name = "Side", .army = roster.id};
            fillArmy(side, points, library());
            const int modifier = library().general(side.general)->pointsModifier;
            const ArmyTotal total = armyTotal(points, unitPoints(side, library()), modifier);
            EXPECT_GE(total.leftForUnits, 0) << roster.id << " " << points;
            EXPECT_LT(total.leftForUnits, points / 5) << roster.id << " " << points;
            EXPECT_GE(side.units.size(), 2U) << roster.id << " " << points;
            for (const DraftUnits& units : side.units) {
                EXPECT_TRUE(mayChooseAnother(*library().unit(units.id), units.count - 1)) << units.id;
            }
        }
    }
}

TEST(BattleDraft, AFilledArmyKeepsTheProportionsOfTheReadyMadeOne) {
    DraftSide side = sideOf(redSeat, "celts-1000");
    const std::vector<DraftUnits> readyMade = side.units;
    fillArmy(side, 500, library());
    for (const DraftUnits& units : side.units) {
        const auto before = std::ranges::find(readyMade, units.id, &DraftUnits::id);
        ASSERT_NE(before, readyMade.end());
        EXPECT_LE(units.count, before->count / 2 + 1) << units.id;
    }
}

TEST(BattleDraft, TheTableHasRoomForThreeArmiesAndMore) {
    BattleDraft draft = duel();
    const geometry::Size two = draft.table;
    draft.placed = true;
    draft.sides.push_back(sideOf(Seat(3), "greeks-1000"));
    draft.table = usualTable(draft, library());
    EXPECT_GT(draft.table.depth, two.depth) << "the third stands at an end";
    EXPECT_TRUE(read(draft));
    draft.sides.push_back(sideOf(Seat(4), "persians-1800"));
    draft.points = 1800;
    draft.table = usualTable(draft, library());
    EXPECT_TRUE(read(draft));
}

TEST(BattleDraft, TheRanksAreMirrored) {
    BattleDraft draft = duel();
    draft.sides.at(1) = sideOf(blueSeat, "romans-republic-1000");
    const auto red = ranksOf(draft, draft.sides.at(0), library()).value();
    const auto blue = ranksOf(draft, draft.sides.at(1), library()).value();
    ASSERT_EQ(red.size(), blue.size());
    for (std::size_t i = 0; i != red.size(); ++i) {
        EXPECT_EQ(red[i].center.x + blue[i].center.x, draft.table.width);
        EXPECT_EQ(red[i].center.y + blue[i].center.y, draft.table.depth);
        EXPECT_EQ(red[i].heading + 180_deg, blue[i].heading);
    }
}

TEST(BattleDraft, LightTroopsStandBeforeTheLine) {
    const BattleDraft draft = duel();
    const DraftSide& red = draft.sides.at(0);
    const auto poses = ranksOf(draft, red, library()).value();
    std::size_t card = 0;
    Du light;
    Du heavy;
    for (const DraftUnits& units : red.units) {
        for (int i = 0; i != units.count; ++i, ++card) {
            if (units.id == "velites") light = poses.at(card).center.y;
            if (units.id == "hastati") heavy = poses.at(card).center.y;
        }
    }
    EXPECT_GT(light, heavy);
}

TEST(BattleDraft, RefusesMoreThanTheZoneHolds) {
    BattleDraft draft = duel();
    draft.sides.at(0).units = {{"hastati", 60}};
    const auto ranks = ranksOf(draft, draft.sides.at(0), library());
    ASSERT_FALSE(ranks);
    EXPECT_EQ(ranks.error().rule, "SET-18"_rule);
}

TEST(BattleDraft, AlliesShareThePoints) {
    BattleDraft draft = duel();
    draft.points = 2000;
    draft.placed = true;
    draft.sides = {sideOf(Seat(1), "romans-republic-1000"), sideOf(Seat(2), "celts-1000"),
                   sideOf(Seat(3), "greeks-1000"), sideOf(Seat(4), "dacians-1000")};
    for (std::size_t i = 0; i != 4; ++i) draft.sides[i].team = static_cast<int>(i % 2);
    draft.table = usualTable(draft, library());
    const auto file = read(draft);
    ASSERT_TRUE(file) << file.error().place << " " << file.error().expected;
    const Setting& setting = *file->scenario.setting;
    EXPECT_EQ(setting.sides.at(0).team, setting.sides.at(2).team);
    EXPECT_NE(setting.sides.at(0).team, setting.sides.at(1).team);
    draft.points = 1500;
    EXPECT_FALSE(read(draft)) << "TEAM-01";
}

}  // namespace
}  // namespace vallum::field
