// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"
#include "panels/action_odds_text.h"
#include "session/field_session.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/engaged_mover.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>

#include <vallum/field/rules/movement/contact.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {

using namespace geometry;

namespace {

class EngagedMoverTexts {
    Q_DECLARE_TR_FUNCTIONS(EngagedMoverTexts)
};

void outlineSquare(TableScene& scene, const QPolygonF& square, bool refused) {
    scene.overCards().add(square.boundingRect(), [square, refused](QPainter& painter, const art::Ink& ink) {
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor color = refused ? ink.palette.refused : ink.palette.gold;
        painter.setBrush(ink.palette.veil(color, 0.25));
        painter.setPen(QPen(color, ink.pixels(2), refused ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolygon(square);
        if (!refused) return;
        painter.drawLine(square[0], square[2]);
        painter.drawLine(square[1], square[3]);
    });
}

}  // namespace

void EngagedMover::draw() const {
    if (!isActive() || !session_.battle().onTable(*unit_)) return;
    drawSpots();
    if (!proposed_) return;
    if (plan_) {
        drawPursuits();
        drawGhost();
        drawMarkers();
        drawAttacks();
    }
    const Pose pose = plan_ ? plan_->to : session_.battle().unit(*unit_).pose;
    const QPointF at = scene_.coordinates().toScene(pose.center) - QPointF(0, 0.55);
    const art::Mood mood = plan_ ? art::Mood::allowed : art::Mood::refused;
    scene_.overCards().add({at, QSizeF(0, 0)},
                           [at, lines = label(), mood](QPainter& painter, const art::Ink& ink) {
                               if (lines.size() == 1)
                                   return art::paintBubble(painter, ink, at, lines.front(), mood);
                               art::paintNote(painter, ink, at, lines, mood);
                           });
}

QStringList EngagedMover::label() const {
    if (!plan_) return {sentence(plan_.error())};
    QStringList lines{deed(), actionLabel(session_.battle(), *proposed_, odds_)};
    lines.removeAll(QString());
    return lines;
}

QString EngagedMover::deed() const {
    int dice = 0;
    for (const field::PlannedAttack& it : plan_->attacks) dice += it.dice.total();
    const QString after = dice == 0 ? QString()
                                    : EngagedMoverTexts::tr(" · the enemy strikes first, %1")
                                          .arg(counted(dice, plural("Words", "%n dice", "%n die")));
    if (const auto* it = std::get_if<field::Withdraw>(&*proposed_)) {
        return EngagedMoverTexts::tr("withdraw %1 DU").arg(steadyNumeral(inDu(it->distance), 2));
    }
    if (const auto* it = std::get_if<field::Envelop>(&*proposed_)) {
        return EngagedMoverTexts::tr("envelop: %1")
            .arg(counted(it->wrapLeft + it->wrapRight, plural("Words", "%n sections", "%n section")));
    }
    if (std::holds_alternative<field::RemoveMarkers>(*proposed_))
        return EngagedMoverTexts::tr("take markers off") + after;
    if (std::holds_alternative<field::Retreat>(*proposed_)) return EngagedMoverTexts::tr("retreat") + after;
    return EngagedMoverTexts::tr("change front") + after;
}

/// Free places for markers and, during a removal, the markers to be removed.
void EngagedMover::drawSpots() const {
    const field::Envelop wrap = wrapped();
    for (const MarkerSquare& spot : freeSquares()) {
        const int wraps = spot.side == field::Flank::left ? wrap.wrapLeft : wrap.wrapRight;
        if (spot.enemy != wrap.enemy || spot.count > wraps) outlineSquare(scene_, spot.square, false);
    }
    const field::RemoveMarkers gone = removed();
    for (const field::EnvelopMarker& marker : gone.envelops) {
        outlineSquare(scene_, scene_.coordinates().toScene(field::envelopSquare(session_.battle(), marker)),
                      true);
    }
    if (gone.extension.left) outlineSquare(scene_, extensionSquare(field::Flank::left), true);
    if (gone.extension.right) outlineSquare(scene_, extensionSquare(field::Flank::right), true);
}

void EngagedMover::drawGhost() const {
    const field::Battle& battle = session_.battle();
    if (plan_->to == battle.unit(*unit_).pose) return;
    art::CardLook ghost = lookOf(battle, *unit_);
    ghost.ghost = art::Ghost::allowed;
    ghost.extendedLeft = plan_->extension.left;
    ghost.extendedRight = plan_->extension.right;
    const QPointF center = scene_.coordinates().toScene(plan_->to.center);
    const double heading = degrees(plan_->to.heading);
    scene_.overCards().add({center, QSizeF(0, 0)},
                           [this, ghost, center, heading](QPainter& painter, const art::Ink&) {
                               scene_.cards().paint(painter, ghost, center, heading);
                           });
}

/// Only the new markers of the plan.
void EngagedMover::drawMarkers() const {
    const field::Battle& battle = session_.battle();
    const art::Side side = lookOfSide(battle.owner(*unit_));
    for (const field::EnvelopMarker& marker : plan_->envelops) {
        if (std::ranges::count(battle.unit(*unit_).envelops, marker) != 0) continue;
        const Pose& enemy = battle.unit(marker.enemy).pose;
        const QPolygonF square =
            scene_.coordinates().toScene(markerSquare(enemy, field::cardSize, marker.section));
        const double facing = degrees(outward(enemy.heading, edgeOf(marker.section))) + 180;
        const QPointF center = (square[0] + square[2]) / 2;
        scene_.overCards().add(square.boundingRect(),
                               [side, center, facing](QPainter& painter, const art::Ink& ink) {
                                   art::paintEnvelopMarker(painter, ink, side, center, facing);
                               });
    }
}

/// Attacks that come before the action.
void EngagedMover::drawAttacks() const {
    const field::Battle& battle = session_.battle();
    for (const field::PlannedAttack& attack : plan_->attacks) {
        const QPointF from = scene_.coordinates().toScene(battle.unit(attack.by).pose.center);
        const QPointF to = scene_.coordinates().toScene(battle.unit(*unit_).pose.center);
        const art::SideColor color = lookOfSide(battle.owner(attack.by)).color;
        scene_.overCards().add(QRectF(from, to).normalized(),
                               [from, to, color](QPainter& painter, const art::Ink& ink) {
                                   art::paintChargeArrow(painter, ink, from, to, color, art::Mood::refused);
                               });
    }
}

/// Where enemies could follow if their player decides to.
void EngagedMover::drawPursuits() const {
    for (const field::Pursuit& pursuit : plan_->pursuits) {
        art::CardLook ghost = lookOf(session_.battle(), pursuit.unit);
        ghost.ghost = art::Ghost::allowed;
        const QPointF center = scene_.coordinates().toScene(pursuit.to.center);
        const double heading = degrees(pursuit.to.heading);
        scene_.overCards().add({center, QSizeF(0, 0)},
                               [this, ghost, center, heading](QPainter& painter, const art::Ink&) {
                                   scene_.cards().paint(painter, ghost, center, heading);
                               });
    }
}

}  // namespace vallum::app
