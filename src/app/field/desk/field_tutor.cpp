// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_tutor.h"

#include "field/fight/fight_desk.h"
#include "field/panels/log_panel.h"
#include "field/panels/question_panel.h"
#include "field/session/field_texts.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "language/texts.h"
#include "lessons/lesson_marks.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/field/files/lesson_file.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/lesson_progress.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::app {

namespace {

/// Above the cards, but below what is written about a move.
constexpr double overCards = 19;

using field::Phase;

/// Whether it is too late for the deed of each kind of aim, or its unit cannot do it.
struct IsClosed {
    const field::Battle& battle;

    bool operator()(const auto& /*aim*/) const { return false; }
    bool operator()(const field::aim::Activate& /*aim*/) const { return battle.phase > Phase::activation; }
    bool operator()(const field::aim::MoveTo& aim) const { return cannotMove(aim.unit); }
    bool operator()(const field::aim::Charge& aim) const {
        return cannotMove(aim.unit) || !battle.onTable(aim.target);
    }
    bool operator()(const field::aim::Shoot& aim) const {
        return battle.phase > Phase::rangedAttack || !battle.onTable(aim.unit) || !battle.onTable(aim.target);
    }
    bool operator()(const field::aim::Fight& aim) const {
        const bool isInTime = battle.phase <= Phase::melee && battle.onTable(aim.unit);
        return !isInTime || (battle.phase > Phase::movement && !isEngaged(battle, aim.unit));
    }
    /// Before the movement phase it may still get the order that it needs.
    [[nodiscard]] bool cannotMove(UnitId unit) const {
        if (battle.phase > Phase::movement || !battle.onTable(unit)) return true;
        return battle.phase == Phase::movement && !maySetOut(battle, unit);
    }
};

/// The place in the history of a unit's last roll to hit.
std::optional<std::size_t> lastRollOf(UnitId unit, const std::vector<field::Happening>& history) {
    for (std::size_t i = history.size(); i-- > 0;) {
        const auto* blow = std::get_if<field::BlowRolled>(&history[i].fact);
        if (blow != nullptr && blow->units.attacker == unit && blow->roll == field::Roll::hit) return i;
    }
    return std::nullopt;
}

}  // namespace

FieldTutor::FieldTutor(Parts parts, QObject* parent)
    : TutorOf(parts.session, parts.library, parent),
      parts_(std::move(parts)),
      marks_(new Overlay(parts_.scene.palette(), overCards)) {
    parts_.scene.addItem(marks_);
    connect(&parts_.scene, &TableScene::selectionMoved, this, [this](std::optional<UnitId> unit) {
        if (unit) Q_EMIT picked(*unit);
    });
    connect(&parts_.log, &LogPanel::unfolded, this, &Tutor::unfolded);
    // Later than the log, which has held its lines back.
    connect(
        &parts_.fights, &FightDesk::showingChanged, this,
        [this](bool isShowing) {
            if (!isShowing) Q_EMIT shown();
        },
        Qt::QueuedConnection);
}

FromFile<FieldTutor::Loaded> FieldTutor::load(const std::filesystem::path& lesson) const {
    return field::loadLesson(lesson, library());
}

Seat FieldTutor::learnerIn(const field::Scenario& /*scenario*/) const {
    return field::seatNamed(taught().lesson.learner).value_or(Seat());
}

Task FieldTutor::taskFor(const field::Aim& aim) const {
    if (std::holds_alternative<field::aim::Unfold>(aim)) return Task::unfold;
    return std::holds_alternative<field::aim::Read>(aim) ? Task::count : Task::act;
}

StepProgress FieldTutor::progressOf(std::size_t step) const {
    return field::progressOf(stepAt(step).aim, session().battle(), session().history(), stepBegan());
}

bool FieldTutor::isMoot(std::size_t step, bool isBeginning) const {
    const bool isToCount = std::holds_alternative<field::aim::Read>(stepAt(step).aim);
    return isBeginning && isToCount && !numberIn(step);
}

