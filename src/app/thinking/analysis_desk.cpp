// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/analysis_desk.h"

#include "language/texts.h"
#include "replay/replay.h"
#include "room/sheet_host.h"
#include "thinking/analysis_sheet.h"

#include <algorithm>

#include <QAction>
#include <QMenu>

namespace vallum::app {

AnalysisDesk::AnalysisDesk(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    clock_.setInterval(100);
    connect(&clock_, &QTimer::timeout, this, &AnalysisDesk::poll);
    connect(&parts_.session, &Session::asked, this, &AnalysisDesk::refresh);
    connect(&parts_.session, &Session::replaced, this, &AnalysisDesk::refresh);
    connect(&parts_.session, &Session::happened, this, &AnalysisDesk::refresh);
}

AnalysisDesk::~AnalysisDesk() = default;

void AnalysisDesk::fill(QMenu& menu) {
    menu.addSeparator();
    open_ = menu.addAction(tr("Analy&ze the battle…"), this, &AnalysisDesk::open);
    open_->setObjectName(QStringLiteral("replay-analysis"));
    open_->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+A")));
    open_->setToolTip(tr("Once the battle is over"));
    refresh();
}

/// During a battle, an analysis would reveal secrets.
bool AnalysisDesk::mayLook() const {
    return parts_.session.hasBattle() && parts_.session.live().isOver() && parts_.session.canLookBack();
}

void AnalysisDesk::refresh() {
    if (open_ != nullptr) open_->setEnabled(mayLook());
    if (of_.empty() || (parts_.session.live().isOver() && of_ == nameOfBattle())) return;
    stopWork();
    clock_.stop();
    found_.reset();
    of_.clear();
    Q_EMIT settled();
    if (sheet_ != nullptr) parts_.sheets.putAway();
}

void AnalysisDesk::open() {
    if (!mayLook() || isHeldUp()) return;
    if (of_.empty()) {
        of_ = nameOfBattle();
        begin(judgedSeats(), mostAnswers_);
        since_.start();
        clock_.start();
    }
    show();
}

/// The sides played by people or, if there are none, all sides.
std::vector<Seat> AnalysisDesk::judgedSeats() const {
    std::vector<Seat> persons;
    std::vector<Seat> all;
    for (const NamedSide& side : parts_.session.live().sides()) {
        all.push_back(side.seat);
        if (parts_.session.seating().isPerson(side.seat)) persons.push_back(side.seat);
    }
    return persons.empty() ? all : persons;
}

AnalyzedSides AnalysisDesk::sides() const {
    AnalyzedSides sides;
    for (const NamedSide& it : parts_.session.live().sides())
        sides.all.push_back(
            {it.seat, inQt(it.name), palette_.shadesOf(parts_.stage.lookOf(it.seat).color).base});
    if (sides.all.empty()) return sides;
    sides.below = sides.all.front();
    const auto enemy = std::ranges::find_if(
        sides.all, [&](const AnalyzedSide& it) { return !areAllied(it.seat, sides.below.seat); });
    sides.above = enemy == sides.all.end() ? sides.all.back() : *enemy;
    return sides;
}

QString AnalysisDesk::text() const { return found_ ? analysisText(*found_, sides()) : QString(); }

void AnalysisDesk::show() {
    sheet_ = new AnalysisSheet(sides());
    connect(sheet_, &AnalysisSheet::stopWanted, this, [this] {
        if (thinking() != nullptr) thinking()->stop();
    });
    connect(sheet_, &AnalysisSheet::momentWanted, this, &AnalysisDesk::watch);
    connect(sheet_, &AnalysisSheet::reportWanted, this, &AnalysisDesk::reportWanted);
    connect(sheet_, &AnalysisSheet::closeWanted, this, [this] { parts_.sheets.putAway(); });
    if (found_) sheet_->show(*found_);
    if (thinking() == nullptr) sheet_->finish();
    parts_.sheets.show(sheet_);
}

void AnalysisDesk::poll() {
    if (thinking() == nullptr) return clock_.stop();
    const double part = thinking()->part();
    const bool isDone = isReady();
    if (auto news = this->news()) found_ = std::make_shared<const ToldAnalysis>(*std::move(news));
    if (isDone) {
        clock_.stop();
        Q_EMIT settled();
    }
    if (sheet_ == nullptr) return;
    if (found_) sheet_->show(*found_);
    sheet_->setPart(part, std::chrono::milliseconds(since_.elapsed()));
    if (isDone) sheet_->finish();
}

void AnalysisDesk::watch(std::size_t answers) {
    parts_.sheets.putAway();
    parts_.replay.open();
    if (!parts_.replay.isOpen()) return;
    parts_.replay.pause();
    parts_.replay.seek(parts_.replay.past().momentOf(answers));
    if (open_ != nullptr) {
        Q_EMIT remarked(
            tr("%1 brings the analysis back.").arg(open_->shortcut().toString(QKeySequence::NativeText)));
    }
}

AnalysisSheet* AnalysisDesk::sheet() const { return sheet_; }

}  // namespace vallum::app
