// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/texts.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_shelf.h"
#include "sound/loudspeaker.h"
#include "sound/speaker.h"
#include "start/start_page.h"
#include "window/desks.h"
#include "window/main_window.h"
#include "window/rule_help.h"
#include "window/window_menus.h"

#include <algorithm>

#include <QApplication>
#include <QLabel>
#include <QStatusBar>

/// How the parts of the window act on each other.
namespace vallum::app {

LessonDesk* MainWindow::makeLessons() {
    return new LessonDesk(
        {[this](const Kit& kit) -> Tutor* {
             auto* teaches = dynamic_cast<Teaches*>(&desks_->of(kit));
             return teaches == nullptr ? nullptr : &teaches->tutor();
         },
         [this](const Kit& kit, Opening opening) { files_->begin(kit, std::move(opening)); },
         [this](const Kit& kit) { return documents_.scenariosOf(kit); }, &LessonShelf::fileOf},
        this);
}

void MainWindow::connectPages() {
    connect(start_, &StartPage::goOnWanted, this, [this] {
        if (!desks_->session().hasBattle() || lessons_->isOn()) files_->continueLast();
        showTable();
    });
    connect(start_, &StartPage::ownBattleWanted, files_,
            [this](const Kit* kit, const std::string& scenario, const Seating& seating) {
                files_->beginScenario(*kit, scenario, seating);
            });
    connect(start_, &StartPage::scenarioWanted, files_, &BattleFiles::openScenario);
    connect(start_, &StartPage::fileWanted, files_, &BattleFiles::open);
    connect(start_, &StartPage::otherFileWanted, files_, &BattleFiles::openOther);
    connect(start_, &StartPage::settingsWanted, preferences_, &Preferences::showWindow);
    connect(files_, &BattleFiles::begun, this, &MainWindow::showTable);
    connect(files_, &BattleFiles::remarked, statusBar(), &QStatusBar::showMessage);
    // While the status bar is hidden, the desk shows the remarks; mouse hints appear with its question.
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString& words) { desks_->now().say(words == hintShown_ ? QString() : words); });
}

void MainWindow::connectLessons() {
    connect(start_, &StartPage::lessonWanted, this, [this](const ShelvedLesson& lesson, bool afresh) {
        if (files_->mayBeLeft(tr("Save it somewhere else before the lesson begins?")))
            lessons_->open(lesson, afresh);
    });
    connect(lessons_, &LessonDesk::tableWanted, this, &MainWindow::showTable);
    connect(lessons_, &LessonDesk::battleWanted, this, [this](const Kit& kit, const Opening& opening) {
        Opening next = opening;
        next.seating.seed = Documents::newSeed();
        files_->beginInstead(kit, std::move(next));
    });
    connect(lessons_, &LessonDesk::complained, files_,
            [this](const FileError& error) { files_->complain(tr("This file cannot be opened"), error); });
    connect(lessons_, &LessonDesk::left, this, [this] {
        showStart();
        start_->openAt(StartPage::Page::learn);
    });
}

void MainWindow::connectMenus() {
    connect(menus_, &WindowMenus::startWanted, this, &MainWindow::showStart);
    connect(menus_, &WindowMenus::newBattleWanted, this, &MainWindow::newBattle);
    connect(menus_, &WindowMenus::otherFileWanted, files_, &BattleFiles::openOther);
    connect(menus_, &WindowMenus::fileWanted, files_, &BattleFiles::open);
    connect(menus_, &WindowMenus::saveWanted, files_, &BattleFiles::save);
    connect(menus_, &WindowMenus::saveAsWanted, files_, &BattleFiles::saveAs);
    connect(menus_, &WindowMenus::playersWanted, this, &MainWindow::changePlayers);
    connect(menus_, &WindowMenus::undoWanted, desks_, &Desks::undo);
    connect(menus_, &WindowMenus::undoPhaseWanted, desks_, &Desks::undoPhase);
    connect(menus_, &WindowMenus::redoWanted, desks_, &Desks::redo);
    connect(menus_, &WindowMenus::languageChosen, this, &MainWindow::followLanguage);
    connect(files_, &BattleFiles::recentChanged, menus_, &WindowMenus::fillRecent);
}

void MainWindow::addRules() {
    auto* rules = new RuleHelp(documents_, *desks_, *this);
    menus_->fillHelp(*rules, [this] {
        Kits kits = documents_.kits();
        std::ranges::stable_partition(kits, [this](const auto& it) { return it.get() == &desks_->kit(); });
        return kits;
    });
    connect(start_, &StartPage::rulesWanted, rules, &RuleHelp::showContents);
    connect(start_, &StartPage::guideWanted, rules, &RuleHelp::showGuide);
}

void MainWindow::connectDesks() {
    connect(desks_, &Desks::added, this, &MainWindow::connectDesk);
    connect(desks_, &Desks::changed, this, &MainWindow::refresh);
    connect(desks_, &Desks::settled, files_, &BattleFiles::autosave);
    connect(desks_, &Desks::refused, this, [this](const QString& why) {
        statusBar()->showMessage(why, 8000);
        QApplication::beep();
    });
}

void MainWindow::connectDesk(const Kit& kit, BattleDesk& desk) {
    preferences_->follow(desk.session());
    connect(&desk, &BattleDesk::hintChanged, this, [this, &desk](const QString& hint) {
        if (&desks_->now() != &desk) return;
        hintShown_ = hint;
        statusBar()->showMessage(hint);
    });
    connect(&desk, &BattleDesk::remarked, this,
            [this](const QString& words) { statusBar()->showMessage(words, 8000); });
    connect(&desk, &BattleDesk::placePointedAt, place_, &QLabel::setText);
    connect(&desk, &BattleDesk::newBattleWanted, this, &MainWindow::newBattle);
    connect(&desk, &BattleDesk::fileWanted, files_, &BattleFiles::open);
    connect(&desk, &BattleDesk::complained, files_, &BattleFiles::complain);
    auto* speaker = new Speaker(
        preferences_->keeper(),
        [out = std::make_shared<Loudspeaker>()](Sound it, double loudness) { out->play(it, loudness); },
        &desk);
    connect(&desk, &BattleDesk::heard, speaker, [speaker](Sound it) { speaker->hear({it}); });
    connect(&desk, &BattleDesk::openingWanted, this,
            [this, &kit](const Opening& opening) { files_->beginInstead(kit, opening); });
    preferences_->collect(desk);
    preferences_->apply();
}

}  // namespace vallum::app
