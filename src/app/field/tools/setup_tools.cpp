// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/setup_tools.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/table/terrain_layer.h"
#include "field/tools/gestures.h"
#include "field/tools/offer.h"
#include "field/tools/pick_gesture.h"
#include "language/texts.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/words.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

namespace {

void tellWhyNot(TableScene& scene, QPointF center, const Verdict& verdict) {
    if (verdict) return;
    const QString why = sentence(verdict.error());
    const QPointF at = center - QPointF(0, 1);
    scene.overCards().add({at, QSizeF(0, 0)}, [at, why](QPainter& painter, const art::Ink& ink) {
        art::paintBubble(painter, ink, at, why, art::Mood::refused);
    });
}

void drawGhost(TableScene& scene, art::CardLook look, const geometry::Pose& pose, const Verdict& verdict) {
    scene.overCards().clear();
    look.ghost = verdict ? art::Ghost::allowed : art::Ghost::refused;
    look.faceDown = false;
    const QPointF center = scene.coordinates().toScene(pose.center);
    const double heading = degrees(pose.heading);
    scene.overCards().add({center, QSizeF(0, 0)},
                          [&scene, look, center, heading](QPainter& painter, const art::Ink&) {
                              scene.cards().paint(painter, look, center, heading);
                          });
    tellWhyNot(scene, center, verdict);
}

/// Pieces of a kind are as good as each other while they wait. A card on the table is like no other.
using Kind = std::tuple<std::size_t, int, field::TypeId, field::Status>;

Kind kindOf(const field::Battle& battle, const Piece& piece) {
    constexpr int any = -1;
    const auto* id = std::get_if<UnitId>(&piece);
    if (id == nullptr) return {piece.index(), any, {}, {}};
    const field::Unit& unit = battle.unit(*id);
    const bool isWaiting = unit.place == field::Place::reserve;
    return {piece.index(), isWaiting ? any : id->raw(), unit.type, unit.startStatus};
}

}  // namespace

// ------------------------------------------------------------------ PlaceTool

