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

namespace vallum::app {

namespace {

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
      scene_(scene),
      draft_(session),
      line_(session) {}

void OrderTool::leave() {
    scene_.units().setChoosing(false);
    scene_.units().offer({});
    // The card under the pointer may be gone, and with it what it lit up.
    scene_.units().highlight({});
    scene_.overCards().clear();
}

QString OrderTool::hint() const {
    if (line_.isBegun()) {
        return tr("Click adjacent units to form the line (A for all), and two cards to pay for it.");
    }
    const field::Battle& battle = session_.battle();
    if (battle.player(battle.active).hand.empty())
        return tr("You have no cards, and units act only on orders. Draw new cards at the end of the turn.");
    if (!draft_.hasCard()) {
        return hasUsableCard() ? tr("Click a card in your hand, then the units that it activates.")
                               : tr("None of your cards can order a unit now. End the phase; you draw at the "
                                    "end of the turn.");
    }
    if (goesWithAnother(draft_.order().card))
        return tr("It only adds to another order: click that card, too.");
    if (const int left = draft_.left(); left > 0)
        return tr("Click the units for this order (up to %1 more), then play it.").arg(left);
    return draft_.isWasted() ? tr("Escape puts the card back.")
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
    if (draft_.left() > 0) {
        units = draft_.fitting();
        std::erase_if(units, [&](UnitId it) { return draft_.has(it); });
    } else if (lookedAt_ && !draft_.hasCard() && !line_.isBegun()) {
        const field::Battle& battle = session_.battle();
        units = field::unitsForCard(battle, battle.active, *lookedAt_);
    }
    scene_.units().highlight({units.begin(), units.end()});
}

void OrderTool::takeCard(CardId card) {
    line_.drop();
    draft_.takeCard(card);
    markOffered();
}

void OrderTool::clickCard(CardId card) {
    if (line_.isBegun()) {
        line_.toggleCard(card);
        return markOffered();
    }
    const CardId before = draft_.order().card;
    const bool isSecond = draft_.hasCard() && card != before;
    if (isSecond && goesWithAnother(card)) return toggleBoost(card);
    std::vector<CardId> boosts = draft_.order().boosts;
    boosts.push_back(before);
    takeCard(card == before ? faceDown : card);
    if (!isSecond || !goesWithAnother(before)) return;
    for (const CardId boost : boosts) toggleBoost(boost);
}

void OrderTool::takeWing(field::Flank wing) {
    draft_.takeWing(wing);
    markOffered();
}

void OrderTool::toggleBoost(CardId card) {
    draft_.toggleBoost(card);
    markOffered();
}

void OrderTool::cancel() { takeCard(faceDown); }

void OrderTool::pickAll() {
    line_.isBegun() ? line_.addAll() : draft_.addAll();
    markOffered();
}

void OrderTool::play() {
    if (line_.isBegun()) return playLine();
    if (!draft_.hasCard()) return;
    const field::OrderToPlay order = draft_.order();
    if (draft_.waitsForUnits()) {
        Q_EMIT warned(
            tr("Choose a unit for %1 first.").arg(inData(session_.battle().order(order.card).name)));
        return;
    }
    if (const Verdict verdict = draft_.verdict(); !verdict)
        return Q_EMIT warned(sentence(session_.battle(), order, verdict.error()));
    draft_.takeCard(faceDown);
    scene_.units().offer({});
    session_.answer(order);
}

/// A key is pressed more easily than a button.
void OrderTool::playUnlessWasted() {
    if (!draft_.hasCard() && !line_.isBegun()) {
        Q_EMIT warned(tr("First click a card in your hand."));
        return;
    }
    if (!draft_.isWasted()) return play();
    Q_EMIT warned(tr("No unit fits %1 now: it would be wasted. Press the button to play it all the same.")
                      .arg(inData(session_.battle().order(draft_.order().card).name)));
}

bool OrderTool::mayOrderLine() const { return session_.battle().setting->options.advanceInLine; }

void OrderTool::toggleLine() {
    if (!mayOrderLine()) return;
    draft_.takeCard(faceDown);
    line_.isBegun() ? line_.drop() : line_.begin();
    markOffered();
}

void OrderTool::pressInLine(UnitId unit) {
    if (const Verdict verdict = line_.toggle(unit); !verdict) return Q_EMIT session_.refused(verdict.error());
    markOffered();
}

void OrderTool::playLine() {
    if (const Verdict verdict = line_.verdict(); !verdict) return Q_EMIT session_.refused(verdict.error());
    const field::LineOrder line = *line_.order();
    line_.drop();
    scene_.units().offer({});
    scene_.overCards().clear();
    session_.answer(line);
}

void OrderTool::markOfferedForLine() {
    scene_.units().offer(line_.offered());
    scene_.overCards().clear();
    frame(scene_, session_.battle(), line_.order()->units);
}

void OrderTool::markOffered() {
    scene_.units().setChoosing(line_.isBegun() || draft_.hasCard());
    if (line_.isBegun()) {
        markOfferedForLine();
    } else if (!draft_.hasCard()) {
        scene_.units().offer({});
        scene_.overCards().clear();
    } else {
        const auto fitting = draft_.fitting();
        const std::vector<UnitId>& picked = draft_.order().units;
        const bool isFull = !draft_.isForAll() && !picked.empty() && draft_.left() == 0;
        const std::vector<UnitId>& offered = isFull ? picked : fitting;
        scene_.units().offer({offered.begin(), offered.end()});
        scene_.overCards().clear();
        frame(scene_, session_.battle(), draft_.isForAll() ? fitting : picked);
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
    if (line_.isBegun()) {
        pressInLine(*unit);
    } else if (draft_.hasCard()) {
        pressUnit(*unit);
    }
    return true;
}

void OrderTool::pressUnit(UnitId unit) {
    const field::Battle& battle = session_.battle();
    draft_.turnToWingOf(unit);
    if (field::unitsAllowed(battle, battle.active, draft_.order().card).total() == 0)
        return Q_EMIT warned(tr("This order needs no unit. Enter plays it."));
    const auto fitting = draft_.fitting();
    if (std::ranges::count(fitting, unit) == 0) {
        // Units of others are only looked at.
        if (battle.owner(unit) == battle.active) Q_EMIT warned(whyNotOrdered(unit));
        return;
    }
    if (!draft_.remove(unit)) {
        if (draft_.left() == 0 && !draft_.isForAll())
            return Q_EMIT warned(tr("This order has all its units. Click a chosen one to leave it out."));
        if (draft_.left() > 0) draft_.add(unit);
    }
    markOffered();
}

QString OrderTool::whyNotOrdered(UnitId unit) const {
    if (std::ranges::count(draft_.fitting(), unit) != 0) return {};
    const field::OrderToPlay alone = draft_.alone(unit);
    const field::Battle& battle = session_.battle();
    const Verdict verdict = field::mayUse(battle, battle.active, alone);
    return verdict ? QString() : sentence(battle, alone, verdict.error());
}

/// Whoever drags a unit before it has an order is told what comes first.
void OrderTool::release(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (draft_.hasCard() || line_.isBegun() || isClick(pressed_, point)) return;
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
            if (draft_.hasCard() || line_.isBegun()) pickAll();
            return true;
        case Qt::Key_L: return toggleLine(), true;
        default: return false;
    }
}

QString OrderTool::unfinished() const {
    if (line_.isBegun() && !(line_.order()->units.empty() && line_.order()->cards.empty()))
        return tr("The line has no order yet.");
    if (!draft_.hasCard()) return {};
    return tr("%1 is chosen but not played.").arg(inData(session_.battle().order(draft_.order().card).name));
}

QString OrderTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    if (!unit || !draft_.hasCard() || draft_.has(*unit)) return {};
    return whyNotOrdered(*unit);
}

}  // namespace vallum::app
