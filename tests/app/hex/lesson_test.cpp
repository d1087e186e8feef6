// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "app/window/shipped.h"
#include "hex/dice_sheet.h"
#include "hex/hex_table.h"
#include "hex/hex_tutor.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_shelf.h"
#include "window/another_language.h"

/// The lesson on hex battles, played as a learner would.
namespace vallum::app {
namespace {

constexpr UnitId hastati(0);
constexpr UnitId triarii(1);
constexpr UnitId velites(2);
constexpr UnitId hiberi(4);
constexpr int wait = 20'000;

class HexLesson : public HexWindow {
protected:
    HexLesson() {
        QSettings().remove(QStringLiteral("lessons"));
        window_->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get()));
        window_->startPage().openAt(StartPage::Page::learn);
    }
    ~HexLesson() override { QSettings().remove(QStringLiteral("lessons")); }
    HexLesson(const HexLesson&) = delete;
    HexLesson& operator=(const HexLesson&) = delete;

    [[nodiscard]] LessonDesk& lesson() const { return window_->lessons(); }
    [[nodiscard]] const hex::Battle& battle() const { return session().battle(); }
    [[nodiscard]] HexTable& table() const { return desk().table(); }
    /// Such as "Give orders"; empty when the lesson is over.
    [[nodiscard]] std::string title() const {
        const auto running = lesson().lesson();
        const auto step = static_cast<std::size_t>(lesson().step());
        if (!running || step >= running->text.steps.size()) return {};
        return running->text.steps[step].title;
    }
    [[nodiscard]] bool comesTo(const std::string& step) const {
        const bool comes = QTest::qWaitFor([&] { return title() == step; }, wait);
        if (!comes) ADD_FAILURE() << "at '" << title() << "' instead of '" << step << "'";
        return comes;
    }
    [[nodiscard]] bool isSaid(const QString& words) const {
        return std::ranges::any_of(lesson().card()->findChildren<QLabel*>(), [&](const QLabel* it) {
            return it->isVisible() && it->text().contains(words);
        });
    }
    [[nodiscard]] QPushButton* button(const QString& words) const {
        for (QPushButton* it : window_->findChildren<QPushButton*>()) {
            if (it->isVisible() && it->text().remove(QLatin1Char('&')).startsWith(words)) return it;
        }
        return nullptr;
    }
    void press(const QString& words) const {
        QPushButton* it = button(words);
        ASSERT_NE(it, nullptr) << words.toStdString();
        QTest::mouseClick(it, Qt::LeftButton);
        QApplication::processEvents();
    }
    void begin() const {
        auto* list = window_->startPage().findChild<QListWidget*>(QStringLiteral("lessons"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
        press(QStringLiteral("Start the lesson"));
    }
    void readOn() const { press(QStringLiteral("Continue")); }
    void click(hex::Hex hex) const {
        QTest::mouseClick(&table(), Qt::LeftButton, {}, table().map().center(hex).toPoint());
        QApplication::processEvents();
    }
    void click(UnitId unit) const { click(battle().unit(unit).at); }
    void playCard(const std::string& id) const {
        const auto& cards = desk().hand().cards();
        const auto found = std::ranges::find_if(cards, [&](CardId it) { return battle().card(it).id == id; });
        ASSERT_NE(found, cards.end()) << id;
        const auto place = static_cast<std::size_t>(found - cards.begin());
        QTest::mouseClick(&desk().hand(), Qt::LeftButton, {}, desk().hand().rectOf(place).center().toPoint());
        QApplication::processEvents();
    }
    void say(int number) const {
        auto* field = lesson().card()->findChild<QSpinBox*>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return field->isVisible(); }, wait));
        field->setValue(number);
        press(QStringLiteral("Answer"));
    }
    template <class Q> [[nodiscard]] bool isAsked() const {
        const auto* open = session().question();
        return open != nullptr && std::holds_alternative<Q>(open->question);
    }
    void goAsFarAsTheOrders() const {
        begin();
        readOn();
        click(hastati);
        playCard("two-orders-center");
    }
    void goAsFarAsTheAttack() const {
        goAsFarAsTheOrders();
        click(hastati);
        click(triarii);
        press(QStringLiteral("Give 2 orders"));
        click(hastati);
        click({4, 5});
        click({4, 6});
    }
    /// Answers everything until the card shows this step.
    void playOnUntil(const std::string& step) const {
        for (int i = 0; i != 60 && title() != step; ++i) {
            ASSERT_TRUE(
                QTest::qWaitFor([&] { return title() == step || session().question() != nullptr; }, wait));
            if (title() == step) break;
            button(QStringLiteral("Continue")) != nullptr ? readOn() : answerAnything();
        }
        EXPECT_EQ(title(), step);
    }
    void answerAnything() const {
        if (isAsked<hex::ChooseCard>())
            return QTest::mouseClick(&desk().hand(), Qt::LeftButton, {},
                                     desk().hand().rectOf(0).center().toPoint());
        for (const char* words : {"Stand", "Stay", "Give no orders", "To battle", "End the turn",
                                  "No second attack", "Battle back", "To ("}) {
            if (button(QLatin1String(words)) == nullptr) continue;
            return press(QLatin1String(words));
        }
        FAIL() << "nothing to answer with at " << title();
    }
};

