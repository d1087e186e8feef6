// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "annotations/strokes.h"
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/desk/field_stage.h"
#include "field/export/table_painting.h"
#include "field/panels/hand_panel.h"
#include "field/panels/question_panel.h"
#include "projector/projector.h"
#include "projector/projector_window.h"
#include "replay/branches.h"
#include "replay/replay_desk.h"

#include <QAction>
#include <QLineEdit>
#include <QStatusBar>

/// Drawings over the table: saved with the battle, but not part of it.
namespace vallum::app {
namespace {

using field::Annotation;
using field::Chalk;
using field::Drawing;

Annotator& annotatorOf(Desk& desk) { return fieldDeskOf(*desk.window).annotator(); }
SketchbookOf<geometry::Point>& bookOf(Desk& desk) { return desk.session().sketches(); }
const field::Annotations& drawn(Desk& desk) { return bookOf(desk).all(); }
void draw(Desk& desk) {
    QAction* mode = desk.window->findChild<QAction*>(QStringLiteral("view-annotate"));
    if (!mode->isChecked()) mode->trigger();
    QApplication::processEvents();
    ASSERT_TRUE(annotatorOf(desk).isOn());
}
void drawArrow(Desk& desk) {
    draw(desk);
    desk.key(Qt::Key_A);
    desk.drag(desk.at(3_du, 3_du), desk.at(8_du, 6_du));
}
QLineEdit* editorIn(const Desk& desk) {
    return desk.window->findChild<QLineEdit*>(QStringLiteral("drawing-text"));
}
void writeLabel(Desk& desk, QPoint at, const QString& words) {
    draw(desk);
    desk.key(Qt::Key_L);
    desk.click(at);
    QLineEdit* editor = editorIn(desk);
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor, words);
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::processEvents();
}
bool isNear(const geometry::Point& point, double x, double y) {
    return std::hypot(inDu(point.x) - x, inDu(point.y) - y) < 0.1;
}
QImage tableOf(Desk& desk) { return desk.view().grab().toImage(); }

TEST(Drawing, NoPanelCoversTheTextThatIsWritten) {
    Desk desk;
    draw(desk);
    desk.key(Qt::Key_L);
    desk.click(desk.view().viewport()->rect().bottomLeft() + QPoint(30, -30));
    QLineEdit* editor = editorIn(desk);
    ASSERT_NE(editor, nullptr);
    EXPECT_GT(editor->width(), 200);
    const QPoint middle = editor->mapTo(desk.window.get(), editor->rect().center());
    EXPECT_EQ(desk.window->childAt(middle), editor);
    QTest::keyClick(editor, Qt::Key_Escape);
}

TEST(Drawing, NothingIsAskedMeanwhile) {
    Desk desk;
    const auto line = [&] { return desk.window->statusBar()->currentMessage(); };
    const auto title = [&] { return desk.asked(); };
    const QString question = title();
    const auto halfAtTheCards = [&] {
        auto* hand = desk.window->findChild<HandPanel*>();
        return hand->halfAt({hand->width() / 2 - 40, hand->height() - 30}).has_value();
    };
    const QString advice = QStringLiteral("What would you do?");
    EXPECT_TRUE(halfAtTheCards());
    EXPECT_TRUE(desk.offers(advice));
    draw(desk);
    EXPECT_FALSE(halfAtTheCards()) << "the hand would cover the drawing";
    EXPECT_FALSE(desk.offers(advice));
    EXPECT_EQ(line(), annotatorOf(desk).bar()->hint());
    EXPECT_TRUE(title().contains(QStringLiteral("The battle waits"))) << title().toStdString();
    desk.key(Qt::Key_L);
    EXPECT_TRUE(line().contains(QStringLiteral("where the text should go"))) << line().toStdString();
    desk.press(QStringLiteral("Back to the battle"));
    EXPECT_FALSE(annotatorOf(desk).isOn());
    EXPECT_TRUE(line().startsWith(QStringLiteral("Click a card in your hand"))) << line().toStdString();
    EXPECT_EQ(title(), question);
    EXPECT_TRUE(halfAtTheCards());
    EXPECT_TRUE(desk.offers(advice));
}

TEST(Drawing, AnArrowIsDraggedAndTheBattleDoesNotMove) {
    Desk desk;
    const field::Battle before = desk.battle();
    const field::Record record = desk.session().record();
    EXPECT_FALSE(annotatorOf(desk).bar()->isVisible());
    drawArrow(desk);
    EXPECT_TRUE(annotatorOf(desk).bar()->isVisible());
    ASSERT_EQ(drawn(desk).size(), 1U);
    EXPECT_EQ(drawn(desk)[0].drawing, Drawing::arrow);
    EXPECT_EQ(drawn(desk)[0].color, Chalk::red);
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(0), 3, 3));
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(1), 8, 6));
    EXPECT_EQ(desk.battle(), before);
    EXPECT_EQ(desk.session().record(), record);
    desk.key(Qt::Key_Escape);
    EXPECT_TRUE(annotatorOf(desk).isOn()) << "nothing is picked any more";
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(annotatorOf(desk).isOn());
    desk.activate(UnitId(1));
    EXPECT_TRUE(desk.battle().unit(UnitId(1)).has(field::Marker::active)) << "the table plays again";
}

