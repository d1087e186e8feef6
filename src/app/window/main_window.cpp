// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "language/language.h"
#include "lessons/lesson_desk.h"
#include "lessons/lesson_shelf.h"
#include "room/house_style.h"
#include "settings/table_keys.h"
#include "start/start_page.h"
#include "texts.h"
#include "widgets/room.h"
#include "widgets/warning.h"
#include "window/desks.h"
#include "window/slim_menu_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>

#include <vallum/core/check.h>

namespace vallum::app {

MainWindow::MainWindow(Documents documents)
    : documents_(std::move(documents)),
      pages_(new QStackedWidget),
      start_(new StartPage(documents_)),
      desks_(new Desks(*pages_, this)),
      field_(new FieldDesk(documents_,
                           [this](Opening opening) {
                               begin(nullptr, std::move(opening));
                               file_.clear();
                           })),
      lessons_(makeLessons()) {
    setWindowTitle(tr("Vallum"));
    setAcceptDrops(true);
    documents_.gather();
    menus_ = new SlimMenuBar;
    setMenuBar(menus_);
    buildPages();
    preferences_ = new Preferences(field_->parts(), this);
    place_ = new QLabel;
    statusBar()->addPermanentWidget(place_);
    buildMenus();
    connectParts();
    connect(preferences_, &Preferences::lookChanged, this, &MainWindow::followSettings);
    connect(preferences_, &Preferences::languageChanged, this, &MainWindow::followLanguage);
    preferences_->collect(*this);
    // Limited to the screen, minus the window frame.
    resize(withinScreen(*this, {1440, 900}));
    restoreGeometry(QSettings().value(QStringLiteral("window/geometry")).toByteArray());
    preferences_->apply();
    start_->openAt(StartPage::Page::cover);
    refreshActions();
}

MainWindow::~MainWindow() {
    // Desks and their sessions outlive the window that listens to them by a moment.
    for (auto* it : findChildren<BattleDesk*>()) disconnect(&it->session(), nullptr, this, nullptr);
}

void MainWindow::buildPages() {
    setCentralWidget(pages_);
    pages_->addWidget(start_);
    connect(start_, &StartPage::goOnWanted, this, [this] {
        if (!desks_->session().hasBattle() || lessons_->isOn()) continueLast();
        showTable();
    });
    connect(start_, &StartPage::battleWanted, this, &MainWindow::beginAnew);
    connect(start_, &StartPage::scenarioWanted, this, &MainWindow::openScenario);
    connect(start_, &StartPage::fileWanted, this, &MainWindow::openFile);
    connect(start_, &StartPage::otherFileWanted, this, &MainWindow::open);
}

void MainWindow::connectParts() {
    // While the status bar is hidden, the desk shows the remarks; mouse hints appear with its question.
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString& words) { desks_->now().say(words == hintShown_ ? QString() : words); });
    connect(field_, &FieldDesk::battleWanted, this, &MainWindow::beginAnew);
    connectLessons();
}

LessonDesk* MainWindow::makeLessons() {
    return new LessonDesk({[this](const Kit* kit) -> Tutor* {
                               auto* teaches = dynamic_cast<Teaches*>(&deskOf(kit));
                               return teaches == nullptr ? nullptr : &teaches->tutor();
                           },
                           [this](const Kit* kit, Opening opening) {
                               begin(kit, std::move(opening));
                               file_.clear();
                           },
                           [this](const Kit* kit) {
                               return kit == nullptr ? documents_.scenarios() : documents_.scenariosOf(*kit);
                           },
                           &LessonShelf::fileOf},
                          this);
}