PlaceTool::PlaceTool(FieldSession& session, TableScene& scene, std::vector<UnitId> cards, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      waiting_(cards.begin(), cards.end()) {
    const field::Battle& battle = session_.battle();
    addEngines();
    if (waiting_.empty()) return;
    piece_ = waiting_.front();
    std::map<Kind, std::size_t> found;
    for (const Piece& piece : waiting_) {
        const auto [at, isNew] = found.emplace(kindOf(battle, piece), kinds_.size());
        if (isNew) kinds_.emplace_back();
        kinds_[at->second].push_back(piece);
    }
    proposePose();
    draw();
}
Text PlaceTool::remaining() const {
    return phrase("Phase bar", "%1 to place")(plural("Words", "%n cards", "%n card")(std::ssize(waiting_)));
}

void PlaceTool::leave() { scene_.overCards().clear(); }

QString PlaceTool::hint() const {
    return tr("Click where the unit should stand; R and Shift+R turn it. %1 left.")
        .arg(counted(std::ssize(waiting_), plural("Words", "%n cards", "%n card")));
}

/// SIE-06: the unplaced siege towers and rams of the attacker.
void PlaceTool::addEngines() {
    const field::Battle& battle = session_.battle();
    const auto& siege = battle.setting->siege;
    if (battle.stage != field::Stage::deployment || !siege) return;
    for (const field::StructureId id : battle.everyStructure()) {
        const field::Structure& it = battle.structure(id);
        if (!it.placed && it.owner == battle.active) waiting_.emplace_back(id);
    }
    for (int ram = 0; ram != std::ssize(battle.rams) && siege->attacker == battle.active; ++ram) {
        if (!battle.rams.at(static_cast<std::size_t>(ram)).placed) waiting_.emplace_back(ram);
    }
}

QString PlaceTool::nameOfKind(const Piece& piece) const {
    const auto ofUnit = [this](UnitId it) { return inQt(session_.battle().type(it).name); };
    return std::visit(Overloaded{ofUnit, [](field::StructureId) { return tr("Siege tower"); },
                                 [](int) { return tr("Ram, for a unit that lies there"); }},
                      piece);
}

QString PlaceTool::nameOf(const Piece& piece) const {
    return std::visit(Overloaded{[this](UnitId it) { return unitName(session_.battle(), it); },
                                 [this](field::StructureId it) {
                                     return capitalized(inQt(field::nameOf(session_.battle(), it)));
                                 },
                                 [](int) { return tr("Ram, for a unit that lies there"); }},
                      piece);
}

field::Answer PlaceTool::answer() const {
    const auto place = Overloaded{
        [this](UnitId it) -> field::Answer { return placement(it); },
        [this](field::StructureId it) -> field::Answer { return field::TowerPlacement{it, pose_}; },
        [this](int it) -> field::Answer {
            const auto carrier = scene_.unitAt(scene_.coordinates().toScene(pose_.center));
            return field::RamPlacement{it, carrier.value_or(UnitId(-1))};
        }};
    return std::visit(place, piece_);
}

field::UnitPlacement PlaceTool::placement(UnitId unit) const {
    constexpr Du near = 0.3_du;
    const field::Battle& battle = session_.battle();
    if (const auto tower = scene_.structures().at(scene_.coordinates().toScene(pose_.center))) {
        const field::UnitPlacement inside{unit, battle.structure(*tower).pose, {}, tower};
        if (session_.wouldAccept(inside)) return inside;
    }
    for (const UnitId other : battle.unitsOnTable()) {
        const geometry::Pose& there = battle.unit(other).pose;
        const bool isNear = geometry::isWithin(near, pose_.center, there.center);
        if (isNear && field::mayStack(battle, unit, other)) return {unit, there, other, {}};
    }
    return {unit, pose_, {}, {}};
}

void PlaceTool::fill(Offer& offer) {
    for (const std::vector<Piece>& alike : kinds_) {
        const Piece& first = alike.front();
        const auto* unit = std::get_if<UnitId>(&first);
        offer.add({.text = alike.size() == 1 ? nameOf(first)
                                             : tr("%1 ×%2").arg(nameOfKind(first)).arg(alike.size()),
                   .act = [this, first] { pick(first); },
                   .isChosen = std::ranges::count(alike, piece_) != 0,
                   .card = unit == nullptr ? std::nullopt : std::optional(*unit)});
    }
}

void PlaceTool::pick(const Piece& piece) {
    if (std::ranges::count(waiting_, piece) == 0) return;
    piece_ = piece;
    draw();
    Q_EMIT offerChanged();
}

void PlaceTool::turn(Degrees angle) {
    pose_.heading = pose_.heading + angle;
    draw();
}

void PlaceTool::place() {
    if (!waiting_.empty()) session_.answer(answer());
}

bool PlaceTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (!scene_.coordinates().table().contains(point)) return false;
    follow(point);
    pressed_ = point;
    place();
    return true;
}

/// Whoever drags a card that stands already is told how to move it.
void PlaceTool::release(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(pressed_);
    const bool isOwn = unit && session_.battle().owner(*unit) == session_.battle().active;
    if (!isOwn || isClick(pressed_, point)) return;
    Q_EMIT warned(
        tr("%1 stands there. Undo takes back what was placed last.").arg(unitName(session_.battle(), *unit)));
}

void PlaceTool::hover(QPointF point) {
    if (!entered_) entered_ = point;
    // The mouse still lies where the last card was put down.
    constexpr double still = 0.4;
    if (!isFollowing_ && QLineF(*entered_, point).length() < still) return;
    if (scene_.coordinates().table().contains(point)) follow(point);
}

void PlaceTool::follow(QPointF point) {
    isFollowing_ = true;
    pose_.center = scene_.coordinates().toTable(point);
    giveWay();
    draw();
}

