// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/icons.h"
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/table_scene.h"
#include "field/tools/pick_gesture.h"
#include "field/tools/pick_tools.h"
#include "language/texts.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

namespace {

/// Whether these units form a valid line, whichever two cards are used.
bool isLine(const FieldSession& session, std::vector<UnitId> units) {
    const auto& hand = session.battle().player(session.battle().active).hand;
    if (hand.size() < 2) return false;
    return session.wouldAccept(field::LineOrder{{hand[0], hand[1]}, std::move(units)}).has_value();
}

/// The units that can be added to the line; to start one, those with a neighbor.
std::set<UnitId> linkable(const FieldSession& session, const field::LineOrder& line) {
    const field::Battle& battle = session.battle();
    std::set<UnitId> found;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.owner(unit) != battle.active || std::ranges::count(line.units, unit) != 0) continue;
        std::vector<UnitId> units = line.units;
        units.push_back(unit);
        const bool pairs = units.size() == 1 && std::ranges::any_of(battle.unitsOnTable(), [&](UnitId other) {
                               return other != unit && battle.owner(other) == battle.active &&
                                      isLine(session, {unit, other});
                           });
        if (pairs || isLine(session, units)) found.insert(unit);
    }
    return found;
}

bool asksForWing(const field::Order& order) {
    return order.effect.activate && order.effect.activate->filter == field::UnitFilter::wing;
}

field::Flank otherWing(field::Flank wing) {
    return wing == field::Flank::left ? field::Flank::right : field::Flank::left;
}

/// Frames the cards of the picked units, with a flag on each.
void frame(TableScene& scene, const field::Battle& battle, const std::vector<UnitId>& units) {
    for (const UnitId unit : units) {
        const QPolygonF card =
            scene.coordinates().toScene(geometry::outline(battle.unit(unit).pose, field::cardSize));
        scene.overCards().add(card.boundingRect(), [card](QPainter& painter, const art::Ink& ink) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink.palette.gold, ink.pixels(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolygon(card);
            const QPointF middle = card.boundingRect().center();
            const double radius = ink.pixels(12);
            painter.setPen(QPen(ink.palette.ink, ink.pixels(1.5)));
            painter.setBrush(ink.palette.gold);
            painter.drawEllipse(middle, radius, radius);
            const double half = 0.62 * radius;
            art::paintIcon(painter, QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)),
                           art::Icon::activation, ink.palette.ink);
        });
    }
}

}  // namespace

OrderTool::OrderTool(FieldSession& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene) {}

void OrderTool::leave() {
    scene_.units().setChoosing(false);
    scene_.units().offer({});
    // The card under the pointer may be gone, and with it what it lit up.
    scene_.units().highlight({});
    scene_.overCards().clear();
}

QString OrderTool::hint() const {
    if (line_) {
        return tr("Click adjacent units to form the line (A for all), and two cards to pay for it.");
    }
    const field::Battle& battle = session_.battle();
    if (battle.player(battle.active).hand.empty())
        return tr("You have no cards, and units act only on orders. Draw new cards at the end of the turn.");
    if (!hasCard()) {
        return hasUsableCard() ? tr("Click a card in your hand, then the units that it activates.")
                               : tr("None of your cards can order a unit now. End the phase; you draw at the "
                                    "end of the turn.");
    }
    if (goesWithAnother(draft_.card)) return tr("It only adds to another order: click that card, too.");
    if (left() > 0) return tr("Click the units for this order (up to %1 more), then play it.").arg(left());
    return isWasted() ? tr("Escape puts the card back.")
                      : tr("Enter plays the order, Escape puts the card back.");
}

bool OrderTool::goesWithAnother(CardId card) const {
    return session_.battle().order(card).effect.boost.has_value();
}

bool OrderTool::hasUsableCard() const {
    const field::Battle& battle = session_.battle();
    return std::ranges::any_of(battle.player(battle.active).hand, [&](CardId card) {
        if (card == faceDown) return true;
        if (!field::unitsForCard(battle, battle.active, card).empty()) return true;
        field::OrderToPlay alone;
        alone.card = card;
        return !field::isForAll(battle.order(card)) && session_.wouldAccept(alone).has_value();
    });
}

void OrderTool::lookAtCard(std::optional<CardId> card) {
    lookedAt_ = card;
    lightUnits();
}

void OrderTool::lightUnits() {
    std::vector<UnitId> units;
    if (left() > 0) {
        units = fitting();
        std::erase_if(units, [&](UnitId it) { return std::ranges::count(draft_.units, it) != 0; });
    } else if (lookedAt_ && !hasCard() && !line_) {
        const field::Battle& battle = session_.battle();
        units = field::unitsForCard(battle, battle.active, *lookedAt_);
    }
    scene_.units().highlight({units.begin(), units.end()});
}

