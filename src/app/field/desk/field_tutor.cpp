// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_tutor.h"

#include "field/panels/log_panel.h"
#include "field/session/field_texts.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "language/texts.h"
#include "lessons/lesson_marks.h"

#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/field/files/lesson_file.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/lesson_progress.h>

namespace vallum::app {

namespace {

constexpr double overEverything = 1000;

}  // namespace

FieldTutor::FieldTutor(Parts parts, QObject* parent)
    : TutorOf(parts.session, parts.library, parent),
      parts_(std::move(parts)),
      rings_(new Overlay(parts_.scene.palette(), overEverything)) {
    parts_.scene.addItem(rings_);
    connect(&parts_.scene, &TableScene::selectionMoved, this, [this](std::optional<UnitId> unit) {
        if (unit) Q_EMIT picked(*unit);
    });
    connect(&parts_.log, &LogPanel::unfolded, this, &Tutor::unfolded);
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

void FieldTutor::ring(const std::vector<QPointF>& places) {
    constexpr double radius = 1.15;
    rings_->clear();
    for (const LessonRing& ring : ringsAround(places, radius)) {
        const QPointF corner(ring.radius, ring.radius);
        rings_->add(QRectF(ring.center - corner, ring.center + corner),
                    [ring](QPainter& painter, const art::Ink& ink) {
                        paintLessonRing(painter, ring.center, ring.radius, ink.pixels(3));
                    });
    }
}

void FieldTutor::showRings(bool areShown) { rings_->setVisible(areShown); }

void FieldTutor::bringIntoSight(QPointF place) { parts_.view.camera().showPlace(place); }

}  // namespace vallum::app
