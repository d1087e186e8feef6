// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "art/room_colors.h"
#include "field/fight/fight_desk.h"
#include "field/fight/fight_sheet.h"
#include "window/preferences.h"

#include <algorithm>
#include <set>

#include <QLayout>

namespace vallum::app {
namespace {

constexpr int longest = 60'000;  // milliseconds

/// Two computers fight while somebody watches.
struct Watched {
    explicit Watched(FightPace pace, const char* scenario = "tests/app/window/duel")
        : desk(QStringLiteral(VALLUM_SOURCE_DIR "/%1.json").arg(QLatin1String(scenario))) {
        desk.window->preferences().keeper().change([pace](Settings& it) {
            it.millisecondsPerDu = 1;
            it.fights = pace;
        });
        desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
    }
    [[nodiscard]] FightSheet* sheet() const { return desk.window->findChild<FightSheet*>(); }
    [[nodiscard]] bool seesASheet() const {
        return QTest::qWaitFor([this] { return sheet() != nullptr; }, longest);
    }

    Desk desk;
};

TEST(Fights, StepByStepNothingGoesOnUnasked) {
    const Watched watched(FightPace::stepByStep);
    ASSERT_TRUE(watched.seesASheet());
    const FightSheet* sheet = watched.sheet();
    const std::size_t answers = watched.desk.session().answersShown();
    QTest::qWait(200);
    EXPECT_EQ(watched.sheet(), sheet);
    EXPECT_EQ(watched.desk.session().answersShown(), answers) << "the computers wait";
}

TEST(Fights, TheQuestionDoesNotTellWhatTheDiceAreAboutToShow) {
    const Watched watched(FightPace::stepByStep);
    ASSERT_TRUE(watched.seesASheet());
    EXPECT_TRUE(watched.desk.told().contains(QStringLiteral("Follow it on the sheet")))
        << watched.desk.told().toStdString();
}

TEST(Fights, SpaceGoesThroughAFightAndBackToTheTable) {
    const Watched watched(FightPace::stepByStep);
    ASSERT_TRUE(watched.seesASheet());
    const QPointer<FightSheet> sheet = watched.sheet();
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            if (sheet) QTest::keyClick(sheet, Qt::Key_Space);
            return sheet.isNull();
        },
        longest));
}

TEST(Fights, TellAllTheirNumbersInSmallWindows) {
    Documents::setSeed(1);
    const Watched watched(FightPace::stepByStep, "scenarios/first-battle");
    for (const QSize size : {QSize(960, 540), QSize(960, 540), QSize(960, 540), QSize(800, 700)}) {
        watched.desk.window->resize(size);
        ASSERT_TRUE(watched.seesASheet());
        const QPointer<FightSheet> sheet = watched.sheet();
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                if (sheet) {
                    EXPECT_LE(sheet->layout()->totalHeightForWidth(sheet->width()), sheet->height());
                    QTest::keyClick(sheet, Qt::Key_Space);
                }
                return sheet.isNull();
            },
            longest));
    }
}

TEST(Fights, ASheetStaysWhileComputersAnswerInBetween) {
    const Watched watched(FightPace::fast);
    int opened = 0;
    std::set<std::pair<UnitId, UnitId>> seen;
    const FightSheet* last = nullptr;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            FightSheet* sheet = watched.sheet();
            if (sheet != nullptr && sheet != last) ++opened;
            last = sheet;
            const auto& combat = watched.desk.battle().combat;
            if (sheet != nullptr && combat) seen.insert({combat->units.attacker, combat->units.defender});
            if (sheet != nullptr && !sheet->isAtEnd()) sheet->toResult();
            return watched.desk.battle().turn > 2 || watched.desk.battle().outcome;
        },
        longest));
    EXPECT_GT(opened, 0);
    EXPECT_LE(opened, 2 * std::ssize(seen) + 2) << "one for each fight, or hardly more";
}

/// The facts of the combat that goes on, from its beginning on.
std::vector<field::Fact> factsOfTheCombat(const Desk& desk) {
    std::vector<field::Fact> facts;
    for (const auto& it : desk.session().history()) {
        if (std::holds_alternative<field::CombatBegan>(it.fact)) facts.clear();
        facts.push_back(it.fact);
    }
    return facts;
}