int OrderTool::left() const {
    if (!hasCard()) return 0;
    const field::Battle& battle = session_.battle();
    if (field::isForAll(battle.order(draft_.card))) return 0;
    const auto fitting = this->fitting();
    const int most = std::min(field::unitsAllowed(battle, battle.active, draft_.card).total(),
                              static_cast<int>(fitting.size()));
    return std::max(0, most - static_cast<int>(draft_.units.size()));
}

std::vector<UnitId> OrderTool::fitting() const {
    return field::unitsForOrder(session_.battle(), session_.battle().active, draft_);
}

Verdict OrderTool::verdict() const {
    if (line_) return session_.wouldAccept(*line_);
    if (!hasCard()) return refuse("ACT-05"_rule);
    return session_.wouldAccept(draft_);
}

void OrderTool::takeCard(CardId card) {
    line_.reset();
    draft_ = {};
    draft_.card = card;
    if (hasCard() && asksForWing(session_.battle().order(card))) draft_.wing = fullerWing();
    markOffered();
}

/// The wing on which more units can be ordered; a click on a unit of the other one changes it.
field::Flank OrderTool::fullerWing() const {
    const field::Battle& battle = session_.battle();
    const auto unitsOn = [&](field::Flank wing) {
        return field::unitsForOrder(battle, battle.active, draft_.card, wing).size();
    };
    return unitsOn(field::Flank::left) >= unitsOn(field::Flank::right) ? field::Flank::left
                                                                       : field::Flank::right;
}

bool OrderTool::isWasted() const {
    return hasCard() && field::isForAll(session_.battle().order(draft_.card)) && fitting().empty();
}

void OrderTool::clickCard(CardId card) {
    if (line_) return toggleLineCard(card);
    const CardId before = draft_.card;
    const bool isSecond = hasCard() && card != before;
    if (isSecond && goesWithAnother(card)) return toggleBoost(card);
    std::vector<CardId> boosts = draft_.boosts;
    boosts.push_back(before);
    takeCard(card == before ? faceDown : card);
    if (!isSecond || !goesWithAnother(before)) return;
    for (const CardId boost : boosts) toggleBoost(boost);
}

void OrderTool::takeWing(field::Flank wing) {
    draft_.wing = wing;
    draft_.units.clear();
    markOffered();
}

void OrderTool::toggleBoost(CardId card) {
    if (std::erase(draft_.boosts, card) == 0) draft_.boosts.push_back(card);
    const auto fitting = this->fitting();
    std::erase_if(draft_.units, [&](UnitId unit) { return std::ranges::count(fitting, unit) == 0; });
    markOffered();
}

void OrderTool::cancel() { takeCard(faceDown); }

void OrderTool::pickAll() {
    if (line_) {
        for (auto more = linkable(session_, *line_); !more.empty(); more = linkable(session_, *line_))
            line_->units.push_back(*more.begin());
        return markOffered();
    }
    const std::vector<UnitId> fitting = this->fitting();
    const field::Battle& battle = session_.battle();
    std::vector<UnitId> inOrder = players::unitsWorthAnOrder(battle, battle.active, draft_.card);
    inOrder.insert(inOrder.end(), fitting.begin(), fitting.end());
    for (const UnitId unit : inOrder) {
        if (left() == 0) break;
        const bool isNew = std::ranges::count(draft_.units, unit) == 0;
        if (isNew && std::ranges::count(fitting, unit) != 0) draft_.units.push_back(unit);
    }
    markOffered();
}

void OrderTool::play() {
    if (line_) return playLine();
    if (!hasCard()) return;
    if (const QString words = missing(); !words.isEmpty()) return Q_EMIT warned(words);
    const field::OrderToPlay order = std::exchange(draft_, {});
    if (const Verdict verdict = session_.wouldAccept(order); !verdict) {
        draft_ = order;
        Q_EMIT session_.refused(verdict.error());
        return;
    }
    scene_.units().offer({});
    session_.answer(order);
}

/// A key is pressed more easily than a button.
void OrderTool::playUnlessWasted() {
    if (!hasCard() && !line_) {
        Q_EMIT warned(tr("First click a card in your hand."));
        return;
    }
    if (!isWasted()) return play();
    Q_EMIT warned(tr("No unit fits %1 now: it would be wasted. Press the button to play it all the same.")
                      .arg(inData(session_.battle().order(draft_.card).name)));
}

/// "Choose a unit for Skirmish first", if nothing else is missing.
QString OrderTool::missing() const {
    const bool isWaiting = draft_.units.empty() && left() > 0 && !session_.wouldAccept(draft_);
    if (!isWaiting) return {};
    return tr("Choose a unit for %1 first.").arg(inData(session_.battle().order(draft_.card).name));
}

// OPT-26 to OPT-28

bool OrderTool::mayOrderLine() const { return session_.battle().setting->options.advanceInLine; }

void OrderTool::toggleLine() {
    if (!mayOrderLine()) return;
    const bool begins = !line_;
    draft_ = {};
    line_.reset();
    if (begins) line_.emplace();
    markOffered();
}

void OrderTool::toggleLineCard(CardId card) {
    if (!line_) return;
    if (std::erase(line_->cards, card) == 0) line_->cards.push_back(card);
    if (line_->cards.size() > 2) line_->cards.erase(line_->cards.begin());
    markOffered();
}

