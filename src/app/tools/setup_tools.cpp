// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/setup_tools.h"

#include "session/session.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/gestures.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/rules/setup.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

namespace {

void drawGhost(TableScene& scene, art::CardLook look, const geometry::Pose& pose, const Verdict& verdict) {
    scene.air().clear();
    look.ghost = verdict ? art::Ghost::allowed : art::Ghost::refused;
    look.faceDown = false;
    const QPointF center = scene.coordinates().toScene(pose.center);
    const double heading = degrees(pose.heading);
    scene.air().add({center, QSizeF(0, 0)},
                    [&scene, look, center, heading](QPainter& painter, const art::Ink&) {
                        scene.cards().paint(painter, look, center, heading);
                    });
    if (verdict) return;
    const QString why = ruleName(verdict.error().rule);
    const QPointF at = center - QPointF(0, 1);
    scene.air().add({at, QSizeF(0, 0)}, [at, why](QPainter& painter, const art::Ink& ink) {
        art::paintBubble(painter, ink, at, why, art::Mood::refused);
    });
}

}  // namespace

// ------------------------------------------------------------------ PlaceTool

PlaceTool::PlaceTool(Session& session, TableScene& scene, std::vector<UnitId> cards, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      waiting_(std::move(cards)) {
    const field::Battle& battle = session_.battle();
    if (!waiting_.empty()) unit_ = waiting_.front();
    const field::Zone zone = field::deploymentZone(battle, battle.active);
    pose_ = field::poseIn(zone, field::frontageOf(zone) / 2, 0.5_du);
    draw();
}
void PlaceTool::leave() { scene_.air().clear(); }

QString PlaceTool::hint() const {
    return tr("Click where the card is to stand; R and Shift+R turn it. %1 left.")
        .arg(counted(std::ssize(waiting_), tr("card"), tr("cards")));
}

field::UnitPlacement PlaceTool::placement() const {
    constexpr Du near = 0.3_du;
    const field::Battle& battle = session_.battle();
    for (const UnitId other : battle.unitIds()) {
        const geometry::Pose& there = battle.unit(other).pose;
        const bool isNear = geometry::isWithin(near, pose_.center, there.center);
        if (isNear && field::mayStack(battle, unit_, other)) return {unit_, there, other};
    }
    return {unit_, pose_, {}};
}

void PlaceTool::pick(UnitId unit) {
    if (std::ranges::count(waiting_, unit) == 0) return;
    unit_ = unit;
    draw();
    Q_EMIT unitPicked();
}

void PlaceTool::turn(Degrees angle) {
    pose_.heading = pose_.heading + angle;
    draw();
}

void PlaceTool::place() {
    const auto answer = placement();
    session_.answer(answer);
}

bool PlaceTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    hover(point);
    if (!scene_.coordinates().table().contains(point)) return false;
    place();
    return true;
}

void PlaceTool::hover(QPointF point) {
    if (!scene_.coordinates().table().contains(point)) return;
    pose_.center = scene_.coordinates().toTable(point);
    draw();
}

bool PlaceTool::key(const QKeyEvent& event) {
    const bool far = event.modifiers().testFlag(Qt::ShiftModifier);
    const Du step = far ? 1_du : 0.1_du;
    switch (event.key()) {
        case Qt::Key_R: return turn(far ? -15_deg : 15_deg), true;
        case Qt::Key_Left: pose_.center.x = pose_.center.x - step; break;
        case Qt::Key_Right: pose_.center.x = pose_.center.x + step; break;
        case Qt::Key_Up: pose_.center.y = pose_.center.y + step; break;
        case Qt::Key_Down: pose_.center.y = pose_.center.y - step; break;
        case Qt::Key_Tab: {
            const auto now = std::ranges::find(waiting_, unit_);
            pick(now == waiting_.end() || now + 1 == waiting_.end() ? waiting_.front() : *(now + 1));
            return true;
        }
        case Qt::Key_Return:
        case Qt::Key_Enter: return place(), true;
        default: return false;
    }
    draw();
    return true;
}

void PlaceTool::draw() {
    if (waiting_.empty()) return;
    const field::UnitPlacement here = placement();
    drawGhost(scene_, lookOf(session_.battle(), unit_), here.pose, session_.wouldAccept(here));
}

// ----------------------------------------------------------------- FacingTool

FacingTool::FacingTool(Session& session, TableScene& scene, UnitId unit, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      unit_(unit) {
    const field::Battle& battle = session_.battle();
    heading_ = field::facingFrom(battle.side(battle.owner(unit)).home);
    draw();
}
void FacingTool::leave() { scene_.air().clear(); }

bool FacingTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    hover(point);
    const field::FacingChosen answer{heading_};
    session_.answer(answer);
    return true;
}

void FacingTool::hover(QPointF point) {
    const geometry::Pose& pose = session_.battle().unit(unit_).pose;
    const auto step = turnToward(pose, scene_.coordinates().toTable(point));
    heading_ = step ? geometry::after(*step, pose, field::cardSize).heading : pose.heading;
    draw();
}

bool FacingTool::key(const QKeyEvent& event) {
    const bool far = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
        case Qt::Key_Left: heading_ = heading_ + (far ? -45_deg : -5_deg); break;
        case Qt::Key_Right: heading_ = heading_ + (far ? 45_deg : 5_deg); break;
        case Qt::Key_Return:
        case Qt::Key_Enter: {
            const field::FacingChosen answer{heading_};
            session_.answer(answer);
            return true;
        }
        default: return false;
    }
    draw();
    return true;
}

void FacingTool::draw() {
    geometry::Pose pose = session_.battle().unit(unit_).pose;
    pose.heading = heading_;
    drawGhost(scene_, lookOf(session_.battle(), unit_), pose,
              session_.wouldAccept(field::FacingChosen{heading_}));
}

}  // namespace vallum::app
