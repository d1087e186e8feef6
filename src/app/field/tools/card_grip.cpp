// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/card_grip.h"

#include "field/table/table_scene.h"
#include "field/tools/drawn_move.h"
#include "field/tools/gestures.h"
#include "field/tools/move_handles.h"
#include "field/tools/structure_moves.h"

#include <algorithm>
#include <array>

#include <QLineF>

namespace vallum::app {

using namespace geometry;

namespace {

constexpr double cornerReach = 0.16;
constexpr double knobReach = 0.18;

constexpr std::array corners{Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft};

}  // namespace

CardGrip::Part CardGrip::partAt(QPointF point) const {
    if (!move_.unit()) return Part::none;
    const Pose pose = move_.draft().pose();
    const Size size = field::sizeMoved(move_.battle(), move_.draft().move());
    const QPointF knob = scene_.coordinates().toScene(turningKnob(pose, size));
    if (QLineF(knob, point).length() < knobReach) return Part::knob;
    const Outline card = outline(pose, size);
    for (const Point& corner : card) {
        if (QLineF(scene_.coordinates().toScene(corner), point).length() < cornerReach) return Part::corner;
    }
    const bool onGhost = scene_.coordinates().toScene(card).containsPoint(point, Qt::WindingFill);
    return onGhost ? Part::card : Part::none;
}

void CardGrip::hold(Part part, QPointF point) {
    held_ = part;
    from_ = move_.draft().pose();
    grabbed_ = scene_.coordinates().toTable(point);
    if (part == Part::corner) pivot_ = pivotBeside(point);
}

/// The grabbed corner moves; its neighbor on the same edge stays in place.
Corner CardGrip::pivotBeside(QPointF point) const {
    const Outline card = outline(from_, field::sizeMoved(move_.battle(), move_.draft().move()));
    const auto distance = [&](Corner it) {
        return QLineF(scene_.coordinates().toScene(card.at(static_cast<std::size_t>(it))), point).length();
    };
    const Corner moved = *std::ranges::min_element(corners, {}, distance);
    constexpr std::array beside{Corner::frontRight, Corner::frontLeft, Corner::rearLeft, Corner::rearRight};
    return beside.at(static_cast<std::size_t>(moved));
}

void CardGrip::drag(QPointF point, bool slide) {
    const Point mouse = scene_.coordinates().toTable(point);
    if (held_ != Part::card) return dragHandle(mouse);
    if (!structures_.dragDown(from_, mouse)) dragCard(point, slide);
}

/// For the corner or the knob.
void CardGrip::dragHandle(const Point& mouse) {
    field::MoveDraft& draft = move_.draft();
    const auto step = held_ == Part::knob ? turnToward(from_, mouse)
                                          : pivotToward(from_, field::sizeMoved(move_.battle(), draft.move()),
                                                        pivot_, grabbed_, mouse);
    step ? draft.tryStep(move_.battle(), *step) : draft.dropTried(move_.battle());
}

void CardGrip::dragCard(QPointF point, bool slide) {
    field::MoveDraft& draft = move_.draft();
    const field::Battle& battle = move_.battle();
    const Point mouse = scene_.coordinates().toTable(point);
    const bool isStillInPlace = from_ == battle.unit(*move_.unit()).pose;
    if (isStillInPlace && isDraggedOut(battle, *move_.unit())) return structures_.dragOut(mouse, slide);
    // The mouse may have come back from below the wall.
    if (isStillInPlace && draft.move().out) draft.setOut(battle, std::nullopt);
    const Point center{from_.center.x + (mouse.x - grabbed_.x), from_.center.y + (mouse.y - grabbed_.y)};
    const auto step = stepToward(from_, center, slide);
    if (step) {
        draft.tryStep(battle, *step);
    } else {
        draft.dropTried(battle);
    }
    if (isStillInPlace && !slide) aimAtEnemy(point);
    if (battle.structures.empty()) return;
    const auto wanted = scene_.structures().at(point);
    draft.tryArrival(battle, wanted);
    if (wanted && isStillInPlace && !draft.move().at) structures_.dragTo(*wanted, mouse);
}

/// The mouse on an enemy means to charge him. If dragging straight does not, the cheapest charge does.
void CardGrip::aimAtEnemy(QPointF point) {
    const field::Battle& battle = move_.battle();
    const auto enemy = scene_.unitAt(point);
    if (!enemy || !battle.areEnemies(*move_.unit(), *enemy)) return;
    const auto charges = [&](const field::Move& move) {
        return move.charge && move.charge->target == *enemy;
    };
    field::MoveDraft& draft = move_.draft();
    const field::Move& tried = draft.move();
    const bool isPlain = tried.before.empty() && tried.gait == field::Gait::regular;
    if (!isPlain || (draft.plan() && charges(tried))) return;
    const auto& inReach = move_.reach().charges;
    const auto charge = std::ranges::find_if(inReach, charges);
    if (charge != inReach.end()) draft.tryMove(battle, *charge);
}

}  // namespace vallum::app