/// As in a second volley: it begins while the sheet waits for more of the first, and has fewer moments than
/// the sheet has shown of that.
TEST(Fights, AnotherFightOfTheSameUnitsHasASheetOfItsOwn) {
    Watched watched(FightPace::stepByStep);
    QPointer<FightSheet> first;
    const auto waitsForMore = [&] {
        first = watched.sheet();
        if (!first) return false;
        first->toResult();
        first->next();
        return watched.sheet() == first && !watched.desk.window->findChild<FightDesk*>()->isShowing();
    };
    ASSERT_TRUE(QTest::qWaitFor(waitsForMore, longest));
    const std::vector<field::Fact> combat = factsOfTheCombat(watched.desk);
    const auto step = std::ranges::find_if(
        combat, [](const field::Fact& it) { return std::holds_alternative<field::BlowRolled>(it); });
    ASSERT_NE(step, combat.end());
    std::vector<field::Fact> again{field::CombatEnded{}};
    again.insert(again.end(), combat.begin(), step + 1);
    watched.desk.window->findChild<FightDesk*>()->tell(again);
    QTest::qWait(50);
    ASSERT_NE(watched.sheet(), nullptr);
    EXPECT_NE(watched.sheet(), first);
}

/// Its keys would go to the table.
TEST(Fights, TabDoesNotLeaveTheSheet) {
    const Watched watched(FightPace::stepByStep);
    ASSERT_TRUE(watched.seesASheet());
    QTest::keyClick(watched.sheet(), Qt::Key_Tab);
    QApplication::processEvents();
    EXPECT_EQ(QApplication::focusWidget(), watched.sheet());
    watched.desk.view().setFocus();
    QTest::qWait(20);
    EXPECT_EQ(QApplication::focusWidget(), watched.sheet());
}

TEST(Fights, EnterGoesToTheResult) {
    const Watched watched(FightPace::stepByStep);
    ASSERT_TRUE(watched.seesASheet());
    const QPointer<FightSheet> sheet = watched.sheet();
    if (!sheet->isAtEnd()) QTest::keyClick(sheet, Qt::Key_Return);
    EXPECT_TRUE(sheet->isAtEnd());
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            if (sheet) QTest::keyClick(sheet, Qt::Key_Return);
            return sheet.isNull();
        },
        longest));
}

TEST(Fights, TheTableShowsWhatCameOfItWhenTheSheetIsGone) {
    const Watched watched(FightPace::resultOnly);
    ASSERT_TRUE(watched.seesASheet());
    EXPECT_TRUE(watched.sheet()->isAtEnd());
    const std::size_t answers = watched.desk.session().answersShown();
    const auto goesOn = [&] {
        if (watched.sheet() != nullptr) QTest::keyClick(watched.sheet(), Qt::Key_Escape);
        return watched.desk.session().answersShown() > answers;
    };
    EXPECT_TRUE(QTest::qWaitFor(goesOn, longest));
}

TEST(Fights, WithoutAnimationTheTableAloneTells) {
    const Watched watched(FightPace::stepByStep);
    watched.desk.window->preferences().keeper().change([](Settings& it) { it.millisecondsPerDu = 0; });
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return watched.desk.battle().turn > 4 || watched.desk.battle().outcome; }, longest));
    EXPECT_EQ(watched.sheet(), nullptr);
}

TEST(Fights, ThePatchesTakeTheColorsOfTheRoom) {
    const Watched watched(FightPace::stepByStep);
    const auto isWrittenIn = [&](const art::RoomColors& room) {
        return std::ranges::any_of(watched.sheet()->findChildren<QLabel*>(), [&](const QLabel* it) {
            return it->text().contains(QStringLiteral("color:%1").arg(room.ink.name()));
        });
    };
    // The first roll with a sum of several numbers.
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            if (watched.sheet() == nullptr) return false;
            if (isWrittenIn(art::lightRoom())) return true;
            watched.sheet()->next();
            return false;
        },
        longest));
    const auto setLight = [&](Light light) {
        watched.desk.window->preferences().keeper().change([light](Settings& it) { it.light = light; });
        QApplication::processEvents();
    };
    setLight(Light::dark);
    EXPECT_TRUE(isWrittenIn(art::darkRoom()));
    EXPECT_FALSE(isWrittenIn(art::lightRoom()));
    setLight(Light::bright);
    EXPECT_TRUE(isWrittenIn(art::lightRoom()));
}

}  // namespace
}  // namespace vallum::app