TEST_F(HexLesson, IsPlayedToItsEndWithTheMouse) {
    begin();
    ASSERT_EQ(title(), "Welcome");
    EXPECT_TRUE(desk().isVisible());
    EXPECT_TRUE(lesson().card()->isVisible());
    readOn();
    ASSERT_EQ(title(), "Units and blocks");
    EXPECT_EQ(lesson().spotlight().places().size(), 1U);
    click(hastati);
    ASSERT_EQ(title(), "Play a command card");
    EXPECT_EQ(desk().remark().said(), QString()) << "who looks is not told off";
    auto* frame = desk().hand().findChild<QWidget*>(QStringLiteral("lessonCard"));
    EXPECT_TRUE(frame->isVisible());
    playCard("two-orders-center");
    ASSERT_EQ(title(), "Give orders");
    EXPECT_FALSE(frame->isVisible());
    click(hastati);
    click(triarii);
    press(QStringLiteral("Give 2 orders"));
    ASSERT_EQ(title(), "Move");
    click(hastati);
    click({4, 5});
    ASSERT_EQ(title(), "Stand together");
    click({4, 6});
    ASSERT_EQ(title(), "Attack");
    click(hastati);
    click(hiberi);
    ASSERT_TRUE(comesTo("Read the dice"));
    EXPECT_TRUE(desk().dice().isVisible());
    say(2);
    ASSERT_TRUE(comesTo("They battle back"));
    say(1);
    ASSERT_TRUE(comesTo("Lead from the front"));
    EXPECT_EQ(battle().unit(hiberi).blocks, 2);
    EXPECT_EQ(battle().unit(hastati).blocks, 3);
    click(triarii);
    click(hiberi);
    ASSERT_TRUE(comesTo("Driven back")) << "as the lesson foretells";
    ASSERT_TRUE(QTest::qWaitFor([&] { return isAsked<hex::ChooseAdvance>(); }, wait))
        << "the retreat does not wait for the reader";
    readOn();
    ASSERT_EQ(title(), "Advance");
    click({3, 5});
    ASSERT_EQ(title(), "Strike again");
    click(hiberi);
    ASSERT_TRUE(comesTo("Banners win battles"));
    EXPECT_FALSE(battle().unit(hiberi).isOnBoard());
    EXPECT_EQ(battle().player(battle().active).banners, 1);
    readOn();
    ASSERT_EQ(title(), "The enemy's turn");
    press(QStringLiteral("Advance"));
    ASSERT_TRUE(comesTo("Evade or stand")) << "Carthage does what the lesson says";
    EXPECT_EQ(battle().turn, 2);
    const hex::Hex before = battle().unit(velites).at;
    click({before.row + 2, before.column});
    ASSERT_TRUE(comesTo("Your own turn"));
    EXPECT_EQ(hex::distance(before, battle().unit(velites).at), 2);
    EXPECT_EQ(battle().unit(velites).blocks, 4) << "who does as told is not punished";
    playOnUntil("If you want to know more");
    EXPECT_EQ(battle().unit(triarii).blocks, 4) << "who does as told is not punished";
    readOn();
    EXPECT_EQ(title(), "");
    EXPECT_TRUE(LessonShelf::progressOf("first-command").done);
    EXPECT_FALSE(LessonShelf::progressOf("first-command").begun);
    press(QStringLiteral("Now your first battle"));
    EXPECT_FALSE(lesson().isOn());
    EXPECT_FALSE(lesson().card()->isVisible());
    EXPECT_EQ(session().record().scenario.id, "bagradas");
    EXPECT_EQ(std::ranges::count(session().seating().players, PlayerKind::person,
                                 [](const auto& it) { return it.second; }),
              1);
}

/// Uses only keys, each sent to the focused widget.
class HexLessonByKeys : public HexLesson {
protected:
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) const {
        QTest::keyClick(window_->windowHandle(), key, with);
        QApplication::processEvents();
    }
    /// A button pressed by its letter visibly goes down and up.
    void letter(Qt::Key it) const {
        constexpr int downAndUp = 200;
        key(it, Qt::AltModifier);
        QTest::qWait(downAndUp);
    }
    void goOn() const { letter(Qt::Key_C); }
    void tabTo(hex::Hex hex) const {
        for (int i = 0; i != 8 && table().looked() != hex; ++i) key(Qt::Key_Tab);
        EXPECT_EQ(table().looked(), hex);
    }
    void number(Qt::Key digit) const {
        auto* field = lesson().card()->findChild<QSpinBox*>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return field->isVisible(); }, wait));
        key(digit);
        key(Qt::Key_Return);
    }
};

