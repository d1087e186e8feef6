// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/opening.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QPointF>
#include <QString>

#include <vallum/core/lesson.h>

class QBoxLayout;
class QWidget;

namespace vallum::app {

class BattleDesk;
class Stage;

/// What a step asks the learner to do, as far as the lesson card needs to know.
enum class Task { read, pick, takeBack, unfold, count, watch, act };

/// The system-specific part of lessons: what a step requires, whether it is done, and which places it points
/// at. Steps are counted from 0.
class Tutor : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual BattleDesk& desk() const = 0;
    [[nodiscard]] virtual Stage& stage() const = 0;
    /// The row beside the table or board that holds the lesson card.
    [[nodiscard]] virtual QBoxLayout& besideBoard() const = 0;

    /// Loads this lesson; on failure the previous one stays loaded.
    virtual FromFile<LessonText> take(const std::filesystem::path& lesson) = 0;
    /// The lesson's battle from its beginning.
    [[nodiscard]] virtual Opening begin() const = 0;
    /// Another battle in which the learner plays the same side.
    [[nodiscard]] virtual FromFile<Opening> battle(const std::filesystem::path& scenario) const = 0;

    /// A step begins: only later events count toward it.
    virtual void beginStep() = 0;
    /// Call this after an event or an undo. Events in the other sides' turns do not count toward a step.
    virtual void keepUp() = 0;
    [[nodiscard]] virtual Task taskOf(std::size_t step) const = 0;
    [[nodiscard]] virtual StepProgress progressOf(std::size_t step) const = 0;
    /// Whether the other sides wait while the learner reads. If not, they may respond to the last action.
    [[nodiscard]] virtual bool letsOthersWait() const { return true; }
    /// Whether a step makes no sense (any more) and is skipped.
    [[nodiscard]] virtual bool isMoot(std::size_t step, bool isBeginning) const = 0;
    /// Whether the battle does not allow any more what the step asks for.
    [[nodiscard]] virtual bool isClosed(std::size_t /*step*/) const { return false; }
    /// Whether later steps depend on this one, so that a lesson which skips it leads nowhere.
    [[nodiscard]] virtual bool isNeeded(std::size_t /*step*/) const { return false; }
    /// Decides for the learner as the step expects. False: there is no such decision to make now.
    virtual bool decideFor(std::size_t /*step*/) { return false; }
    /// Whether something covers the battle that the learner has to look through first, such as a fight on its
    /// sheet.
    [[nodiscard]] virtual bool isShowing() const { return false; }
    [[nodiscard]] virtual std::optional<UnitId> unitToPick(std::size_t step) const = 0;
    /// The number to be counted; none while it is not known yet.
    [[nodiscard]] virtual std::optional<int> numberIn(std::size_t step) const = 0;
    [[nodiscard]] virtual QString nameOf(UnitId unit) const = 0;

    /// Where a step points: places on the table or board, in its own units, and parts of the window.
    [[nodiscard]] virtual std::vector<QPointF> placesIn(std::size_t step) const = 0;
    [[nodiscard]] virtual std::vector<QWidget*> partsIn(std::size_t step) = 0;
    /// Marks the places of a step, and nothing else. If `showsWay`, also how to do what it asks for.
    virtual void mark(std::size_t step, bool showsWay) = 0;
    virtual void showMarks(bool areShown) = 0;
    /// Clears the pointers of the last step.
    virtual void stopPointing() = 0;
    /// Brings what the step asks about into sight.
    virtual void bringUp(std::size_t /*step*/) {}
    virtual void bringIntoSight(QPointF /*place*/) {}
    /// The card shows this step; none: no lesson is on, or it is over. `isOnEnter`: Enter goes on from there,
    /// and nothing else.
    virtual void lead(std::optional<std::size_t> /*step*/, bool /*isOnEnter*/) {}
    /// Moves the keyboard focus to where the step needs it.
    virtual void takeKeys(std::size_t /*step*/) {}

Q_SIGNALS:
    void picked(vallum::UnitId unit);
    /// The learner unfolded the reasons of a log line.
    void unfolded();
    /// Nothing covers the battle any more.
    void shown();
};

/// A desk that supports lessons.
class Teaches {
public:
    virtual ~Teaches() = default;
    [[nodiscard]] virtual Tutor& tutor() = 0;

protected:
    Teaches() = default;
    Teaches(const Teaches&) = default;
    Teaches(Teaches&&) = default;
    Teaches& operator=(const Teaches&) = default;
    Teaches& operator=(Teaches&&) = default;
};

/// A kit with lessons, in a folder of its own name within the lessons folder.
class OffersLessons {
public:
    virtual ~OffersLessons() = default;
    [[nodiscard]] virtual FromFile<LessonText> lesson(const std::filesystem::path& path) const = 0;

protected:
    OffersLessons() = default;
    OffersLessons(const OffersLessons&) = default;
    OffersLessons(OffersLessons&&) = default;
    OffersLessons& operator=(const OffersLessons&) = default;
    OffersLessons& operator=(OffersLessons&&) = default;
};

}  // namespace vallum::app
