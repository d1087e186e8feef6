// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_session.h"
#include "lessons/tutor_of.h"

#include <vallum/hex/files/library.h>
#include <vallum/hex/model/lesson.h>
#include <vallum/hex/queries/lesson_progress.h>

namespace vallum::app {

class CardFrame;
class HexDesk;
class HexRings;

/// Teaches hex battles on their board.
class HexTutor final : public TutorOf<hex::System, hex::Lesson> {
    Q_OBJECT

public:
    struct Parts {
        BattleDesk& battleDesk;
        HexSession& session;
        const hex::Library& library;
        Stage& stage;
        HexDesk& desk;
        QBoxLayout& besideBoard;
    };
    HexTutor(const Parts& parts, QObject* parent);

    [[nodiscard]] BattleDesk& desk() const override { return parts_.battleDesk; }
    [[nodiscard]] Stage& stage() const override { return parts_.stage; }
    [[nodiscard]] QBoxLayout& besideBoard() const override { return parts_.besideBoard; }
    [[nodiscard]] StepProgress progressOf(std::size_t step) const override;
    [[nodiscard]] bool letsOthersWait() const override;
    [[nodiscard]] bool isMoot(std::size_t step, bool isBeginning) const override;
    [[nodiscard]] std::optional<int> numberIn(std::size_t step) const override;
    [[nodiscard]] QString nameOf(UnitId unit) const override;
    /// In hex widths from the center of the first hex.
    [[nodiscard]] std::vector<QPointF> placesIn(std::size_t step) const override;
    [[nodiscard]] std::vector<QWidget*> partsIn(std::size_t step) override;
    void mark(std::size_t step, bool showsWay) override;
    void showMarks(bool areShown) override;
    void stopPointing() override;
    void lead(std::optional<std::size_t> step, bool isOnEnter) override;
    void takeKeys(std::size_t step) override;

private:
    [[nodiscard]] FromFile<Loaded> load(const std::filesystem::path& lesson) const override;
    [[nodiscard]] Seat learnerIn(const hex::Scenario& scenario) const override;
    [[nodiscard]] Task taskFor(const hex::LessonAim& aim) const override;
    [[nodiscard]] hex::LearnerView view() const;
    [[nodiscard]] std::vector<QWidget*> widgetsOf(hex::pointer::Panel panel) const;

    Parts parts_;
    HexRings* rings_;
    CardFrame* card_;
};

}  // namespace vallum::app
