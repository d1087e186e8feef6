// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trials_page.h"

#include "app/look/looks.h"
#include "app/window/shipped.h"
#include "hex/hex_kit.h"
#include "start/start_page.h"
#include "trials/add_trials.h"
#include "trials/trial_choice.h"
#include "trials/trial_form.h"
#include "trials/trial_results.h"
#include "trials/trial_runner.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <vallum/field/files/library.h>
#include <vallum/hex/files/library.h>

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
