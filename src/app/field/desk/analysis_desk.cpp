// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/analysis_desk.h"

#include "field/fight/fight_sheet.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "replay/replay.h"
#include "room/sheet_host.h"
#include "texts.h"
#include "thinking/analysis_sheet.h"

#include <QAction>
#include <QMenu>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

/// About a minute on a current computer.
constexpr int usualAnswers = 600'000;

}  // namespace

AnalysisDesk::AnalysisDesk(const Parts& parts, QObject* parent)
    : QObject(parent),
      parts_(parts),
      answers_(usualAnswers) {
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
bool AnalysisDesk::mayLook() const { return parts_.session.live().isOver() && parts_.session.canLookBack(); }

/// The last digest, because name and outcome do not identify a battle.
std::string AnalysisDesk::nameOfBattle() const {
    if (!parts_.session.hasBattle()) return {};
    const field::Record& record = parts_.session.record();
    return record.marks.empty() ? std::string() : record.marks.back().digest;
}

void AnalysisDesk::refresh() {
    if (open_ != nullptr) open_->setEnabled(mayLook());
    if (of_.empty() || (parts_.session.live().isOver() && of_ == nameOfBattle())) return;
    work_.drop();
    clock_.stop();
    found_.reset();
    of_.clear();
    Q_EMIT settled();
    if (sheet_ != nullptr) parts_.sheets.putAway();
}

void AnalysisDesk::open() {
    if (!mayLook() || isFightShown()) return;
    if (of_.empty()) begin();
    show();
}

/// Opening the analysis would replace the fight's sheet, and its desk would not know.
bool AnalysisDesk::isFightShown() const {
    return !parts_.sheets.isHidden() && qobject_cast<FightSheet*>(parts_.sheets.sheet()) != nullptr;
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

void AnalysisDesk::begin() {
    players::AnalysisTerms terms;
    terms.seats = judgedSeats();
    terms.answers = answers_;
    of_ = nameOfBattle();
    work_.begin([record = parts_.session.record(), terms](players::AnalysisWatch& watch) {
        return players::analyzed(record, terms, &watch);
    });
    clock_.start();
}

void AnalysisDesk::show() {
    std::vector<AnalysisSheet::Side> sides;
    const field::Battle& battle = parts_.session.battle();
    for (const NamedSide& it : parts_.session.live().sides()) {
        sides.push_back({it.seat, inQt(field::nameOf(battle, it.seat)),
                         parts_.scene.palette().shadesOf(lookOfSide(it.seat).color).base});
    }
    sheet_ = new AnalysisSheet(battle, std::move(sides));
    connect(sheet_, &AnalysisSheet::stopWanted, this, [this] {
        if (work_.watch() != nullptr) work_.watch()->stop();
    });
    connect(sheet_, &AnalysisSheet::momentWanted, this, &AnalysisDesk::watch);
    connect(sheet_, &AnalysisSheet::reportWanted, this, &AnalysisDesk::reportWanted);
    connect(sheet_, &AnalysisSheet::closeWanted, this, [this] { parts_.sheets.putAway(); });
    if (found_) sheet_->show(*found_);
    if (work_.watch() == nullptr) sheet_->finish();
    parts_.sheets.show(sheet_);
}

void AnalysisDesk::poll() {
    if (work_.watch() == nullptr) return clock_.stop();
    const double part = work_.watch()->part();
    auto news = work_.watch()->news();
    const bool isDone = work_.isReady();
    if (isDone) news = work_.take();
    if (news) found_ = std::make_shared<const players::BattleAnalysis>(*std::move(news));
    if (isDone) {
        clock_.stop();
        Q_EMIT settled();
    }
    if (sheet_ == nullptr) return;
    if (found_) sheet_->show(*found_);
    sheet_->setPart(part);
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

std::shared_ptr<const players::BattleAnalysis> AnalysisDesk::found() const { return found_; }

AnalysisSheet* AnalysisDesk::sheet() const { return sheet_; }

}  // namespace vallum::app
