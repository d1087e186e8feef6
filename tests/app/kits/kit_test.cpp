// SPDX-License-Identifier: GPL-3.0-or-later
#include "kits/kit.h"

#include "app/session/toy_session.h"
#include "panels/curtain.h"
#include "session/documents.h"
#include "start/kit_page.h"
#include "start/start_page.h"
#include "window/another_language.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <gtest/gtest.h>

#include <vallum/core/text_file.h>

/// A system that the window knows by its kit only is opened, played, saved, taken back and left there.
namespace vallum::app {
namespace {

/// What is asked, and a button for two dice.
class ToyDesk final : public BattleDesk {
public:
    ToyDesk() : words_(new QLabel), throw_(new QPushButton(QStringLiteral("Throw two dice"))) {
        auto* column = new QVBoxLayout(this);
        column->addWidget(words_);
        column->addWidget(throw_);
        setFocusProxy(throw_);
        connect(throw_, &QPushButton::clicked, this, [this] { session_.answer(toy::Throw{2}); });
        connect(&session_, &Session::asked, this, [this] {
            const QString question = QString::fromStdString(session_.questionText().english());
            words_->setText(session_.isAsking() ? question : QString());
            Q_EMIT hintChanged(words_->text());
        });
    }

    [[nodiscard]] toy::Session& session() override { return session_; }
    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override {
        return openingOn<toy::System>(session_, {}, text, file);
    }
    void openBattle() override { ++opened; }
    void fill(const DeskMenus& menus) override {
        menus.edit.addAction(QStringLiteral("Shake"))->setObjectName(QStringLiteral("toy-shake"));
    }
    [[nodiscard]] std::vector<QMenu*> menus() override { return {new QMenu(QStringLiteral("Cup"), this)}; }
    [[nodiscard]] QString words() const { return words_->text(); }
    [[nodiscard]] QPushButton& button() { return *throw_; }

    int opened = 0;

private:
    toy::Session session_;
    QLabel* words_;
    QPushButton* throw_;
};

class ToyKit final : public KitOf<toy::System> {
public:
    explicit ToyKit(const QString& folder) : KitOf({}), folder_(folder.toStdString()) {}
    [[nodiscard]] QString name() const override { return QStringLiteral("Dice"); }
    [[nodiscard]] std::filesystem::path folder() const override { return folder_; }
    [[nodiscard]] BattleDesk* makeDesk() const override { return new ToyDesk; }

private:
    std::filesystem::path folder_;
};

const QString duel = QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json");

class DiceKit : public testing::Test {
protected:
    DiceKit()
        : kit_(std::make_shared<ToyKit>(folder_.path())),
          dusk_(folder_.filePath(QStringLiteral("dusk.json"))) {
        QSettings().setValue(QStringLiteral("table/curtains"), true);
        QSettings().setValue(QStringLiteral("table/asksAnyway"), true);
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        EXPECT_TRUE(writeFileSafely(dusk_.toStdString(), std::string(toy::duskSource)));
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        window_ = std::make_unique<MainWindow>(Documents::load({kit_}).value());
        window_->show();
    }
    [[nodiscard]] ToyDesk& desk() const { return dynamic_cast<ToyDesk&>(window_->desks().now()); }
    [[nodiscard]] toy::Session& session() const { return desk().session(); }
    [[nodiscard]] QAction& action(const char* name) const {
        return *window_->findChild<QAction*>(QLatin1String(name));
    }
    /// Whoever is asked lifts the curtain.
    void comeToTheScreen() const {
        const auto* curtain = desk().findChild<Curtain*>();
        ASSERT_TRUE(curtain->isVisible());
        curtain->findChild<QPushButton*>()->click();
        EXPECT_FALSE(curtain->isVisible());
    }