/// In the others' turn nothing is: what the learner is asked for there may come at any time.
bool FieldTutor::isClosed(std::size_t step) const {
    const field::Battle& battle = session().battle();
    if (battle.active != learnerIn(session().record().scenario)) return false;
    return std::visit(IsClosed{battle}, stepAt(step).aim);
}

bool FieldTutor::isNeeded(std::size_t step) const {
    const field::Aim& aim = stepAt(step).aim;
    return std::holds_alternative<field::aim::Activate>(aim) ||
           std::holds_alternative<field::aim::Reach>(aim);
}

bool FieldTutor::decideFor(std::size_t step) {
    const auto* open = session().question();
    const field::Aim& aim = stepAt(step).aim;
    if (open == nullptr) return false;
    if (std::holds_alternative<field::aim::Reach>(aim))
        return session().wouldAccept(field::PhaseDone{}) && session().answer(field::PhaseDone{});
    const auto* activate = std::get_if<field::aim::Activate>(&aim);
    if (activate == nullptr) return false;
    for (const field::Answer& it : field::System::options(session().battle(), open->question)) {
        const auto* order = std::get_if<field::OrderToPlay>(&it);
        const auto isOrdered = [&](UnitId unit) { return std::ranges::count(order->units, unit) > 0; };
        if (order != nullptr && std::ranges::all_of(activate->units, isOrdered) && session().wouldAccept(it))
            return session().answer(it).has_value();
    }
    return false;
}

bool FieldTutor::isShowing() const { return parts_.fights.sheet() != nullptr; }

std::optional<int> FieldTutor::numberIn(std::size_t step) const {
    const auto* read = std::get_if<field::aim::Read>(&stepAt(step).aim);
    return read == nullptr ? std::nullopt : field::numberOf(*read, session().history());
}

QString FieldTutor::nameOf(UnitId unit) const { return unitName(session().battle(), unit); }

// -------------------------------------------------------------------- pointing

std::vector<QPointF> FieldTutor::placesIn(std::size_t step) const {
    std::vector<QPointF> all;
    if (!session().hasBattle()) return all;
    const auto add = [&](geometry::Point at) { all.push_back(parts_.scene.coordinates().toScene(at)); };
    for (const field::Pointer& point : stepAt(step).points) {
        std::visit(Overloaded{[&](const field::pointer::Unit& it) {
                                  if (session().battle().onTable(it.unit))
                                      add(session().battle().unit(it.unit).pose.center);
                              },
                              [&](const field::pointer::Place& it) { add(it.at); },
                              [](const field::pointer::WindowPart&) {}},
                   point);
    }
    return all;
}

std::vector<QWidget*> FieldTutor::partsIn(std::size_t step) {
    std::vector<QWidget*> all;
    for (const field::Pointer& it : stepAt(step).points) {
        if (const auto* part = std::get_if<field::pointer::WindowPart>(&it))
            all.push_back(parts_.panels.at(part->panel));
    }
    return all;
}

void FieldTutor::outline(const geometry::Pose& pose, bool isGoal) {
    constexpr double around = 0.12;
    const double wide = inDu(field::cardSize.width) / 2 + around;
    const double deep = inDu(field::cardSize.depth) / 2 + around;
    const QPointF center = parts_.scene.coordinates().toScene(pose.center);
    QTransform place = QTransform::fromTranslate(center.x(), center.y());
    place.rotate(degrees(pose.heading));
    const QPolygonF card = place.map(QPolygonF(QRectF(-wide, -deep, 2 * wide, 2 * deep)));
    marks_->add(card.boundingRect(), [card, isGoal](QPainter& painter, const art::Ink& ink) {
        paintLessonOutline(painter, card, ink.pixels(4), isGoal);
    });
}

void FieldTutor::arrow(geometry::Point from, geometry::Point to) {
    const Coordinates& coordinates = parts_.scene.coordinates();
    const QLineF way(coordinates.toScene(from), coordinates.toScene(to));
    marks_->add(QRectF(way.p1(), way.p2()).normalized(), [way](QPainter& painter, const art::Ink& ink) {
        paintLessonArrow(painter, way.p1(), way.p2(), ink.pixels(4));
    });
}