/// Where the card just does not fit, at the edge of its zone or beside another, it goes to a place close by
/// where it does.
void PlaceTool::giveWay() {
    constexpr Du farthest = 0.6_du;
    constexpr Du step = 0.1_du;
    const geometry::Point wanted = pose_.center;
    // Whoever presses a card that stands means that one.
    if (scene_.unitAt(scene_.coordinates().toScene(wanted)) || session_.wouldAccept(answer())) return;
    for (Du away = step; away <= farthest; away = away + step) {
        for (const Degrees way : {0_deg, 180_deg, 90_deg, -90_deg, 45_deg, -45_deg, 135_deg, -135_deg}) {
            pose_.center = geometry::pointAt({wanted, Heading(way)}, 0_du, away);
            if (session_.wouldAccept(answer())) return;
        }
    }
    pose_.center = wanted;
}

/// The place for the next card until the mouse or a key moves it: beside those that stand already, so that
/// Enter alone forms a line.
void PlaceTool::proposePose() {
    const field::Zone zone = field::deploymentZone(session_.battle(), session_.battle().active);
    const Du frontage = field::frontageOf(zone);
    constexpr Du behindFront = 0.5_du;
    constexpr Du step = 0.875_du;
    pose_ = field::poseIn(zone, frontage / 2, behindFront);
    for (Du behind = behindFront; behind < field::depthOf(zone); behind = behind + 1_du) {
        for (Du aside; aside < frontage / 2; aside = aside + step) {
            for (const Du along : {frontage / 2 + aside, frontage / 2 - aside}) {
                const geometry::Pose before = std::exchange(pose_, field::poseIn(zone, along, behind));
                if (session_.wouldAccept(answer())) return;
                pose_ = before;
            }
        }
    }
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
            if (waiting_.empty()) return true;
            const auto now = std::ranges::find_if(kinds_, [this](const std::vector<Piece>& alike) {
                return std::ranges::count(alike, piece_) != 0;
            });
            pick(now == kinds_.end() || now + 1 == kinds_.end() ? kinds_.front().front()
                                                                : (now + 1)->front());
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
    const Verdict verdict = session_.wouldAccept(answer());
    if (const auto* unit = std::get_if<UnitId>(&piece_)) {
        const field::UnitPlacement here = placement(*unit);
        art::CardLook look = lookOf(session_.battle(), *unit);
        return drawGhost(scene_, look, here.inside ? pose_ : here.pose, verdict);
    }
    if (const auto* tower = std::get_if<field::StructureId>(&piece_)) return drawTower(*tower, verdict);
    drawRam(verdict);
}

void PlaceTool::drawTower(field::StructureId tower, const Verdict& verdict) {
    art::StructureLook look = lookOf(session_.battle(), tower, scene_.coordinates());
    look.center = scene_.coordinates().toScene(pose_.center);
    look.headingDegrees = degrees(pose_.heading);
    scene_.overCards().clear();
    scene_.overCards().add({look.center, QSizeF(0, 0)}, [look](QPainter& painter, const art::Ink& ink) {
        painter.save();
        painter.setOpacity(0.75);
        art::paintStructure(painter, ink, look);
        painter.restore();
    });
    tellWhyNot(scene_, look.center, verdict);
}

void PlaceTool::drawRam(const Verdict& verdict) {
    scene_.overCards().clear();
    art::StructureLook look;
    look.shape = art::StructureShape::ram;
    look.center = scene_.coordinates().toScene(pose_.center);
    const geometry::Size size = session_.battle().setting->sizes.ram;
    look.size = {inDu(size.width), inDu(size.depth)};
    scene_.overCards().add({look.center, QSizeF(0, 0)}, [look](QPainter& painter, const art::Ink& ink) {
        art::paintStructure(painter, ink, look);
    });
    tellWhyNot(scene_, look.center, verdict);
}

// ----------------------------------------------------------------- FacingTool

FacingTool::FacingTool(FieldSession& session, TableScene& scene, UnitId unit, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      unit_(unit),
      heading_(field::facingAfterRecovery(session.battle(), unit)) {
    draw();
}
void FacingTool::leave() { scene_.overCards().clear(); }

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
