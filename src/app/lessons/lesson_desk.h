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

/// Leads through a lesson: watches what the learner does on table or board, says the next step when this one
/// is done, and what can be done where it went another way. The battle itself is one like any other; what a
/// step means in it, the tutor of its system knows.
class LessonDesk final : public QObject {
    Q_OBJECT

public:
    /// What a lesson needs of the window.
    struct Window {
        std::function<Tutor*(const Kit*)> tutorOf;
        std::function<void(const Kit*, Opening)> begin;
        /// Those that are shipped for a kit.
        std::function<std::vector<std::filesystem::path>(const Kit*)> scenariosOf;
        /// Where the battle of a lesson is kept.
        std::function<std::filesystem::path(const std::string&)> fileOf;
    };
    LessonDesk(Window window, QObject* parent);
    ~LessonDesk() override;

    [[nodiscard]] QWidget* card() const { return card_; }
    [[nodiscard]] Spotlight& spotlight() { return spotlight_; }
    /// From the beginning, or where it was left.
    void open(const ShelvedLesson& lesson, bool afresh);
    /// A battle begins in the window: that of the lesson just opened, or another one, which ends the lesson.
    void takeNotice();
    [[nodiscard]] bool isOn() const { return running_.has_value(); }
    [[nodiscard]] std::optional<ShelvedLesson> lesson() const {
        return running_ ? std::optional(running_->lesson) : std::nullopt;
    }
    [[nodiscard]] int step() const { return running_ ? running_->step : 0; }
    /// The battle of a lesson does not take the place of the one that waits to be continued. None: no lesson
    /// is on.
    [[nodiscard]] std::optional<std::filesystem::path> keptIn() const;

Q_SIGNALS:
    void tableWanted();
    /// Another battle, when the lesson is over.
    void battleWanted(const vallum::app::Kit* kit, const vallum::app::Opening& opening);
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
    void enter(const QString& praise);
    void letComputersWait();
    [[nodiscard]] QString praiseFor(const StepText& step) const;
    void stepOn();
    void finish();
    [[nodiscard]] std::optional<std::filesystem::path> nextBattle() const;
    void fightNext();
    void say(const QString& note, LessonWords::Tone tone);
    void help();
    void judgeNumber(int number);
    /// Whether the learner is to do this now.
    [[nodiscard]] bool isTask(Task task) const;
    [[nodiscard]] const StepText* stepNow() const;
    [[nodiscard]] std::size_t place() const { return static_cast<std::size_t>(running_->step); }
    [[nodiscard]] Session& session() const;
    [[nodiscard]] Opening opened(const ShelvedLesson& lesson, bool afresh) const;

    Window window_;
    Spotlight spotlight_;
    QPointer<LessonCard> card_;  // it lies on a desk, which may be gone earlier
    Tutor* tutor_ = nullptr;     // of the lesson that is on, or was last
    std::set<const Tutor*> watched_;
    std::optional<Running> opening_;
    std::optional<Running> running_;
    std::size_t answers_ = 0;
    bool isAstray_ = false;
    bool asksNumber_ = false;
};

}  // namespace vallum::app
