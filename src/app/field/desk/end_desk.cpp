// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/end_desk.h"

#include "ending/end_sheet.h"
#include "field/desk/field_story.h"
#include "field/fight/fight_desk.h"
#include "field/panels/loss_gauge.h"
#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "replay/replay.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QTimer>

#include <vallum/field/system.h>

namespace vallum::app {

namespace {

/// Who has given up with the last answer of the battle.
std::optional<Seat> surrenderedIn(const FieldSession& session) {
    const auto& tape = session.record().tape;
    const bool gaveUp = !tape.empty() && std::holds_alternative<field::Surrender>(tape.back().answer);
    return gaveUp ? std::optional(tape.back().seat) : std::nullopt;
}

}  // namespace

EndDesk::EndDesk(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    connect(&parts_.session, &Session::happened, this, &EndDesk::notice);
    connect(&parts_.session, &Session::replaced, this, [this] {
        isDue_ = false;
        if (sheet_ != nullptr) parts_.sheets.putAway();
    });
    // Queued, so that the other listeners of the ended playback go first.
    connect(&parts_.scene, &TableScene::playingEnded, this, &EndDesk::showWhenQuiet, Qt::QueuedConnection);
    connect(&parts_.sheets, &SheetHost::left, this, [this] {
        if (std::exchange(isShown_, false)) Q_EMIT showingChanged(false);
    });
    connect(&parts_.sheets, &SheetHost::left, this, &EndDesk::showWhenQuiet, Qt::QueuedConnection);
}

void EndDesk::notice() {
    const bool isOver = std::ranges::any_of(parts_.session.news(), [](const field::Fact& it) {
        return std::holds_alternative<field::BattleEnded>(it);
    });
    if (!isOver) return;
    isDue_ = true;
    QTimer::singleShot(0, this, &EndDesk::showWhenQuiet);
}

void EndDesk::showWhenQuiet() {
    const bool isQuiet = !parts_.fights.isShowing() && !parts_.scene.isPlaying() &&
                         !parts_.session.isLookingBack() && parts_.sheets.isHidden();
    if (!isDue_ || !isQuiet || !parts_.session.battle().outcome) return;
    show();
}

void EndDesk::show() {
    isDue_ = false;
    const FieldSession& session = parts_.session;
    const field::Battle begin = field::System::begin(session.record().scenario);
    auto* gauge = new LossGauge;
    gauge->setOnPaper();
    gauge->show(session.battle(), parts_.scene.palette());
    const BattleStory story = storyOf(begin, session.battle(), session.history(), surrenderedIn(session));
    sheet_ = new EndSheet(story, gauge, parts_.scene.palette());
    const auto away = [this] { parts_.sheets.putAway(); };
    connect(sheet_, &EndSheet::tableWanted, this, away);
    connect(sheet_, &EndSheet::momentWanted, this, &EndDesk::watch);
    connect(sheet_, &EndSheet::replayWanted, this, [this] { watch(0); });
    connect(sheet_, &EndSheet::analysisWanted, this, &EndDesk::analysisWanted);
    connect(sheet_, &EndSheet::reportWanted, this, &EndDesk::reportWanted);
    connect(sheet_, &EndSheet::rematchWanted, this, [this, away] {
        away();
        Q_EMIT rematchWanted();
    });
    parts_.sheets.show(sheet_);
    isShown_ = true;
    Q_EMIT showingChanged(true);
}

void EndDesk::watch(std::size_t moment) {
    parts_.sheets.putAway();
    parts_.replay.open();
    if (parts_.replay.isOpen()) parts_.replay.seek(moment);
}

}  // namespace vallum::app
