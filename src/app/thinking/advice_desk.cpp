// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/advice_desk.h"

#include "room/house_style.h"
#include "session/sketchbook.h"
#include "thinking/player_level.h"

#include <algorithm>
#include <limits>

#include <QAction>
#include <QMenu>
#include <QPushButton>

namespace vallum::app {

AdviceDesk::AdviceDesk(Session& session, QWidget& over, QObject* parent)
    : QObject(parent),
      session_(session),
      button_(new QPushButton(tr("What would you do?"))),
      card_(new AdviceCard(over)) {
    setRank(*button_, Rank::quiet);
    setKeyShown(*button_, tr("H"));
    button_->setFocusPolicy(Qt::TabFocus);
    button_->setToolTip(
        tr("The computer thinks about your question with what you can see, and shows its plans."));
    button_->hide();
    clock_.setInterval(30);
    connect(&clock_, &QTimer::timeout, this, &AdviceDesk::poll);
    connect(button_, &QPushButton::clicked, this, &AdviceDesk::ask);
    connect(card_, &AdviceCard::planPicked, this, [this](std::size_t plan) {
        unpoint();
        if (isOwn_) pointAt(plan);
    });
    connect(card_, &AdviceCard::planWanted, this, [this](std::size_t plan) {
        card_->putAway();
        if (isAsked()) make(plan);
        board().setFocus();
    });
    connect(card_, &AdviceCard::left, this, &AdviceDesk::leave);
    connect(card_, &AdviceCard::changed, this, [this] {
        if (!card_->isHidden()) place();
    });
    connect(card_, &AdviceCard::stopWanted, this, [this] {
        if (thinking() != nullptr) thinking()->stop();
    });
    connect(&session_.sketches(), &Sketchbook::opened, this, &AdviceDesk::drop);
    connect(&session_, &Session::asked, this, &AdviceDesk::forget);
    connect(&session_, &Session::replaced, this, &AdviceDesk::forget);
}

AdviceDesk::~AdviceDesk() = default;

void AdviceDesk::fill(QMenu& menu) {
    ask_ = menu.addAction(tr("&What would you do?"), this, &AdviceDesk::ask);
    ask_->setObjectName(QStringLiteral("advice-ask"));
    ask_->setShortcut(QKeySequence(QStringLiteral("H")));
    why_ = menu.addAction(tr("Wh&y did it do that?"), this, &AdviceDesk::askWhy);
    why_->setObjectName(QStringLiteral("advice-why"));
    why_->setShortcut(QKeySequence(QStringLiteral("Y")));
    refresh();
}

void AdviceDesk::refresh() {
    const bool isOpen = session_.hasBattle() && isAsked() && !rests_;
    button_->setVisible(isOpen);
    if (ask_ == nullptr) return;
    ask_->setEnabled(isOpen);
    why_->setEnabled(session_.hasBattle() && !session_.screen().curtainFor());
}

void AdviceDesk::rest(bool rests) {
    rests_ = rests;
    if (rests) card_->putAway();
    refresh();
}

/// Advice on another question is useless. An explanation stays valid while the battle goes on, but whoever
/// walks through the past would take it for one of the moment that is shown.
void AdviceDesk::forget() {
    const bool isGone =
        !session_.hasBattle() || (isOwn_ ? !isAsked() || session_.live().answersGiven() != about_
                                         : session_.screen().curtainFor().has_value() || isElsewhere());
    if (isGone) card_->putAway();
    refresh();
}

bool AdviceDesk::isElsewhere() const {
    const std::size_t shown = session_.answersShown();
    return isOfThePast_ || session_.isLookingBack() ? shown != about_ : shown < about_;
}

/// Discards everything when the battle is replaced.
void AdviceDesk::drop() {
    stopThinking();
    clock_.stop();
    card_->putAway();
}

/// Asking again puts the answer away.
void AdviceDesk::ask() {
    if (!isAsked()) return;
    if (card_->isVisible() && isOwn_) return card_->putAway();
    unpoint();
    isOwn_ = true;
    about_ = session_.live().answersGiven();
    thinkAboutQuestion();
    card_->think(tr("What would you do?"));
    clock_.start();
}

void AdviceDesk::askWhy() {
    if (!session_.hasBattle() || session_.screen().curtainFor()) return;
    unpoint();
    isOwn_ = false;
    about_ = session_.answersShown();
    isOfThePast_ = session_.isLookingBack();
    if (!thinkAboutDecision()) {
        stopThinking();
        return card_->tell(tr("Why?"), tr("No computer has given an order, moved, shot or fought yet."));
    }
    card_->think(tr("Why?"));
    clock_.start();
}

std::vector<Seat> AdviceDesk::decidingSeats() const {
    const bool everybody = session_.live().isOver() || session_.isLookingBack();
    std::vector<Seat> seats;
    for (const NamedSide& side : session_.live().sides()) {
        if (everybody || !session_.seating().isPerson(side.seat)) seats.push_back(side.seat);
    }
    return seats;
}

Seat AdviceDesk::eyesFor(Seat decided) const {
    const bool isOpen =
        session_.live().isOver() || std::ranges::none_of(session_.live().sides(), [&](const NamedSide& it) {
            return session_.seating().isPerson(it.seat);
        });
    return isOpen ? decided : session_.screen().viewpoint();
}

players::Level AdviceDesk::levelOf(Seat decided) const {
    const auto& all = session_.seating().players;
    const auto found = all.find(decided);
    const bool isLegate = found != all.end() && app::levelOf(found->second) == players::Level::legate;
    return isLegate ? players::Level::legate : players::Level::centurion;
}

void AdviceDesk::poll() {
    if (thinking() == nullptr) return clock_.stop();
    card_->setPart(thinking()->part());
    if (!isReady()) return;
    clock_.stop();
    const Finding found = take();
    if (!found.advice) return card_->tell(found.title, found.words);
    if (found.played) return card_->explain(found.title, *found.advice, *found.played);
    if (!isAsked()) return card_->putAway();
    card_->show(found.title, *found.advice);
}

void AdviceDesk::leave() {
    stopThinking();
    clock_.stop();
    unpoint();
    if (board().isVisible()) board().setFocus();
}

void AdviceDesk::placeCheaply(const QRect& room, const std::function<double(const QRect&)>& costOf) {
    constexpr int step = 24;
    const QSize size = card_->sizeIn(room.size());
    double least = std::numeric_limits<double>::max();
    QRect best(room.topLeft(), size);
    for (int y = room.top(); y + size.height() <= room.bottom() + 1; y += step) {
        for (int x = room.right() + 1 - size.width(); x >= room.left(); x -= step) {
            const QRect spot(QPoint(x, y), size);
            const double cost = costOf(spot) + 0.001 * (room.right() - x + y);
            if (cost >= least) continue;
            least = cost;
            best = spot;
        }
    }
    card_->setGeometry(best);
}

void AdviceDesk::giveWay() {
    if (isOwn_) card_->putAway();
}

}  // namespace vallum::app
