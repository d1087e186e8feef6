// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/figures.h"

#include "app/art/pictures.h"
#include "art/ranks.h"

#include <algorithm>
#include <numbers>

#include <gtest/gtest.h>

namespace vallum::art {
namespace {

CardLook unitOf(FigureKind kind) {
    CardLook look = hastati();
    look.figure = kind;
    return look;
}

std::vector<FigurePlace> placesIn(Formation formation) {
    CardLook look = hastati();
    look.formation = formation;
    return figurePlaces(look);
}

std::ptrdiff_t standingFigures(const CardLook& look) {
    return std::ranges::count(figurePlaces(look), false, &FigurePlace::fallen);
}

TEST(ArtFigures, FewerStandWithEveryWound) {
    CardLook look = hastati();
    for (look.wounds = 1; look.wounds <= look.health; ++look.wounds) {
        CardLook before = look;
        --before.wounds;
        EXPECT_LT(standingFigures(look), standingFigures(before)) << look.wounds;
    }
}

TEST(ArtFigures, EveryKindThinsOutAndTheDeadLeaveNobody) {
    for (const FigureKind kind : allFigureKinds) {
        CardLook look = unitOf(kind);
        const auto whole = standingFigures(look);
        look.wounds = 3;
        EXPECT_LT(standingFigures(look), whole);
        EXPECT_GT(standingFigures(look), 0);
        look.wounds = 6;
        EXPECT_EQ(standingFigures(look), 0);
    }
}

TEST(ArtFigures, TheNewlyFallenAllLieWhereTheyFell) {
    CardLook look = hastati();
    look.wounds = 3;
    look.newWounds = 1;
    const auto places = figurePlaces(look);
    const auto fresh =
        std::count_if(places.begin(), places.end(), [](const FigurePlace& place) { return place.fresh; });
    CardLook before = hastati();
    before.wounds = 2;
    EXPECT_EQ(fresh, standingFigures(before) - standingFigures(look));
}

TEST(ArtFigures, AllStandOnTheParchment) {
    for (const FigureKind kind : allFigureKinds) {
        for (const Formation formation : allFormations) {
            CardLook look = unitOf(kind);
            look.formation = formation;
            look.broken = formation == Formation::none;
            for (const FigurePlace& place : figurePlaces(look)) EXPECT_TRUE(fieldRect.contains(place.at));
        }
    }
}

TEST(ArtFigures, TheSameUnitAlwaysStandsTheSameWay) {
    const auto once = figurePlaces(hastati());
    const auto again = figurePlaces(hastati());
    ASSERT_EQ(once.size(), again.size());
    for (std::size_t i = 0; i < once.size(); ++i) EXPECT_EQ(once[i].at, again[i].at);
}

TEST(ArtFigures, ASquareLooksOutOnAllFourSides) {
    std::array<int, 4> facing{};
    for (const FigurePlace& place : placesIn(Formation::square))
        ++facing[static_cast<std::size_t>(std::lround(place.heading / 90)) % 4];
    for (const int count : facing) EXPECT_GE(count, 2);
}

TEST(ArtFigures, AnArrowheadHasItsPointInFront) {
    auto places = placesIn(Formation::arrowhead);
    const auto first =
        std::min_element(places.begin(), places.end(),
                         [](const FigurePlace& a, const FigurePlace& b) { return a.at.y() < b.at.y(); });
    EXPECT_NEAR(first->at.x(), 0, 0.02);
    const auto widest = [&](double from, double to) {
        double width = 0;
        for (const FigurePlace& place : places) {
            if (place.at.y() >= from && place.at.y() < to) width = std::max(width, std::abs(place.at.x()));
        }
        return width;
    };
    EXPECT_LT(widest(-0.4, -0.1), widest(0.0, 0.4));
}

TEST(ArtFigures, ADiamondIsWidestInTheMiddle) {
    double middle = 0;
    double ends = 0;
    for (const FigurePlace& place : placesIn(Formation::diamond)) {
        double& width = std::abs(place.at.y() - fieldRect.center().y()) < 0.04 ? middle : ends;
        width = std::max(width, std::abs(place.at.x()));
    }
    EXPECT_GT(middle, ends);
}

TEST(ArtFigures, APhalanxAndAWallOfShieldsStandCloserThanALine) {
    EXPECT_GT(placesIn(Formation::phalanx).size(), placesIn(Formation::none).size());
    EXPECT_GT(placesIn(Formation::wallOfShields).size(), placesIn(Formation::none).size());
}

TEST(ArtFigures, TheFleeingShowTheirBacks) {
    CardLook look = hastati();
    look.fleeing = true;
    for (const FigurePlace& place : figurePlaces(look))
        EXPECT_LT(std::cos(place.heading * std::numbers::pi / 180), 0);
}

TEST(ArtFigures, EveryWordOfTheRostersHasItsFigure) {
    EXPECT_EQ(figureKind(QStringLiteral("heavy-foot")), FigureKind::heavyFoot);
    EXPECT_EQ(figureKind(QStringLiteral("horse-archers")), FigureKind::horseArchers);
    EXPECT_EQ(figureKind(QStringLiteral("stone-thrower")), FigureKind::stoneThrower);
    EXPECT_EQ(figureKind(QStringLiteral("no such figure")), FigureKind::heavyFoot);
    EXPECT_TRUE(isMounted(FigureKind::camels));
    EXPECT_FALSE(isMounted(FigureKind::slingers));
}

}  // namespace
}  // namespace vallum::art