TEST(Drawing, AClickThatDrawsNothingLeavesNothing) {
    Desk desk;
    draw(desk);
    desk.click(desk.at(3_du, 3_du));
    EXPECT_TRUE(drawn(desk).empty());
    EXPECT_FALSE(bookOf(desk).canUndo());
}

TEST(Drawing, ShapesAreDrawnInTheColorThatIsChosen) {
    Desk desk;
    draw(desk);
    desk.key(Qt::Key_R);
    desk.key(Qt::Key_2);
    desk.drag(desk.at(2_du, 2_du), desk.at(5_du, 4_du));
    desk.key(Qt::Key_E);
    desk.key(Qt::Key_3);
    desk.drag(desk.at(12_du, 2_du), desk.at(15_du, 4_du));
    ASSERT_EQ(drawn(desk).size(), 2U);
    EXPECT_EQ(drawn(desk)[0].drawing, Drawing::rectangle);
    EXPECT_EQ(drawn(desk)[0].color, Chalk::blue);
    EXPECT_EQ(drawn(desk)[1].drawing, Drawing::ellipse);
    EXPECT_EQ(drawn(desk)[1].color, Chalk::green);
    desk.key(Qt::Key_5);
    EXPECT_EQ(drawn(desk)[1].color, Chalk::violet) << "the one that is picked gets the color";
}

TEST(Drawing, ByFreeHandOnlyThePointsThatMatterAreKept) {
    QPolygonF hand;
    for (int i = 0; i <= 50; ++i) hand << QPointF(i * 0.1, 0.005 * (i % 2));
    for (int i = 1; i <= 30; ++i) hand << QPointF(5, i * 0.1);
    const QPolygonF kept = simplified(hand, 0.05);
    EXPECT_EQ(kept.size(), 3);
    EXPECT_EQ(kept.first(), hand.first());
    EXPECT_EQ(kept.last(), hand.last());
    for (const QPointF& it : hand) EXPECT_TRUE(it.y() < 0.05 || it.x() > 4.94);
}

TEST(Drawing, ALabelIsWrittenAndWrittenAnew) {
    Desk desk;
    draw(desk);
    writeLabel(desk, desk.at(5_du, 5_du), QStringLiteral("the weak wing"));
    ASSERT_EQ(drawn(desk).size(), 1U);
    EXPECT_EQ(drawn(desk)[0].text, "the weak wing");
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(0), 5, 5));
    desk.key(Qt::Key_T);
    QLineEdit* editor = editorIn(desk);
    ASSERT_NE(editor, nullptr);
    EXPECT_EQ(editor->text(), QStringLiteral("the weak wing"));
    editor->setText(QStringLiteral("nothing of this"));
    QTest::keyClick(editor, Qt::Key_Escape);
    EXPECT_EQ(drawn(desk)[0].text, "the weak wing");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desk.key(Qt::Key_T);
    editor = editorIn(desk);
    editor->setText(QStringLiteral("the strong wing"));
    QTest::keyClick(editor, Qt::Key_Return);
    EXPECT_EQ(drawn(desk)[0].text, "the strong wing");
}

