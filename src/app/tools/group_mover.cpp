// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/group_mover.h"

#include "art/forecast.h"
#include "numbers.h"
#include "panels/action_odds_text.h"
#include "session/field_session.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/gestures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/geometry/grid.h>

namespace vallum::app {

using namespace geometry;

namespace {

constexpr Du knobAhead = 0.55_du;
constexpr double gripReach = 0.18;
constexpr double leastDrag = 0.05;

class GroupMoverTexts {
    Q_DECLARE_TR_FUNCTIONS(GroupMoverTexts)
};

/// Clockwise, like headings; y points down in the scene.
double bearing(QPointF from, QPointF to) {
    return std::atan2(to.x() - from.x(), from.y() - to.y()) * 180 / std::numbers::pi;
}

}  // namespace

void GroupMover::setUnits(std::vector<UnitId> units) {
    draft_ = field::GroupDraft(session_.battle(), std::move(units));
    grip_ = Grip::none;
    const auto& all = draft_.units();
    scene_.units().highlight(isActive() ? std::set<UnitId>(all.begin(), all.end()) : std::set<UnitId>());
}

bool GroupMover::has(UnitId unit) const { return std::ranges::count(draft_.units(), unit) != 0; }

QPointF GroupMover::knob() const {
    return scene_.coordinates().toScene(pointAt(draft_.front(session_.battle()), 0_du, knobAhead));
}

QPointF GroupMover::end(field::Flank side) const {
    const bool left = side == field::Flank::left;
    const UnitId unit = left ? draft_.units().front() : draft_.units().back();
    const Outline card = outline(session_.battle().unit(unit).pose, field::cardSize);
    const Corner corner = left ? Corner::frontLeft : Corner::frontRight;
    return scene_.coordinates().toScene(card.at(static_cast<std::size_t>(corner)));
}

GroupMover::Grip GroupMover::gripAt(QPointF point) const {
    if (draft_.isLine()) {
        if (QLineF(knob(), point).length() < gripReach) return Grip::knob;
        if (QLineF(end(field::Flank::left), point).length() < gripReach) return Grip::leftEnd;
        if (QLineF(end(field::Flank::right), point).length() < gripReach) return Grip::rightEnd;
    }
    const auto unit = scene_.unitAt(point);
    return unit && has(*unit) ? Grip::card : Grip::none;
}

const field::GroupMember* GroupMover::ghostAt(QPointF point) const {
    for (const field::GroupMember& it : draft_.members()) {
        const QPolygonF card = scene_.coordinates().toScene(outline(it.pose, field::cardSize));
        if (card.containsPoint(point, Qt::WindingFill)) return &it;
    }
    return nullptr;
}

bool GroupMover::isHeldAt(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    return (unit && has(*unit)) || ghostAt(point) != nullptr;
}

/// Dragging a ghost continues from its position.
bool GroupMover::press(QPointF point) {
    if (!isActive()) return false;
    if (const field::GroupMember* ghost = ghostAt(point)) {
        const Pose& from = session_.battle().unit(ghost->move.unit).pose;
        const Coordinates& to = scene_.coordinates();
        grip_ = Grip::card;
        held_ = ghost->move.unit;
        grabbed_ = point - to.toScene(ghost->pose.center) + to.toScene(from.center);
        pressed_ = point;
        return true;
    }
    grip_ = gripAt(point);
    if (grip_ == Grip::none) return false;
    if (grip_ == Grip::card) held_ = *scene_.unitAt(point);
    grabbed_ = point;
    pressed_.reset();
    return true;
}

std::optional<field::GroupStep> GroupMover::wheelToward(double degreesLeft, double degreesRight) const {
    constexpr double least = 0.5;
    constexpr double most = 75;  // beyond this the ends would have to move along the line
    const bool left = degreesLeft > degreesRight;
    const double angle = std::min(std::max(degreesLeft, degreesRight), most);
    if (angle < least) return std::nullopt;
    return field::LineWheel{left ? field::Flank::left : field::Flank::right,
                            Degrees(static_cast<int>(std::lround(angle * 100)))};
}

std::optional<field::GroupStep> GroupMover::stepToward(QPointF point, bool slide) const {
    const auto turn = [](double from, double to) { return std::remainder(to - from, 360.0); };
    const field::Battle& battle = session_.battle();
    switch (grip_) {
        case Grip::none: return std::nullopt;
        case Grip::knob: {
            const Pose front = draft_.front(battle);
            const double angle =
                turn(degrees(front.heading), bearing(scene_.coordinates().toScene(front.center), point));
            return wheelToward(-angle, angle);
        }
        case Grip::leftEnd: {
            const QPointF fixed = end(field::Flank::right);
            return wheelToward(0, turn(bearing(fixed, grabbed_), bearing(fixed, point)));
        }
        case Grip::rightEnd: {
            const QPointF fixed = end(field::Flank::left);
            return wheelToward(-turn(bearing(fixed, grabbed_), bearing(fixed, point)), 0);
        }
        case Grip::card: break;
    }
    const QPointF way = point - grabbed_;
    if (std::hypot(way.x(), way.y()) < leastDrag) return std::nullopt;
    const Pose& held = battle.unit(held_).pose;
    const Point goal = scene_.coordinates().toTable(scene_.coordinates().toScene(held.center) + way);
    const auto step = app::stepToward(held, goal, slide);
    if (!step) return std::nullopt;
    if (const auto* ahead = std::get_if<Advance>(&*step)) return field::AllAhead{ahead->distance};
    const auto& aside = std::get<Slide>(*step);
    return field::AllToward{aside.toward, aside.distance};
}

void GroupMover::drag(QPointF point, bool slide) {
    if (grip_ == Grip::none) return;
    // A small tremor while pressing must not change the move.
    if (pressed_ && QLineF(*pressed_, point).length() < leastDrag) return;
    pressed_.reset();
    const auto step = stepToward(point, slide);
    if (step) {
        draft_.tryStep(session_.battle(), *step);
    } else {
        draft_.clear();
    }
}

bool GroupMover::nudge(int key, bool far) {
    const Heading heading = draft_.front(session_.battle()).heading;
    const Du distance = far ? 1_du : 0.1_du;
    const Degrees angle = far ? 15_deg : 5_deg;
    const auto step = [&]() -> std::optional<field::GroupStep> {
        switch (key) {
            case Qt::Key_Up: return field::AllAhead{distance};
            case Qt::Key_Down: return field::AllToward{heading + 180_deg, distance};
            case Qt::Key_Left: return field::AllToward{heading + 270_deg, distance};
            case Qt::Key_Right: return field::AllToward{heading + 90_deg, distance};
            case Qt::Key_Q: return field::LineWheel{field::Flank::left, angle};
            case Qt::Key_E: return field::LineWheel{field::Flank::right, angle};
            default: return std::nullopt;
        }
    }();
    if (!step) return false;
    if (!draft_.isLine() && std::holds_alternative<field::LineWheel>(*step)) return false;
    draft_.nudge(session_.battle(), *step);
    return true;
}

void GroupMover::toggleMarch() {
    const bool marches = draft_.gait() == field::Gait::forcedMarch;
    draft_.setGait(session_.battle(), marches ? field::Gait::regular : field::Gait::forcedMarch);
}

void GroupMover::draw() const {
    for (const field::GroupMember& member : draft_.members()) drawMember(member);
    if (grip_ == Grip::none && draft_.isEmpty()) drawHandles();
    drawFights();
    drawLabels();
}

void GroupMover::drawMember(const field::GroupMember& member) const {
    const Coordinates& to = scene_.coordinates();
    const field::Battle& battle = session_.battle();
    QPolygonF path{to.toScene(battle.unit(member.move.unit).pose.center)};
    if (member.plan) {
        for (const field::PlannedStep& step : member.plan->steps) path << to.toScene(step.to.center);
    } else {
        path << to.toScene(member.pose.center);
    }
    const art::Mood mood = member.plan ? art::Mood::allowed : art::Mood::refused;
    scene_.underCards().add(path.boundingRect(), [path, mood](QPainter& painter, const art::Ink& ink) {
        art::paintPath(painter, ink, path, mood);
    });
    art::CardLook ghost = lookOf(battle, member.move.unit);
    ghost.ghost = member.plan ? art::Ghost::allowed : art::Ghost::refused;
    const QPointF center = to.toScene(member.pose.center);
    const double heading = degrees(member.pose.heading);
    scene_.overCards().add({center, QSizeF(0, 0)},
                           [this, ghost, center, heading](QPainter& painter, const art::Ink&) {
                               scene_.cards().paint(painter, ghost, center, heading);
                           });
    if (!member.plan || !member.plan->contact) return;
    const QPointF enemy = to.toScene(battle.unit(member.plan->contact->target).pose.center);
    const art::SideColor color = lookOfSide(battle.owner(member.move.unit)).color;
    scene_.overCards().add(QRectF(center, enemy).normalized(),
                           [center, enemy, color](QPainter& painter, const art::Ink& ink) {
                               art::paintChargeArrow(painter, ink, center, enemy, color, art::Mood::allowed);
                           });
}

/// Behind the charging unit.
void GroupMover::drawFights() const {
    constexpr double behind = 0.5;
    for (const GroupFight& fight : fights_) {
        const auto member = std::ranges::find(draft_.members(), fight.units.attacker,
                                              [](const field::GroupMember& it) { return it.move.unit; });
        art::Forecast forecast;
        forecast.won = fight.odds.defender.chanceToGiveWay();
        forecast.lost = fight.odds.attacker.chanceToGiveWay();
        forecast.wonWords = percent(forecast.won);
        forecast.lostWords = percent(forecast.lost);
        const QPointF at = scene_.coordinates().toScene(member->plan->end.center) + QPointF(0, behind);
        scene_.overCards().add({at, QSizeF(0, 0)}, [at, forecast](QPainter& painter, const art::Ink& ink) {
            art::paintChances(painter, ink, at, forecast);
        });
    }
}

void GroupMover::drawHandles() const {
    if (!draft_.isLine()) return;
    const QPointF left = end(field::Flank::left);
    const QPointF right = end(field::Flank::right);
    const QPointF front = scene_.coordinates().toScene(draft_.front(session_.battle()).center);
    const QPointF ahead = knob();
    const QRectF area = QRectF(left, right).normalized() | QRectF(front, ahead).normalized();
    scene_.overCards().add(area, [left, right, front, ahead](QPainter& painter, const art::Ink& ink) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink.palette.ink, ink.pixels(1.5)));
        painter.drawLine(front, ahead);
        painter.setBrush(ink.palette.gold);
        for (const QPointF& dot : {left, right}) painter.drawEllipse(dot, ink.pixels(4.5), ink.pixels(4.5));
        painter.setBrush(ink.palette.parchment);
        painter.drawEllipse(ahead, ink.pixels(6), ink.pixels(6));
    });
}

