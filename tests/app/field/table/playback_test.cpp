// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_scene.h"
#include "support/battles.h"

#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using namespace field;  // NOLINT: the words of positions

/// A scene in which `unit` goes 2 DU ahead, stopped in the middle.
struct Advancing {
    explicit Advancing(TestUnit unit, int millisecondsPerDu = 220) {
        const Battle before = battleOf({unit.at(10_du, 6_du)});
        Battle after = before;
        after.units.front().pose.center.y = 8_du;
        scene.show(before);
        scene.setMillisecondsPerDu(millisecondsPerDu);
        scene.playback().playByHand(each);
        scene.play(after, {Moved{.unit = a, .to = after.units.front().pose}});
        scene.playback().advance(each / 2);
    }
    static constexpr int each = 100;
    TableScene scene;
};

TEST(Playback, DustRisesBehindHorseWhileItMoves) {
    Advancing riders(cavalry(red));
    EXPECT_FALSE(riders.scene.layers().trails.isEmpty());
    riders.scene.playback().advance(Advancing::each);
    EXPECT_FALSE(riders.scene.isPlaying());
    EXPECT_TRUE(riders.scene.layers().trails.isEmpty());
}

TEST(Playback, FootRaisesNone) {
    Advancing foot(infantry(red));
    EXPECT_TRUE(foot.scene.layers().trails.isEmpty());
}

TEST(Playback, WithoutMotionNothingIsPlayed) {
    Advancing riders(cavalry(red), 0);
    EXPECT_FALSE(riders.scene.isPlaying());
    EXPECT_TRUE(riders.scene.layers().trails.isEmpty());
}

}  // namespace
}  // namespace vallum::app