TEST(Drawing, WhoeverIsDoneKeepsTheWordsThatWereBeingWritten) {
    Desk desk;
    draw(desk);
    desk.key(Qt::Key_L);
    desk.click(desk.at(5_du, 5_du));
    QLineEdit* editor = editorIn(desk);
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor, QStringLiteral("the weak wing"));
    desk.window->findChild<QAction*>(QStringLiteral("view-annotate"))->trigger();
    EXPECT_FALSE(annotatorOf(desk).isOn());
    EXPECT_FALSE(editor->isVisible());
    ASSERT_EQ(drawn(desk).size(), 1U);
    EXPECT_EQ(drawn(desk)[0].text, "the weak wing");
}

TEST(Drawing, WhatIsPickedIsMovedBentAndDeleted) {
    Desk desk;
    drawArrow(desk);
    desk.drag(desk.at(8_du, 6_du), desk.at(9_du, 8_du));
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(1), 9, 8)) << "its point";
    desk.key(Qt::Key_S);
    desk.drag(desk.at(6_du, 5.5_du), desk.at(7_du, 5.5_du));
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(0), 4, 3)) << "all of it";
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(1), 10, 8));
    desk.key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_TRUE(isNear(drawn(desk)[0].points.at(0), 5, 3));
    desk.key(Qt::Key_Delete);
    EXPECT_TRUE(drawn(desk).empty());
}

TEST(Drawing, IsTakenBackApartFromTheBattle) {
    Desk desk;
    desk.activate(UnitId(1));
    const field::Record record = desk.session().record();
    drawArrow(desk);
    writeLabel(desk, desk.at(12_du, 3_du), QStringLiteral("here"));
    ASSERT_EQ(drawn(desk).size(), 2U);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(drawn(desk).size(), 1U);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(drawn(desk).empty());
    desk.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(drawn(desk).size(), 1U);
    EXPECT_EQ(desk.session().record(), record);
    desk.key(Qt::Key_S);
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    desk.session().undoStack().undo();
    EXPECT_LT(desk.session().record().tape.size(), record.tape.size());
}

TEST(Drawing, IsKeptInTheFileAndWithTheRunningBattle) {
    Desk desk;
    drawArrow(desk);
    writeLabel(desk, desk.at(12_du, 3_du), QStringLiteral("the weak wing"));
    const field::Annotations before = drawn(desk);
    EXPECT_NE(readFile(Documents::autosavePath()).value().find("the weak wing"), std::string::npos);
    const QString file = desk.folder.filePath(QStringLiteral("drawn.vallum"));
    ASSERT_TRUE(desk.window->files().saveTo(file));
    ASSERT_TRUE(desk.window->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    EXPECT_TRUE(drawn(desk).empty());
    EXPECT_FALSE(annotatorOf(desk).picked());
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(drawn(desk), before);
}

TEST(Drawing, IsShownAtItsMomentsOfTheReplay) {
    Desk desk;
    desk.activate(UnitId(1));
    desk.endPhase();
    const int now = static_cast<int>(desk.session().answersShown());
    ASSERT_GT(now, 1);
    drawArrow(desk);
    EXPECT_EQ(drawn(desk)[0].from, now);
    EXPECT_FALSE(drawn(desk)[0].until);
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    Replay& replay = fieldDeskOf(*desk.window).replay().replay();
    replay.open();
    EXPECT_FALSE(fieldDeskOf(*desk.window).table().scene().layers().sketches.isEmpty());
    replay.seek(0);
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().scene().layers().sketches.isEmpty());
    drawArrow(desk);
    ASSERT_EQ(drawn(desk).size(), 2U);
    EXPECT_EQ(drawn(desk)[1].from, static_cast<int>(desk.session().answersShown()));
    Q_EMIT annotatorOf(desk).bar()->lifetimeChosen(Lifetime::onlyNow);
    EXPECT_EQ(drawn(desk)[1].until, drawn(desk)[1].from);
    replay.goToEnd();
    EXPECT_EQ(annotatorOf(desk).shown().size(), 1U);
    desk.window->findChild<QAction*>(QStringLiteral("view-annotations"))->trigger();
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().scene().layers().sketches.isEmpty());
    EXPECT_TRUE(annotatorOf(desk).shown().empty());
}

