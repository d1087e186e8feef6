// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/panels/phase_bar.h"
#include "rulebook/rules_window.h"
#include "start/new_battle_page.h"
#include "start/open_page.h"
#include "start/plate.h"
#include "start/shelf.h"
#include "start/shelf_battles.h"
#include "start/start_page.h"
#include "window/rule_help.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QListWidget>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStatusBar>

#include <vallum/core/text_file.h>

namespace vallum::app {
namespace {

/// A window opened without a file, and a user who looks for a battle.
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

    /// As on a later start of the program.
    void open() {
        window = std::make_unique<MainWindow>(shippedDocuments());
        window->show();
        QApplication::processEvents();
    }
    [[nodiscard]] StartPage& page() const { return window->startPage(); }
    [[nodiscard]] Shelf& shelf() const { return page().shelf(); }
    [[nodiscard]] Plate* goOn() const { return part<Plate>("Continue"); }
    /// Clicks the card with this name on the shelf.
    void openCard(const QString& title) const {
        QListWidget& cards = shelf().cards();
        for (int row = 0; row != cards.count(); ++row) {
            if (cards.item(row)->text() != title) continue;
            cards.scrollToItem(cards.item(row));
            const QPoint at = cards.visualItemRect(cards.item(row)).center();
            QTest::mouseClick(cards.viewport(), Qt::LeftButton, {}, at);
            QApplication::processEvents();
            return;
        }
        ADD_FAILURE() << "no card " << title.toStdString();
    }
    void beginFirstBattle() const {
        openCard(QStringLiteral("A First Battle"));
        press(QStringLiteral("Begin"));
    }
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
    /// All visible text of the page.
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

TEST(Plates, GrowWithALongRemark) {
    Plate plate(QStringLiteral("Continue"), Plate::Tone::main);
    const auto heightWith = [&](int words) {
        plate.setRemark(QStringLiteral("Telamon ").repeated(words).trimmed());
        return plate.heightForWidth(300);
    };
    const int one = heightWith(1);
    const int line = heightWith(8) - one;
    EXPECT_GT(line, 0);
    EXPECT_GT(heightWith(13), one + line) << "three lines";
}

TEST(Start, BeginsWithTheLessonWhereNothingIsKept) {
    const Start start;
    EXPECT_FALSE(start.window->isAtTable());
    EXPECT_EQ(start.page().page(), StartPage::Page::cover);
    EXPECT_FALSE(start.page().canGoOn());
    EXPECT_FALSE(start.goOn()->isVisible());
    EXPECT_TRUE(start.part<Plate>("Learn in ten minutes")->hasFocus());
}

TEST(Start, EveryShippedBattleStandsOnTheShelfWithItsLengthSizeAndDifficulty) {
    const Start start;
    QStringList all;
    for (int group = 0; group + 1 != start.shelf().groups().count(); ++group) {
        start.shelf().openGroup(group);
        const QListWidget& cards = start.shelf().cards();
        EXPECT_GT(cards.count(), 0) << group;
        for (int row = 0; row != cards.count(); ++row) {
            all << cards.item(row)->text();
            const QString remark = cards.item(row)->data(Qt::UserRole + 20).toString();
            EXPECT_TRUE(remark.contains(QStringLiteral(" min"))) << all.back().toStdString();
        }
    }
    const Documents documents = shippedDocuments();
    for (const auto& path : documents.scenariosOf(*shippedFieldKit()))
        EXPECT_TRUE(all.contains(QString::fromStdString(scenarioIn(path).title))) << path;
    start.shelf().openGroup(0);
    EXPECT_EQ(start.shelf().cards().item(1)->text(), QStringLiteral("A First Battle"));
    EXPECT_EQ(start.shelf().cards().item(1)->data(Qt::UserRole + 20).toString(),
              QStringLiteral("30 min · 9 against 8 · easy"));
}

TEST(Start, BattlesOfHistoryStandTogetherTheEarliestFirst) {
    const Start start;
    const GroupBar& groups = start.shelf().groups();
    const int history = groups.count() - 2;
    ASSERT_EQ(groups.tabText(history), QStringLiteral("History"));
    start.shelf().openGroup(history);
    const QListWidget& cards = start.shelf().cards();
    ASSERT_GE(cards.count(), 5);
    EXPECT_EQ(cards.item(0)->text(), QStringLiteral("A Fighting Withdrawal"));
    EXPECT_EQ(cards.item(0)->data(Qt::UserRole + 20).toString().section(QStringLiteral(" · "), 0, 0),
              QStringLiteral("423 BC"));
}

TEST(Start, PaintsThePicturesOneByOne) {
    const Start start;
    const Shelf& shelf = start.shelf();
    ASSERT_TRUE(QTest::qWaitFor([&] { return shelf.isPainted(); }, 60'000));
    for (int row = 0; row != shelf.cards().count(); ++row) {
        const QListWidgetItem* card = shelf.cards().item(row);
        const QImage picture = card->icon().pixmap(shelf.cards().iconSize()).toImage();
        ASSERT_FALSE(picture.isNull()) << card->text().toStdString();
        EXPECT_EQ(picture.pixelColor(picture.rect().center() / 2).alpha(), 255) << card->text().toStdString();
    }
}

TEST(Start, ABattleIsBegunWithTheKeyboardAlone) {
    const Start start;
    start.page().openAtShelf();
    QListWidget& cards = start.shelf().cards();
    ASSERT_TRUE(cards.hasFocus());
    Start::key(cards, Qt::Key_Right);
    Start::key(cards, Qt::Key_Right);
    ASSERT_NE(start.shelf().marked(), nullptr);
    const std::string chosen = start.shelf().marked()->preview->battle.title;
    EXPECT_NE(chosen, "A First Battle");
    Start::key(cards, Qt::Key_Return);
    EXPECT_EQ(start.page().page(), StartPage::Page::battle);
    Start::key(*QApplication::focusWidget(), Qt::Key_Space);
    ASSERT_TRUE(start.window->isAtTable());
    EXPECT_EQ(fieldDeskOf(*start.window).session().record().scenario.title, chosen);
    if (fieldDeskOf(*start.window).session().screen().isTableCovered())
        Start::key(*QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_TRUE(fieldDeskOf(*start.window).table().view().hasFocus());
}

TEST(Start, EscapeLeadsBackToTheShelf) {
    const Start start;
    start.openCard(QStringLiteral("A First Battle"));
    ASSERT_EQ(start.page().page(), StartPage::Page::battle);
    Start::key(*QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_EQ(start.page().page(), StartPage::Page::cover);
}

TEST(Start, AFirstBattleIsFoughtAgainstTheComputerUnlessSomebodyElsePlays) {
    const Start start;
    start.openCard(QStringLiteral("A First Battle"));
    start.part<QComboBox>("Who plays Rome")->setCurrentIndex(1);
    start.press(QStringLiteral("Begin"));
    const auto& players = fieldDeskOf(*start.window).session().seating().players;
    EXPECT_EQ(players.at(Seat(1)), PlayerKind::greedy);
    EXPECT_EQ(players.at(Seat(2)), PlayerKind::recruit);
}

TEST(Start, ASettingAndTheRulesAreOneClickAway) {
    const Start start;
    start.press(QStringLiteral("Rules"));
    EXPECT_TRUE(start.window->findChild<RuleHelp*>()->rules().isVisible());
}

TEST(Start, TheBattleWaitsBehindTheStartPage) {
    const Start start;
    start.beginFirstBattle();
    FieldSession& session = fieldDeskOf(*start.window).session();
    const std::size_t answers = session.record().tape.size();
    start.window->showStart();
    EXPECT_TRUE(start.page().canGoOn());
    session.computers().setPace(0);
    for (const int seat : {1, 2}) session.assign(Seat(seat), PlayerKind::greedy);
    QTest::qWait(100);
    EXPECT_EQ(session.record().tape.size(), answers) << "computers wait, too";
    Start::key(*start.window, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(session.record().tape.size(), answers) << "no key reaches the table";
    QTest::mouseClick(start.goOn(), Qt::LeftButton);
    QApplication::processEvents();
    EXPECT_TRUE(start.window->isAtTable());
    EXPECT_TRUE(QTest::qWaitFor([&] { return session.record().tape.size() > answers; }));
}

TEST(Start, TheNextDayTheBattleIsOfferedAgain) {
    Start start;
    start.beginFirstBattle();
    start.open();
    EXPECT_FALSE(start.window->isAtTable());
    ASSERT_TRUE(start.page().canGoOn());
    EXPECT_TRUE(start.goOn()->hasFocus());
    EXPECT_EQ(start.goOn()->remark(), QStringLiteral("A First Battle · turn 1 · Rome to play · just now"));
    QTest::mouseClick(start.goOn(), Qt::LeftButton);
    QApplication::processEvents();
    EXPECT_TRUE(start.window->isAtTable());
}

TEST(Start, AKeptBattleThatCannotBeReadIsNotOffered) {
    Start start;
    ASSERT_TRUE(writeFileSafely(Documents::autosavePath(), "no battle"));
    start.open();
    EXPECT_FALSE(start.page().canGoOn());
    const QString told = start.told();
    EXPECT_TRUE(told.contains(QStringLiteral("cannot be continued"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("autosave.vallum.damaged"))) << told.toStdString();
    EXPECT_EQ(readFile(Documents::autosavePath().string() + ".damaged").value(), "no battle");
    start.openCard(QStringLiteral("A First Battle"));
    EXPECT_NE(start.button(QStringLiteral("Begin")), nullptr);
}

TEST(Start, ABattleUnderWayIsKeptAmongTheEarlierOnesWhenAnotherBegins) {
    Start start;
    start.beginFirstBattle();
    FieldSession& session = fieldDeskOf(*start.window).session();
    session.computers().setPace(0);
    for (const int seat : {1, 2}) session.assign(Seat(seat), PlayerKind::greedy);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.record().tape.size() > 8; }));
    for (const int seat : {1, 2}) session.assign(Seat(seat), PlayerKind::person);
    const auto record = session.record();
    ASSERT_TRUE(
        start.window->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/village-fight.json")));
    const QStringList recent = Documents::recent();
    const auto earlier =
        recent.indexOf(QRegularExpression(QStringLiteral(".*/earlier/.*A First Battle.vallum")));
    ASSERT_GE(earlier, 0) << recent.join(QLatin1Char(' ')).toStdString();
    ASSERT_TRUE(start.window->files().open(recent.at(earlier)));
    EXPECT_EQ(session.record(), record);
}

TEST(Start, FilesUsedLatelyAreOpenedWithEnter) {
    Start start;
    const QString file = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/village-fight.json");
    Documents::remember(file);
    start.page().openAt(StartPage::Page::open);
    auto* recent = start.part<QListWidget>("Recent files");
    ASSERT_EQ(recent->count(), 1);
    const auto isNamed = [&] { return recent->item(0)->text().startsWith(QStringLiteral("The Fight")); };
    EXPECT_TRUE(QTest::qWaitFor(isNamed, 5000)) << recent->item(0)->text().toStdString();
    EXPECT_TRUE(recent->item(0)->text().contains(QStringLiteral("village-fight.json")));
    Start::key(*recent, Qt::Key_Return);
    ASSERT_TRUE(start.window->isAtTable());
    EXPECT_EQ(fieldDeskOf(*start.window).session().record().scenario.id, "village-fight");
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
    for (int part = 0; part != StartPage::pages; ++part) {
        start.page().openAt(static_cast<StartPage::Page>(part));
        QApplication::processEvents();
        EXPECT_LE(start.window->width(), 960) << part;
        EXPECT_LE(start.window->height(), 540) << part;
    }
    start.page().openAt(StartPage::Page::battle);
    for (const ShelfBattle& battle : battlesToBegin(start.window->documents())) {
        if (!battle.isReadable()) continue;
        start.page().newBattle().show(battle);
        QApplication::processEvents();
        EXPECT_LE(start.window->width(), 960) << battle.title().toStdString();
        EXPECT_LE(start.window->height(), 540) << battle.title().toStdString();
    }
    start.page().newBattle().showOwn(*shippedFieldKit());
    start.page().openAt(StartPage::Page::battle);
    QApplication::processEvents();
    EXPECT_LE(start.window->minimumSizeHint().width(), 960);
    EXPECT_LE(start.window->minimumSizeHint().height(), 540);
}

TEST(StartPage, EnterPressesTheButtonWithTheFocus) {
    Start start;
    for (const char* words : {"Your own battle", "Open"}) {
        ASSERT_EQ(start.button(QStringLiteral("Back")), nullptr) << words;
        QTest::keyClick(start.button(QString::fromLatin1(words)), Qt::Key_Return);
        QApplication::processEvents();
        ASSERT_NE(start.button(QStringLiteral("Back")), nullptr) << words;
        QTest::keyClick(start.button(QStringLiteral("Back")), Qt::Key_Return);
        QApplication::processEvents();
    }
}

TEST(StartPage, AScenarioFromAFileHasTheSeedThatWasAskedFor) {
    Start start;
    Documents::setSeed(4711);
    ASSERT_TRUE(start.window->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    EXPECT_EQ(fieldDeskOf(*start.window).session().seating().seed, 4711U);
    Documents::setSeed(1);
}

TEST(NewBattlePage, EnterInAnOpenListChoosesAndDoesNotBegin) {
    const Start start;
    NewBattlePage& page = start.page().newBattle();
    page.show(battlesToBegin(start.window->documents()).front());
    start.page().openAt(StartPage::Page::battle);
    auto* players = page.findChild<QComboBox*>();
    ASSERT_NE(players, nullptr);
    ASSERT_TRUE(players->isVisible());
    players->setCurrentIndex(0);
    QSignalSpy begun(&page, &NewBattlePage::begun);
    players->showPopup();
    ASSERT_NE(QApplication::activePopupWidget(), nullptr);
    QTest::keyClick(players->view(), Qt::Key_Down);
    QTest::keyClick(players->view(), Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_EQ(begun.count(), 0);
    EXPECT_EQ(players->currentIndex(), 1);
    EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
}

}  // namespace
}  // namespace vallum::app