void OrderTool::pressInLine(UnitId unit) {
    if (std::erase(line_->units, unit) == 0) {
        std::vector<UnitId> units = line_->units;
        units.push_back(unit);
        if (!linkable(session_, *line_).contains(unit)) {
            const Verdict verdict = session_.wouldAccept(field::LineOrder{line_->cards, std::move(units)});
            if (!verdict) Q_EMIT session_.refused(verdict.error());
            return;
        }
        line_->units = std::move(units);
    }
    markOffered();
}

void OrderTool::playLine() {
    const field::LineOrder line = *line_;
    if (const Verdict verdict = session_.wouldAccept(line); !verdict) {
        Q_EMIT session_.refused(verdict.error());
        return;
    }
    line_.reset();
    scene_.units().offer({});
    scene_.overCards().clear();
    session_.answer(line);
}

void OrderTool::markOfferedForLine() {
    std::set<UnitId> offered = linkable(session_, *line_);
    offered.insert(line_->units.begin(), line_->units.end());
    scene_.units().offer(std::move(offered));
    scene_.overCards().clear();
    frame(scene_, session_.battle(), line_->units);
}

void OrderTool::markOffered() {
    scene_.units().setChoosing(line_ || hasCard());
    if (line_) {
        markOfferedForLine();
    } else if (!hasCard()) {
        scene_.units().offer({});
        scene_.overCards().clear();
    } else {
        const field::Battle& battle = session_.battle();
        const auto fitting = this->fitting();
        const bool all = field::isForAll(battle.order(draft_.card));
        const bool isFull = !all && !draft_.units.empty() && left() == 0;
        const std::vector<UnitId>& offered = isFull ? draft_.units : fitting;
        scene_.units().offer({offered.begin(), offered.end()});
        scene_.overCards().clear();
        frame(scene_, battle, all ? fitting : draft_.units);
    }
    lightUnits();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

bool OrderTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit) return false;
    pressed_ = point;
    scene_.select(unit);
    if (line_) return pressInLine(*unit), true;
    if (!hasCard()) return true;
    const field::Battle& battle = session_.battle();
    if (draft_.wing && std::ranges::count(fitting(), *unit) == 0) {
        const field::Flank other = otherWing(*draft_.wing);
        const auto there = field::unitsForOrder(battle, battle.active, draft_.card, other);
        if (std::ranges::count(there, *unit) != 0) takeWing(other);
    }
    const auto fitting = this->fitting();
    if (field::unitsAllowed(battle, battle.active, draft_.card).total() == 0)
        return Q_EMIT warned(tr("This order needs no unit. Enter plays it.")), true;
    if (std::ranges::count(fitting, *unit) == 0) {
        // Units of others are only looked at.
        const Verdict verdict = orderedAlone(*unit);
        if (!verdict && battle.owner(*unit) == battle.active) Q_EMIT session_.refused(verdict.error());
        return true;
    }
    if (std::erase(draft_.units, *unit) == 0) {
        if (left() == 0 && !field::isForAll(battle.order(draft_.card)))
            return Q_EMIT warned(tr("This order has all its units. Click a chosen one to leave it out.")),
                   true;
        if (left() > 0) draft_.units.push_back(*unit);
    }
    markOffered();
    return true;
}

/// Whoever drags a unit before it has an order is told what comes first.
void OrderTool::release(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (hasCard() || line_ || isClick(pressed_, point)) return;
    const auto unit = scene_.unitAt(pressed_);
    const bool hasOrder = unit && session_.battle().unit(*unit).has(field::Marker::active);
    if (hasOrder)
        return Q_EMIT warned(tr("Units move after the orders. If that was all, press 'No more orders'."));
    Q_EMIT warned(tr("Units move after the orders. First click a card, then the units that it activates."));
}

bool OrderTool::key(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: return playUnlessWasted(), true;
        case Qt::Key_Escape: return cancel(), true;
        case Qt::Key_A:
            if (hasCard() || line_) pickAll();
            return true;
        case Qt::Key_L: return toggleLine(), true;
        default: return false;
    }
}

QString OrderTool::unfinished() const {
    if (line_ && !(line_->units.empty() && line_->cards.empty())) return tr("The line has no order yet.");
    if (!hasCard()) return {};
    return tr("%1 is chosen but not played.").arg(inData(session_.battle().order(draft_.card).name));
}

QString OrderTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    if (!unit || !hasCard() || std::ranges::count(draft_.units, *unit) != 0) return {};
    const Verdict verdict = orderedAlone(*unit);
    return verdict ? QString() : sentence(verdict.error());
}

/// Whether the card can order this unit, whatever else is picked.
Verdict OrderTool::orderedAlone(UnitId unit) const {
    field::OrderToPlay alone = draft_;
    alone.units = {unit};
    return field::mayUse(session_.battle(), session_.battle().active, alone);
}

}  // namespace vallum::app
