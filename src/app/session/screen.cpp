// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/screen.h"

#include "session/live_battle.h"

namespace vallum::app {

Screen::Screen(const LiveBattle& battle, const Seating& seating, QObject* parent)
    : QObject(parent),
      battle_(battle),
      seating_(seating) {}

Seat Screen::viewpoint() const {
    const Seat nobody;
    return viewer_.value_or(nobody);
}

bool Screen::isTableCovered() const { return curtain_ && battle_.coversTable(); }

void Screen::clear() {
    viewer_.reset();
    curtain_.reset();
    lifted_.reset();
}

void Screen::findViewer() {
    if (viewer_ && seating_.isPerson(*viewer_)) return;
    viewer_.reset();
    for (const NamedSide& side : battle_.sides()) {
        if (!seating_.isPerson(side.seat)) continue;
        if (viewer_ && !battle_.isSamePerson(*viewer_, side.seat)) return viewer_.reset();
        viewer_ = side.seat;
    }
}

/// If no secret is needed anybody may answer, and the viewer is unknown until a curtain is lifted.
void Screen::followQuestion() {
    curtain_.reset();
    const auto open = battle_.askedSeat();
    // Dice are rolled in public.
    if (!open || *open == chance || !seating_.isPerson(*open)) return;
    if (viewer_ && battle_.isSamePerson(*viewer_, *open)) {
        viewer_ = open;
        return;
    }
    const Handover how = battle_.handover();
    const bool isAtHand = how == Handover::oncePerTurn && lifted_ == std::pair(*open, battle_.turn());
    if (!curtains_ || how == Handover::withoutCurtain || isAtHand) {
        viewer_ = open;
        return;
    }
    viewer_.reset();
    if (how != Handover::open) curtain_ = open;
}

void Screen::liftCurtain() {
    if (!curtain_) return;
    viewer_ = *curtain_;
    lifted_ = std::pair(*curtain_, battle_.turn());
    curtain_.reset();
    Q_EMIT changed();
}

std::optional<Seat> Screen::invited() const {
    const auto open = battle_.hasBegun() ? battle_.askedSeat() : std::nullopt;
    const bool isPerson = open && *open != chance && seating_.isPerson(*open);
    return isPerson && !viewer_ && !curtain_ ? open : std::nullopt;
}

void Screen::accept() {
    const auto seat = invited();
    if (!seat) return;
    viewer_ = seat;
    lifted_ = std::pair(*seat, battle_.turn());
    Q_EMIT changed();
}

void Screen::setCurtains(bool on) {
    curtains_ = on;
    if (!battle_.hasBegun()) return;
    followQuestion();
    Q_EMIT changed();
}

}  // namespace vallum::app