TEST_F(HexLessonByKeys, IsPlayedToItsEnd) {
    window_->startPage().findChild<QListWidget*>(QStringLiteral("lessons"))->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    ASSERT_EQ(title(), "Welcome") << "the key that begins the lesson does not go on";
    key(Qt::Key_Return);
    ASSERT_EQ(title(), "Units and blocks");
    for (const Qt::Key it : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Left, Qt::Key_Left}) key(it);
    ASSERT_EQ(table().looked(), (hex::Hex{5, 4}));
    key(Qt::Key_Space);
    ASSERT_EQ(title(), "Play a command card");
    key(Qt::Key_Return);
    ASSERT_EQ(title(), "Play a command card") << "no card has been looked at";
    key(Qt::Key_1);
    key(Qt::Key_Return);
    ASSERT_EQ(title(), "Give orders");
    tabTo({5, 4});
    key(Qt::Key_Space);
    tabTo({5, 5});
    key(Qt::Key_Space);
    key(Qt::Key_Return);
    ASSERT_EQ(title(), "Move");
    tabTo({5, 4});
    key(Qt::Key_Space);
    key(Qt::Key_Up);
    key(Qt::Key_Right);
    key(Qt::Key_Space);
    ASSERT_EQ(title(), "Stand together");
    key(Qt::Key_Right);
    key(Qt::Key_Space);
    ASSERT_EQ(title(), "Attack");
    tabTo({4, 5});
    key(Qt::Key_Space);
    key(Qt::Key_Return);
    ASSERT_TRUE(comesTo("Read the dice"));
    number(Qt::Key_2);
    ASSERT_TRUE(comesTo("They battle back"));
    number(Qt::Key_1);
    ASSERT_TRUE(comesTo("Lead from the front"));
    key(Qt::Key_Return);
    ASSERT_TRUE(comesTo("Driven back"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return isAsked<hex::ChooseAdvance>(); }, wait));
    goOn();
    ASSERT_EQ(title(), "Advance");
    key(Qt::Key_Return);
    ASSERT_EQ(title(), "Strike again");
    key(Qt::Key_Return);
    ASSERT_TRUE(comesTo("Banners win battles"));
    goOn();
    key(Qt::Key_Return);
    ASSERT_TRUE(comesTo("Evade or stand"));
    key(Qt::Key_V);
    ASSERT_TRUE(comesTo("Your own turn"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return isAsked<hex::ChooseCard>(); }, wait));
    key(Qt::Key_1);
    key(Qt::Key_Return);
    key(Qt::Key_A);
    key(Qt::Key_Return);
    while (isAsked<hex::ChooseMove>() || isAsked<hex::ChooseBattle>()) key(Qt::Key_E);
    ASSERT_TRUE(comesTo("If you want to know more"));
    goOn();
    EXPECT_EQ(title(), "");
    letter(Qt::Key_F);
    EXPECT_EQ(session().record().scenario.id, "bagradas");
}

TEST_F(HexLesson, SaysKindlyWhatWentAnotherWayAndTakesItBack) {
    begin();
    readOn();
    click(velites);
    EXPECT_TRUE(isSaid(QStringLiteral("That is Velites. Pick the marked one.")));
    click(hastati);
    playCard("three-orders-right");
    EXPECT_EQ(title(), "Play a command card");
    EXPECT_TRUE(isSaid(QStringLiteral("That was another card.")));
    press(QStringLiteral("Undo it"));
    EXPECT_FALSE(isSaid(QStringLiteral("That was another card.")));
    playCard("two-orders-center");
    ASSERT_EQ(title(), "Give orders");
    click(velites);
    press(QStringLiteral("Give one order"));
    EXPECT_TRUE(isSaid(QStringLiteral("Your orders went elsewhere.")));
    press(QStringLiteral("Undo it"));
    EXPECT_EQ(title(), "Give orders");
    click(hastati);
    click(triarii);
    press(QStringLiteral("Give 2 orders"));
    EXPECT_EQ(title(), "Move");
    click(hastati);
    click({6, 5});
    EXPECT_TRUE(isSaid(QStringLiteral("That was a different move.")));
    press(QStringLiteral("Undo it"));
    click(hastati);
    click({4, 5});
    EXPECT_EQ(title(), "Stand together");
}

