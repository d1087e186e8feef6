// SPDX-License-Identifier: GPL-3.0-or-later
#include "ending/end_desk.h"

#include "ending/end_sheet.h"
#include "fight/fight_desk.h"
#include "replay/replay.h"
#include "room/sheet_host.h"
#include "session/field_session.h"
#include "table/table_scene.h"

#include <algorithm>

#include <QTimer>

#include <vallum/field/queries/timeline.h>
#include <vallum/field/system.h>

namespace vallum::app {

namespace {

/// Those that moved the balance most, in their order.
std::vector<field::TurnOfBattle> turningPointsOf(const field::Timeline& timeline) {
    constexpr std::size_t most = 3;
    auto turns = field::turnsOf(timeline);
    std::erase_if(turns, [](const field::TurnOfBattle& it) { return it.swing <= 0; });
    std::ranges::stable_sort(turns, std::ranges::greater(), &field::TurnOfBattle::swing);
    if (turns.size() > most) turns.resize(most);
    std::ranges::sort(turns, {}, &field::TurnOfBattle::first);
    return turns;
}

}  // namespace

EndDesk::EndDesk(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    connect(&parts_.session, &Session::happened, this, &EndDesk::notice);
    connect(&parts_.session, &Session::replaced, this, [this] {
        isDue_ = false;
        if (sheet_ != nullptr) parts_.sheets.putAway();
    });
    // Whatever has ended tells its own listeners first.
    connect(&parts_.scene, &TableScene::playingEnded, this, &EndDesk::showWhenQuiet, Qt::QueuedConnection);
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
    isDue_ = false;
    show();
}

void EndDesk::show() {
    const FieldSession& session = parts_.session;
    const field::Battle begin = field::System::begin(session.record().scenario);
    const field::Timeline timeline(begin, session.history());
    sheet_ =
        new EndSheet({session.battle(), turningPointsOf(timeline), field::luckIn(begin, session.history())},
                     parts_.scene.palette());
    const auto away = [this] { parts_.sheets.putAway(); };
    connect(sheet_, &EndSheet::tableWanted, this, away);
    connect(sheet_, &EndSheet::momentWanted, this, &EndDesk::watch);
    connect(sheet_, &EndSheet::replayWanted, this, [this] { watch(0); });
    connect(sheet_, &EndSheet::reportWanted, this, &EndDesk::reportWanted);
    connect(sheet_, &EndSheet::rematchWanted, this, [this, away] {
        away();
        Q_EMIT rematchWanted();
    });
    parts_.sheets.show(sheet_);
}

void EndDesk::watch(std::size_t moment) {
    parts_.sheets.putAway();
    parts_.replay.open();
    if (parts_.replay.isOpen()) parts_.replay.seek(moment);
}

}  // namespace vallum::app
