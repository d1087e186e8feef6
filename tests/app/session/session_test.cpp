// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/toy_session.h"

#include <QSignalSpy>
#include <QTest>

#include <vallum/core/timeline.h>

/// The session alone plays a system that the window does not know.
namespace vallum::toy {
namespace {

using app::PlayerKind;
using File = BattleFile<System>;

const app::Seating realDice{.players = {}, .seed = 1, .realDice = true};
const app::Seating alone{.players = {{red, PlayerKind::person}, {blue, PlayerKind::greedy}}, .seed = 3};

/// Two people play both sides at one screen.
struct Table {
    explicit Table(const app::Seating& seating = {}) {
        session.autoAnswers().setAsksAnyway(true);
        session.start(dusk(), seating);
    }
    /// Red throws, then blue comes to the screen and is asked for a protest.
    void throwAndHandOver(int dice) {
        EXPECT_TRUE(session.answer(Throw{dice}));
        session.screen().liftCurtain();
    }

    Session session;
};

template <class Kind> bool isAsked(const Session& session) {
    return session.question() != nullptr && std::holds_alternative<Kind>(session.question()->question);
}

TEST(ToySession, BeginsWithAQuestion) {
    Session session;
    EXPECT_FALSE(session.hasBattle());
    EXPECT_FALSE(session.isAsking());
    EXPECT_TRUE(session.live().sides().empty());
    const QSignalSpy replaced(&session, &Session::replaced);
    const QSignalSpy asked(&session, &Session::asked);
    const QSignalSpy settled(&session, &Session::settled);
    session.start(dusk(), {});
    EXPECT_EQ(replaced.count(), 1);
    EXPECT_EQ(asked.count(), 1);
    EXPECT_EQ(settled.count(), 1);
    EXPECT_EQ(session.file().title(), "Dice at dusk");
    EXPECT_TRUE(session.seating().isPerson(red) && session.seating().isPerson(blue))
        << "whom nobody has given a player";
    EXPECT_TRUE(isAsked<WhatNow>(session));
    EXPECT_EQ(session.live().askedSeat(), red);
    EXPECT_EQ(session.questionText().english(), "Throw dice or draw a card");
    EXPECT_EQ(session.battle().deck, std::vector<CardId>(3, faceDown));
    EXPECT_EQ(session.screen().viewer(), std::nullopt) << "two may sit there";
}

TEST(ToySession, AnswersAreTold) {
    Table table;
    const QSignalSpy happened(&table.session, &Session::happened);
    table.throwAndHandOver(2);
    EXPECT_TRUE(table.session.news().empty());
    ASSERT_TRUE(table.session.answer(Protest{false}));
    EXPECT_EQ(happened.count(), 2);
    ASSERT_EQ(table.session.news().size(), 2U);
    EXPECT_EQ(std::get<Scored>(table.session.news().front()).points, table.session.battle().points.front());
    EXPECT_EQ(table.session.live().answersGiven(), 3U) << "the dice answered at once";
    EXPECT_EQ(table.session.history().size(), 2U);
    EXPECT_EQ(table.session.live().askedSeat(), blue);
}

TEST(ToySession, WhatTheRulesRefuseIsSaid) {
    Table table;
    QSignalSpy refused(&table.session, &Session::refused);
    EXPECT_EQ(table.session.wouldAccept(Throw{4}).error().rule, "ACT-07"_rule);
    EXPECT_TRUE(table.session.wouldAccept(Throw{3}));
    EXPECT_FALSE(table.session.answer(Throw{4}));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(table.session.live().answersGiven(), 0U);
    EXPECT_TRUE(isAsked<WhatNow>(table.session));
}

TEST(ToySession, ASecretQuestionWaitsBehindTheCurtain) {
    Table table;
    ASSERT_TRUE(table.session.answer(Throw{2}));
    EXPECT_EQ(table.session.screen().curtainFor(), blue);
    EXPECT_TRUE(table.session.screen().isTableCovered());
    EXPECT_EQ(table.session.question(), nullptr);
    EXPECT_NE(table.session.behindCurtain(), nullptr);
    EXPECT_EQ(table.session.answer(Protest{true}).error().rule, "ASK-01"_rule);
    EXPECT_FALSE(table.session.canLookBack());
    table.session.screen().liftCurtain();
    EXPECT_EQ(table.session.screen().viewer(), blue);
    EXPECT_TRUE(isAsked<MayProtest>(table.session));
    ASSERT_TRUE(table.session.answer(Protest{true}));
    EXPECT_EQ(table.session.screen().viewer(), blue) << "who is asked again stays";
}

TEST(ToySession, WithoutCurtainsTheScreenIsWhoseItIs) {
    Table table;
    table.session.screen().setCurtains(false);
    EXPECT_EQ(table.session.screen().viewer(), red);
    ASSERT_TRUE(table.session.answer(Throw{2}));
    EXPECT_EQ(table.session.screen().curtainFor(), std::nullopt);
    EXPECT_EQ(table.session.screen().viewer(), blue);
}

TEST(ToySession, TellsACardOnlyToWhoDrewIt) {
    Table table;
    ASSERT_TRUE(table.session.answer(TakeCard{}));
    EXPECT_EQ(std::get<Drew>(table.session.news().front()).card, faceDown) << "nobody knows who looks";
    EXPECT_NE(std::get<Drew>(table.session.history().front().fact).card, faceDown);
    Table own(alone);
    ASSERT_EQ(own.session.screen().viewer(), red);
    ASSERT_TRUE(own.session.answer(TakeCard{}));
    EXPECT_NE(std::get<Drew>(own.session.news().front()).card, faceDown);
}

TEST(ToySession, TakesBackWhatNobodyElseHasSeen) {
    Table table;
    table.throwAndHandOver(3);
    EXPECT_FALSE(table.session.undoStack().canUndo()) << "the dice lie there";
    const auto before = table.session.record();
    const auto points = table.session.battle().points;
    ASSERT_TRUE(table.session.answer(Protest{true}));
    const auto after = table.session.record();
    ASSERT_TRUE(table.session.undoStack().canUndo());
    const QSignalSpy replaced(&table.session, &Session::replaced);
    table.session.undoStack().undo();
    EXPECT_EQ(replaced.count(), 1);
    EXPECT_EQ(table.session.record(), before);
    EXPECT_EQ(table.session.battle().points, points);
    EXPECT_TRUE(table.session.history().empty());
    EXPECT_TRUE(isAsked<MayProtest>(table.session));
    ASSERT_TRUE(table.session.undoStack().canRedo());
    table.session.undoStack().redo();
    EXPECT_EQ(table.session.record(), after);
    EXPECT_EQ(table.session.history().size(), 2U);
    EXPECT_FALSE(table.session.undoStack().canRedo());
}

TEST(ToySession, WhoHasOneAnswerOnlyIsNotAsked) {
    for (const bool asksAnyway : {false, true}) {
        Table table(realDice);
        table.session.autoAnswers().setAsksAnyway(asksAnyway);
        ASSERT_TRUE(table.session.answer(Throw{1}));
        ASSERT_TRUE(table.session.throwDice({1}));
        EXPECT_EQ(table.session.live().answersGiven(), asksAnyway ? 2U : 3U);
        EXPECT_EQ(table.session.screen().curtainFor().has_value(), asksAnyway);
    }
}

TEST(ToySession, DiceAreThrownAtTheTable) {
    Table table(realDice);
    ASSERT_TRUE(table.session.answer(Throw{2}));
    ASSERT_NE(table.session.diceWanted(), nullptr);
    EXPECT_EQ(table.session.diceWanted()->dice, 2);
    EXPECT_EQ(table.session.whoseDice().english(), "Red");
    EXPECT_FALSE(table.session.undoStack().canUndo()) << "they may lie there already";
    EXPECT_FALSE(table.session.throwDice({6}));
    ASSERT_TRUE(table.session.throwDice({6, 5}));
    EXPECT_EQ(table.session.diceWanted(), nullptr);
    table.session.screen().liftCurtain();
    ASSERT_TRUE(table.session.answer(Protest{false}));
    EXPECT_EQ(table.session.battle().points.front(), 11);
    ASSERT_TRUE(table.session.answer(Throw{1}));
    table.session.setDice(1, false);
    EXPECT_EQ(table.session.diceWanted(), nullptr) << "rolled by the program";
}

TEST(ToySession, ComputersAnswerByTheClock) {
    Table table(alone);
    table.session.computers().setPace(0);
    ASSERT_TRUE(table.session.answer(Throw{1}));
    EXPECT_EQ(table.session.live().askedSeat(), blue);
    EXPECT_FALSE(table.session.isAsking());
    EXPECT_TRUE(QTest::qWaitFor([&] { return isAsked<MayProtest>(table.session); }))
        << "blue protests or not, throws, and red may protest";
    EXPECT_EQ(table.session.screen().viewer(), red);
    table.session.computers().setHalted(true);
    ASSERT_TRUE(table.session.answer(Protest{false}));
    EXPECT_TRUE(isAsked<WhatNow>(table.session));
}

TEST(ToySession, AComputerThatIsRefusedAnswersOtherwise) {
    Table table({.players = {{red, PlayerKind::random}, {blue, PlayerKind::person}}, .seed = 1});
    QSignalSpy refused(&table.session.computers(), &app::ComputerPlayers::refused);
    table.session.computers().setPace(0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return isAsked<MayProtest>(table.session); }));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(table.session.record().tape.front().answer, System::Answer(Throw{1}));
}