    QTemporaryDir folder_;
    std::shared_ptr<const Kit> kit_;
    QString dusk_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(DiceKit, AFileFindsItsDesk) {
    ASSERT_TRUE(window_->openFile(duel));
    EXPECT_TRUE(window_->isAtTable());
    EXPECT_EQ(window_->desks().kit(), nullptr);
    ASSERT_TRUE(window_->openFile(dusk_));
    EXPECT_EQ(window_->desks().kit(), kit_.get());
    EXPECT_TRUE(window_->desks().isInSight());
    EXPECT_FALSE(window_->isAtTable());
    EXPECT_TRUE(desk().isVisible());
    EXPECT_EQ(desk().opened, 1);
    EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("Dice at dusk")));
    EXPECT_EQ(desk().words(), QStringLiteral("Throw dice or draw a card"));
    EXPECT_EQ(window_->statusBar()->currentMessage().isEmpty(), false);
    EXPECT_TRUE(Documents::recent().contains(dusk_));
    ASSERT_TRUE(window_->openFile(duel));
    EXPECT_TRUE(window_->isAtTable());
}

TEST_F(DiceKit, ItsScenariosAreAmongTheNewBattles) {
    window_->newBattle();
    auto* tabs = window_->startPage().findChild<QTabWidget*>();
    ASSERT_EQ(tabs->tabText(tabs->count() - 1), QStringLiteral("Dice"));
    tabs->setCurrentIndex(tabs->count() - 1);
    QApplication::processEvents();
    auto* page = window_->startPage().findChild<KitPage*>();
    ASSERT_EQ(page->file(), dusk_);
    auto* blue = page->findChildren<QComboBox*>().at(1);
    EXPECT_EQ(blue->accessibleName(), QStringLiteral("Who plays Blue"));
    blue->setCurrentIndex(blue->findData(static_cast<int>(PlayerKind::greedy)));
    for (QPushButton* it : window_->startPage().findChildren<QPushButton*>()) {
        if (it->isVisible() && it->text() == QStringLiteral("&Begin")) it->click();
    }
    ASSERT_EQ(window_->desks().kit(), kit_.get());
    EXPECT_FALSE(session().seating().isPerson(toy::blue));
    EXPECT_TRUE(window_->desks().isInSight());
}

TEST_F(DiceKit, MenusAreThoseOfTheDesk) {
    ASSERT_TRUE(window_->openFile(dusk_));
    EXPECT_TRUE(action("toy-shake").isVisible());
    for (const char* name : {"turn-next-unit", "battle-surrender", "view-threats", "view-zoom-in"})
        EXPECT_FALSE(action(name).isVisible()) << name;
    for (const char* name : {"edit-undo", "battle-save", "view-settings", "view-curtains"})
        EXPECT_TRUE(action(name).isVisible()) << name;
    EXPECT_TRUE(action("battle-players").isEnabled());
    ASSERT_TRUE(window_->openFile(duel));
    EXPECT_FALSE(action("toy-shake").isVisible());
    for (const char* name : {"turn-next-unit", "battle-surrender", "view-threats", "view-zoom-in"})
        EXPECT_TRUE(action(name).isVisible()) << name;
}

TEST_F(DiceKit, ABattleIsPlayedBehindCurtainsAndTakenBack) {
    ASSERT_TRUE(window_->openFile(dusk_));
    QTest::mouseClick(&desk().button(), Qt::LeftButton);
    EXPECT_EQ(session().curtainFor(), toy::blue);
    EXPECT_EQ(desk().words(), QString());
    EXPECT_FALSE(action("edit-undo").isEnabled()) << "dice have been seen";
    comeToTheScreen();
    EXPECT_EQ(session().viewer(), toy::blue);
    EXPECT_EQ(desk().words(), QStringLiteral("Protest?"));
    ASSERT_TRUE(session().answer(toy::Protest{false}));
    const auto points = session().battle().points;
    ASSERT_TRUE(action("edit-undo").isEnabled());
    action("edit-undo").trigger();
    EXPECT_EQ(session().answersGiven(), 2U);
    EXPECT_EQ(desk().words(), QStringLiteral("Protest?"));
    action("edit-redo").trigger();
    EXPECT_EQ(session().battle().points, points);
}

TEST_F(DiceKit, ABattleIsSavedAndOpened) {
    ASSERT_TRUE(window_->openFile(dusk_));
    ASSERT_TRUE(session().answer(toy::Throw{1}));
    const QString file = folder_.filePath(QStringLiteral("dusk.vallum"));
    ASSERT_TRUE(window_->saveTo(file));
    const auto record = session().record();
    ASSERT_TRUE(window_->openFile(duel));
    ASSERT_TRUE(window_->openFile(file));
    EXPECT_EQ(session().record(), record);
    EXPECT_EQ(session().curtainFor(), toy::blue);
}

TEST_F(DiceKit, ABattleIsKeptAndContinued) {
    ASSERT_TRUE(window_->openFile(dusk_));
    for (int turn = 0; turn != 2; ++turn) {
        ASSERT_TRUE(session().answer(toy::Throw{1}));
        if (session().curtainFor()) session().liftCurtain();
        ASSERT_TRUE(session().answer(toy::Protest{false}));
    }
    const auto record = session().record();
    window_->showStart();
    EXPECT_TRUE(session().isHalted());
    const auto kept = window_->documents().kept();
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ((*kept)->title, "Dice at dusk");
    EXPECT_EQ(std::get<Glimpse>((*kept)->battle).turn, 3);
    window_ = std::make_unique<MainWindow>(Documents::load({kit_}).value());
    window_->show();
    ASSERT_TRUE(window_->continueLast());
    EXPECT_EQ(session().record(), record);

    ASSERT_TRUE(window_->openFile(duel));
    const QString aside = Documents::recent().at(1);
    EXPECT_TRUE(aside.contains(QStringLiteral("Dice at dusk"))) << "it made room for the duel";
    ASSERT_TRUE(window_->openFile(aside));
    EXPECT_EQ(session().record(), record);
}

TEST_F(DiceKit, ABattleThatWaitsIsNotKeptAnyMore) {
    ASSERT_TRUE(window_->openFile(dusk_));
    toy::Session& dice = session();
    ASSERT_TRUE(window_->openFile(duel));
    const auto title = window_->windowTitle();
    dice.seat(toy::blue, PlayerKind::greedy);
    EXPECT_TRUE(std::holds_alternative<field::Battle>((*window_->documents().kept())->battle));
    EXPECT_EQ(window_->windowTitle(), title);
}

TEST_F(DiceKit, GoesOnInAnotherWindow) {
    ASSERT_TRUE(window_->openFile(dusk_));
    ASSERT_TRUE(session().answer(toy::Throw{1}));
    const auto record = session().record();
    window_ = inAnotherLanguage(std::move(window_));
    EXPECT_EQ(session().record(), record);
    EXPECT_TRUE(window_->desks().isInSight());
}

TEST_F(DiceKit, ABadFileIsRefusedWithItsPlace) {
    ASSERT_TRUE(window_->openFile(dusk_));
    const auto opening = desk().read(R"({"format": "toy-scenario", "version": 1, "title": 7})", "bad.json");
    ASSERT_FALSE(opening);
    EXPECT_EQ(opening.error().file, "bad.json");
    EXPECT_EQ(opening.error().place, "/title");
    EXPECT_EQ(desk().words(), QStringLiteral("Throw dice or draw a card"));
}

}  // namespace
}  // namespace vallum::app
