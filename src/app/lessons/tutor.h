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

/// What a step asks of a learner, as far as it matters to the card that says it.
enum class Task { read, pick, takeBack, unfold, count, watch, act };

/// What a lesson has to know of the system whose battle it leads through: what is to be done in a step,
/// whether it has been done, and where its places are. Steps are counted from 0.
class Tutor : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual BattleDesk& desk() const = 0;
    [[nodiscard]] virtual Stage& stage() const = 0;
    /// A row in which the card of the lesson lies before table or board.
    [[nodiscard]] virtual QBoxLayout& besideBoard() const = 0;

    /// From now on it teaches this one. Where it cannot be read, what it taught before.
    virtual FromFile<LessonText> take(const std::filesystem::path& lesson) = 0;
    /// The battle of the lesson from its beginning.
    [[nodiscard]] virtual Opening begin() const = 0;
    /// Another battle, in which the learner has the same side.
    [[nodiscard]] virtual FromFile<Opening> battle(const std::filesystem::path& scenario) const = 0;

    /// What happens from now on is the business of a step that begins.
    virtual void beginStep() = 0;
    /// Something has happened, or was taken back. What the others do in their turn is no business of a step.
    virtual void keepUp() = 0;
    [[nodiscard]] virtual Task taskOf(std::size_t step) const = 0;
    [[nodiscard]] virtual StepProgress progressOf(std::size_t step) const = 0;
    /// Whether the others wait while the learner reads. Otherwise they answer what the learner has begun.
    [[nodiscard]] virtual bool letsOthersWait() const { return true; }
    /// Whether a step makes no sense (any more), and is passed over.
    [[nodiscard]] virtual bool isVain(std::size_t step, bool isBeginning) const = 0;
    [[nodiscard]] virtual std::optional<UnitId> unitToPick(std::size_t step) const = 0;
    /// What has to be counted, as soon as it is there.
    [[nodiscard]] virtual std::optional<int> numberIn(std::size_t step) const = 0;
    [[nodiscard]] virtual QString nameOf(UnitId unit) const = 0;

    /// Where a step points on table or board, in its own units, and at which parts of the window.
    [[nodiscard]] virtual std::vector<QPointF> placesIn(std::size_t step) const = 0;
    [[nodiscard]] virtual std::vector<QWidget*> partsIn(std::size_t step) = 0;
    /// Rings lie around these places, and around no others.
    virtual void ring(const std::vector<QPointF>& places) = 0;
    virtual void showRings(bool areShown) = 0;
    /// No step points any more.
    virtual void stopPointing() { ring({}); }
    virtual void bringIntoSight(QPointF /*place*/) {}
    /// The keys go where a step needs them.
    virtual void takeKeys(std::size_t /*step*/) {}

Q_SIGNALS:
    void picked(vallum::UnitId unit);
    /// A line of the log, into its reasons.
    void unfolded();
};

/// A desk on which lessons are given.
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

/// A kit that has lessons, in a folder with its name below that of all.
class OffersLessons {
public:
    virtual ~OffersLessons() = default;
    /// What their files say they are.
    [[nodiscard]] virtual std::string lessonFormat() const = 0;
    [[nodiscard]] virtual FromFile<LessonText> lesson(const std::filesystem::path& path) const = 0;

protected:
    OffersLessons() = default;
    OffersLessons(const OffersLessons&) = default;
    OffersLessons(OffersLessons&&) = default;
    OffersLessons& operator=(const OffersLessons&) = default;
    OffersLessons& operator=(OffersLessons&&) = default;
};

}  // namespace vallum::app
