// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_desk.h"
#include "replay/replay_desk.h"
#include "start/start_page.h"
#include "texts.h"
#include "widgets/warning.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>

#include <vallum/core/text_file.h>

/// Opens, starts, saves and leaves battles.
namespace vallum::app {

void MainWindow::beginAnew(const field::Scenario& scenario, const Seating& seating) {
    if (!makeRoom()) return;
    begin({scenario, seating});
    file_.clear();
}

void MainWindow::begin(const Kit* kit, Opening opening) {
    lessons_->takeNotice();
    desks_->choose(kit);
    opening.begin(opening.seating);
    showTable();
    desks_->now().openBattle();
    if (opening.damage) tell(*opening.damage);
}

void MainWindow::begin(Opened opened) { begin(nullptr, field_->openingOf(std::move(opened))); }

/// The battle waits while the message is open.
void MainWindow::tell(const Damage& damage) {
    desks_->session().setHalted(true);
    warn(*this, tr("This battle could be opened only in part"), sentence(damage));
    desks_->session().setHalted(false);
}

bool MainWindow::isAtTable() const { return desks_->kit() == nullptr && desks_->isInSight(); }

void MainWindow::showTable() {
    if (!desks_->session().hasBattle()) return;
    desks_->putInSight();
    fitFrame();
    showTitle();
    refreshActions();
    desks_->goOn();
}

void MainWindow::showStart() {
    desks_->session().setHalted(true);
    pages_->setCurrentWidget(start_);
    fitFrame();
    setWindowTitle(tr("Vallum"));
    statusBar()->clearMessage();
    start_->openAt(StartPage::Page::cover);
    refreshActions();
}

void MainWindow::addPage(QWidget& page, const char* id, const QString& name) {
    pages_->addWidget(&page);
    auto* shown = new QAction(name, this);
    shown->setObjectName(QLatin1String(id));
    connect(shown, &QAction::triggered, this, [this, &page] { showPage(page); });
    battleMenu_->insertAction(afterPages_, shown);
}

void MainWindow::showPage(QWidget& page) {
    desks_->session().setHalted(true);
    pages_->setCurrentWidget(&page);
    fitFrame();
    setWindowTitle(tr("Vallum"));
    statusBar()->clearMessage();
    page.setFocus();
    refreshActions();
}

void MainWindow::showReplay() {
    if (desks_->kit() != nullptr) return;
    Replay& replay = field_->replay().replay();
    replay.open();
    if (replay.isOpen()) replay.goToBegin();
}

void MainWindow::newBattle() {
    showStart();
    start_->openAtShelf();
}

void MainWindow::showTitle() { setWindowTitle(tr("%1 – Vallum").arg(inData(desks_->session().title()))); }

FromFile<MainWindow::Read> MainWindow::read(const QString& path) {
    const std::string file = path.toStdString();
    return readFile(file).and_then([&](const std::string& text) {
        const Kit* kit = documents_.kitOf(text);
        return deskOf(kit).read(text, file).map([&](Opening opening) {
            auto& damage = opening.damage;
            if (damage && damage->copy.empty()) damage->copy = Documents::copyOf(file);
            return Read{kit, std::move(opening)};
        });
    });
}

bool MainWindow::openFile(const QString& path) { return openWith(path, std::nullopt); }

bool MainWindow::openScenario(const QString& path, const Seating& seating) { return openWith(path, seating); }

bool MainWindow::openWith(const QString& path, const std::optional<Seating>& seating) {
    auto found = read(path);
    if (!found) {
        if (!QFileInfo::exists(path)) Documents::forget(path);
        fillRecent();
        complain(tr("This file cannot be opened"), found.error());
        return false;
    }
    if (!makeRoom()) return false;
    Opening& opening = found->opening;
    // Overwrites a damaged file only if there is a copy of it.
    const bool isKept = !opening.damage || !opening.damage->copy.empty();
    const bool isNew = opening.isNew;
    file_ = !isNew && isKept ? path : QString();
    if (seating) {
        opening.seating = *seating;
    } else if (isNew) {
        opening.seating.seed = Documents::newSeed();
    }
    begin(found->kit, std::move(opening));
    if (isNew) statusBar()->showMessage(tr("Dice seed: %1.").arg(desks_->session().seating().seed));
    if (!seating) Documents::remember(path);
    fillRecent();
    return true;
}

bool MainWindow::continueLast() {
    if (!Documents::hasAutosave()) return false;
    auto found = read(QString::fromStdString(Documents::autosavePath().string()));
    if (!found) {
        complain(tr("The last battle cannot be continued"), found.error());
        return false;
    }
    begin(found->kit, std::move(found->opening));
    return true;
}

bool MainWindow::saveTo(const QString& path) {
    if (!desks_->session().hasBattle()) return false;
    const auto saved = Documents::save(desks_->session(), path.toStdString());
    if (!saved) {
        complain(tr("The battle could not be saved"), saved.error());
        return false;
    }
    file_ = path;
    Documents::remember(path);
    fillRecent();
    statusBar()->showMessage(tr("Saved as %1").arg(path), 5000);
    return true;
}

/// If the battle cannot be saved, shows one lasting warning, not one after each answer.
void MainWindow::keep() {
    const auto file = lessons_->keptIn().value_or(Documents::autosavePath());
    BattleDesk& desk = desks_->now();
    const auto kept = Documents::save(desk.session(), file);
    isKept_ = kept.has_value();
    if (!kept) return desk.warn(QStringLiteral("⚠ ") + tr("Not saved to disk"), sentence(kept.error()));
    const QString name = QString::fromStdString(file.filename().string());
    desk.warn(Documents::isKeptApart() ? tr("Saved separately as %1").arg(name) : QString(),
              tr("Another window, or an earlier battle, is using the usual file."));
}

/// Asks before leaving a battle that is not saved anywhere.
bool MainWindow::mayBeLeft(const QString& question) {
    if (isKept_ || !desks_->session().hasBattle()) return true;
    const auto wish = QMessageBox::question(
        this, tr("The battle is not saved"),
        tr("The battle could not be saved automatically.") + QLatin1Char(' ') + question,
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return wish == QMessageBox::Save ? saveAs() : wish == QMessageBox::Discard;
}

/// Sets the saved battle aside for another one.
bool MainWindow::makeRoom() {
    if (!mayBeLeft(tr("Save it somewhere else before another begins?"))) return false;
    const QString last = QString::fromStdString(Documents::autosavePath().string());
    const auto aside = documents_.setAside();
    fillRecent();
    if (aside) return true;
    const QString now = QString::fromStdString(Documents::autosavePath().string());
    warn(*this, tr("The last battle could not be moved to the recent files"),
         tr("It stays as %1. The new battle is saved as %2.").arg(last.toHtmlEscaped(), now.toHtmlEscaped()) +
             QStringLiteral("<br><br>") + sentence(aside.error()));
    return true;
}

}  // namespace vallum::app
