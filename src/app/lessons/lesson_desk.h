// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_card.h"
#include "lessons/shelved_lesson.h"
#include "lessons/spotlight.h"
#include "lessons/tutor.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace vallum::app {

/// Runs a lesson: watches what the learner does on the table or board, shows the next step when one is done,
/// and helps when something went wrong. The battle itself is an ordinary one; the tutor of its system knows
/// what a step means in it.
class LessonDesk final : public QObject {
    Q_OBJECT

public:
    /// What a lesson needs from the window.
    struct Window {
        std::function<Tutor*(const Kit&)> tutorOf;
        std::function<void(const Kit&, Opening)> begin;
        /// The scenarios shipped for a kit.
        std::function<std::vector<std::filesystem::path>(const Kit&)> scenariosOf;
        /// The save file of a lesson's battle.
        std::function<std::filesystem::path(const std::string&)> fileOf;
    };
    LessonDesk(Window window, QObject* parent);
    ~LessonDesk() override;

    [[nodiscard]] QWidget* card() const { return card_; }
    [[nodiscard]] Spotlight& spotlight() { return spotlight_; }
    /// Starts from the beginning if `afresh`, otherwise where the learner left off.
    void open(const ShelvedLesson& lesson, bool afresh);
    /// Called when a battle begins: the one of the lesson just opened, or another, which ends the lesson.
    void takeNotice();
    [[nodiscard]] bool isOn() const { return running_.has_value(); }
    [[nodiscard]] std::optional<ShelvedLesson> lesson() const {
        return running_ ? std::optional(running_->lesson) : std::nullopt;
    }
    [[nodiscard]] int step() const { return running_ ? running_->step : 0; }
    /// The file for the lesson's battle, which must not overwrite the battle waiting to be continued. None:
    /// no lesson is running.
    [[nodiscard]] std::optional<std::filesystem::path> keptIn() const;

Q_SIGNALS:
    void tableWanted();
    /// Begin another battle after the lesson.
    void battleWanted(const vallum::app::Kit& kit, const vallum::app::Opening& opening);
    void left();
    void complained(const vallum::FileError& error);

private:
    struct Running {
        ShelvedLesson lesson;
        int step = 0;
    };

    void connectCard();
    void watch(Tutor& tutor);
    void consider();
    void considerUndo();
    void considerPick(UnitId unit);
    /// Shows the current step, or the next one that the battle allows.
    void enter(const QString& praise);
    [[nodiscard]] QStringList passClosedSteps();
    /// True if the battle is at an earlier point than the step, which then becomes the one for that point.
    bool leadBack();
    void letComputersWait();
    void holdRolls();
    void show(const LessonWords& words);
    [[nodiscard]] QString praiseFor(const StepText& step) const;
    void stepOn();
    void skip();
    void finish();
    [[nodiscard]] std::optional<std::filesystem::path> nextBattle() const;
    void fightNext();
    void say(const QString& note, LessonWords::Tone tone);
    void help();
    void judgeNumber(int number);
    /// Whether this is the learner's current task.
    [[nodiscard]] bool isTask(Task task) const;
    [[nodiscard]] const StepText* stepNow() const;
    [[nodiscard]] std::size_t place() const { return static_cast<std::size_t>(running_->step); }
    [[nodiscard]] Session& session() const;
    [[nodiscard]] Opening opened(const ShelvedLesson& lesson, bool afresh) const;

    Window window_;
    Spotlight spotlight_;
    QPointer<LessonCard> card_;  // owned by a desk, which may be deleted first
    Tutor* tutor_ = nullptr;     // of the current or last lesson
    std::set<const Tutor*> watched_;
    std::optional<Running> opening_;
    std::optional<Running> running_;
    std::size_t answers_ = 0;
    std::optional<std::size_t> begun_;  // how many answers the last step began with
    QString praise_;
    bool isAstray_ = false;
    bool wasAstray_ = false;  // in the step before
    bool isDoneForLearner_ = false;
    bool wasDoneBefore_ = false;  // the step was done when it began
    bool asksNumber_ = false;
};

}  // namespace vallum::app
