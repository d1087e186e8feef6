// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "language/language.h"
#include "language/texts.h"
#include "lessons/lesson_desk.h"
#include "room/house_style.h"
#include "seats/seats_dialog.h"
#include "start/start_page.h"
#include "widgets/room.h"
#include "window/desks.h"
#include "window/window_menus.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>

namespace vallum::app {

MainWindow::MainWindow(Documents documents)
    : documents_(std::move(documents)),
      pages_(new QStackedWidget),
      start_(new StartPage(documents_)),
      lessons_(makeLessons()) {
    setWindowTitle(tr("Vallum"));
    setAcceptDrops(true);
    documents_.gather();
    setCentralWidget(pages_);
    pages_->addWidget(start_);
    preferences_ = new Preferences(this);
    menus_ = new WindowMenus(*this, *preferences_);
    desks_ = new Desks(*pages_, *menus_, this);
    files_ = new BattleFiles(documents_, *desks_, *lessons_, *this);
    place_ = new QLabel;
    statusBar()->addPermanentWidget(place_);
    connectDesks();
    desks_->of(*documents_.kits().front());
    addRules();
    connectPages();
    connectLessons();
    connectMenus();
    connect(preferences_, &Preferences::applied, this, &MainWindow::followSettings);
    connect(preferences_, &Preferences::languageChanged, this, &MainWindow::followLanguage);
    preferences_->collect(*this);
    // Limited to the screen, minus the window frame.
    resize(withinScreen(*this, {1440, 900}));
    restoreGeometry(QSettings().value(QStringLiteral("window/geometry")).toByteArray());
    preferences_->apply();
    start_->openAt(StartPage::Page::cover);
    refresh();
}

MainWindow::~MainWindow() {
    // Desks and their sessions outlive the window that listens to them by a moment.
    for (auto* it : findChildren<BattleDesk*>()) disconnect(&it->session(), nullptr, desks_, nullptr);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayBeLeft(tr("Save it somewhere else before you quit?"))) return event->ignore();
    keepLayout();
    event->accept();
}

void MainWindow::keepLayout() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    desks_->keepLayout();
}

bool MainWindow::isAtTable() const { return desks_->isInSight(); }

void MainWindow::showTable() {
    if (!desks_->session().hasBattle()) return;
    desks_->putInSight();
    fitFrame();
    setWindowTitle(tr("%1 – Vallum").arg(inData(desks_->session().file().title())));
    refresh();
    desks_->goOn();
}

void MainWindow::showPage(QWidget& page) {
    if (pages_->currentWidget() != &page) cameFromTable_ = isAtTable();
    desks_->session().computers().setHalted(true);
    pages_->setCurrentWidget(&page);
    fitFrame();
    setWindowTitle(tr("Vallum"));
    statusBar()->clearMessage();
    page.setFocus();
    refresh();
}

void MainWindow::leavePage() { cameFromTable_ ? showTable() : showStart(); }

void MainWindow::showStart() {
    desks_->session().computers().setHalted(true);
    pages_->setCurrentWidget(start_);
    fitFrame();
    setWindowTitle(tr("Vallum"));
    statusBar()->clearMessage();
    start_->openAt(StartPage::Page::cover);
    refresh();
}

void MainWindow::newBattle() {
    showStart();
    start_->openAtShelf();
}

void MainWindow::addPage(QWidget& page, const char* id, const QString& name) {
    pages_->addWidget(&page);
    fitFrame();
    connect(menus_->addPage(id, name), &QAction::triggered, this, [this, &page] { showPage(page); });
}

void MainWindow::changePlayers() {
    Session& session = desks_->session();
    SeatsDialog dialog(session, this);
    session.computers().setHalted(true);
    if (dialog.exec() == QDialog::Accepted) session.assign(dialog.players());
    session.computers().setHalted(false);
}

/// With panels over the table, the menu bar and status bar make way for it.
void MainWindow::fitFrame() {
    // Only the page in sight says how small the window may be, or the highest one would for all.
    for (int i = 0; i != pages_->count(); ++i) {
        QWidget* page = pages_->widget(i);
        const auto policy = page == pages_->currentWidget() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        page->setSizePolicy(policy, policy);
    }
    const bool isBare = desks_->isInSight() && desks_->now().isBare();
    menus_->setSlim(isBare);
    statusBar()->setVisible(desks_->isInSight() && !isBare);
    desks_->now().setMenu(isBare ? menus_->all() : nullptr);
}

void MainWindow::refresh() {
    // A lesson depends on its players.
    menus_->refresh(desks_->now(), desks_->isInSight(), !lessons_->isOn());
    desks_->now().refresh();
}

void MainWindow::followSettings() {
    followDesktop();
    desks_->apply(preferences_->keeper().now());
    fitFrame();
}

void MainWindow::followDesktop() {
    const bool dark = preferences_->isDark();
    useHouseStyle(dark ? art::darkRoom() : art::lightRoom());
    const art::Palette palette = preferences_->dressed(dark ? art::darkPalette() : art::lightPalette());
    desks_->setArtPalette(palette);
}

void MainWindow::followLanguage() {
    if (languageFor(languageRemembered()) != languageInUse()) Q_EMIT languageChanged();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && desks_ != nullptr) followDesktop();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile()) files_->open(urls.front().toLocalFile());
}

}  // namespace vallum::app
