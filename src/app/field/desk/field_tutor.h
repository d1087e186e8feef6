// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"
#include "lessons/tutor_of.h"

#include <map>

#include <vallum/field/files/library.h>
#include <vallum/field/model/lesson.h>

namespace vallum::app {

class FightDesk;
class LogPanel;
class QuestionPanel;
class Overlay;
class TableScene;
class TableView;

/// Teaches field battles on their table.
class FieldTutor final : public TutorOf<field::System, field::Lesson> {
    Q_OBJECT

public:
    /// The parts of the window that a lesson can point at.
    using Panels = std::map<field::pointer::Panel, QWidget*>;
    struct Parts {
        BattleDesk& desk;
        FieldSession& session;
        const field::Library& library;
        Stage& stage;
        TableScene& scene;
        TableView& view;
        FightDesk& fights;
        LogPanel& log;
        QuestionPanel& question;
        QBoxLayout& besideTable;
        Panels panels;
    };
    FieldTutor(Parts parts, QObject* parent);

    [[nodiscard]] BattleDesk& desk() const override { return parts_.desk; }
    [[nodiscard]] Stage& stage() const override { return parts_.stage; }
    [[nodiscard]] QBoxLayout& besideBoard() const override { return parts_.besideTable; }
    [[nodiscard]] StepProgress progressOf(std::size_t step) const override;
    [[nodiscard]] bool isMoot(std::size_t step, bool isBeginning) const override;
    [[nodiscard]] bool isClosed(std::size_t step) const override;
    [[nodiscard]] bool isNeeded(std::size_t step) const override;
    bool decideFor(std::size_t step) override;
    [[nodiscard]] bool isShowing() const override;
    [[nodiscard]] std::optional<int> numberIn(std::size_t step) const override;
    [[nodiscard]] QString nameOf(UnitId unit) const override;
    [[nodiscard]] std::vector<QPointF> placesIn(std::size_t step) const override;
    [[nodiscard]] std::vector<QWidget*> partsIn(std::size_t step) override;
    void mark(std::size_t step, bool showsWay) override;
    void showMarks(bool areShown) override;
    void stopPointing() override;
    void bringUp(std::size_t step) override;
    void bringIntoSight(QPointF place) override;
    void lead(std::optional<std::size_t> step, bool isOnEnter) override;

private:
    [[nodiscard]] FromFile<Loaded> load(const std::filesystem::path& lesson) const override;
    [[nodiscard]] Seat learnerIn(const field::Scenario& scenario) const override;
    [[nodiscard]] Task taskFor(const field::Aim& aim) const override;
    [[nodiscard]] std::optional<bool> wants(std::size_t step, const field::Answer& answer) const;
    [[nodiscard]] QString whyNotEnd(std::size_t step) const;
    void outline(const geometry::Pose& pose, bool isGoal);
    void arrow(geometry::Point from, geometry::Point to);

    Parts parts_;
    Overlay* marks_;
    std::optional<std::size_t> led_;  // the step that the question panel knows of
};

}  // namespace vallum::app
