// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_ending.h"

#include "ending/end_sheet.h"
#include "hex/hex_story.h"
#include "hex/hex_table.h"
#include "replay/replay.h"
#include "room/sheet_host.h"

#include <algorithm>

#include <QTimer>

namespace vallum::app {

HexEnding::HexEnding(const Parts& parts, QObject* parent)
    : QObject(parent),
      parts_(parts),
      palette_(art::lightPalette()) {
    connect(&parts_.session, &Session::happened, this, &HexEnding::notice);
    connect(&parts_.session, &Session::replaced, this, [this] {
        isDue_ = false;
        if (sheet_ != nullptr) parts_.sheets.putAway();
    });
    connect(&parts_.table, &HexTable::shown, this, &HexEnding::showWhenQuiet, Qt::QueuedConnection);
    connect(&parts_.sheets, &SheetHost::left, this, &HexEnding::showWhenQuiet, Qt::QueuedConnection);
}

void HexEnding::notice() {
    const bool isOver = std::ranges::any_of(parts_.session.news(), [](const hex::Fact& it) {
        return std::holds_alternative<hex::BattleEnded>(it);
    });
    if (!isOver) return;
    isDue_ = true;
    QTimer::singleShot(0, this, &HexEnding::showWhenQuiet);
}

void HexEnding::showWhenQuiet() {
    const bool isQuiet =
        !parts_.table.playback().isPlaying() && !parts_.session.isLookingBack() && parts_.sheets.isHidden();
    if (!isDue_ || !isQuiet || !parts_.session.battle().outcome) return;
    isDue_ = false;
    show();
}

void HexEnding::show() {
    const hex::Battle begin = hex::System::begin(parts_.session.record().scenario);
    const BattleStory story = storyOf(begin, parts_.session.battle(), parts_.session.history());
    sheet_ = new EndSheet(story, bannersOf(parts_.session.battle(), palette_), palette_);
    const auto away = [this] { parts_.sheets.putAway(); };
    connect(sheet_, &EndSheet::tableWanted, this, away);
    connect(sheet_, &EndSheet::momentWanted, this, &HexEnding::watch);
    connect(sheet_, &EndSheet::replayWanted, this, [this] { watch(0); });
    connect(sheet_, &EndSheet::reportWanted, this, &HexEnding::reportWanted);
    connect(sheet_, &EndSheet::analysisWanted, this, &HexEnding::analysisWanted);
    connect(sheet_, &EndSheet::rematchWanted, this, [this, away] {
        away();
        Q_EMIT rematchWanted();
    });
    parts_.sheets.show(sheet_);
}

void HexEnding::watch(std::size_t moment) {
    parts_.sheets.putAway();
    parts_.replay.open();
    if (parts_.replay.isOpen()) parts_.replay.seek(moment);
}

}  // namespace vallum::app
