// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include <algorithm>
#include <utility>

#include <vallum/core/check.h>

namespace vallum::app {

namespace {

std::string wordFor(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::person: return "person";
        case PlayerKind::random: return "random";
        case PlayerKind::recruit: return "recruit";
        case PlayerKind::greedy: return "greedy";
        case PlayerKind::centurion: return "centurion";
        case PlayerKind::legate: return "legate";
    }
    return "person";
}

PlayerKind kindFrom(const std::string& word) {
    for (const PlayerKind kind : {PlayerKind::random, PlayerKind::recruit, PlayerKind::greedy,
                                  PlayerKind::centurion, PlayerKind::legate}) {
        // May be followed by a character, as on the command line: "centurion-bold".
        if (word == wordFor(kind) || word.starts_with(wordFor(kind) + "-")) return kind;
    }
    return PlayerKind::person;
}

}  // namespace

SavedSeats savedSeats(const Seating& seating) {
    SavedSeats saved;
    saved.seed = static_cast<int>(seating.seed);
    saved.realDice = seating.realDice;
    for (const auto& [seat, kind] : seating.players) saved.players.push_back({seat, wordFor(kind)});
    return saved;
}

Seating seatingFrom(const SavedSeats& saved, const std::vector<Seat>& seats) {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(saved.seed);
    seating.realDice = saved.realDice;
    for (const Seat seat : seats) seating.players[seat] = PlayerKind::person;
    for (const auto& [seat, who] : saved.players) seating.players[seat] = kindFrom(who);
    return seating;
}

Session::Session(QObject* parent) : QObject(parent) {
    pace_.setSingleShot(true);
    pace_.setInterval(400);
    connect(&pace_, &QTimer::timeout, this, &Session::letComputerAnswer);
    thinking_.setSingleShot(true);
    thinking_.setInterval(20);
    connect(&thinking_, &QTimer::timeout, this, &Session::letComputerAnswer);
}

void Session::begin(Seating seating, std::optional<Branch> branch) {
    pace_.stop();
    past_.reset();
    seating_ = std::move(seating);
    branch_ = std::move(branch);
    // A seat without a player belongs to a person at the screen.
    for (const NamedSide& side : sides()) seating_.players.try_emplace(side.seat, PlayerKind::person);
    together_.clear();
    unasked_.clear();
    viewer_.reset();
    came_.reset();
    curtain_.reset();
    findViewer();
    drawCurtain();
    show();
    Q_EMIT replaced();
    Q_EMIT asked();
    Q_EMIT settled();
}

void Session::seat(Seat seat, PlayerKind kind) {
    std::map<Seat, PlayerKind> players = seating_.players;
    players[seat] = kind;
    this->seat(std::move(players));
}

void Session::seat(std::map<Seat, PlayerKind> players) {
    seating_.players = std::move(players);
    // A new player need not finish what the previous one began.
    forgetWaiting();
    if (!hasBattle()) return;
    findViewer();
    drawCurtain();
    show();
    Q_EMIT settled();
    Q_EMIT replaced();
    Q_EMIT asked();
}

/// The viewer stays at the screen; otherwise a viewer is known only if one person plays alone.
void Session::findViewer() {
    if (viewer_ && seating_.isPerson(*viewer_)) return;
    viewer_.reset();
    for (const NamedSide& side : sides()) {
        if (!seating_.isPerson(side.seat)) continue;
        if (viewer_ && !isSamePerson(*viewer_, side.seat)) return viewer_.reset();
        viewer_ = side.seat;
    }
}

bool Session::isAsking() const {
    const auto seat = askedSeat();
    return seat && !curtain_ && !past_ && seating_.isPerson(*seat);
}

void Session::settle() {
    Q_EMIT settled();
    drawCurtain();
    show();
}