TEST_F(HexLesson, GoesOnFromWhatWasDoneInstead) {
    begin();
    readOn();
    click(hastati);
    playCard("three-orders-right");
    readOn();
    ASSERT_EQ(title(), "Give orders");
    press(QStringLiteral("Give no orders"));
    EXPECT_TRUE(isSaid(QStringLiteral("Your orders went elsewhere.")));
    readOn();
    playOnUntil("Evade or stand");
    press(QStringLiteral("Stand"));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return isSaid(QStringLiteral("They stood. That can be right")); }, wait));
    playOnUntil("If you want to know more");
    readOn();
    EXPECT_EQ(title(), "");
}

TEST_F(HexLesson, IsSkippedStepByStepWithoutBreaking) {
    begin();
    readOn();
    for (int i = 0; i != 40 && title() != ""; ++i) {
        if (button(QStringLiteral("Next step")) != nullptr)
            press(QStringLiteral("Next step"));
        else
            readOn();
    }
    EXPECT_EQ(title(), "");
    EXPECT_TRUE(session().hasBattle());
}

TEST_F(HexLesson, AWrongNumberIsAskedAgain) {
    goAsFarAsTheAttack();
    click(hastati);
    click(hiberi);
    ASSERT_TRUE(comesTo("Read the dice"));
    const std::size_t answers = session().live().answersGiven();
    say(3);
    EXPECT_EQ(title(), "Read the dice");
    EXPECT_TRUE(isSaid(QStringLiteral("Not quite: it is not 3.")));
    QTest::qWait(50);
    EXPECT_EQ(session().live().answersGiven(), answers) << "the enemy waits";
    say(2);
    EXPECT_TRUE(comesTo("They battle back"));
}

TEST_F(HexLesson, IsLeftInTheMiddleAndGoesOnInAnotherWindow) {
    goAsFarAsTheAttack();
    const hex::Battle before = battle();
    press(QStringLiteral("Leave the lesson"));
    EXPECT_FALSE(desk().isVisible());
    auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources");
    window_ = std::make_unique<MainWindow>(shippedDocuments({kit.value()}));
    window_->resize(1280, 800);
    window_->show();
    window_->startPage().openAt(StartPage::Page::cover);
    press(QStringLiteral("Learn in ten minutes"));
    EXPECT_EQ(title(), "Attack");
    EXPECT_EQ(battle(), before);
    click(hastati);
    click(hiberi);
    EXPECT_TRUE(comesTo("Read the dice"));
}

TEST_F(HexLesson, GoesOnInAnotherLanguage) {
    goAsFarAsTheAttack();
    const hex::Battle before = battle();
    window_ = inAnotherLanguage(std::move(window_));
    EXPECT_EQ(title(), "Attack");
    EXPECT_EQ(battle(), before);
    EXPECT_TRUE(lesson().card()->isVisible());
    EXPECT_TRUE(desk().isVisible());
}

TEST_F(HexLesson, OneLessonAfterTheOtherHasTheCard) {
    goAsFarAsTheOrders();
    press(QStringLiteral("Leave the lesson"));
    auto* list = window_->startPage().findChild<QListWidget*>(QStringLiteral("lessons"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    press(QStringLiteral("Start the lesson"));
    EXPECT_EQ(lesson().lesson()->text.head.id, "first-lesson");
    EXPECT_TRUE(window_->isAtTable());
    EXPECT_TRUE(lesson().card()->isVisible());
    EXPECT_TRUE(fieldDeskOf(*window_).isAncestorOf(lesson().card()));
}

TEST_F(HexLesson, TheFirstPageOffersBothLessons) {
    window_->startPage().openAt(StartPage::Page::cover);
    Shelf& shelf = window_->startPage().shelf();
    ASSERT_GE(shelf.cards().count(), 2);
    EXPECT_EQ(shelf.cards().item(0)->text(), QStringLiteral("Your first turn"));
    EXPECT_EQ(shelf.cards().item(1)->text(), QStringLiteral("Your first command"));
    press(QStringLiteral("Learn in ten minutes"));
    EXPECT_EQ(window_->startPage().page(), StartPage::Page::learn) << "the learner chooses";
}

TEST_F(HexLesson, IsSmallEnoughForASmallScreen) {
    window_->resize(1024, 768);
    goAsFarAsTheAttack();
    EXPECT_LE(window_->width(), 1024);
    EXPECT_LE(window_->height(), 768);
    const QRect board = table().map().area().toAlignedRect();
    EXPECT_GT(board.width(), 400);
    EXPECT_FALSE(lesson().card()->geometry().intersects(
        QRect(table().mapTo(lesson().card()->parentWidget(), QPoint()), table().size())));
}

}  // namespace
}  // namespace vallum::app
