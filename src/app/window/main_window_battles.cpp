// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_desk.h"
#include "panels/curtain.h"
#include "panels/phase_bar.h"
#include "room/framing.h"
#include "start/start_page.h"
#include "table/table_view.h"
#include "texts.h"
#include "widgets/warning.h"
#include "window/main_window.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QStatusBar>

/// Which battle is at the table: begun, opened, kept and left.
namespace vallum::app {

void MainWindow::beginAnew(const field::Scenario& scenario, const Seating& seating) {
    if (!makeRoom()) return;
    begin({scenario, seating});
    file_.clear();
}

/// The same players; the dice are new, and those who want others find the seed with the luck.
void MainWindow::fightAgain() {
    const field::Scenario scenario = session_.record().scenario;
    Seating seating = session_.seating();
    seating.seed = 1 + QRandomGenerator::global()->bounded(999'999U);
    beginAnew(scenario, seating);
}

void MainWindow::begin(Opened opened) {
    lessons_->takeNotice();
    if (auto* scenario = std::get_if<field::Scenario>(&opened.battle)) {
        session_.start(std::move(*scenario), opened.seating);
    } else {
        session_.resume(std::get<Referee>(std::move(opened.battle)), opened.seating, opened.branch,
                        std::move(opened.annotations));
    }
    showTable();
    framing_->openBattle();
    if (opened.damage) tell(*opened.damage);
}

/// Nobody plays on behind the message.
void MainWindow::tell(const Damage& damage) {
    session_.setHalted(true);
    warn(*this, tr("This battle could be opened only in part"), sentence(damage));
    session_.setHalted(false);
}

bool MainWindow::isAtTable() const { return pages_->currentWidget() == desk_; }

void MainWindow::showTable() {
    if (!session_.hasBattle()) return;
    pages_->setCurrentWidget(desk_);
    fitFrame();
    showTitle();
    refreshActions();
    session_.setHalted(false);
    if (session_.isTableCovered()) return curtain_->setFocus();
    view_->setFocus();
}

void MainWindow::showStart() {
    session_.setHalted(true);
    pages_->setCurrentWidget(start_);
    fitFrame();
    setWindowTitle(tr("Vallum"));
    statusBar()->clearMessage();
    start_->openAtUsual();
    refreshActions();
}

void MainWindow::newBattle() {
    showStart();
    start_->openAt(StartPage::Part::begin);
}

void MainWindow::showTitle() { setWindowTitle(tr("%1 – Vallum").arg(inData(session_.title()))); }

bool MainWindow::openFile(const QString& path) {
    auto opened = documents_.open(path.toStdString());
    if (!opened) {
        if (!QFileInfo::exists(path)) Documents::forget(path);
        fillRecent();
        complain(tr("This file cannot be opened"), opened.error());
        return false;
    }
    if (!makeRoom()) return false;
    // A damaged file is written over only where a copy of it is kept.
    const bool isKept = !opened->damage || !opened->damage->copy.empty();
    file_ = std::holds_alternative<Referee>(opened->battle) && isKept ? path : QString();
    const bool isNew = std::holds_alternative<field::Scenario>(opened->battle);
    if (isNew) opened->seating.seed = Documents::newSeed();
    begin(std::move(*opened));
    if (isNew) statusBar()->showMessage(tr("Dice seed: %1.").arg(session_.seating().seed));
    Documents::remember(path);
    fillRecent();
    return true;
}

bool MainWindow::continueLast() {
    if (!Documents::hasAutosave()) return false;
    auto opened = documents_.open(Documents::autosavePath());
    if (!opened) {
        complain(tr("The last battle cannot be continued"), opened.error());
        return false;
    }
    begin(std::move(*opened));
    return true;
}

bool MainWindow::saveTo(const QString& path) {
    if (!session_.hasBattle()) return false;
    const auto saved = Documents::save(session_, path.toStdString());
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

/// A battle that cannot be kept is worth one warning that stays, not one after each answer.
void MainWindow::keep() {
    const auto kept = Documents::save(session_, lessons_->keptIn());
    isKept_ = kept.has_value();
    if (!kept) return phases_->warn(QStringLiteral("⚠ ") + tr("Not saved to disk"), sentence(kept.error()));
    const QString name = QString::fromStdString(lessons_->keptIn().filename().string());
    phases_->warn(Documents::isKeptApart() ? tr("Saved separately as %1").arg(name) : QString(),
                  tr("Another window, or an earlier battle, is using the usual file."));
}

/// What is kept nowhere would be gone.
bool MainWindow::mayBeLeft(const QString& question) {
    if (isKept_ || !session_.hasBattle()) return true;
    const auto wish = QMessageBox::question(
        this, tr("The battle is not saved"),
        tr("The battle could not be saved automatically.") + QLatin1Char(' ') + question,
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return wish == QMessageBox::Save ? saveAs() : wish == QMessageBox::Discard;
}

/// For another battle, where this one is kept.
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
