// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_battle_desk.h"

#include "hex/hex_desk.h"
#include "hex/hex_log.h"
#include "hex/hex_table.h"
#include "luck/dice_entry.h"
#include "room/sheet_host.h"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

namespace vallum::app {

HexBattleDesk::HexBattleDesk(const hex::Library& library)
    : library_(library),
      desk_(new HexDesk),
      sheets_(new SheetHost(*desk_)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(desk_);
    setFocusProxy(&desk_->table());
    session_.setIsShowing([this] { return desk_->table().playback().isPlaying(); });
    connect(desk_, &HexDesk::answered, this, [this](const hex::Answer& answer) {
        if (!session_.answer(answer)) showQuestion();
    });
    connect(desk_, &HexDesk::undoWanted, this, [this] {
        if (session_.canUndo()) session_.undo();
    });
    connect(desk_, &HexDesk::newBattleWanted, this, &BattleDesk::newBattleWanted);
    connect(desk_, &HexDesk::hintChanged, this, &BattleDesk::hintChanged);
    connect(&desk_->table(), &HexTable::shown, this, &HexBattleDesk::askForDice);
    connect(&session_, &Session::happened, this, &HexBattleDesk::showNews);
    connect(&session_, &Session::asked, this, &HexBattleDesk::showQuestion);
    connect(&session_, &Session::replaced, this, &HexBattleDesk::showAll);
}

FromFile<Opening> HexBattleDesk::read(std::string_view text, const std::string& file) {
    return openingOn<hex::System>(session_, library_, text, file);
}

/// Nobody answers behind a curtain, or in the past.
std::optional<Asked<hex::System>> HexBattleDesk::open() const {
    const auto* question = session_.question();
    return question == nullptr ? std::nullopt : std::optional(*question);
}

void HexBattleDesk::showAll() {
    if (!session_.hasBattle()) return;
    desk_->setViewer(session_.viewer());
    desk_->log().clear();
    for (const auto& [fact, answers] : session_.history()) {
        if (answers > session_.answersShown()) break;
        if (const auto told = Telling<hex::System>::toldTo(session_.eyes(), fact, session_.battle()))
            desk_->log().add(session_.battle(), *told);
    }
    desk_->show(session_.battle(), open());
    desk_->setUndo(session_.canUndo());
}

void HexBattleDesk::showNews() {
    desk_->setViewer(session_.viewer());
    desk_->play(session_.news(), session_.battle(), open());
}

void HexBattleDesk::showQuestion() {
    if (!session_.hasBattle()) return;
    desk_->setViewer(session_.viewer());
    desk_->ask(session_.battle(), open());
    desk_->setUndo(session_.canUndo());
    askForDice();
}

void HexBattleDesk::askForDice() {
    if (desk_->table().playback().isPlaying()) return;
    if (session_.diceWanted() == nullptr) {
        diceAfter_.reset();
        if (sheets_->sheet() != nullptr) sheets_->putAway();
        return;
    }
    if (diceAfter_ == session_.answersGiven()) return;
    diceAfter_ = session_.answersGiven();
    sheets_->show(new DiceEntry(session_), false);
}

void HexBattleDesk::resizeEvent(QResizeEvent* event) {
    BattleDesk::resizeEvent(event);
    sheets_->follow();
}

void HexBattleDesk::fill(const DeskMenus& menus) {
    QAction* coordinates = menus.sights.addAction(tr("&Coordinates"));
    coordinates->setObjectName(QStringLiteral("hex-coordinates"));
    coordinates->setCheckable(true);
    connect(coordinates, &QAction::toggled, desk_, &HexDesk::setCoordinates);
    connect(&desk_->table(), &HexTable::coordinatesChanged, coordinates, &QAction::setChecked);
}

void HexBattleDesk::note(const QString& words) {
    desk_->log().note(words);
    BattleDesk::note(words);
}

void HexBattleDesk::warn(const QString& words, const QString& why) {
    if (!words.isEmpty()) desk_->say(words);
    BattleDesk::warn(words, why);
}

std::optional<art::Side> HexBattleDesk::lookOf(Seat seat) const {
    if (!session_.hasBattle()) return std::nullopt;
    return sideOf(*session_.battle().setting, seat);
}

void HexBattleDesk::setArtPalette(const art::Palette& palette) { desk_->setArtPalette(palette); }

/// The settings speak of milliseconds for a length of the table; as many as usual are the usual pace here.
void HexBattleDesk::setPace(int milliseconds) {
    constexpr int usual = 220;
    desk_->setPace(milliseconds * 100 / usual);
}

}  // namespace vallum::app
