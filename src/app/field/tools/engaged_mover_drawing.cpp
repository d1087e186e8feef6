// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/attack_arrow.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/tools/engaged_mover.h"
#include "field/tools/move_handles.h"

#include <algorithm>

#include <QPainter>

#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {

using namespace geometry;

namespace {

/// The proposed action as it would look on the table.
class ActionPicture {
public:
    ActionPicture(TableScene& scene, const field::Battle& battle, const DrawnAction& action)
        : scene_(scene),
          battle_(battle),
          action_(action),
          unit_(*action.unit()) {}

    void draw() {
        drawSpots();
        if (!action_.proposed()) return;
        if (action_.plan()) {
            drawPursuits();
            drawGhost();
            drawMarkers();
            drawAttacks();
        }
        drawLabel();
    }

private:
    /// Free places for markers and, during a removal, the markers to be removed.
    void drawSpots() {
        const field::Envelop wrap = action_.wrapped();
        for (const MarkerSpot& spot : action_.freeSpots()) {
            const int wraps = spot.side == field::Flank::left ? wrap.wrapLeft : wrap.wrapRight;
            if (spot.enemy == wrap.enemy && spot.count <= wraps) continue;
            outlineSquare(markerSquare(battle_.unit(spot.enemy).pose, field::cardSize, spot.section), false);
        }
        const field::RemoveMarkers gone = action_.removed();
        for (const field::EnvelopMarker& marker : gone.envelops)
            outlineSquare(field::envelopSquare(battle_, marker), true);
        const Pose& pose = battle_.unit(unit_).pose;
        if (gone.extension.left) outlineSquare(extensionSquare(pose, field::Flank::left), true);
        if (gone.extension.right) outlineSquare(extensionSquare(pose, field::Flank::right), true);
    }
    void outlineSquare(const Outline& outline, bool refused) {
        const QPolygonF square = scene_.coordinates().toScene(outline);
        scene_.overCards().add(
            square.boundingRect(), [square, refused](QPainter& painter, const art::Ink& ink) {
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
    void drawGhost() {
        const field::EngagedPlan& plan = *action_.plan();
        if (plan.to == battle_.unit(unit_).pose) return;
        art::CardLook ghost = lookOf(battle_, unit_);
        ghost.extendedLeft = plan.extension.left;
        ghost.extendedRight = plan.extension.right;
        drawCard(ghost, plan.to);
    }
    /// Where enemies could follow if their player decides to.
    void drawPursuits() {
        for (const field::Pursuit& pursuit : action_.plan()->pursuits)
            drawCard(lookOf(battle_, pursuit.unit), pursuit.to);
    }
    void drawCard(art::CardLook ghost, const Pose& pose) {
        ghost.ghost = art::Ghost::allowed;
        const QPointF center = scene_.coordinates().toScene(pose.center);
        const double heading = degrees(pose.heading);
        scene_.overCards().add({center, QSizeF(0, 0)}, [&cards = scene_.cards(), ghost, center, heading](
                                                           QPainter& painter, const art::Ink&) {
            cards.paint(painter, ghost, center, heading);
        });
    }
    /// Only the new markers of the plan.
    void drawMarkers() {
        const art::Side side = lookOfSide(battle_.owner(unit_));
        for (const field::EnvelopMarker& marker : action_.plan()->envelops) {
            if (std::ranges::count(battle_.unit(unit_).envelops, marker) != 0) continue;
            const Pose& enemy = battle_.unit(marker.enemy).pose;
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
    void drawAttacks() {
        for (const field::PlannedAttack& attack : action_.plan()->attacks) {
            const QPointF from = scene_.coordinates().toScene(battle_.unit(attack.by).pose.center);
            const QPointF to = scene_.coordinates().toScene(battle_.unit(unit_).pose.center);
            const art::SideColor color = lookOfSide(battle_.owner(attack.by)).color;
            addAttackArrow(scene_.overCards(), from, to, color, art::Mood::refused);
        }
    }
    void drawLabel() {
        const Pose pose = action_.plan() ? action_.plan()->to : battle_.unit(unit_).pose;
        const QPointF at = scene_.coordinates().toScene(pose.center) - QPointF(0, 0.55);
        const art::Mood mood = action_.plan() ? art::Mood::allowed : art::Mood::refused;
        std::vector<QRectF> cards{boundsOf(pose)};
        for (const UnitId enemy : field::enemiesInContact(battle_, unit_))
            cards.push_back(boundsOf(battle_.unit(enemy).pose));
        scene_.overCards().addLabel(
            at, [at, lines = action_.label(), mood, cards](QPainter& painter, const art::Ink& ink) {
                if (lines.size() == 1) return art::paintBubble(painter, ink, at, lines.front(), mood, cards);
                art::paintNote(painter, ink, at, lines, mood, cards);
            });
    }
    [[nodiscard]] QRectF boundsOf(const Pose& pose) const {
        return scene_.coordinates().toScene(outline(pose, field::cardSize)).boundingRect();
    }

    TableScene& scene_;
    const field::Battle& battle_;
    const DrawnAction& action_;
    UnitId unit_;
};

}  // namespace

void EngagedMover::draw() {
    if (isActive() && battle().onTable(*action_.unit())) ActionPicture(scene(), battle(), action_).draw();
}

}  // namespace vallum::app