void GroupMover::forgetOutlooks() {
    outlooks_.clear();
    fights_.clear();
}

void GroupMover::lookAhead() {
    forgetOutlooks();
    if (!isActive() || draft_.isEmpty()) return;
    field::Battle after = session_.battle();
    for (const field::Move& move : draft_.moves()) after = field::afterMove(after, move);
    for (const field::GroupMember& member : draft_.members()) {
        if (!member.plan) continue;
        if (member.plan->contact) {
            const field::Opponents units{member.move.unit, member.plan->contact->target};
            const bool isKnown = session_.battle().unit(units.defender).type != field::hiddenType;
            if (isKnown && field::areEngaged(after, units.attacker, units.defender))
                fights_.push_back({units, field::meleeOdds(after, units)});
            continue;
        }
        field::Outlook outlook{field::threatsTo(after, member.move.unit), {}};
        if (!outlook.threats.empty()) outlooks_.emplace_back(member.move.unit, std::move(outlook));
    }
    std::ranges::stable_sort(outlooks_, std::ranges::greater(),
                             [](const auto& it) { return it.second.threats.front().chanceToGiveWay(); });
}

/// Shows how far the units go and what stops them, at the middle of those that move, and why others stay,
/// once per rule to keep labels apart. If some stay, the panel alone shows the distance of the others.
void GroupMover::drawLabels() const {
    std::set<std::string_view> told;
    std::vector<Pose> going;
    Du most;
    int charging = 0;
    for (const field::GroupMember& member : draft_.members()) {
        if (member.plan) {
            charging += static_cast<int>(member.plan->contact.has_value());
            going.push_back(member.pose);
            most = std::max(most, Du(member.plan->spent.raw()));
        } else if (told.insert(member.plan.error().rule.text()).second) {
            drawLabel(member.pose, {sentence(member.plan.error())}, false);
        }
    }
    const bool isBrokenUp = going.size() < draft_.members().size();
    if (going.empty() || (isBrokenUp && charging == 0)) return;
    QString text =
        GroupMoverTexts::tr("%1 together, %2 DU").arg(going.size()).arg(steadyNumeral(inDu(most), 2));
    if (charging != 0) text += GroupMoverTexts::tr(" · %1 charge").arg(charging);
    QStringList lines{text};
    if (!outlooks_.empty()) {
        const auto& [unit, outlook] = outlooks_.front();
        lines << GroupMoverTexts::tr("%1: %2").arg(unitName(session_.battle(), unit),
                                                   outlookLabel(session_.battle(), outlook));
    }
    if (const auto& limit = draft_.limit()) {
        lines << GroupMoverTexts::tr("%1 goes no farther: %2")
                     .arg(unitName(session_.battle(), limit->first), sentence(limit->second));
    }
    const auto [west, east] = std::ranges::minmax(going, {}, [](const Pose& it) { return it.center.x; });
    Du north = std::ranges::max(going, {}, [](const Pose& it) { return it.center.y; }).center.y;
    for (const GroupFight& it : fights_)
        north = std::max(north, session_.battle().unit(it.units.defender).pose.center.y);
    drawLabel({{(west.center.x + east.center.x) / 2, north}, {}}, lines, true);
}

void GroupMover::drawLabel(const Pose& pose, const QStringList& lines, bool allowed) const {
    const QPointF at = scene_.coordinates().toScene(pose.center) - QPointF(0, 0.55);
    const art::Mood mood = allowed ? art::Mood::allowed : art::Mood::refused;
    scene_.overCards().add({at, QSizeF(0, 0)}, [at, lines, mood](QPainter& painter, const art::Ink& ink) {
        if (lines.size() == 1) return art::paintBubble(painter, ink, at, lines.front(), mood);
        art::paintNote(painter, ink, at, lines, mood);
    });
}

}  // namespace vallum::app
