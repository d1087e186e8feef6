// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trials_page.h"

#include "app/look/looks.h"
#include "app/trials/trials_room.h"
#include "app/window/shipped.h"
#include "hex/hex_kit.h"
#include "language/texts.h"
#include "replay/replay_desk.h"
#include "start/start_delegates.h"
#include "start/start_page.h"
#include "trials/add_trials.h"
#include "trials/trial_choice.h"
#include "trials/trial_form.h"
#include "trials/trial_results.h"
#include "trials/trial_runner.h"
#include "trials/trial_tables.h"
#include "window/desks.h"

#include <algorithm>
#include <filesystem>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <vallum/field/files/library.h>
#include <vallum/hex/files/library.h>

namespace vallum::app {
namespace {

class SpanishTrialsPage : public TrialsPageTest {
protected:
    SpanishTrialsPage() : TrialsPageTest(QStringLiteral("es")) {}
};

TEST_F(TrialsPageTest, AClickChecksABattleAndAnotherClickLeavesItOut) {
    EXPECT_FALSE(page_->form().isReady());
    clickBattle(QStringLiteral("first-battle.json"));
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    EXPECT_EQ(chosen(),
              (QStringList{QStringLiteral("A First Battle"), QStringLiteral("The Standard Siege, in Wood")}))
        << "each is compared with the first that was checked";
    EXPECT_TRUE(page_->form().isReady());
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    EXPECT_EQ(chosen(), QStringList{QStringLiteral("A First Battle")});
}

TEST_F(TrialsPageTest, TheCheckedBattlesAreNumberedInTheirOrder) {
    const auto numberOf = [&](const char* file) {
        return choice().item(rowOf(QLatin1String(file)))->data(numberRole).toInt();
    };
    clickBattle(QStringLiteral("standard-fortress-stone.json"));
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    EXPECT_EQ(numberOf("standard-fortress-stone.json"), 1) << "the others are compared with it";
    EXPECT_EQ(numberOf("standard-fortress-wood.json"), 2);
    EXPECT_EQ(numberOf("first-battle.json"), 0);
    clickBattle(QStringLiteral("standard-fortress-stone.json"));
    EXPECT_EQ(numberOf("standard-fortress-stone.json"), 0);
    EXPECT_EQ(numberOf("standard-fortress-wood.json"), 1);
}

TEST_F(TrialsPageTest, WhichOfTwoIsBetterNeedsTwo) {
    auto* until = page_->form().findChildren<QComboBox*>().at(3);
    const auto canBeChosen = [&] {
        return until->model()->flags(until->model()->index(2, 0)) & Qt::ItemIsEnabled;
    };
    EXPECT_FALSE(canBeChosen());
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_FALSE(canBeChosen());
    EXPECT_TRUE(until->itemText(2).contains(QStringLiteral("needs two to compare")));
    clickBattle(QStringLiteral("open-field.json"));
    EXPECT_TRUE(canBeChosen());
    until->setCurrentIndex(2);
    EXPECT_EQ(page_->form().plan().stop.rule, trials::StopWhen::difference);
    clickBattle(QStringLiteral("river-crossing.json"));
    EXPECT_FALSE(canBeChosen());
    EXPECT_EQ(until->currentIndex(), 0) << "what cannot be is not kept";
}

TEST_F(TrialsPageTest, ASiegeIsFoughtWithAnotherFortressToo) {
    auto* fortress = page_->form().findChildren<QComboBox*>().at(2);
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_FALSE(fortress->isVisible()) << "it has none";
    clickBattle(QStringLiteral("first-battle.json"));
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    EXPECT_TRUE(fortress->isVisible());
    fortress->setCurrentText(QStringLiteral("Fortress with two towers"));
    trials::Plan plan = page_->form().plan();
    EXPECT_EQ(trials::mainCells(plan).size(), 2U);
    EXPECT_EQ(plan.scenarios.front().name, "The Standard Siege, in Wood") << "with the fortress that it has";
    EXPECT_EQ(plan.scenarios.back().name, "Fortress with two towers");
    EXPECT_TRUE(trials::prepared(plan, runner_.libraries(), ""));
}

TEST_F(TrialsPageTest, OnlySearchingPlayersGiveReasons) {
    auto* explain = page_->form().findChildren<QCheckBox*>().back();
    auto* players = page_->form().findChildren<QComboBox*>().front();
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_FALSE(explain->isVisible());
    players->setCurrentIndex(players->findData(QStringLiteral("centurion")));
    EXPECT_TRUE(explain->isVisible());
    EXPECT_FALSE(page_->form().plan().explain);
    explain->click();
    EXPECT_TRUE(page_->form().plan().explain);
    players->setCurrentIndex(players->findData(QStringLiteral("greedy")));
    EXPECT_FALSE(page_->form().plan().explain);
}

TEST_F(TrialsPageTest, TheMainButtonsAreInSightOnASmallScreen) {
    window_->resize(1024, 768);
    const auto expectInSight = [&](const QString& words) {
        const auto buttons = page_->findChildren<QPushButton*>();
        const auto found = std::ranges::find(buttons, words, &QPushButton::text);
        ASSERT_NE(found, buttons.end());
        EXPECT_TRUE(QTest::qWaitFor([&] {
            return (*found)->visibleRegion().boundingRect() == (*found)->rect();
        })) << words.toStdString();
    };
    clickBattle(QStringLiteral("first-battle.json"));
    expectInSight(TrialForm::tr("&Add a scenario or a plan…"));
    expectInSight(TrialForm::tr("&Fight"));
    expectInSight(TrialForm::tr("&Open a trial's folder…"));
    fight(2);
    page_->results().findChild<QTabWidget*>()->setCurrentIndex(3);
    expectInSight(TrialResults::tr("&Watch this battle"));
    click(TrialsPage::tr("&New trial"));
    expectInSight(TrialForm::tr("&Continue it"));
}

TEST_F(TrialsPageTest, ABattleLeadsBackToItsTrial) {
    clickBattle(QStringLiteral("first-battle.json"));
    fight(1);
    Q_EMIT page_->results().battleWanted(0, 0);
    EXPECT_TRUE(window_->isAtTable());
    click(TrialsPage::tr("Back to the &trial"));
    EXPECT_FALSE(window_->isAtTable());
    EXPECT_TRUE(page_->results().isVisible());
    click(TrialsPage::tr("Bac&k"));
    const auto buttons = window_->desks().now().findChildren<QPushButton*>();
    const auto back = std::ranges::find(buttons, TrialsPage::tr("Back to the &trial"), &QPushButton::text);
    ASSERT_NE(back, buttons.end());
    EXPECT_TRUE((*back)->isVisible());
    ASSERT_TRUE(window_->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    EXPECT_TRUE((*back)->isHidden()) << "another battle comes from nowhere else";
}

TEST_F(TrialsPageTest, SpaceChecksTheBattleUnderTheKeys) {
    choice().setFocus();
    choice().setCurrentRow(rowOf(QStringLiteral("open-field.json")));
    QTest::keyClick(&choice(), Qt::Key_Space);
    EXPECT_EQ(chosen(), QStringList{QStringLiteral("An Open Field")});
}

TEST_F(TrialsPageTest, BattlesOfOtherRulesCannotJoin) {
    clickBattle(QStringLiteral("telamon.json"));
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_EQ(chosen().size(), 1);
    clickBattle(QStringLiteral("trebia.json"));
    EXPECT_EQ(chosen().size(), 2);
    clickBattle(QStringLiteral("telamon.json"));
    clickBattle(QStringLiteral("trebia.json"));
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_EQ(chosen(), QStringList{QStringLiteral("A First Battle")});
}

TEST_F(TrialsPageTest, AFileJoinsAndLeavesNothingCheckedThatCannotBeUnchecked) {
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_EQ(page_->form().add(VALLUM_SOURCE_DIR "/scenarios/hex/trebia.json"), QString());
    EXPECT_EQ(chosen().size(), 1);
    EXPECT_EQ(choice().chosen().front()->path.filename(), "trebia.json");
    const QString problem = page_->form().add(VALLUM_SOURCE_DIR "/CHANGELOG.md");
    EXPECT_TRUE(problem.contains(QStringLiteral("CHANGELOG.md"))) << problem.toStdString();
    EXPECT_EQ(chosen().size(), 1);
}

TEST_F(TrialsPageTest, WhoSlidesOffACardHasNotClicked) {
    const auto middleOf = [&](const char* file) {
        return choice().visualItemRect(choice().item(rowOf(QLatin1String(file)))).center();
    };
    QTest::mousePress(choice().viewport(), Qt::LeftButton, {}, middleOf("standard-fortress-wood.json"));
    QTest::mouseRelease(choice().viewport(), Qt::LeftButton, {}, middleOf("first-battle.json"));
    EXPECT_TRUE(chosen().isEmpty());
}

TEST_F(TrialsPageTest, TwoPlayersFightEachBattleBothWaysRound) {
    clickBattle(QStringLiteral("first-battle.json"));
    const auto choices = page_->form().findChildren<QComboBox*>();
    QComboBox* players = choices.at(0);
    QComboBox* against = choices.at(1);
    players->setCurrentIndex(players->findData(QStringLiteral("greedy")));
    EXPECT_EQ(page_->form().plan().cells.size(), 1U) << "against the same";
    against->setCurrentIndex(against->findData(QStringLiteral("random")));
    const trials::Plan plan = page_->form().plan();
    ASSERT_EQ(plan.cells.size(), 2U);
    const Seat red(1);
    const Seat blue(2);
    EXPECT_EQ(plan.players[0].of(red), "greedy");
    EXPECT_EQ(plan.players[0].of(blue), "random");
    EXPECT_EQ(plan.players[1].of(red), "random");
    EXPECT_EQ(plan.players[1].of(blue), "greedy");
    EXPECT_EQ(plan.players[0].name, "Regular against Random");
}

TEST_F(TrialsPageTest, EscapeAndTheButtonLeadBackToWhereThePageWasOpened) {
    window_->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
    page_->setFocus();
    QTest::keyClick(page_, Qt::Key_Escape);
    EXPECT_TRUE(window_->startPage().isVisible());
    ASSERT_TRUE(window_->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    window_->showPage(*page_);
    EXPECT_FALSE(window_->isAtTable());
    click(TrialsPage::tr("Bac&k"));
    EXPECT_TRUE(window_->isAtTable());
}

TEST_F(TrialsPageTest, ATrialIsToldByTheTitlesOfItsBattles) {
    clickBattle(QStringLiteral("first-battle.json"));
    clickBattle(QStringLiteral("open-field.json"));
    fight(4);
    EXPECT_EQ(runner_.progress().done, 8);
    EXPECT_TRUE(page_->results().verdict().contains(QStringLiteral("A First Battle")))
        << page_->results().verdict().toStdString();
    click(TrialsPage::tr("&New trial"));
    const auto* earlier = page_->form().findChild<QListWidget*>(QStringLiteral("earlierTrials"));
    ASSERT_EQ(earlier->count(), 1);
    const QString told = earlier->item(0)->text();
    EXPECT_TRUE(told.startsWith(QStringLiteral("A First Battle · An Open Field\n"))) << told.toStdString();
    EXPECT_TRUE(told.endsWith(QStringLiteral("4 battles of each"))) << told.toStdString();
}

TEST_F(TrialsPageTest, FortressesAreRankedAtTwoLevelsOfPlayerUnlessUnchecked) {
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    EXPECT_EQ(page_->form().plan().cells.size(), 1U) << "there is nothing to rank";
    clickBattle(QStringLiteral("standard-fortress-stone.json"));
    const trials::Plan plan = page_->form().plan();
    EXPECT_EQ(plan.cells.size(), 4U);
    EXPECT_EQ(plan.players.back().all, "recruit");
    EXPECT_EQ(plan.cells.back().battles, 100) << "a quarter";
    auto* levels = page_->form().findChild<QCheckBox*>();
    levels->click();
    EXPECT_EQ(page_->form().plan().cells.size(), 2U);
}

TEST_F(TrialsPageTest, TheFormTellsHowLongItWillTake) {
    const auto labels = page_->form().findChildren<QLabel*>();
    const auto told = [&] {
        return std::ranges::any_of(labels, [](const QLabel* it) {
            return it->text().startsWith(QStringLiteral("All battles take "));
        });
    };
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_TRUE(QTest::qWaitFor(told, 60'000));
    clickBattle(QStringLiteral("first-battle.json"));
    EXPECT_FALSE(told()) << "nothing is chosen";
}

TEST_F(TrialsPageTest, ABattleOpensWhereTheFortressIsOpenedOrWithTheFirstTurn) {
    clickBattle(QStringLiteral("breach-at-the-gate.json"));
    fight(6);
    const auto battles = runner_.battlesFrom(0);
    const auto isOpened = [](const FoughtBattle& it) { return it.opened.has_value(); };
    const auto opened = std::ranges::find_if(battles, isOpened);
    const auto closed = std::ranges::find_if_not(battles, isOpened);
    ASSERT_TRUE(opened != battles.end() && closed != battles.end());
    const auto replayed = [&](const FoughtBattle& it) -> Replay& {
        Q_EMIT page_->results().battleWanted(it.cell, it.battle);
        return window_->desks().now().findChild<ReplayDesk*>()->replay();
    };
    Replay& gate = replayed(*opened);
    ASSERT_TRUE(gate.isOpen());
    EXPECT_EQ(gate.moment().turn, opened->opened->turn);
    EXPECT_FALSE(gate.past().linesOf(gate.now()).empty());
    Replay& first = replayed(*closed);
    ASSERT_TRUE(first.isOpen());
    EXPECT_EQ(first.moment().turn, 1);
    EXPECT_TRUE(first.moment().begins.has(Beginning::turn));
}

TEST_F(TrialsPageTest, ABattleWithADeploymentOpensAfterIt) {
    clickBattle(QStringLiteral("open-field.json"));
    fight(1);
    Q_EMIT page_->results().battleWanted(0, 0);
    const Replay& replay = window_->desks().now().findChild<ReplayDesk*>()->replay();
    ASSERT_TRUE(replay.isOpen());
    EXPECT_EQ(replay.moment().turn, 1);
    EXPECT_GT(replay.now(), 0U);
    EXPECT_LT(replay.now(), replay.past().last());
}

TEST_F(TrialsPageTest, ResultsFromElsewhereAreShownByTheirFolderOrItsPlan) {
    clickBattle(QStringLiteral("first-battle.json"));
    fight(4);
    const std::filesystem::path elsewhere = folder_.filePath(QStringLiteral("elsewhere")).toStdString();
    std::filesystem::copy(runner_.folder(), elsewhere);
    for (const auto& given : {elsewhere, elsewhere / "plan.json"}) {
        click(TrialsPage::tr("&New trial"));
        EXPECT_EQ(page_->form().add(given), QString());
        EXPECT_TRUE(QTest::qWaitFor([&] { return runner_.state() == TrialRunner::State::ended; }, 60'000));
        EXPECT_EQ(runner_.folder(), elsewhere);
        EXPECT_EQ(runner_.progress().done, 4);
        EXPECT_FALSE(page_->form().isVisible());
        EXPECT_TRUE(page_->results().isVisible()) << "all is read";
    }
    click(TrialsPage::tr("&New trial"));
    const auto* earlier = page_->form().findChild<QListWidget*>(QStringLiteral("earlierTrials"));
    const auto isListed = [&] {
        for (int row = 0; row != earlier->count(); ++row) {
            if (earlier->item(row)->toolTip().toStdString() == elsewhere.string()) return true;
        }
        return false;
    };
    EXPECT_TRUE(isListed()) << "it is remembered";
    EXPECT_EQ(earlier->count(), 2);
    EXPECT_EQ(page_->form().add(elsewhere), QString());
    EXPECT_TRUE(QTest::qWaitFor([&] { return runner_.state() == TrialRunner::State::ended; }, 60'000));
    std::filesystem::remove(elsewhere / "journal");
    click(TrialsPage::tr("&New trial"));
    EXPECT_EQ(page_->form().add(elsewhere / "plan.json"), QString()) << "without results it is a plan";
    EXPECT_TRUE(page_->form().isVisible());
    EXPECT_EQ(page_->form().plan().battles, 4);
}

TEST_F(TrialsPageTest, AStoppedTrialSaysSoAndCanBeContinued) {
    clickBattle(QStringLiteral("first-battle.json"));
    page_->form().findChildren<QSpinBox*>().front()->setValue(60);
    auto* players = page_->form().findChildren<QComboBox*>().front();
    players->setCurrentIndex(players->findData(QStringLiteral("random")));
    click(TrialForm::tr("&Fight"));
    click(TrialsPage::tr("&Stop"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return runner_.state() == TrialRunner::State::ended; }, 60'000));
    const int done = runner_.progress().done;
    ASSERT_LT(done, 60);
    click(TrialsPage::tr("&New trial"));
    auto* earlier = page_->form().findChild<QListWidget*>(QStringLiteral("earlierTrials"));
    const QString told = earlier->item(0)->text();
    EXPECT_TRUE(told.endsWith(QStringLiteral("\nUnfinished: %1 of 60 battles").arg(done)))
        << told.toStdString();
    const auto buttons = page_->form().findChildren<QPushButton*>();
    const auto goOn = std::ranges::find(buttons, TrialForm::tr("&Continue it"), &QPushButton::text);
    ASSERT_NE(goOn, buttons.end());
    EXPECT_FALSE((*goOn)->isEnabled()) << "none is chosen";
    earlier->setCurrentRow(0);
    EXPECT_TRUE((*goOn)->isEnabled());
    click(TrialForm::tr("&Continue it"));
    EXPECT_EQ(runner_.state(), TrialRunner::State::fighting);
    ASSERT_TRUE(QTest::qWaitFor([&] { return runner_.state() == TrialRunner::State::ended; }, 60'000));
    EXPECT_EQ(runner_.progress().done, 60);
    click(TrialsPage::tr("&New trial"));
    EXPECT_FALSE(earlier->item(0)->text().contains(QStringLiteral("Unfinished")));
    earlier->setCurrentRow(0);
    EXPECT_FALSE((*goOn)->isEnabled()) << "it is finished";
}

TEST_F(TrialsPageTest, EverythingCanBeRead) {
    expectReadable(*window_, "en", "trials");
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    clickBattle(QStringLiteral("standard-fortress-stone.json"));
    fight(3);
    expectReadable(*window_, "en", "trials-result");
}

TEST_F(SpanishTrialsPage, EverythingCanBeRead) {
    expectReadable(*window_, "es", "trials");
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    clickBattle(QStringLiteral("standard-fortress-stone.json"));
    fight(3);
    expectReadable(*window_, "es", "trials-result");
}

}  // namespace
}  // namespace vallum::app
