// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_desk.h"

#include "kits/stage.h"
#include "language/texts.h"
#include "replay/branch_dialog.h"
#include "replay/branches.h"
#include "replay/branches_dialog.h"
#include "replay/recap_card.h"
#include "replay/replay_bar.h"
#include "session/chronicle.h"
#include "session/sketchbook.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QMenu>

namespace vallum::app {

ReplayDesk::ReplayDesk(const Chronicle& chronicle, Stage& stage, QWidget* window)
    : QObject(window),
      chronicle_(chronicle),
      session_(chronicle.session()),
      stage_(stage),
      board_(stage.board()),
      window_(window),
      replay_(chronicle, stage),
      bar_(new ReplayBar(chronicle, stage, replay_)),
      recap_(new RecapCard(chronicle, stage)) {
    board_.installEventFilter(this);
    bar_->installEventFilter(this);
    connect(bar_, &ReplayBar::branchWanted, this, &ReplayDesk::askHowToPlayOn);
    connect(recap_, &RecapCard::pointedAt, this, &ReplayDesk::pointAt);
    connect(recap_, &RecapCard::replayWanted, this, &ReplayDesk::replayFrom);
    connect(&session_.sketches(), &Sketchbook::opened, this, [this] {
        told_ = {};
        recalled_.reset();
        offerWayBack({}, nullptr);
    });
    connect(&session_, &Session::asked, this, [this] {
        refresh();
        considerRecap();
    });
    connect(&stage_, &Stage::playingEnded, this, &ReplayDesk::considerRecap);
    connect(&session_, &Session::replaced, this, [this] {
        if (!session_.isLookingBack()) recap_->hide();
        refresh();
    });
    connect(&replay_, &Replay::opened, this, &ReplayDesk::refresh);
    connect(&replay_, &Replay::closed, this, &ReplayDesk::refresh);
}

QWidget* ReplayDesk::bar() const { return bar_; }

void ReplayDesk::setArtPalette(const art::Palette& palette) { bar_->setArtPalette(palette); }

void ReplayDesk::fill(QMenu& menu) {
    open_ = menu.addAction(tr("&Replay the battle"));
    open_->setShortcut(QKeySequence(QStringLiteral("Ctrl+R")));
    open_->setObjectName(QStringLiteral("replay-open"));
    open_->setCheckable(true);
    connect(open_, &QAction::triggered, this, [this](bool on) {
        on ? replay_.open() : replay_.close();
        // Its keys have other meanings elsewhere.
        if (replay_.isOpen()) board_.setFocus();
    });
    menu.addSeparator();
    menu.addActions(bar_->ways());
    menu.addSeparator();
    branch_ = menu.addAction(tr("&Play on from here…"), this, &ReplayDesk::askHowToPlayOn);
    branch_->setObjectName(QStringLiteral("replay-branch"));
    branches_ = menu.addAction(tr("&Branches of this battle…"), this, &ReplayDesk::showBranches);
    branches_->setObjectName(QStringLiteral("replay-branches"));
    menu.addSeparator();
    since_ = menu.addAction(tr("&Since your last turn"), this, [this] {
        told_ = now();
        recalled_ = session_.screen().viewer();
        if (recalled_) recap_->answer(*recalled_);
    });
    since_->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+R")));
    since_->setObjectName(QStringLiteral("replay-since"));
    refresh();
}

void ReplayDesk::offerWayBack(const QString& words, std::function<void()> leave) {
    bar_->offerWayBack(words, std::move(leave));
}

void ReplayDesk::openAtFirstTurn() {
    replay_.open();
    if (!replay_.isOpen()) return;
    replay_.goToBegin();
    if (!replay_.moment().begins.has(Beginning::turn)) replay_.goOn(Beginning::turn);
}

void ReplayDesk::showHappening(std::size_t happening) {
    replay_.open();
    replay_.pause();
    replay_.seekHappening(happening);
}

void ReplayDesk::refresh() {
    if (open_ == nullptr) return;
    open_->setEnabled(replay_.isOpen() || session_.canLookBack());
    open_->setChecked(replay_.isOpen());
    for (QAction* way : bar_->ways()) way->setEnabled(replay_.isOpen());
    branch_->setEnabled(replay_.isOpen());
    branches_->setEnabled(session_.hasBattle());
    since_->setEnabled(session_.canLookBack() && session_.screen().viewer() && !replay_.isOpen());
}

bool ReplayDesk::eventFilter(QObject* watched, QEvent* event) {
    if (!replay_.isOpen() || event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return (isPlain && bar_->key(key->key())) || QObject::eventFilter(watched, event);
}

void ReplayDesk::askHowToPlayOn() {
    if (!replay_.isOpen()) return;
    replay_.pause();
    BranchDialog dialog(chronicle_, inQt(nameOfBranch(chronicle_, replay_.moment().turn)), window_);
    if (dialog.exec() == QDialog::Accepted) playOnAs(dialog.name(), dialog.players());
}

void ReplayDesk::playOnAs(const QString& name, const std::map<Seat, PlayerKind>& players) {
    const auto file = grow(session_, replay_.moment().answers, name.toStdString(), players);
    if (!file) {
        Q_EMIT complained(tr("The branch could not be saved"), file.error());
        return;
    }
    Q_EMIT fileWanted(QString::fromStdString(file->string()));
}

void ReplayDesk::showBranches() {
    BranchesDialog dialog(session_, window_);
    if (dialog.exec() == QDialog::Accepted && !dialog.file().isEmpty()) Q_EMIT fileWanted(dialog.file());
}

/// A player whose turn begins after a computer's turn or behind a curtain.
std::optional<Seat> ReplayDesk::whoComesBack() const {
    const auto asked = session_.live().askedSeat();
    if (!session_.isAsking() || !asked) return std::nullopt;
    const TimeOfBattle time = chronicle_.now();
    const bool isOwnTurn = time.turn > 0 && time.active == *asked;
    const bool isTold = time.turn == told_.turn && session_.live().answersGiven() >= told_.answers;
    if (!isOwnTurn || isTold) return std::nullopt;
    const bool wasAway = session_.screen().hasCurtains() ||
                         std::ranges::any_of(chronicle_.opponentsOf(*asked),
                                             [&](Seat it) { return !session_.seating().isPerson(it); });
    return wasAway ? asked : std::nullopt;
}

ReplayDesk::Told ReplayDesk::now() const { return {chronicle_.now().turn, session_.live().answersGiven()}; }

void ReplayDesk::setSheetShown(bool isShown) {
    isSheetShown_ = isShown;
    if (isShown && recap_->isVisible()) {
        recap_->hide();
        told_ = {};
    }
    if (!isShown) considerRecap();
}

void ReplayDesk::considerRecap() {
    // The player has acted, so the recap has been read and would only cover the table.
    if (!replay_.isOpen() && session_.hasBattle() && now() != told_) recap_->hide();
    const auto seat = whoComesBack();
    if (!seat || stage_.isPlaying() || isSheetShown_) return;
    told_ = now();
    recalled_ = seat;
    if (tellsByItself_) recap_->tell(*seat);
}

void ReplayDesk::pointAt(std::size_t line) {
    if (recalled_) stage_.pointAt(*recalled_, line);
}

/// Starts just before the line's first event.
void ReplayDesk::replayFrom(std::size_t line) {
    const std::size_t answers = recap_->lines().at(line).answers;
    replay_.open();
    if (!replay_.isOpen()) return;
    const std::size_t moment = replay_.past().momentOf(answers);
    replay_.seek(moment == 0 ? 0 : moment - 1);
    pointAt(line);
    board_.setFocus();
    replay_.play();
}

}  // namespace vallum::app