TEST(ToySession, AnotherTakesTheSeat) {
    Table table;
    table.session.assign(blue, PlayerKind::greedy);
    EXPECT_EQ(table.session.screen().viewer(), red) << "who plays alone sits there";
    table.session.computers().setPace(0);
    ASSERT_TRUE(table.session.answer(Throw{1}));
    table.session.assign(blue, PlayerKind::person);
    EXPECT_EQ(table.session.screen().curtainFor(), blue) << "the question is the person's now";
}

TEST(ToySession, LooksBackAndComesBack) {
    Table table;
    table.throwAndHandOver(2);
    ASSERT_TRUE(table.session.answer(Protest{false}));
    const Battle now = table.session.battle();
    const Timeline<System> timeline(System::begin(table.session.record().scenario), table.session.history());
    table.session.lookBack(timeline.at(0), 0, {});
    EXPECT_TRUE(table.session.isLookingBack());
    EXPECT_EQ(table.session.answersShown(), 0U);
    EXPECT_EQ(table.session.battle().points, (std::array<int, 2>{}));
    EXPECT_EQ(table.session.question(), nullptr);
    EXPECT_FALSE(table.session.undoStack().canUndo());
    QSignalSpy happened(&table.session, &Session::happened);
    table.session.lookBack(timeline.at(1), timeline.moments()[1].answers, timeline.factsOf(1));
    EXPECT_EQ(happened.count(), 1);
    EXPECT_EQ(table.session.news().size(), 2U);
    table.session.comeBack();
    EXPECT_EQ(table.session.battle(), now);
    EXPECT_TRUE(isAsked<WhatNow>(table.session));
}

