// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_desk.h"

#include "panels/log_panel.h"
#include "replay/branch_dialog.h"
#include "replay/branches.h"
#include "replay/branches_dialog.h"
#include "replay/recap_card.h"
#include "replay/replay_bar.h"
#include "session/field_session.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMenu>

namespace vallum::app {

ReplayDesk::ReplayDesk(FieldSession& session, TableScene& scene, TableView& view, QWidget* window)
    : QObject(window),
      session_(session),
      scene_(scene),
      view_(view),
      window_(window),
      replay_(session, scene),
      bar_(new ReplayBar(session, replay_)),
      recap_(new RecapCard(session, view)) {
    view_.installEventFilter(this);
    bar_->installEventFilter(this);
    connect(bar_, &ReplayBar::branchWanted, this, &ReplayDesk::askHowToPlayOn);
    connect(recap_, &RecapCard::pointedAt, this, &ReplayDesk::pointAt);
    connect(recap_, &RecapCard::replayWanted, this, &ReplayDesk::replayFrom);
    connect(&session_, &Session::asked, this, [this] {
        refresh();
        considerRecap();
    });
    connect(&scene_, &TableScene::playingEnded, this, &ReplayDesk::considerRecap);
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
        // Its keys mean something else elsewhere.
        if (replay_.isOpen()) view_.setFocus();
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
        if (session_.viewer()) recap_->answer(*session_.viewer());
    });
    since_->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+R")));
    since_->setObjectName(QStringLiteral("replay-since"));
    refresh();
}

void ReplayDesk::follow(LogPanel& log) {
    log_ = &log;
    connect(log_, &LogPanel::momentWanted, this, [this](std::size_t happening) {
        replay_.open();
        replay_.pause();
        replay_.seekHappening(happening);
    });
    connect(&replay_, &Replay::moved, log_, [this] { log_->setTold(replay_.moment().end); });
    connect(&replay_, &Replay::closed, log_, [this] { log_->setTold(std::nullopt); });
}

void ReplayDesk::refresh() {
    if (open_ == nullptr) return;
    open_->setEnabled(replay_.isOpen() || session_.canLookBack());
    open_->setChecked(replay_.isOpen());
    for (QAction* way : bar_->ways()) way->setEnabled(replay_.isOpen());
    branch_->setEnabled(replay_.isOpen());
    branches_->setEnabled(session_.hasBattle());
    since_->setEnabled(session_.canLookBack() && session_.viewer() && !replay_.isOpen());
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
    BranchDialog dialog(session_, inQt(nameOfBranch(session_, replay_.moment().turn)), window_);
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

/// Whoever has just been given the turn by a computer or behind a curtain.
std::optional<Seat> ReplayDesk::whoComesBack() const {
    const Asked* question = session_.question();
    if (question == nullptr || !session_.seating().isPerson(question->seat)) return std::nullopt;
    const field::Battle& battle = session_.battle();
    const bool isOwnTurn = battle.stage == field::Stage::fighting && battle.active == question->seat;
    const bool isTold = battle.turn == told_.turn && session_.record().tape.size() >= told_.answers;
    if (!isOwnTurn || isTold) return std::nullopt;
    const bool wasAway = session_.hasCurtains() ||
                         std::ranges::any_of(battle.opponentsOf(question->seat),
                                             [&](Seat it) { return !session_.seating().isPerson(it); });
    return wasAway ? std::optional(question->seat) : std::nullopt;
}

ReplayDesk::Told ReplayDesk::now() const { return {session_.battle().turn, session_.record().tape.size()}; }

void ReplayDesk::considerRecap() {
    // Whoever acts has read it, and wants to see the table.
    if (!replay_.isOpen() && session_.hasBattle() && now() != told_) recap_->hide();
    const auto seat = whoComesBack();
    if (!seat || scene_.isPlaying()) return;
    told_ = now();
    if (tellsByItself_) recap_->tell(*seat);
}

void ReplayDesk::pointAt(const field::RecapLine& line) {
    const field::Battle& battle = session_.battle();
    if (line.structure) {
        scene_.point(line.structure);
        view_.showPlace(scene_.coordinates().toScene(battle.structure(*line.structure).pose.center));
    }
    if (!line.unit) return;
    if (battle.onTable(*line.unit)) scene_.select(line.unit);
    view_.showPlace(scene_.coordinates().toScene(battle.unit(*line.unit).pose.center));
}

/// From just before the first of it.
void ReplayDesk::replayFrom(const field::RecapLine& line) {
    replay_.open();
    if (!replay_.isOpen()) return;
    const std::size_t moment = replay_.timeline().momentOf(line.answers);
    replay_.seek(moment == 0 ? 0 : moment - 1);
    pointAt(line);
    view_.setFocus();
    replay_.play();
}

}  // namespace vallum::app
