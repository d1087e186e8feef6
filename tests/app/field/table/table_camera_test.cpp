// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_camera.h"

#include "field/table/clearing.h"
#include "field/table/table_scene.h"
#include "support/library.h"

#include <QGraphicsView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

#include <vallum/field/system.h>

namespace vallum::app {
namespace {

constexpr double legible = 90 / 1.6;  // pixels per DU, for the name on a card

/// A view of the first battle, 1200 by 900 pixels, that only the camera moves.
class View : public testing::Test {
protected:
    View() {
        scene.show(field::System::begin(field::shippedScenario("first-battle")));
        view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view.setTransformationAnchor(QGraphicsView::NoAnchor);
        view.setResizeAnchor(QGraphicsView::NoAnchor);
        view.setFrameStyle(QFrame::NoFrame);
        view.resize(1200, 900);
        view.show();
        camera.fit();
    }

    [[nodiscard]] QRectF table() const { return scene.coordinates().table(); }
    [[nodiscard]] QRect pixelsOf(const QRectF& area) const {
        return {view.mapFromScene(area.topLeft()), view.mapFromScene(area.bottomRight())};
    }
    [[nodiscard]] QPointF center() const { return view.mapToScene(view.viewport()->rect().center()); }
    [[nodiscard]] double pixelsPerDu() const { return view.transform().m11(); }
    /// So much that no name on the table is legible.
    [[nodiscard]] QRectF wide() const { return table().adjusted(-20, -20, 20, 20); }
    /// A square of 2 DU around a point of the table.
    static QRectF around(QPointF at) { return {at - QPointF(1, 1), QSizeF(2, 2)}; }