TEST(ToySession, IsSavedAndGoesOn) {
    Table table(alone);
    table.session.computers().setPace(0);
    table.session.sketches().add({Drawing::label, Chalk::red, {{1, 2}}, "here", 0, {}});
    ASSERT_TRUE(table.session.answer(Throw{1}));
    ASSERT_TRUE(QTest::qWaitFor([&] { return isAsked<MayProtest>(table.session); }));
    const auto saved = File::read(table.session.file().text(), {}, "dusk.toy").value();
    EXPECT_EQ(saved.record, table.session.record());
    EXPECT_EQ(saved.annotations, table.session.sketches().all());

    auto whole = File::salvage(table.session.file().text(), {}, "dusk.toy").value();
    EXPECT_FALSE(whole.damage);
    Session other;
    other.resume(std::move(whole.played), app::seatingFrom(whole.seats, {red, blue}), whole.branch,
                 whole.annotations);
    EXPECT_EQ(other.battle(), table.session.battle());
    EXPECT_EQ(other.seating(), table.session.seating());
    EXPECT_TRUE(isAsked<MayProtest>(other));
    EXPECT_EQ(other.file().text(), table.session.file().text());
}

TEST(ToySession, ABranchIsSavedUpToWhereItBegins) {
    Table table;
    table.throwAndHandOver(2);
    ASSERT_TRUE(table.session.answer(Protest{false}));
    const Branch branch{"Another throw", table.session.file().title(), 1};
    const auto saved =
        File::read(table.session.file().textOf(branch, {{red, PlayerKind::greedy}}), {}, "dusk.toy").value();
    EXPECT_EQ(saved.record.tape.size(), 1U);
    EXPECT_EQ(saved.branch, branch);
    EXPECT_EQ(saved.seats.players.front().who, "greedy");
}

TEST(ToySession, WhatWaitsForATurnEndsWithIt) {
    Table table;
    table.session.screen().setCurtains(false);
    ASSERT_TRUE(table.session.answerAll({Throw{1}, Throw{1}}));
    EXPECT_EQ(table.session.live().answersGiven(), 2U) << "blue is asked in between";
    ASSERT_TRUE(table.session.answer(Protest{false}));
    EXPECT_EQ(table.session.live().askedSeat(), blue);
    EXPECT_EQ(table.session.live().answersGiven(), 3U);
}

TEST(ToySession, BothPlayersFightToTheEnd) {
    Table table({.players = {{red, PlayerKind::random}, {blue, PlayerKind::greedy}}, .seed = 5});
    table.session.computers().setPace(0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.session.live().isOver(); }, 30'000));
    EXPECT_EQ(table.session.live().askedSeat(), std::nullopt);
    EXPECT_EQ(table.session.questionText().english(), "");
    const auto replayed = Referee::from(table.session.record());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(System::seenBy(replayed->battle(), Seat()), table.session.battle());
}

}  // namespace
}  // namespace vallum::toy