/// Each unit has an outline of its own, so that neighbors can be told apart. A unit that is to go somewhere
/// has it there, at the end of an arrow.
void FieldTutor::mark(std::size_t step, bool showsWay) {
    // As long as it points at anything, the learner is being taught.
    parts_.fights.setTaught(true);
    marks_->clear();
    if (!session().hasBattle()) return;
    const field::Battle& battle = session().battle();
    std::vector<geometry::Pose> units;
    std::vector<geometry::Point> goals;
    for (const field::Pointer& point : stepAt(step).points) {
        const auto* unit = std::get_if<field::pointer::Unit>(&point);
        if (unit != nullptr && battle.onTable(unit->unit)) units.push_back(battle.unit(unit->unit).pose);
        if (const auto* goal = std::get_if<field::pointer::Place>(&point)) goals.push_back(goal->at);
    }
    const geometry::Pose ahead{};
    const bool isWay = !units.empty() && !goals.empty();
    for (const geometry::Point goal : goals) {
        outline({goal, (isWay ? units.front() : ahead).heading}, true);
        if (isWay) arrow(units.front().center, goal);
    }
    for (std::size_t i = isWay ? 1 : 0; i < units.size(); ++i) outline(units[i], false);
    if (showsWay && units.size() == 2) arrow(units.front().center, units.back().center);
}

void FieldTutor::showMarks(bool areShown) { marks_->setVisible(areShown); }

void FieldTutor::stopPointing() {
    marks_->clear();
    parts_.fights.setTaught(false);
}

/// The log may have moved on from the roll that the learner has to read.
void FieldTutor::bringUp(std::size_t step) {
    const auto* read = std::get_if<field::aim::Read>(&stepAt(step).aim);
    const auto roll = read == nullptr ? std::nullopt : lastRollOf(read->unit, session().history());
    if (roll) parts_.log.showLine(*roll);
}

void FieldTutor::bringIntoSight(QPointF place) { parts_.view.camera().showPlace(place); }

// --------------------------------------------------------------------- leading

/// Two things on Enter, or another fight than the one the card speaks of, would lead astray.
void FieldTutor::lead(std::optional<std::size_t> step, bool isOnEnter) {
    parts_.question.setEnterTaken(OfferView::EnterTaker::lesson, isOnEnter);
    if (std::exchange(led_, step) == step) return;
    if (!step) return parts_.question.setTeaching({});
    parts_.question.setTeaching(
        {.wants = [this, it = *step](const field::Answer& answer) { return wants(it, answer); },
         .whyNotEnd = [this, it = *step] { return whyNotEnd(it); }});
}

std::optional<bool> FieldTutor::wants(std::size_t step, const field::Answer& answer) const {
    const field::Aim& aim = stepAt(step).aim;
    if (std::holds_alternative<field::aim::EndTurn>(aim)) return std::nullopt;
    if (const auto* combat = std::get_if<field::CombatToFight>(&answer)) {
        const auto* fight = std::get_if<field::aim::Fight>(&aim);
        return fight != nullptr && combat->units.has(fight->unit);
    }
    if (const auto* shot = std::get_if<field::ShotToMake>(&answer)) {
        const auto* shoot = std::get_if<field::aim::Shoot>(&aim);
        return shoot != nullptr && shoot->unit == shot->shooter && shoot->target == shot->target;
    }
    return std::nullopt;
}

/// Only the end of the phase in which the step can be done would pass it by.
QString FieldTutor::whyNotEnd(std::size_t step) const {
    const field::Battle& battle = session().battle();
    const bool isOpen = progressOf(step) == StepProgress::onTheWay && !isClosed(step);
    if (!isOpen || battle.active != learnerIn(session().record().scenario)) return {};
    field::Battle after = battle;
    after.phase = std::min(Phase::endOfTurn, static_cast<Phase>(static_cast<int>(battle.phase) + 1));
    const bool isPassedBy = taskOf(step) != Task::act || std::visit(IsClosed{after}, stepAt(step).aim);
    return isPassedBy ? tr("The lesson is not done with this phase yet.") : QString();
}

}  // namespace vallum::app