    TableScene scene;
    QGraphicsView view{&scene};
    TableCamera camera{view, scene};
};

/// Panels on the left half of the view.
class RightHalf final : public Clearing {
public:
    [[nodiscard]] QRectF bestFor(QSizeF /*content*/, double /*enough*/) const override { return free; }
    [[nodiscard]] bool isFree(const QRectF& area) const override { return free.contains(area); }
    [[nodiscard]] std::vector<QRectF> covered() const override { return {QRectF(0, 0, 600, 900)}; }

private:
    QRectF free{600, 0, 600, 900};
};

TEST_F(View, ShowsTheWholeTableWithItsRulers) {
    const QRect seen = view.viewport()->rect().adjusted(26, 26, -26, -26);
    EXPECT_TRUE(seen.contains(pixelsOf(table())));
    const QSize room = seen.size() - pixelsOf(table()).size();
    EXPECT_LT(std::min(room.width(), room.height()), 4);
}

TEST_F(View, FitsTheTableAgainInAnotherSizeUntilTheUserMovesIt) {
    view.resize(700, 500);
    camera.followRoom();
    EXPECT_TRUE(view.viewport()->rect().contains(pixelsOf(table())));
    camera.setZoom(2);
    view.resize(1200, 900);
    camera.followRoom();
    EXPECT_NEAR(camera.zoom(), 2, 0.001);
    camera.fit();
    EXPECT_LT(camera.zoom(), 1);
}

TEST_F(View, KeepsTheTableClearOfWhatCoversIt) {
    const RightHalf half;
    camera.setClearing(&half);
    camera.followRoom();
    EXPECT_TRUE(half.isFree(pixelsOf(table())));
    camera.centerAt(table().center());
    EXPECT_NEAR(view.mapFromScene(table().center()).x(), 900, 2);
}

TEST_F(View, BringsAnAreaIntoViewThatIsCovered) {
    const RightHalf half;
    camera.showArea(around({4, 4}));
    camera.setClearing(&half);
    ASSERT_FALSE(half.isFree(pixelsOf(around({4, 4}))));
    camera.bringIntoView(around({4, 4}));
    EXPECT_TRUE(half.isFree(pixelsOf(around({4, 4}))));
}

TEST_F(View, ComesCloserUntilNamesAreLegible) {
    camera.showArea(wide());
    ASSERT_LT(pixelsPerDu(), legible * 0.8);
    camera.bringIntoView(around({4, 4}));
    EXPECT_GE(pixelsPerDu(), legible);
}

TEST_F(View, StaysWhereAnAreaIsVisibleAndLegible) {
    camera.showArea(QRectF(2, 2, 10, 8));
    ASSERT_GE(pixelsPerDu(), legible);
    const QPointF before = center();
    camera.bringIntoView(around({4, 4}));
    camera.showPlace({9, 8});
    EXPECT_EQ(center(), before);
    camera.showPlace({13, 8});
    EXPECT_NEAR(center().x(), 13, 0.1);
}

TEST_F(View, KeepsWhatIsInSightWhereItIsHoweverSmall) {
    camera.showArea(wide());
    const QPointF before = center();
    camera.keepInView(around({4, 4}));
    EXPECT_EQ(center(), before);
    EXPECT_LT(pixelsPerDu(), legible);
    camera.showArea(around({12, 12}));
    camera.keepInView(around({4, 4}));
    EXPECT_TRUE(view.viewport()->rect().contains(pixelsOf(around({4, 4}))));
}

TEST_F(View, ScrollsOnlyAsFarAsItMustToKeepSomethingInSight) {
    camera.showArea(QRectF(6, 6, 6, 6));
    const double scale = pixelsPerDu();
    const QPointF before = center();
    ASSERT_FALSE(view.viewport()->rect().contains(pixelsOf(around({9, 5}))));
    camera.keepInView(around({9, 5}));
    EXPECT_TRUE(view.viewport()->rect().contains(pixelsOf(around({9, 5}))));
    EXPECT_EQ(pixelsPerDu(), scale);
    EXPECT_LT(QLineF(before, center()).length(), 2.5);
}

TEST_F(View, DoesNotMoveByItselfWhileTheUserMovesIt) {
    camera.showArea(wide());
    camera.grab({10, 10});
    const QPointF before = center();
    camera.bringIntoView(around({4, 4}));
    EXPECT_EQ(center(), before);
    camera.letGo();
    camera.bringIntoView(around({4, 4}));
    EXPECT_NE(center(), before);
    camera.zoomOut();
    const QPointF byHand = center();
    camera.bringIntoView(around({12, 9}));
    EXPECT_EQ(center(), byHand);
}

TEST_F(View, KeepsThePlaceUnderThePointerWhenItZooms) {
    const QPointF pointer(300, 700);
    const QPointF place = view.mapToScene(pointer.toPoint());
    camera.zoomAt(pointer, 1.5);
    EXPECT_LE((view.mapFromScene(place) - pointer.toPoint()).manhattanLength(), 2);
}

TEST_F(View, ZoomsWithinLimits) {
    for (int i = 0; i != 40; ++i) camera.zoomIn();
    EXPECT_NEAR(camera.zoom(), 6, 0.001);
    for (int i = 0; i != 40; ++i) camera.zoomOut();
    EXPECT_NEAR(camera.zoom(), 0.15, 0.001);
}

TEST_F(View, FollowsTheHandThatGrabbedIt) {
    camera.setZoom(1);
    const QSignalSpy moves(&camera, &TableCamera::looksElsewhere);
    const QPointF before = center();
    camera.dragTo({500, 500});
    EXPECT_EQ(center(), before);
    camera.grab({500, 500});
    camera.dragTo({500, 500});
    EXPECT_EQ(moves.count(), 0);
    camera.dragTo({436, 468});
    EXPECT_NEAR(center().x() - before.x(), 1, 0.01);
    EXPECT_NEAR(center().y() - before.y(), 0.5, 0.01);
    EXPECT_EQ(moves.count(), 1);
    camera.letGo();
    EXPECT_FALSE(camera.isGrabbed());
}

TEST_F(View, GlidesToAPlaceAndStopsWhenTheUserMovesIt) {
    camera.setZoom(2);
    const QPointF before = center();
    camera.setGlideTime(60);
    camera.showPlace({3, 3});
    EXPECT_EQ(center(), before);
    EXPECT_TRUE(QTest::qWaitFor([&] { return std::abs(center().x() - 3) < 0.05; }));
    camera.showPlace({12, 9});
    camera.zoomOut();
    const QPointF stopped = center();
    QTest::qWait(120);
    EXPECT_EQ(center(), stopped);
}

TEST_F(View, TellsWheneverItShowsAnotherPart) {
    const QSignalSpy changes(&camera, &TableCamera::seenAreaChanged);
    const QSignalSpy byHand(&camera, &TableCamera::looksElsewhere);
    camera.showArea(QRectF(2, 2, 6, 4));
    EXPECT_GT(changes.count(), 0);
    EXPECT_EQ(byHand.count(), 0);
    const auto shown = changes.count();
    view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + 10);
    EXPECT_GT(changes.count(), shown);
}

}  // namespace
}  // namespace vallum::app
