// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/plan_drawing.h"

#include "field/table/looks.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"

#include <QPainter>

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/geometry/path.h>

namespace vallum::app {

namespace {

using namespace field;

class PlanDrawing {
public:
    PlanDrawing(TableScene& scene, Overlay& over, const Battle& battle)
        : scene_(scene),
          over_(over),
          battle_(battle) {}

    void draw(const OrderToPlay& it) {
        shown_.cards.insert(it.card);
        shown_.cards.insert(it.boosts.begin(), it.boosts.end());
        for (const UnitId unit : it.units) ring(unit);
    }
    void draw(const LineOrder& it) {
        shown_.cards.insert(it.cards.begin(), it.cards.end());
        for (const UnitId unit : it.units) ring(unit);
    }
    void draw(const Move& it) {
        ring(it.unit);
        const auto plan =
            battle_.phase == Phase::skirmishers ? planSkirmishMove(battle_, it) : planMove(battle_, it);
        path(it, plan ? std::optional(*plan) : std::nullopt);
        if (plan) ghost(it.unit, plan->end, plan->formation, plan->extension);
        if (it.charge) arrow(it.unit, centerOf(it.charge->target));
    }
    void draw(const ShotToMake& it) { shot(it.shooter, centerOf(it.target)); }
    void draw(const ShotAtStructure& it) { shot(it.shooter, centerOf(it.structure)); }
    void draw(const CombatToFight& it) { strike(it.units.attacker, centerOf(it.units.defender)); }
    void draw(const AttackStructure& it) { strike(it.unit, centerOf(it.target.structure)); }
    void draw(const Envelop& it) { strike(it.unit, centerOf(it.enemy)); }
    void draw(const Reposition& it) { engaged(it.unit, planReposition(battle_, it)); }
    void draw(const Withdraw& it) { engaged(it.unit, planWithdrawal(battle_, it)); }
    void draw(const ClearTile& it) { strike(it.unit, centerOf(it.structure)); }
    /// For actions of a single unit that goes nowhere.
    template <class Kind> void draw(const Kind& it) {
        if constexpr (requires {
                          { it.unit } -> std::convertible_to<UnitId>;
                      })
            ring(it.unit);
    }

    [[nodiscard]] const PointedOut& shown() const { return shown_; }

private:
    [[nodiscard]] QPointF toScene(const geometry::Pose& pose) const {
        return scene_.coordinates().toScene(pose.center);
    }
    [[nodiscard]] QPointF centerOf(UnitId unit) const { return toScene(battle_.unit(unit).pose); }
    [[nodiscard]] QPointF centerOf(StructureId id) const { return toScene(battle_.structure(id).pose); }
    [[nodiscard]] art::SideColor colorOf(UnitId unit) const { return lookOfSide(battle_.owner(unit)).color; }

    void add(const QRectF& area, Overlay::Stroke stroke) {
        shown_.area |= area;
        over_.add(area, std::move(stroke));
    }
    void ring(UnitId unit) {
        if (!battle_.onTable(unit)) return;
        const QPolygonF card =
            scene_.coordinates().toScene(geometry::outline(battle_.unit(unit).pose, cardSize));
        add(card.boundingRect(), [card](QPainter& painter, const art::Ink& ink) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setBrush(Qt::NoBrush);
            // Only outside the card, whose name would be hidden.
            const double wide = ink.pixels(6);
            QPainterPath around;
            around.addRect(card.boundingRect().adjusted(-wide, -wide, wide, wide));
            around.addPolygon(card);
            painter.setClipPath(around, Qt::IntersectClip);
            painter.setPen(QPen(ink.palette.ink, 2 * wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolygon(card);
            painter.setPen(QPen(ink.palette.gold, 1.4 * wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolygon(card);
        });
    }
    /// If the move cannot be planned now, as for a past question, its steps are all that is known.
    void path(const Move& move, const std::optional<MovePlan>& plan) {
        geometry::Pose pose = move.out.value_or(battle_.unit(move.unit).pose);
        QPolygonF way{centerOf(move.unit), toScene(pose)};
        for (const geometry::PathStep& step : move.path) {
            pose = geometry::after(step, pose, cardSize);
            way << toScene(pose);
        }
        if (plan) way.back() = toScene(plan->end);
        add(way.boundingRect(), [way](QPainter& painter, const art::Ink& ink) {
            painter.setRenderHint(QPainter::Antialiasing);
            art::paintPath(painter, ink, way, art::Mood::allowed);
        });
    }
    void ghost(UnitId unit,
               const geometry::Pose& pose,
               std::optional<Formation> formation,
               const geometry::Extension& extension) {
        art::CardLook look = lookOf(battle_, unit);
        look.ghost = art::Ghost::allowed;
        look.formation = formationOf(formation);
        look.extendedLeft = extension.left;
        look.extendedRight = extension.right;
        const QPointF center = toScene(pose);
        const double heading = degrees(pose.heading);
        const double scale = isInTower(battle_, unit) ? markerScale : 1;
        add(QRectF(center - QPointF(1, 1), QSizeF(2, 2)),
            [this_ = &scene_, look, center, heading, scale](QPainter& painter, const art::Ink&) {
                painter.translate(center);
                painter.scale(scale, scale);
                this_->cards().paint(painter, look, {}, heading);
            });
    }
    void engaged(UnitId unit, const Expected<EngagedPlan>& plan) {
        ring(unit);
        if (plan) ghost(unit, plan->to, battle_.unit(unit).formation, plan->extension);
    }
    void arrow(UnitId unit, QPointF to) {
        const QPointF from = centerOf(unit);
        add(QRectF(from, to).normalized(),
            [from, to, color = colorOf(unit)](QPainter& painter, const art::Ink& ink) {
                painter.setRenderHint(QPainter::Antialiasing);
                art::paintChargeArrow(painter, ink, from, to, color, art::Mood::plain);
            });
    }
    void strike(UnitId unit, QPointF to) {
        ring(unit);
        arrow(unit, to);
    }
    void shot(UnitId unit, QPointF to) {
        ring(unit);
        const QPointF from = centerOf(unit);
        add(QRectF(from, to).normalized(), [from, to](QPainter& painter, const art::Ink& ink) {
            painter.setRenderHint(QPainter::Antialiasing);
            art::paintSightLine(painter, ink, from, to);
        });
    }

    TableScene& scene_;
    Overlay& over_;
    const Battle& battle_;
    PointedOut shown_;
};

}  // namespace

PointedOut pointOut(TableScene& scene, Overlay& over, const Battle& battle, const Answer& answer) {
    PlanDrawing drawing(scene, over, battle);
    std::visit([&](const auto& it) { drawing.draw(it); }, answer);
    return drawing.shown();
}

}  // namespace vallum::app