/// Nothing secret is shown while a secret question waits for
/// somebody other than the viewer. If no secret is needed anybody
/// may answer, and the viewer is unknown until a curtain is lifted.
void Session::drawCurtain() {
    curtain_.reset();
    pace_.stop();
    const auto open = askedSeat();
    // Dice are rolled in public.
    if (!open || *open == chance) return;
    if (!seating_.isPerson(*open)) return pace_.start();
    if (viewer_ && isSamePerson(*viewer_, *open)) {
        viewer_ = open;
        return;
    }
    const Handover how = handover();
    const bool isAtHand = how == Handover::once && came_ == std::pair(*open, turn());
    if (!curtains_ || how == Handover::straight || isAtHand) {
        viewer_ = open;
        return;
    }
    viewer_.reset();
    if (how != Handover::open) curtain_ = open;
}

void Session::liftCurtain() {
    if (!curtain_) return;
    viewer_ = *curtain_;
    came_ = std::pair(*curtain_, turn());
    curtain_.reset();
    showAnew();
}

void Session::setCurtains(bool on) {
    curtains_ = on;
    if (!hasBattle()) return;
    drawCurtain();
    showAnew();
}

void Session::showAnew() {
    show();
    Q_EMIT replaced();
    Q_EMIT asked();
}

Seat Session::eyes() const {
    const Seat nobody;
    return viewer_.value_or(nobody);
}

void Session::stopAt(std::size_t answers) {
    VALLUM_CHECK(canLookBack());
    pace_.stop();
    past_ = answers;
}

void Session::comeBack() {
    if (!past_) return;
    past_.reset();
    drawCurtain();
    showAnew();
}

void Session::letComputerAnswer() {
    const auto open = askedSeat();
    if (halted_ || !open || past_) return;
    if (isShowing_ && isShowing_()) return pace_.start();
    const auto found = seating_.players.find(*open);
    if (found == seating_.players.end() || found->second == PlayerKind::person) return;
    switch (letAnswer(found->second)) {
        case Attempt::answered: return;
        case Attempt::thinking: return thinking_.start();
        // A person takes over.
        case Attempt::atALoss: return seat(*open, PlayerKind::person);
    }
}

void Session::setRealDice(bool on) {
    seating_.realDice = on;
    changeChance();
}

void Session::setSeed(std::uint64_t seed) {
    seating_.seed = seed;
    changeChance();
}

/// Rolls pending dice at once if dice are no longer real.
void Session::changeChance() {
    if (!hasBattle()) return;
    if (past_) comeBack();
    reseatChance();
}

void Session::giveTogether(std::size_t begin, std::size_t end) {
    std::erase_if(together_, [&](const AnswerGroup& it) { return it.begin == begin; });
    together_.push_back({begin, end});
}

void Session::forgetTogether(std::size_t begin) {
    std::erase_if(together_, [&](const AnswerGroup& it) { return it.end > begin; });
    unasked_.erase(unasked_.lower_bound(begin), unasked_.end());
}

bool Session::goesWith(std::size_t begin, std::size_t answer) const {
    return beginOfAllWith(answer) == begin || unasked_.contains(answer);
}

std::size_t Session::beginOfAllWith(std::size_t answer) const {
    const auto with = std::ranges::find_if(
        together_, [&](const AnswerGroup& it) { return it.begin <= answer && answer < it.end; });
    return with == together_.end() ? answer : with->begin;
}

/// The last answer of a person, unless something has been revealed since.
std::optional<std::size_t> Session::answerToTakeBack() const {
    // Real dice may already have been rolled.
    if (!hasBattle() || past_ || diceWanted() != nullptr) return std::nullopt;
    std::optional<std::size_t> found;
    for (std::size_t at = answersGiven(); at-- != 0;) {
        if (isKnown(at)) return found;
        if (!found && unasked_.contains(at)) continue;
        if (!found && !seating_.isPerson(answeredBy(at))) continue;
        found = at;
        if (beginOfAllWith(at) == at) return found;
    }
    return found;
}

void Session::undo() {
    const auto at = answerToTakeBack();
    if (!at) return;
    forgetWaiting();
    forgetPasses();
    takeBackTo(*at);
    drawCurtain();
    show();
    Q_EMIT settled();
    Q_EMIT replaced();
    Q_EMIT asked();
}

void Session::setHalted(bool halted) {
    if (!halted) pace_.start();
    if (std::exchange(halted_, halted) != halted) Q_EMIT haltedChanged();
}

void Session::setPace(int milliseconds) { pace_.setInterval(milliseconds); }

}  // namespace vallum::app
