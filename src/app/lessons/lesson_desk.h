// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_card.h"
#include "lessons/lesson_shelf.h"
#include "lessons/spotlight.h"
#include "session/documents.h"

#include <functional>
#include <optional>

namespace vallum::app {

class LogPanel;

/// Leads through a lesson: watches what the learner does on the table, says the next step when this one is
/// done, and what can be done where it went another way. The battle itself is one like any other.
class LessonDesk final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FieldSession& session;
        TableScene& scene;
        TableView& view;
        LogPanel& log;
        Panels panels;
    };
    /// Lets a battle begin in the window.
    using Begin = std::function<void(Opened)>;
    LessonDesk(const Documents& documents, const Parts& parts, Begin begin, QObject* parent);

    [[nodiscard]] QWidget* card() const { return card_; }
    [[nodiscard]] Spotlight& spotlight() { return spotlight_; }
    /// From the beginning, or where it was left.
    void open(const field::LoadedLesson& lesson, bool afresh);
    /// A battle begins in the window: that of the lesson just opened, or another one, which ends the lesson.
    void takeNotice();
    [[nodiscard]] bool isOn() const { return running_.has_value(); }
    [[nodiscard]] std::optional<field::LoadedLesson> lesson() const {
        return running_ ? std::optional(running_->lesson) : std::nullopt;
    }
    [[nodiscard]] int step() const { return running_ ? running_->step : 0; }
    /// The battle of a lesson does not take the place of the one that waits to be continued.
    [[nodiscard]] std::filesystem::path keptIn() const;

Q_SIGNALS:
    void tableWanted();
    void battleWanted(const vallum::field::Scenario& scenario, const vallum::app::Seating& seating);
    void left();

private:
    struct Running {
        field::LoadedLesson lesson;
        int step = 0;
    };

    void watch();
    void consider();
    void considerUndo();
    void enter(const QString& praise);
    void letComputersWait();
    [[nodiscard]] static QString praiseFor(const field::LessonStep& step);
    void stepOn();
    void finish();
    [[nodiscard]] std::optional<std::filesystem::path> nextBattle() const;
    void fightNext();
    [[nodiscard]] static Seating seatingFor(const field::Lesson& lesson, const field::Scenario& scenario);
    void say(const QString& note, LessonWords::Tone tone);
    void help();
    void judgeNumber(int number);
    template <class A> [[nodiscard]] const A* aimed() const;
    [[nodiscard]] const field::LessonStep* stepNow() const;
    [[nodiscard]] Opened opened(const field::LoadedLesson& lesson, bool afresh) const;

    const Documents& documents_;
    FieldSession& session_;
    TableScene& scene_;
    Begin begin_;
    Spotlight spotlight_;
    LessonCard* card_;
    std::optional<Running> opening_;
    std::optional<Running> running_;
    std::size_t since_ = 0;  // of what has happened, where this step began
    std::size_t answers_ = 0;
    bool isAstray_ = false;
};

}  // namespace vallum::app
