// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "ending/end_sheet.h"
#include "field/desk/table_room.h"
#include "field/panels/phase_bar.h"
#include "field/session/field_texts.h"
#include "replay/replay_desk.h"

#include <QAction>
#include <QMessageBox>
#include <QTimer>

namespace vallum::app {
namespace {

/// A battle whose last blow has just been shown.
struct Ended {
    Ended() {
        desk.session().computers().setPace(0);
        desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
        EXPECT_TRUE(QTest::qWaitFor([this] { return desk.battle().outcome.has_value(); }, 60'000));
        EXPECT_TRUE(QTest::qWaitFor([this] { return sheet() != nullptr; }, 10'000));
    }
    [[nodiscard]] EndSheet* sheet() const { return desk.window->findChild<EndSheet*>(); }
    [[nodiscard]] bool isLeft() const {
        return QTest::qWaitFor([this] { return sheet() == nullptr; }, 10'000);
    }

    Desk desk;
};

TEST(Endings, TheEndSaysWhoHasWonAndWhy) {
    const Ended ended;
    const field::Outcome& outcome = *ended.desk.battle().outcome;
    const QString words = ended.desk.told();
    ASSERT_TRUE(outcome.winner);
    EXPECT_TRUE(words.contains(QString::fromStdString(ended.desk.battle().side(*outcome.winner).name) +
                               QStringLiteral(" has won.")));
    EXPECT_TRUE(words.contains(QString::fromStdString(std::string(outcome.why.text()))));
    const auto& all = ended.desk.session().history();
    const auto check = std::ranges::find_if(all, [](const field::Happening& it) {
        const auto* losses = std::get_if<field::LossesChecked>(&it.fact);
        return losses != nullptr && !losses->passed;
    });
    if (check != all.end()) {
        EXPECT_TRUE(words.contains(sentence(ended.desk.battle(), check->fact))) << words.toStdString();
    }
    EXPECT_TRUE(words.contains(QStringLiteral("Turning points")));
    EXPECT_TRUE(words.contains(QStringLiteral("points lost")));
}

TEST(Endings, TheBarNamesTheWinner) {
    const Ended ended;
    const field::Battle& end = ended.desk.battle();
    const auto* bar = ended.desk.window->findChild<PhaseBar*>();
    QStringList words;
    for (const QLabel* label : bar->findChildren<QLabel*>()) words << label->text();
    EXPECT_TRUE(words.contains(QString::fromStdString(end.side(*end.outcome->winner).name)))
        << words.join(u'|').toStdString();
}

TEST(Endings, EscapeLeavesTheTableAsItIs) {
    const Ended ended;
    const field::Battle end = ended.desk.battle();
    QTest::keyClick(ended.sheet(), Qt::Key_Escape);
    EXPECT_TRUE(ended.isLeft());
    EXPECT_EQ(ended.desk.battle(), end);
    QTest::qWait(50);
    EXPECT_EQ(ended.sheet(), nullptr) << "it comes once";
}

TEST(Endings, ComesAgainIfItIsWanted) {
    Ended ended;
    QTest::keyClick(ended.sheet(), Qt::Key_Escape);
    ASSERT_TRUE(ended.isLeft());
    ended.desk.press(QStringLiteral("How it ended"));
    EXPECT_NE(ended.sheet(), nullptr);
    EXPECT_FALSE(ended.desk.offers(QStringLiteral("Another battle"))) << "one Enter waits at one place";
    QTest::keyClick(ended.sheet(), Qt::Key_Escape);
    EXPECT_TRUE(ended.isLeft());
    EXPECT_TRUE(ended.desk.offers(QStringLiteral("Another battle")));
}

/// The panels go with the last question.
TEST(Endings, TheTableIsFramedInTheRoomThatIsThereThen) {
    const Ended ended;
    QTest::keyClick(ended.sheet(), Qt::Key_Escape);
    EXPECT_TRUE(ended.isLeft());
    QRect units;
    for (const UnitId unit : ended.desk.battle().unitsOnTable()) {
        if (ended.desk.battle().onTable(unit)) units |= QRect(ended.desk.at(unit), QSize(1, 1));
    }
    ASSERT_FALSE(units.isEmpty());
    EXPECT_TRUE(ended.desk.view().viewport()->rect().contains(units));
    EXPECT_TRUE(fieldDeskOf(*ended.desk.window).panels().room().isFree(units));
}

TEST(Endings, ATurningPointIsWatchedInTheReplay) {
    Ended ended;
    ended.desk.press(QStringLiteral("Watch the replay"));
    EXPECT_TRUE(ended.isLeft());
    EXPECT_TRUE(fieldDeskOf(*ended.desk.window).replay().replay().isOpen());
    EXPECT_EQ(fieldDeskOf(*ended.desk.window).replay().replay().now(), 0U);
}

/// Whoever presses Enter once too often, as on every sheet before it, loses nothing.
TEST(Endings, EnterLooksAtTheTable) {
    const Ended ended;
    const field::Battle end = ended.desk.battle();
    QTest::keyClick(ended.sheet(), Qt::Key_Return);
    EXPECT_TRUE(ended.isLeft());
    EXPECT_EQ(ended.desk.battle(), end);
}

TEST(Endings, AButtonFightsItAgain) {
    Ended ended;
    const std::string scenario = ended.desk.session().record().scenario.id;
    ended.desk.press(QStringLiteral("Fight it again"));
    EXPECT_TRUE(ended.isLeft());
    EXPECT_EQ(ended.desk.session().record().scenario.id, scenario);
    EXPECT_LT(ended.desk.battle().turn, 3);
}

TEST(Endings, ATurningPointNamesWhoWasLostAndToWhom) {
    const Ended ended;
    QStringList points;
    for (const QPushButton* it : ended.sheet()->findChildren<QPushButton*>()) {
        if (it->text().startsWith(QStringLiteral("Turn "))) points << it->text();
    }
    ASSERT_FALSE(points.isEmpty());
    EXPECT_FALSE(points.join(u'|').contains(QStringLiteral("loses"))) << points.join(u'|').toStdString();
    EXPECT_TRUE(points.join(u'|').contains(QStringLiteral("points)"))) << points.join(u'|').toStdString();
}

/// Presses a button of the question whether to surrender, as soon as it is asked.
void answerSurrender(Desk& desk, const QString& words) {
    bool wasAsked = false;
    QTimer::singleShot(0, desk.window.get(), [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr);
        wasAsked = true;
        EXPECT_EQ(box->defaultButton()->text().remove(QLatin1Char('&')), QStringLiteral("Fight on"));
        for (QAbstractButton* it : box->buttons()) {
            if (it->text().remove(QLatin1Char('&')) == words) return it->click();
        }
        box->reject();
        FAIL() << words.toStdString();
    });
    desk.window->findChild<QAction*>(QStringLiteral("battle-surrender"))->trigger();
    EXPECT_TRUE(wasAsked);
}

TEST(Endings, ASurrenderIsAskedForAndTold) {
    Desk desk;
    answerSurrender(desk, QStringLiteral("Fight on"));
    ASSERT_FALSE(desk.battle().outcome);
    const QString loser = QString::fromStdString(desk.battle().side(desk.battle().active).name);
    answerSurrender(desk, QStringLiteral("Surrender"));
    ASSERT_TRUE(desk.battle().outcome);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window->findChild<EndSheet*>() != nullptr; }, 10'000));
    EXPECT_TRUE(desk.told().contains(loser + QStringLiteral(" surrendered ("))) << desk.told().toStdString();
}

}  // namespace
}  // namespace vallum::app
