// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_desk.h"

#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "language/texts.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <span>

namespace vallum::app {

FightDesk::FightDesk(FieldSession& session, TableScene& scene, SheetHost& sheets, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene),
      sheets_(sheets) {
    connect(&session, &Session::replaced, this, &FightDesk::begin);
    connect(&sheets, &SheetHost::left, this, &FightDesk::leave);
    connect(&session, &Session::asked, this, [this] {
        if (isWaiting() && isTold()) closeOrOffer();
        offerFlight();
    });
}

void FightDesk::setArtPalette(const art::Palette& palette) {
    if (sheet_ != nullptr) sheet_->setArtPalette(palette);
}

/// Also called when only the moment shown or the viewer changes, which does not end a fight in progress.
void FightDesk::begin() {
    if (!session_.hasBattle() || !teller_.isAmid(session_.battle())) {
        teller_.forget();
        last_.reset();
    }
    fights_.clear();
    waiting_.clear();
    if (sheet_ != nullptr) sheets_.putAway();
    if (session_.hasBattle()) before_ = session_.battle();
}

FightPace FightDesk::pace() const {
    const bool turnsByItself =
        pace_ == FightPace::slow || pace_ == FightPace::normal || pace_ == FightPace::fast;
    return isTaught_ && turnsByItself ? FightPace::stepByStep : pace_;
}

/// A second volley is another fight of the same units.
bool FightDesk::isGoneOnWith(const field::Fight& fight) const {
    return last_ && last_->number == fight.number && last_->seen <= fight.moments.size();
}

/// Events are shown with what comes of them: a sheet with nothing else would only open and close again for
/// the question that they may be answered by.
bool FightDesk::canWait(const field::Fight& fight) const {
    if (fight.isOver) return false;
    const auto unseen = std::span(fight.moments).subspan(isGoneOnWith(fight) ? last_->seen : std::size_t{0});
    return std::ranges::all_of(unseen, [](const field::FightMoment& it) {
        return std::holds_alternative<field::EventShown>(it.step);
    });
}

void FightDesk::tell(const std::vector<field::Fact>& facts) {
    auto fights = teller_.follow(before_, facts);
    std::erase_if(fights, [this](const field::Fight& it) { return canWait(it); });
    before_ = session_.battle();
    waiting_.push_back({before_, facts});
    if (pace_ != FightPace::off && !session_.isLookingBack())
        std::ranges::move(fights, std::back_inserter(fights_));
    if (sheet_ == nullptr) return showNext();
    if (!isWaiting()) return;
    if (!fights_.empty() && isGoneOnWith(fights_.front())) {
        awaitsMore_ = false;
        sheet_->goOn(takeNext());
    } else if (!fights_.empty() || isTold()) {
        closeOrOffer();
    }
}

/// A reader who has gone back to an earlier step is asked for more later.
bool FightDesk::isWaiting() {
    if (!awaitsMore_) return false;
    awaitsMore_ = sheet_->isAtEnd();
    return awaitsMore_;
}

/// True if nothing more is coming: the fight is over, or somebody has to answer, roll real dice or come to
/// the screen first.
bool FightDesk::isTold() const {
    return !last_ || !session_.battle().combat || session_.question() != nullptr ||
           session_.diceWanted() != nullptr || session_.screen().curtainFor();
}

/// Keeps the sheet open between the answers of two computers, so that it does not flicker.
void FightDesk::endPart() {
    if (fights_.empty() && !isTold()) {
        awaitsMore_ = true;
    } else {
        closeOrOffer();
    }
}

bool FightDesk::isFlightOpen() const {
    const auto* open = session_.question();
    const auto& combat = session_.battle().combat;
    if (open == nullptr || !combat || !last_ || last_->units != combat->units) return false;
    const auto* decide = std::get_if<field::Decide>(&open->question);
    return decide != nullptr && (decide->what == field::Decision::fleeByChoice ||
                                 decide->what == field::Decision::fleeThoughSteadfast);
}

void FightDesk::closeOrOffer() {
    if (!fights_.empty() || !isFlightOpen()) return sheets_.putAway();
    offerFlight();
}

/// Beside the result: whoever stays only goes on.
void FightDesk::offerFlight() {
    if (sheet_ == nullptr || !sheet_->isAtEnd() || sheet_->offersFlight()) return;
    if (!fights_.empty() || !isFlightOpen()) return;
    awaitsMore_ = false;
    const field::Battle& battle = session_.battle();
    const Seat asked = session_.question()->seat;
    const QString words = inQt(session_.questionText());
    const UnitId unit = std::get<field::Decide>(session_.question()->question).unit;
    sheet_->offerFlight(
        asked == battle.active ? words : tr("%1: %2").arg(inData(battle.side(asked).name), words),
        battle.unit(unit).has(field::Marker::broken));
}

void FightDesk::answer(bool flees) {
    awaitsMore_ = true;
    if (!session_.answer(field::YesOrNo{flees})) sheets_.putAway();
}

field::Fight FightDesk::takeNext() {
    field::Fight fight = std::move(fights_.front());
    fights_.pop_front();
    last_.reset();
    if (!fight.isOver) last_ = InProgress{fight.number, fight.units, fight.moments.size()};
    return fight;
}

/// If a question interrupted the fight, only its new part is shown.
void FightDesk::showNext() {
    if (fights_.empty()) return playWaiting();
    const field::Fight& next = fights_.front();
    const std::size_t seen = isGoneOnWith(next) ? last_->seen : 0;
    shownFrom_ = seen == 0 ? next.before : next.moments[seen - 1].after;
    const bool isWatched = std::ranges::any_of(
        session_.seating().players, [](const auto& it) { return it.second == PlayerKind::person; });
    sheet_ = new FightSheet(takeNext(), seen, pace(), scene_.palette(), isWatched);
    connect(sheet_, &FightSheet::done, this, &FightDesk::endPart);
    connect(sheet_, &FightSheet::flightChosen, this, &FightDesk::answer);
    connect(sheet_, &FightSheet::arrived, this, &FightDesk::offerFlight);
    sheets_.show(sheet_);
    Q_EMIT showingChanged(true);
}

void FightDesk::leave() {
    if (sheet_ == nullptr) return;
    sheet_ = nullptr;
    awaitsMore_ = false;
    showNext();
}

void FightDesk::playWaiting() {
    for (const QueuedFacts& it : std::exchange(waiting_, {})) scene_.play(it.after, it.facts);
    Q_EMIT showingChanged(false);
}

}  // namespace vallum::app
