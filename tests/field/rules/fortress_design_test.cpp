// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/sieges.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/optional/box_limits.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/geometry/region.h>

namespace vallum::field {
namespace {

using Sections = std::vector<FortressSection>;
using Rules = std::vector<std::string>;

Sections sections(const std::string& id, Material material = Material::wood) {
    return sectionsAt(shippedFortress(id), {{10_du, 10_du}, Heading(180_deg)}, material);
}
int points(const std::string& id, Material material) {
    return checkFortress(sections(id, material), {}).points.total();
}
int count(const std::string& id, StructureKind kind) {
    return static_cast<int>(std::ranges::count(sections(id), kind, &FortressSection::kind));
}
std::size_t firstOf(const Sections& all, StructureKind kind) {
    return static_cast<std::size_t>(std::ranges::find(all, kind, &FortressSection::kind) - all.begin());
}
Sections without(Sections all, StructureKind kind) {
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(firstOf(all, kind)));
    return all;
}
bool has(const Rules& rules, const std::string& rule) { return std::ranges::count(rules, rule) > 0; }

TEST(FDZ01, TwentySectionsOfAMaterial) {
    EXPECT_TRUE(mayUse(BoxPart::woodenSection, 20, {}));
    EXPECT_EQ(refusal(mayUse(BoxPart::woodenSection, 21, {})), "FDZ-01");
    EXPECT_EQ(refusal(mayUse(BoxPart::stoneSection, 21, {})), "FDZ-01");
    EXPECT_TRUE(mayUse(BoxPart::woodenSection, 21, {.withoutBoxLimits = true}));
}

/// The standard fortress with extra walls on each long side.
Sections longFortress(int more) {
    Sections all;
    for (const FortressSection& it : sections("standard")) {
        FortressSection moved = it;
        if (it.pose.center.x > 11.6_du) moved.pose.center.x = it.pose.center.x + Du(1600 * more);
        all.push_back(moved);
    }
    for (int i = 1; i <= more; ++i) {
        const Du x = 11.6_du + Du(1600 * i);
        all.push_back({StructureKind::wall, Material::wood, {{x, 8.6_du}, Heading(180_deg)}, ""});
        all.push_back({StructureKind::wall, Material::wood, {{x, 11.4_du}, Heading(0_deg)}, ""});
    }
    return all;
}

TEST(FDZ01, AFortressIsCounted) {
    EXPECT_EQ(longFortress(4).size(), 20U);
    EXPECT_EQ(problemsOf(longFortress(4)), Rules{});
    EXPECT_EQ(problemsOf(longFortress(5)), Rules{"FDZ-01"});
    FortressTerms terms;
    terms.options.withoutBoxLimits = true;
    EXPECT_EQ(problemsOf(longFortress(5), terms), Rules{});
}

TEST(FDZ02, TheBoxHasSoManyOfEach) {
    EXPECT_TRUE(mayUse(BoxPart::watchtower, 2, {}));
    EXPECT_EQ(refusal(mayUse(BoxPart::watchtower, 3, {})), "FDZ-02");
    EXPECT_TRUE(mayUse(BoxPart::watchtower, 3, {.withoutBoxLimits = true}));
    EXPECT_TRUE(mayUse(BoxPart::largeCaltrops, 4, {}));
    EXPECT_EQ(refusal(mayUse(BoxPart::largeCaltrops, 5, {})), "FDZ-02");
}

TEST(FDZ03, WallsAreContinuous) {
    EXPECT_EQ(problemsOf(sections("standard")), Rules{});
    for (const StructureKind kind : {StructureKind::wall, StructureKind::tower}) {
        EXPECT_TRUE(has(problemsOf(without(sections("standard"), kind)), "FDZ-03"));
    }
}

TEST(FDZ03, TwoRingsAreNoFortress) {
    Sections two = sections("small");
    for (FortressSection it : sections("small")) {
        it.pose.center.x = it.pose.center.x + 8_du;
        two.push_back(it);
    }
    EXPECT_EQ(problemsOf(two), Rules{"FDZ-03"});
}

/// The southern part of the table, without the rear walls.
Sections openToTheNorth() {
    Sections open;
    for (FortressSection it : sections("standard")) {
        it.pose.center.y = it.pose.center.y + 8_du;
        if (it.pose.center.y < 18.8_du) open.push_back(it);
    }
    return open;
}

TEST(FDZ03, AnEdgeOfTheTableClosesAWallOnlyIfThatIsAgreed) {
    FortressTerms terms;
    terms.table = geometry::Size{20_du, 18.8_du};
    EXPECT_TRUE(has(problemsOf(openToTheNorth(), terms), "FDZ-03"));
    terms.options.wallsEndAtEdge = true;
    EXPECT_EQ(problemsOf(openToTheNorth(), terms), Rules{});
    const auto ground = geometry::Region::from(checkFortress(openToTheNorth(), terms).ground);
    ASSERT_TRUE(ground);
    EXPECT_TRUE(geometry::standsIn({10_du, 18.5_du}, *ground));
    EXPECT_FALSE(geometry::standsIn({5_du, 18.5_du}, *ground));
    terms.table = geometry::Size{20_du, 19.4_du};
    EXPECT_TRUE(has(problemsOf(openToTheNorth(), terms), "FDZ-03"));
}

TEST(FDZ04, EveryFortressHasAGate) {
    Sections all = sections("standard");
    const std::size_t gate = firstOf(all, StructureKind::gate);
    all[gate].kind = StructureKind::wall;
    EXPECT_EQ(problemsOf(all), Rules{"FDZ-04"});
    for (const std::size_t i : {gate, gate + 1, gate + 2}) all[i].kind = StructureKind::gate;
    EXPECT_EQ(problemsOf(all), Rules{});
}

TEST(FDZ04, ADestroyedGateMakesItNoLessAFortress) {
    TestTable table = besieged();
    for (Structure& it : table.structures) {
        if (it.kind == StructureKind::gate) it.condition = Condition::collapsed;
    }
    const Battle battle = battleOf({infantry(blue).at(14_du, 16.4_du)}, table);
    EXPECT_TRUE(isFortressHeld(battle));
}

TEST(FDZ05, OneMaterial) {
    Sections wooden = sections("standard");
    wooden[firstOf(wooden, StructureKind::tower)].material = Material::stone;
    EXPECT_EQ(problemsOf(wooden), Rules{"FDZ-05"});
    FortressTerms agreed;
    agreed.options.stoneTowersInWood = true;
    EXPECT_EQ(problemsOf(wooden, agreed), Rules{});
    Sections stone = sections("standard", Material::stone);
    stone[firstOf(stone, StructureKind::tower)].material = Material::wood;
    EXPECT_EQ(problemsOf(stone, agreed), Rules{"FDZ-05"});
}

TEST(FDZ06, StoneCostsDoubleAndIsStrongerByOne) {
    for (const StructureKind kind :
         {StructureKind::wall, StructureKind::cornerWall, StructureKind::gate, StructureKind::tower}) {
        const auto values = [&](Material material) {
            const auto& all = standardStructureValues();
            return *std::ranges::find_if(
                all, [&](const auto& it) { return it.kind == kind && it.material == material; });
        };
        const StructureValues wood = values(Material::wood);
        const StructureValues stone = values(Material::stone);
        EXPECT_EQ(stone.cost, 2 * wood.cost);
        EXPECT_EQ(stone.resistance, wood.resistance + 1);
        EXPECT_EQ(stone.durability, wood.durability + 1);
        if (kind != StructureKind::gate) continue;
        EXPECT_EQ(stone.doorResistance, wood.doorResistance + 1);
        EXPECT_EQ(stone.doorDurability, wood.doorDurability + 1);
    }
}

TEST(FDZ07, TilesMeetJointToJoint) {
    Sections all = sections("standard");
    const std::size_t tower = firstOf(all, StructureKind::tower);
    all[tower].pose.center.y = all[tower].pose.center.y + 0.1_du;
    EXPECT_TRUE(has(problemsOf(all), "FDZ-07"));
    Sections twice = sections("standard");
    twice.push_back(twice.front());
    EXPECT_TRUE(has(problemsOf(twice), "FDZ-07"));
}

TEST(GEO26, ACheckSaysWhereATileWouldJoin) {
    const Sections right = sections("standard");
    const std::size_t wall = firstOf(right, StructureKind::wall);
    Sections all = right;
    all[wall].pose.center.x = all[wall].pose.center.x + 0.1_du;
    all[wall].pose.center.y = all[wall].pose.center.y + 0.2_du;
    const auto report = checkFortress(all, {});
    const auto isOfWall = [&](const FortressProblem& it) { return it.section == wall && it.joins; };
    const auto found = std::ranges::find_if(report.problems, isOfWall);
    ASSERT_NE(found, report.problems.end());
    EXPECT_EQ(found->joins, right[wall].pose);
    all[wall].pose.center.y = all[wall].pose.center.y + 1_du;
    EXPECT_TRUE(std::ranges::none_of(checkFortress(all, {}).problems, isOfWall)) << "too far off";
}

TEST(FDZ07, TwoWallsMeetEndToEnd) {
    const auto ends = [](Du x) {
        return jointsOf({StructureKind::wall, Material::wood, {{x, 5_du}, {}}, ""},
                        geometry::standardTileSizes());
    };
    EXPECT_TRUE(geometry::areJoined(ends(5_du), ends(6.6_du)));
    EXPECT_FALSE(geometry::areJoined(ends(5_du), ends(6.7_du)));
}

TEST(GEO25, TheOuterSideOfAWallLooksOutward) {
    Sections all = sections("standard");
    auto& wall = all[firstOf(all, StructureKind::wall)];
    wall.pose.heading = wall.pose.heading + 180_deg;
    EXPECT_EQ(problemsOf(all), Rules{"GEO-25"});
}

TEST(FDZ08, PointCosts) {
    const auto cost = [](std::vector<std::pair<StructureKind, int>> counts) {
        Sections all;
        for (const auto& [kind, count] : counts) {
            all.insert(all.end(), static_cast<std::size_t>(count), {kind, Material::wood, {}, ""});
        }
        return fortressPoints(all, standardStructureValues()).total();
    };
    EXPECT_EQ(cost({{StructureKind::wall, 2}, {StructureKind::gate, 1}}) + ramCost, 150);
    EXPECT_EQ(cost({{StructureKind::barricade, 3}, {StructureKind::largeCaltrops, 2}}), 140);
    EXPECT_EQ(cost({{StructureKind::smallCaltrops, 1}, {StructureKind::trench, 1}}), 60);
    EXPECT_EQ(cost({{StructureKind::watchtower, 1}, {StructureKind::siegeTower, 1}}), 190);
    EXPECT_EQ(cost({{StructureKind::villageSector, 2}}), 100);
    EXPECT_EQ(cost({{StructureKind::narrowBridge, 2}}), 0);
}

TEST(FDZ09, TheFirstExample) {
    EXPECT_EQ(points("two-towers", Material::wood), 510);
    EXPECT_EQ(points("two-towers", Material::stone), 1020);
    EXPECT_EQ(problemsOf(sections("two-towers")), Rules{});
}

TEST(FDZ10, TowersOnlyBesideTheGate) {
    EXPECT_EQ(points("gate-towers", Material::wood), 430);
    EXPECT_EQ(points("gate-towers", Material::stone), 860);
    EXPECT_EQ(problemsOf(sections("gate-towers")), Rules{});
}

TEST(FDZ12, TheStandardFortress) {
    EXPECT_EQ(points("standard", Material::wood), 630);
    EXPECT_EQ(points("standard", Material::stone), 1260);
    EXPECT_EQ(sections("standard").size(), 12U);
    EXPECT_EQ(count("standard", StructureKind::tower), 4);
    EXPECT_EQ(count("standard", StructureKind::wall), 7);
    EXPECT_EQ(count("standard", StructureKind::gate), 1);
    const auto ground = checkFortress(sections("standard"), {}).ground;
    const auto [west, east] = std::ranges::minmax(ground, {}, &geometry::Point::x);
    const auto [south, north] = std::ranges::minmax(ground, {}, &geometry::Point::y);
    EXPECT_EQ(east.x - west.x, 6.4_du);
    EXPECT_EQ(north.y - south.y, 3.2_du);
    EXPECT_EQ(ground.size(), 4U);
}

TEST(FDZ12, TheSameAtAnyAngle) {
    for (int turn = 0; turn != 360; turn += 15) {
        const auto turned = sectionsAt(shippedFortress("standard"),
                                       {{20_du, 20_du}, Heading(turn * Degrees::perUnit)}, Material::wood);
        EXPECT_EQ(problemsOf(turned), Rules{}) << turn;
    }
}

TEST(FDZ13, TheListedTilesDecide) {
    EXPECT_EQ(points("towers-and-corners", Material::wood), 590);
    EXPECT_EQ(points("towers-and-corners", Material::stone), 1180);
    EXPECT_EQ(problemsOf(sections("towers-and-corners")), Rules{});
    const Sections less = without(sections("towers-and-corners"), StructureKind::wall);
    EXPECT_EQ(fortressPoints(less, standardStructureValues()).total(), 550);
}

TEST(FDZ15, TheSmallFortress) {
    EXPECT_EQ(points("small", Material::wood), 290);
    EXPECT_EQ(points("small", Material::stone), 580);
    EXPECT_EQ(problemsOf(sections("small")), Rules{});
}

}  // namespace
}  // namespace vallum::field
