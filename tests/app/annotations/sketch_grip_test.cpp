// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/sketch_grip.h"

#include "annotations/annotator_keys.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using Points = std::vector<QPointF>;

Sketch sketch(Drawing drawing, Points points = {}) {
    Sketch it;
    it.drawing = drawing;
    it.points = std::move(points);
    return it;
}

TEST(SketchGrip, DrawsAStraightArrowFromWhereItBegan) {
    SketchGrip grip = SketchGrip::drawing(sketch(Drawing::arrow), {1, 1});
    EXPECT_EQ(grip.draggedTo({3, 2}, false, 0.1).points, (Points{{1, 1}, {3, 2}}));
    EXPECT_EQ(grip.draggedTo({5, 1}, false, 0.1).points, (Points{{1, 1}, {5, 1}}));
}

TEST(SketchGrip, DrawsByHandAlongTheWholePath) {
    SketchGrip arrow = SketchGrip::drawing(sketch(Drawing::arrow), {0, 0});
    static_cast<void>(arrow.draggedTo({4, 0}, true, 0.1));
    EXPECT_EQ(arrow.draggedTo({4, 4}, true, 0.1).points, (Points{{0, 0}, {4, 0}, {4, 4}}));
    SketchGrip area = SketchGrip::drawing(sketch(Drawing::area), {0, 0});
    static_cast<void>(area.draggedTo({4, 0}, false, 0.1));
    EXPECT_EQ(area.draggedTo({4, 4}, false, 0.1).points.size(), 3U) << "an area always is";
}

TEST(SketchGrip, MovesAWholeDrawing) {
    SketchGrip grip = SketchGrip::moving(sketch(Drawing::rectangle, {{1, 1}, {3, 3}}), {2, 2});
    EXPECT_EQ(grip.draggedTo({4, 2}, false, 0.1).points, (Points{{3, 1}, {5, 3}}));
    EXPECT_EQ(grip.draggedTo({2, 2}, false, 0.1).points, (Points{{1, 1}, {3, 3}})) << "and back";
}

TEST(SketchGrip, MovesOnePoint) {
    SketchGrip grip = SketchGrip::bending(sketch(Drawing::rectangle, {{1, 1}, {3, 3}}), 1);
    EXPECT_EQ(grip.draggedTo({4, 2}, false, 0.1).points, (Points{{1, 1}, {4, 2}}));
}

TEST(SketchKeys, TabGoesThroughWhatIsShown) {
    Sketches all{sketch(Drawing::label), sketch(Drawing::label), sketch(Drawing::label)};
    all[1].from = 5;
    EXPECT_EQ(nextShown(all, std::nullopt, 0), 0U);
    EXPECT_EQ(nextShown(all, 0, 0), 2U) << "the second is drawn later";
    EXPECT_EQ(nextShown(all, 0, 5), 1U);
    EXPECT_EQ(nextShown(all, 2, 0), 0U);
    EXPECT_EQ(nextShown({}, std::nullopt, 0), std::nullopt);
}

TEST(SketchKeys, AnAreaHasFourCorners) {
    EXPECT_EQ(pointsAround({5, 5}, Drawing::area).size(), 4U);
    EXPECT_EQ(pointsAround({5, 5}, Drawing::ellipse), (Points{{3.5, 4}, {6.5, 6}}));
}

}  // namespace
}  // namespace vallum::app
