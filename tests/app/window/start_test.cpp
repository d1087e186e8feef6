// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "panels/phase_bar.h"
#include "rulebook/rules_window.h"
#include "start/gallery.h"
#include "start/open_page.h"
#include "start/start_page.h"
#include "window/rule_help.h"

#include <QComboBox>
#include <QListWidget>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabWidget>

#include <vallum/core/text_file.h>

namespace vallum::app {
namespace {

/// A window that was opened without a file, and the hands of somebody who looks for a battle.
class Start {
public:
    Start() {
        QSettings().clear();
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        Documents::setAutosavePath((folder.path() + QStringLiteral("/autosave.vallum")).toStdString());
        open();
    }
    ~Start() { QSettings().clear(); }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;

    /// As when the program is started another time.
    void open() {
        window = std::make_unique<MainWindow>(Documents::load().value());
        window->show();
        QApplication::processEvents();
    }
    [[nodiscard]] StartPage& page() const { return window->startPage(); }
    [[nodiscard]] QListWidget& parts() const { return *part<QListWidget>("Start"); }
    template <class Widget> [[nodiscard]] Widget* part(const char* name) const {
        for (Widget* it : window->findChildren<Widget*>()) {
            if (it->accessibleName() == QLatin1String(name)) return it;
        }
        ADD_FAILURE() << "no widget " << name;
        return nullptr;
    }
    [[nodiscard]] QPushButton* button(const QString& words) const {
        for (auto* it : window->findChildren<QPushButton*>()) {
            if (it->isVisible() && it->text().remove(QLatin1Char('&')).startsWith(words)) return it;
        }
        return nullptr;
    }
    void press(const QString& words) const {
        QPushButton* pressed = button(words);
        ASSERT_NE(pressed, nullptr) << words.toStdString();
        QTest::mouseClick(pressed, Qt::LeftButton);
        QApplication::processEvents();
    }
    /// All words of the page that are seen.
    [[nodiscard]] QString told() const {
        QStringList words;
        for (const auto* label : page().findChildren<QLabel*>()) {
            if (label->isVisible()) words << label->text();
        }
        return words.join(QLatin1Char(' '));
    }
    static void key(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(&widget, key, keys);
        QApplication::processEvents();
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

TEST(Start, BeginsWithTheScenariosWhereNothingIsKept) {
    const Start start;
    EXPECT_FALSE(start.window->isAtTable());
    EXPECT_EQ(start.page().part(), StartPage::Part::begin);
    EXPECT_EQ(start.parts().count(), start.page().parts());
    EXPECT_TRUE(start.parts().hasFocus());
    EXPECT_EQ(start.part<Gallery>("Scenarios")->scenario()->id, "first-battle");
}

TEST(Start, PaintsThePicturesOneByOne) {
    const Start start;
    const auto* gallery = start.part<Gallery>("Scenarios");
    EXPECT_FALSE(gallery->isPainted());
    ASSERT_TRUE(QTest::qWaitFor([&] { return gallery->isPainted(); }, 60'000));
    for (int row = 0; row != gallery->count(); ++row) {
        const QImage picture = gallery->item(row)->icon().pixmap(gallery->iconSize()).toImage();
        const QColor middle = picture.pixelColor(picture.rect().center() / 2);
        EXPECT_EQ(middle.alpha(), 255) << gallery->item(row)->text().toStdString();
    }
}

TEST(Start, ABattleIsBegunWithTheKeyboardAlone) {
    const Start start;
    Start::key(start.parts(), Qt::Key_Tab);
    Start::key(*QApplication::focusWidget(), Qt::Key_Tab);
    auto* gallery = start.part<Gallery>("Scenarios");
    ASSERT_TRUE(gallery->hasFocus());
    Start::key(*gallery, Qt::Key_Right);
    const std::string chosen = gallery->scenario()->id;
    EXPECT_NE(chosen, "first-battle");
    Start::key(*gallery, Qt::Key_Return);
    ASSERT_TRUE(start.window->isAtTable());
    EXPECT_EQ(start.window->session().record().scenario.id, chosen);
    if (start.window->session().isTableCovered()) Start::key(*QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_TRUE(start.window->view().hasFocus());
}

TEST(Start, WhoPlaysReachesTheBattle) {
    const Start start;
    start.part<QComboBox>("Who plays Carthage")->setCurrentIndex(1);
    start.press(QStringLiteral("Begin"));
    EXPECT_EQ(start.window->session().seating().players.at(Seat(1)), PlayerKind::person);
    EXPECT_EQ(start.window->session().seating().players.at(Seat(2)), PlayerKind::greedy);
}

TEST(Start, TheBattleWaitsBehindTheStartPage) {
    const Start start;
    start.press(QStringLiteral("Begin"));
    FieldSession& session = start.window->session();
    const std::size_t answers = session.record().tape.size();
    start.window->showStart();
    EXPECT_EQ(start.page().part(), StartPage::Part::goOn);
    session.setPace(0);
    for (const int seat : {1, 2}) session.seat(Seat(seat), PlayerKind::greedy);
    QTest::qWait(100);
    EXPECT_EQ(session.record().tape.size(), answers) << "computers wait, too";
    Start::key(*start.window, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(session.record().tape.size(), answers) << "no key reaches the table";
    start.press(QStringLiteral("Continue this battle"));
    EXPECT_TRUE(start.window->isAtTable());
    EXPECT_TRUE(QTest::qWaitFor([&] { return session.record().tape.size() > answers; }));
}

TEST(Start, TheNextDayTheBattleIsOfferedAgain) {
    Start start;
    start.press(QStringLiteral("Begin"));
    start.open();
    EXPECT_FALSE(start.window->isAtTable());
    EXPECT_EQ(start.page().part(), StartPage::Part::goOn);
    const QString told = start.told();
    EXPECT_TRUE(told.contains(QStringLiteral("A First Battle")));
    EXPECT_TRUE(told.contains(QStringLiteral("Turn 1, of Rome.")));
    start.press(QStringLiteral("Continue this battle"));
    EXPECT_TRUE(start.window->isAtTable());
}

TEST(Start, AKeptBattleThatCannotBeReadIsNotOffered) {
    Start start;
    ASSERT_TRUE(writeFileSafely(Documents::autosavePath(), "no battle"));
    start.open();
    EXPECT_EQ(start.button(QStringLiteral("Continue this battle")), nullptr);
    const QString told = start.told();
    EXPECT_TRUE(told.contains(QStringLiteral("cannot be continued"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("autosave.vallum.damaged"))) << told.toStdString();
    EXPECT_EQ(readFile(Documents::autosavePath().string() + ".damaged").value(), "no battle");
    start.page().openAt(StartPage::Part::begin);
    EXPECT_NE(start.button(QStringLiteral("Begin")), nullptr);
}

TEST(Start, ABattleUnderWayIsKeptAmongTheEarlierOnesWhenAnotherBegins) {
    Start start;
    start.press(QStringLiteral("Begin"));
    FieldSession& session = start.window->session();
    session.setPace(0);
    for (const int seat : {1, 2}) session.seat(Seat(seat), PlayerKind::greedy);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.record().tape.size() > 8; }));
    for (const int seat : {1, 2}) session.seat(Seat(seat), PlayerKind::person);
    const auto record = session.record();
    ASSERT_TRUE(start.window->openFile(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/village-fight.json")));
    const QStringList recent = Documents::recent();
    const auto earlier =
        recent.indexOf(QRegularExpression(QStringLiteral(".*/earlier/.*A First Battle.vallum")));
    ASSERT_GE(earlier, 0) << recent.join(QLatin1Char(' ')).toStdString();
    ASSERT_TRUE(start.window->openFile(recent.at(earlier)));
    EXPECT_EQ(session.record(), record);
}

TEST(Start, FilesUsedLatelyAreOpenedWithEnter) {
    Start start;
    const QString file = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/village-fight.json");
    Documents::remember(file);
    start.page().openAt(StartPage::Part::open);
    auto* recent = start.part<QListWidget>("Recent files");
    ASSERT_EQ(recent->count(), 1);
    EXPECT_TRUE(recent->item(0)->text().startsWith(QStringLiteral("village-fight.json")));
    Start::key(*recent, Qt::Key_Return);
    ASSERT_TRUE(start.window->isAtTable());
    EXPECT_EQ(start.window->session().record().scenario.id, "village-fight");
}

TEST(Start, TheRulesAreOneClickAway) {
    const Start start;
    start.page().openAt(StartPage::Part::rules);
    start.press(QStringLiteral("Open the rules"));
    EXPECT_TRUE(start.window->findChild<RuleHelp*>()->rules().isVisible());
}

TEST(Start, AFileOnTheCommandLineNeedsNoStartPage) {
    const Desk desk;
    EXPECT_TRUE(desk.window->isAtTable());
}

TEST(Start, EverythingFitsOnASmallScreenAndADoubledOne) {
    const Start start;
    start.window->resize(960, 540);
    QApplication::processEvents();
    EXPECT_LE(start.window->width(), 960);
    EXPECT_LE(start.window->height(), 540);
    for (int part = 0; part != start.page().parts(); ++part) {
        start.page().openAt(static_cast<StartPage::Part>(part));
        QApplication::processEvents();
        EXPECT_LE(start.window->width(), 960) << part;
        EXPECT_LE(start.window->height(), 540) << part;
    }
    start.page().openAt(StartPage::Part::begin);
    start.page().findChild<QTabWidget*>()->setCurrentIndex(1);
    QApplication::processEvents();
    EXPECT_LE(start.window->minimumSizeHint().width(), 960);
    EXPECT_LE(start.window->minimumSizeHint().height(), 540);
}

TEST(StartPage, AScenarioFromAFileHasTheSeedThatWasAskedFor) {
    Start start;
    Documents::setSeed(4711);
    ASSERT_TRUE(start.window->openFile(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    EXPECT_EQ(start.window->session().seating().seed, 4711U);
    EXPECT_EQ(start.window->statusBar()->currentMessage(), QStringLiteral("Dice seed: 4711."));
    Documents::setSeed(1);
}

}  // namespace
}  // namespace vallum::app
