// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trials_page.h"

#include "app/look/looks.h"
#include "app/window/shipped.h"
#include "hex/hex_kit.h"
#include "language/texts.h"
#include "replay/replay_desk.h"
#include "start/start_page.h"
#include "trials/add_trials.h"
#include "trials/heat_view.h"
#include "trials/interval_bars.h"
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
#include <vallum/trials/heat.h>

namespace vallum::app {
namespace {

/// The trials page, opened from the first page, with no trial fought yet.
class TrialsPageTest : public testing::Test {
protected:
    explicit TrialsPageTest(const QString& language = QStringLiteral("en")) {
        useLanguage(language);
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources");
        window_ = std::make_unique<MainWindow>(shippedDocuments({kit.value()}));
        page_ = &addTrials(*window_, runner_);
        window_->resize(1440, 900);
        window_->show();
        click(StartPage::tr("&Trials"));
    }
    ~TrialsPageTest() override { useLanguage(QStringLiteral("en")); }

    void click(const QString& words) const {
        for (auto* button : window_->findChildren<QPushButton*>()) {
            if (button->text() != words || !button->isVisible()) continue;
            return QTest::mouseClick(button, Qt::LeftButton);
        }
        ADD_FAILURE() << "no button " << words.toStdString();
    }
    [[nodiscard]] TrialChoice& choice() const { return page_->form().choice(); }
    /// The row of this file's battle in the list.
    [[nodiscard]] int rowOf(const QString& file) const {
        for (int row = 0; row != choice().count(); ++row) {
            if (choice().item(row)->toolTip() == file) return row;
        }
        ADD_FAILURE() << file.toStdString();
        return 0;
    }
    void clickBattle(const QString& file) const {
        QListWidgetItem* item = choice().item(rowOf(file));
        choice().scrollToItem(item);
        QTest::mouseClick(choice().viewport(), Qt::LeftButton, {}, choice().visualItemRect(item).center());
    }
    [[nodiscard]] QStringList chosen() const {
        QStringList titles;
        for (const ShelfBattle* it : choice().chosen()) titles << it->title();
        return titles;
    }
    /// Fights a small trial of the chosen battles to its end.
    void fight(int battles) const {
        auto boxes = page_->form().findChildren<QSpinBox*>();
        boxes.front()->setValue(battles);
        auto* players = page_->form().findChildren<QComboBox*>().front();
        players->setCurrentIndex(players->findData(QStringLiteral("random")));
        click(TrialForm::tr("&Fight"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return runner_.state() == TrialRunner::State::ended; }, 60'000));
    }

    QTemporaryDir folder_;
    TrialRunner runner_{field::loadLibrary(VALLUM_SOURCE_DIR "/resources").value(),
                        hex::loadLibrary(VALLUM_SOURCE_DIR "/resources").value()};
    std::unique_ptr<MainWindow> window_;
    TrialsPage* page_ = nullptr;
};

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

TEST_F(TrialsPageTest, AClickOnASquareOrABarListsItsBattles) {
    clickBattle(QStringLiteral("first-battle.json"));
    fight(6);
    TrialResults& results = page_->results();
    auto* tabs = results.findChild<QTabWidget*>();
    const int all = static_cast<int>(runner_.battlesFrom(0).size());
    const auto& layers = trials::layersOf(runner_.cells().front());
    const auto firstMelee = std::ranges::find(layers, trials::HeatKind::contacts, &trials::HeatLayer::kind);
    const auto layer = static_cast<std::size_t>(firstMelee - layers.begin());
    tabs->setCurrentIndex(1);
    results.layers().setCurrentIndex(static_cast<int>(layer));
    const auto battles = runner_.battlesFrom(0);
    const auto fought = std::ranges::find_if(
        battles, [&](const FoughtBattle& it) { return it.cell == 0 && !it.squares.at(layer).empty(); });
    ASSERT_NE(fought, battles.end());
    const int square = fought->squares.at(layer).front();
    QTest::mouseClick(&results.map(), Qt::LeftButton, {}, results.map().pointOf(square));
    const auto there = std::ranges::count_if(
        battles, [&](const FoughtBattle& it) { return it.cell == 0 && it.happenedIn(layer, square); });
    EXPECT_EQ(tabs->currentIndex(), 3);
    EXPECT_EQ(results.battles().listed(), there);
    EXPECT_LT(there, all);
    click(TrialResults::tr("&All battles"));
    EXPECT_EQ(results.battles().listed(), all);
    tabs->setCurrentIndex(0);
    auto* bars = results.findChild<IntervalBars*>();
    QTest::mouseClick(bars, Qt::LeftButton, {}, QPoint(bars->width() / 2, 8));
    EXPECT_EQ(results.battles().listed(), 6) << "those of one cell";
}

TEST_F(TrialsPageTest, EveryReasonForAnEndIsNamedInFullBelowItsBars) {
    window_->resize(1024, 768);
    clickBattle(QStringLiteral("first-battle.json"));
    fight(12);
    const auto labels = page_->results().findChildren<QLabel*>();
    const auto tally = runner_.tally();
    const auto& reasons = tally->cells().front().reasons;
    ASSERT_FALSE(reasons.empty());
    for (const auto& [rule, times] : reasons) {
        const QString line = QStringLiteral("</span> ") + ruleName(RuleId(rule));
        EXPECT_TRUE(std::ranges::any_of(labels, [&](const QLabel* it) { return it->text().contains(line); }))
            << rule;
    }
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
    }
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