void MainWindow::connectLessons() {
    connect(start_, &StartPage::lessonWanted, this, [this](const ShelvedLesson& lesson, bool afresh) {
        if (mayBeLeft(tr("Save it somewhere else before the lesson begins?"))) lessons_->open(lesson, afresh);
    });
    connect(lessons_, &LessonDesk::tableWanted, this, &MainWindow::showTable);
    connect(lessons_, &LessonDesk::battleWanted, this, [this](const Kit* kit, const Opening& opening) {
        if (!makeRoom()) return;
        Opening next = opening;
        next.seating.seed = Documents::newSeed();
        begin(kit, std::move(next));
        file_.clear();
    });
    connect(lessons_, &LessonDesk::complained, this,
            [this](const FileError& error) { complain(tr("This file cannot be opened"), error); });
    connect(lessons_, &LessonDesk::left, this, [this] {
        showStart();
        start_->openAt(StartPage::Page::learn);
    });
}

/// With panels over the table, the menu bar and status bar make way for it.
void MainWindow::fitFrame() {
    const bool isBare = desks_->isInSight() && desks_->now().isBare();
    menus_->setSlim(isBare);
    statusBar()->setVisible(desks_->isInSight() && !isBare);
    desks_->now().setMenu(isBare ? allMenus_ : nullptr);
}

void MainWindow::followSettings() {
    const int pace = preferences_->keeper().now().millisecondsPerDu;
    followDesktop();
    desks_->setPace(pace);
    desks_->setRecaps(preferences_->keeper().now().recap);
    field_->panels().setDocked(preferences_->keeper().now().docked);
    fitFrame();
}

void MainWindow::followDesktop() {
    const bool dark = preferences_->isDark();
    useHouseStyle(dark ? art::darkRoom() : art::lightRoom());
    const art::Palette palette = preferences_->dressed(dark ? art::darkPalette() : art::lightPalette());
    desks_->setArtPalette(palette);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && preferences_ != nullptr) followDesktop();
}

void MainWindow::refuse(const Refusal& refusal) {
    statusBar()->showMessage(sentence(refusal), 8000);
    QApplication::beep();
}

void MainWindow::refreshActions() {
    const Session& now = desks_->session();
    const bool isInSight = desks_->isInSight();
    for (QMenu* menu : ofTable_) menu->setEnabled(isInSight);
    undo_->setEnabled(now.undoStack().canUndo());
    redo_->setEnabled(now.undoStack().canRedo());
    desks_->now().setUndo(
        now.undoStack().canUndo(),
        withKey(now.undoStack().canUndo() ? tr("Undo the last action")
                                          : tr("Dice, cards and ranges you have seen cannot be undone"),
                undo_->shortcut().toString(QKeySequence::NativeText)));
    save_->setEnabled(now.hasBattle());
    // A lesson depends on its players.
    players_->setEnabled(isInSight && now.live().askedSeat() && !now.isLookingBack() && !lessons_->isOn());
    desks_->now().refresh();
}

void MainWindow::keepLayout() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    field_->panels().keepLayout();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayBeLeft(tr("Save it somewhere else before you quit?"))) return event->ignore();
    keepLayout();
    event->accept();
}

void MainWindow::followLanguage() {
    if (languageFor(languageRemembered()) != languageInUse()) Q_EMIT languageChanged();
}

WindowState MainWindow::leave() {
    keepLayout();
    WindowState state{.battle = {},
                      .saved = {},
                      .lesson = lessons_->lesson(),
                      .isAtTable = desks_->isInSight(),
                      .file = file_};
    state.kit = desks_->kit();
    if (state.kit != nullptr) {
        state.saved = desks_->session().file().text();
    } else if (field_->session().hasBattle()) {
        state.battle = openedAgain(field_->session());
    }
    return state;
}

void MainWindow::goOn(WindowState state) {
    if (state.lesson) {
        lessons_->open(*state.lesson, false);
    } else if (state.kit != nullptr) {
        auto opening = deskOf(state.kit).read(state.saved, {});
        VALLUM_CHECK(opening);
        begin(state.kit, *std::move(opening));
        file_ = state.file;
    } else if (state.battle) {
        begin(*std::move(state.battle));
        file_ = state.file;
    }
    if (!state.isAtTable) showStart();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile()) openFile(urls.front().toLocalFile());
}

}  // namespace vallum::app
