// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/desk/field_panels.h"
#include "field/desk/table_room.h"
#include "field/fight/fight_sheet.h"
#include "field/panels/log_panel.h"
#include "field/panels/question_panel.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_shelf.h"
#include "room/sheet_host.h"
#include "start/start_page.h"
#include "window/preferences.h"

#include <algorithm>

#include <QDockWidget>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTreeWidget>

#include <vallum/field/files/lesson_file.h>
#include <vallum/field/queries/lesson_progress.h>

namespace vallum::app {

inline constexpr UnitId hastati(0);
inline constexpr UnitId equites(1);
inline constexpr UnitId sagittarii(2);
inline constexpr UnitId hiberi(3);
inline constexpr UnitId lonchophoroi(5);

/// A learner who follows the card, with mouse and keyboard.
class Learner : public Desk {
public:
    Learner() {
        QSettings().remove(QStringLiteral("lessons"));
        window->showStart();
        window->startPage().openAt(StartPage::Page::learn);
    }
    ~Learner() { QSettings().remove(QStringLiteral("lessons")); }
    Learner(const Learner&) = delete;
    Learner& operator=(const Learner&) = delete;

    [[nodiscard]] LessonDesk& lesson() const { return window->lessons(); }
    [[nodiscard]] std::string aim() const {
        const auto& library = shippedFieldKit()->library();
        const auto shipped =
            field::loadLesson(VALLUM_SOURCE_DIR "/resources/lessons/first-lesson.json", library);
        const auto& steps = shipped.value().lesson.steps;
        const auto step = static_cast<std::size_t>(lesson().step());
        if (step >= steps.size()) return "end";
        return std::visit([](const auto& it) { return std::string(it.kind); }, steps[step].aim);
    }
    [[nodiscard]] bool stands(UnitId unit) const {
        const field::Unit& it = battle().unit(unit);
        return it.place == field::Place::table && !it.has(field::Marker::fleeing);
    }
    [[nodiscard]] bool isSaid(const QString& words) const {
        return std::ranges::any_of(lesson().card()->findChildren<QLabel*>(), [&](const QLabel* it) {
            return it->isVisible() && it->text().contains(words);
        });
    }
    [[nodiscard]] bool isAskedInPanel(const QString& words) const {
        const auto all = fieldDeskOf(*window).panels().question().findChildren<QLabel*>();
        return std::ranges::any_of(all, [&](const QLabel* it) { return it->text().contains(words); });
    }
    [[nodiscard]] FightSheet* sheet() const { return window->findChild<FightSheet*>(); }
    void begin() { press(QStringLiteral("Start the lesson")); }
    void readOn() { press(QStringLiteral("Continue")); }
    void readAboutDice() {
        readOn();
        readOn();
    }
    void lookAtUnit() { click(at(hastati)); }
    void giveOrders() {
        takeCard(0);
        key(Qt::Key_A);
        key(Qt::Key_Return);
    }
    void moveAhead() {
        drag(at(hastati), at(4_du, 5.5_du));
        key(Qt::Key_Return);
    }
    void takeBack() {
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QApplication::processEvents();
    }
    void charge() {
        drag(at(hastati), at(4_du, 6.6_du));
        key(Qt::Key_Return);
    }
    void chargeTheFlank() {
        drag(at(equites), at(4_du, 7_du));
        key(Qt::Key_Return);
    }
    void shoot() {
        click(at(sagittarii));
        click(at(lonchophoroi));
        answerEvents();
    }
    [[nodiscard]] bool isAskedOrPast(int step) const {
        const auto isIt = [&] { return lesson().step() != step || session().question() != nullptr; };
        return QTest::qWaitFor(isIt, 20000);
    }
    /// The computer takes its time to answer in between.
    void answerEvents() {
        const int step = lesson().step();
        for (int i = 0; i != 6 && lesson().step() == step; ++i) {
            ASSERT_TRUE(isAskedOrPast(step));
            if (isAsked<field::Decide>()) {
                press(QStringLiteral("Stay"));
            } else if (isAsked<field::ChooseEvent>()) {
                press(QStringLiteral("No event"));
            } else {
                return;
            }
        }
    }
    void unfoldLine() {
        auto* lines = window->findChild<LogPanel*>()->findChild<QTreeWidget*>();
        // A roll unfolds within its fight.
        for (int i = 0; i != lines->topLevelItemCount(); ++i) {
            QTreeWidgetItem* fight = lines->topLevelItem(i);
            for (int roll = 0; roll != fight->childCount(); ++roll) {
                if (fight->child(roll)->childCount() == 0) continue;
                fight->setExpanded(true);
                EXPECT_EQ(aim(), "unfold") << "a fight that opens is not yet read";
                return fight->child(roll)->setExpanded(true);
            }
        }
        FAIL() << "no roll has reasons";
    }
    [[nodiscard]] int rightNumber(UnitId unit, field::aim::Reading reading) const {
        return field::numberOf({unit, reading}, session().history()).value();
    }
    void say(int number) {
        lesson().card()->findChild<QSpinBox*>()->setValue(number);
        press(QStringLiteral("Answer"));
    }
    void fight() {
        while (!isAsked<field::ChooseCombat>() && lesson().isOn() && battle().phase < field::Phase::melee)
            endPhase();
        press(QStringLiteral("Hastati against"));
        answerEvents();
    }
    /// Answers everything until the card shows the next step.
    void playOn() {
        const int step = lesson().step();
        for (int i = 0; i != 40 && lesson().step() == step; ++i) {
            ASSERT_TRUE(isAskedOrPast(step));
            if (lesson().step() == step) answerAnything();
        }
    }
    void answerAnything() {
        if (isAsked<field::ChooseEvent>()) return press(QStringLiteral("No event"));
        if (isAsked<field::ChooseDraw>()) return press(QStringLiteral("Keep all and draw one"));
        if (isAsked<field::Decide>()) return press(QStringLiteral("Stay"));
        if (isAsked<field::DiscardToLimit>()) {
            takeCard(0);
            return press(QStringLiteral("Discard ("));
        }
        if (isAsked<field::ChooseCombat>()) return press(QStringLiteral("against"));
        endPhase();
    }
    void goAsFarAsTheDice() {
        goAsFarAsTheMove();
        moveAhead();
        takeBack();
        charge();
        chargeTheFlank();
        endPhase();
        readAboutDice();
        shoot();
        unfoldLine();
    }
    void goAsFarAsTheMove() {
        begin();
        readOn();
        lookAtUnit();
        giveOrders();
        endPhase();
    }
};

inline QPushButton* buttonOf(const Learner& learner, const QString& words) {
    for (QPushButton* it : learner.lesson().card()->findChildren<QPushButton*>()) {
        if (it->text().remove(QLatin1Char('&')) == words) return it;
    }
    return nullptr;
}

}  // namespace vallum::app