TEST(Drawing, GoesWithTheAnswersThatAnotherWayReplaces) {
    Desk desk;
    drawArrow(desk);
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    desk.activate(UnitId(1));
    drawArrow(desk);
    ASSERT_EQ(drawn(desk).size(), 2U);
    desk.session().undoStack().undo();
    EXPECT_EQ(annotatorOf(desk).shown().size(), 1U);
    EXPECT_EQ(desk.session().file().annotations().size(), 1U);
    desk.session().undoStack().redo();
    EXPECT_EQ(annotatorOf(desk).shown().size(), 2U) << "the same way once more";
    desk.session().undoStack().undo();
    ASSERT_TRUE(desk.session().answer(field::PhaseDone{}));
    EXPECT_EQ(drawn(desk).size(), 1U);
}

TEST(Drawing, ABranchTakesItsOwnAlong) {
    Desk desk;
    drawArrow(desk);
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    const std::size_t parting = desk.session().record().tape.size();
    desk.activate(UnitId(1));
    drawArrow(desk);
    ASSERT_EQ(drawn(desk).size(), 2U);
    const auto file = grow(desk.session(), parting, "elsewhere", desk.session().seating().players);
    ASSERT_TRUE(file);
    ASSERT_TRUE(desk.window->files().open(QString::fromStdString(file->string())));
    EXPECT_EQ(drawn(desk).size(), 1U);
    std::filesystem::remove_all(branchFolder());
}

TEST(Drawing, IsSeenOnTheSecondScreenWhileItIsDrawnAndInPictures) {
    Desk desk;
    fieldDeskOf(*desk.window).secondScreen()->open();
    ProjectorWindow& screen = *fieldDeskOf(*desk.window).secondScreen()->screen();
    TableScene& scene = fieldDeskOf(*desk.window).table().scene();
    const Detail whole{scene.coordinates().table(), 30};
    const QImage plain = pictureOf(scene, whole);
    const QImage before = tableOf(desk);
    draw(desk);
    desk.key(Qt::Key_A);
    QTest::mousePress(desk.view().viewport(), Qt::LeftButton, {}, desk.at(3_du, 3_du));
    QMouseEvent move(QEvent::MouseMove, desk.at(8_du, 6_du),
                     desk.view().viewport()->mapToGlobal(desk.at(8_du, 6_du)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(desk.view().viewport(), &move);
    EXPECT_FALSE(dynamic_cast<FieldMirror&>(screen.mirror()).scene().layers().sketches.isEmpty());
    EXPECT_TRUE(drawn(desk).empty());
    QTest::mouseRelease(desk.view().viewport(), Qt::LeftButton, {}, desk.at(8_du, 6_du));
    EXPECT_EQ(drawn(desk).size(), 1U);
    EXPECT_FALSE(dynamic_cast<FieldMirror&>(screen.mirror()).scene().layers().sketches.isEmpty());
    EXPECT_NE(tableOf(desk), before);
    EXPECT_NE(pictureOf(scene, whole), plain);
    fieldDeskOf(*desk.window).secondScreen()->close();
}

TEST(Drawing, AScenarioCanBeginWithIt) {
    const QTemporaryDir files;
    const QString file =
        duelWith(files, {{"\"sides\"", R"("annotations": [{"drawing": "label", "color": "white", "points":
            [{"x": 4, "y": 4}], "text": "Watch this wing"}], "sides")"}});
    Desk desk(file);
    ASSERT_EQ(drawn(desk).size(), 1U);
    EXPECT_EQ(drawn(desk)[0].text, "Watch this wing");
    EXPECT_FALSE(fieldDeskOf(*desk.window).table().scene().layers().sketches.isEmpty());
    EXPECT_FALSE(bookOf(desk).canUndo());
}

TEST(Drawing, WorksWithoutAMouse) {
    Desk desk;
    draw(desk);
    desk.key(Qt::Key_G);
    desk.key(Qt::Key_Return);
    desk.key(Qt::Key_S);
    ASSERT_EQ(drawn(desk).size(), 1U);
    EXPECT_EQ(drawn(desk)[0].drawing, Drawing::area);
    const geometry::Point before = drawn(desk)[0].points[0];
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Tab);
    ASSERT_TRUE(annotatorOf(desk).picked());
    desk.key(Qt::Key_Left);
    EXPECT_EQ(drawn(desk)[0].points[0], (geometry::Point{before.x - 0.1_du, before.y}));
    desk.key(Qt::Key_N);
    EXPECT_TRUE(annotatorOf(desk).isOn());
}

}  // namespace
}  // namespace vallum::app
