// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/advice_desk.h"

#include "field/desk/plan_drawing.h"
#include "field/desk/table_room.h"
#include "field/panels/hand_panel.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/unit_item.h"
#include "room/house_style.h"
#include "texts.h"
#include "thinking/advice_card.h"

#include <algorithm>
#include <limits>

#include <QAction>
#include <QMenu>
#include <QPushButton>

#include <vallum/field/words.h>
#include <vallum/players/player_names.h>

namespace vallum::app {

namespace {

constexpr double overTheCards = 25;
constexpr int gap = 8;

}  // namespace

AdviceDesk::AdviceDesk(const Parts& parts, QObject* parent)
    : QObject(parent),
      parts_(parts),
      button_(new QPushButton(tr("What would you do?"))),
      card_(new AdviceCard(parts.room)),
      plan_(new Overlay(parts.scene.palette(), overTheCards)) {
    parts_.scene.addItem(plan_);
    setRank(*button_, Rank::quiet);
    setKeyShown(*button_, tr("H"));
    button_->setFocusPolicy(Qt::TabFocus);
    button_->setToolTip(
        tr("The computer thinks about your question with what you can see, and shows its plans."));
    clock_.setInterval(30);
    connect(&clock_, &QTimer::timeout, this, &AdviceDesk::poll);
    connect(button_, &QPushButton::clicked, this, &AdviceDesk::ask);
    connect(card_, &AdviceCard::planPicked, this, &AdviceDesk::pointAt);
    connect(card_, &AdviceCard::planWanted, this, &AdviceDesk::make);
    connect(card_, &AdviceCard::left, this, &AdviceDesk::leave);
    connect(card_, &AdviceCard::changed, this, &AdviceDesk::place);
    connect(card_, &AdviceCard::stopWanted, this, [this] {
        if (thought_.watch() != nullptr) thought_.watch()->stop();
    });
    connect(&parts_.hand, &HandPanel::cardClicked, this, &AdviceDesk::giveWay);
    connect(&parts_.room, &TableRoom::arranged, this, &AdviceDesk::place);
    connect(&parts_.session.sketches(), &Sketchbook::opened, this, &AdviceDesk::drop);
    connect(&parts_.session, &Session::asked, this, &AdviceDesk::forget);
    connect(&parts_.session, &Session::replaced, this, &AdviceDesk::forget);
    refresh();
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

void AdviceDesk::setArtPalette(const art::Palette& palette) { plan_->setPalette(palette); }

void AdviceDesk::refresh() {
    const FieldSession& session = parts_.session;
    const bool isAsked = session.hasBattle() && session.question() != nullptr;
    button_->setVisible(isAsked);
    if (ask_ == nullptr) return;
    ask_->setEnabled(isAsked);
    why_->setEnabled(session.hasBattle() && !session.screen().curtainFor());
}

/// Advice on another question is useless, but an explanation stays valid.
void AdviceDesk::forget() {
    const FieldSession& session = parts_.session;
    const bool isGone = isOwn_ ? !session.hasBattle() || session.question() == nullptr ||
                                     session.live().answersGiven() != about_
                               : !session.hasBattle() || session.screen().curtainFor().has_value() ||
                                     session.live().answersGiven() < about_;
    if (isGone) card_->putAway();
    refresh();
}

/// Discards everything when the battle is replaced.
void AdviceDesk::drop() {
    thought_.drop();
    clock_.stop();
    card_->putAway();
}

void AdviceDesk::ask() {
    const OpenFieldQuestion* open = parts_.session.question();
    if (open == nullptr) return;
    unpoint();
    isOwn_ = true;
    about_ = parts_.session.live().answersGiven();
    players::SearchTerms terms;
    terms.tells = true;
    thought_.begin([seen = field::System::seenBy(parts_.session.battle(), open->seat), asked = *open,
                    terms](players::Thinking& watch) {
        return Told{players::advise(seen, asked, terms, {}, &watch), {}};
    });
    card_->think(tr("What would you do?"));
    clock_.start();
}

/// Only computers during a battle, because people know why they acted.
std::vector<Seat> AdviceDesk::decidingSeats() const {
    const FieldSession& session = parts_.session;
    const bool everybody = session.live().isOver() || session.isLookingBack();
    std::vector<Seat> seats;
    for (const NamedSide& side : session.live().sides()) {
        if (everybody || !session.seating().isPerson(side.seat)) seats.push_back(side.seat);
    }
    return seats;
}

/// The decider's own view only if that reveals nothing to anybody.
Seat AdviceDesk::eyesFor(Seat decided) const {
    const FieldSession& session = parts_.session;
    const bool isOpen =
        session.live().isOver() || std::ranges::none_of(session.live().sides(), [&](const NamedSide& it) {
            return session.seating().isPerson(it.seat);
        });
    return isOpen ? decided : session.screen().eyes();
}

/// The decider's own search settings, if it searches at all.
players::SearchTerms AdviceDesk::termsOf(Seat decided) const {
    const Seating& seating = parts_.session.seating();
    const auto found = seating.players.find(decided);
    const bool isLegate = found != seating.players.end() && found->second == PlayerKind::legate;
    players::SearchTerms terms =
        players::termsOf(isLegate ? players::Level::legate : players::Level::centurion,
                         players::Character::even, seating.seed + 1);
    terms.tells = true;
    return terms;
}

void AdviceDesk::askWhy() {
    const FieldSession& session = parts_.session;
    if (!session.hasBattle() || session.screen().curtainFor()) return;
    unpoint();
    isOwn_ = false;
    const std::size_t shown = session.answersShown();
    about_ = shown;
    const auto place = players::lastDecision(session.record().tape, shown, decidingSeats());
    if (!place) {
        thought_.drop();
        return card_->tell(tr("Why?"), tr("No computer has given an order, moved, shot or fought yet."));
    }
    const Seat decided = session.record().tape[*place].seat;
    thought_.begin([record = session.record(), place = *place, eyes = eyesFor(decided),
                    terms = termsOf(decided)](players::Thinking& watch) {
        return Told{{}, players::explained(record, place, eyes, terms, &watch)};
    });
    card_->think(tr("Why?"));
    clock_.start();
}

void AdviceDesk::poll() {
    if (thought_.watch() == nullptr) return clock_.stop();
    card_->setPart(thought_.watch()->part());
    if (!thought_.isReady()) return;
    clock_.stop();
    const Told told = thought_.take();
    told.advice ? showAdvice(*told.advice) : showExplained(told.explained);
}

void AdviceDesk::showAdvice(const players::Advice& advice) {
    if (parts_.session.question() == nullptr) return card_->putAway();
    card_->show(tr("What would you do?"), parts_.session.battle(), advice, true);
}

void AdviceDesk::showExplained(const std::optional<players::Explained>& explained) {
    const QString title = tr("Why?");
    if (!explained) return card_->tell(title, tr("That moment can no longer be analyzed."));
    const field::Battle& seen = explained->seen;
    const QString what = tr("%1: %2").arg(inQt(field::nameOf(seen, explained->seat)),
                                          inQt(players::titleOf(seen, explained->played)));
    const players::Plan* plan = explained->plan();
    if (plan == nullptr) {
        const bool isSecret = !parts_.session.live().isOver() && eyesFor(explained->seat) != explained->seat;
        return card_->tell(what, isSecret
                                     ? tr("What it could have done instead depends on its hand, which you "
                                          "may not see. Ask again after the battle.")
                                     : tr("There was nothing else to weigh."));
    }
    card_->explain(what, seen, explained->advice,
                   static_cast<std::size_t>(plan - explained->advice.plans.data()));
}

void AdviceDesk::unpoint() {
    plan_->clear();
    pointedOut_ = {};
    if (pickedBefore_) parts_.hand.setPicked(*std::exchange(pickedBefore_, std::nullopt));
}

/// Only while the table is still in the same state.
void AdviceDesk::pointAt(std::size_t plan) {
    unpoint();
    if (!isOwn_ || plan >= card_->plans().size()) return;
    const PointedOut shown =
        pointOut(parts_.scene, *plan_, parts_.session.battle(), card_->plans()[plan].answer);
    pointedOut_ = shown.area;
    if (shown.cards.empty()) return;
    pickedBefore_ = parts_.hand.picked();
    parts_.hand.setPicked(shown.cards);
}

void AdviceDesk::make(std::size_t plan) {
    const field::Answer answer = card_->plans().at(plan).answer;
    card_->putAway();
    if (parts_.session.question() != nullptr) parts_.session.answer(answer);
    parts_.view.setFocus();
}

void AdviceDesk::leave() {
    thought_.drop();
    clock_.stop();
    unpoint();
    if (parts_.view.isVisible()) parts_.view.setFocus();
}

/// The player has made a choice: two answers must not wait for the same Enter.
void AdviceDesk::giveWay() {
    if (!isOwn_) return;
    pickedBefore_.reset();
    card_->putAway();
}

/// Avoids panels and the units it is about, and covers as few other cards as possible.
void AdviceDesk::place() {
    if (card_->isHidden()) return;
    const QSize room = parts_.room.size() - QSize(2 * gap, 2 * gap);
    const QSize size = card_->sizeIn(room);
    std::vector<QRect> units;
    for (const QGraphicsItem* it : parts_.view.items(parts_.view.viewport()->rect())) {
        if (qgraphicsitem_cast<const UnitItem*>(it) != nullptr)
            units.push_back(parts_.view.mapFromScene(it->sceneBoundingRect()).boundingRect());
    }
    const QRect about = parts_.view.mapFromScene(pointedOut_).boundingRect();
    constexpr int step = 24;
    double least = std::numeric_limits<double>::max();
    QPoint best(gap, gap);
    for (int y = gap; y + size.height() <= room.height() + gap; y += step) {
        for (int x = room.width() + gap - size.width(); x >= gap; x -= step) {
            const QRect spot(QPoint(x, y), size);
            double cost = parts_.room.isFree(spot) ? 0 : 1000;
            if (!pointedOut_.isEmpty() && about.intersects(spot)) cost += 400;
            cost += 10.0 * static_cast<double>(std::ranges::count_if(
                               units, [&](const QRect& it) { return it.intersects(spot); }));
            cost += 0.001 * (room.width() - x + y);  // prefer the side of the question
            if (cost >= least) continue;
            least = cost;
            best = spot.topLeft();
        }
    }
    card_->setGeometry(QRect(best, size));
}

}  // namespace vallum::app
