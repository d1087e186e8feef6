// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/tutor.h"
#include "session/session_of.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>

#include <vallum/core/text_file.h>

namespace vallum::app {

/// The part of a tutor that the core makes possible for every system.
template <SeatedSystem System, class Lesson> class TutorOf : public Tutor {
public:
    using Scenario = typename System::Scenario;
    using Library = typename FilesOf<System>::Library;
    using Loaded = LoadedLessonOf<Lesson, Scenario>;
    using Step = typename Lesson::Step;

    TutorOf(SessionOf<System>& session, const Library& library, QObject* parent)
        : Tutor(parent),
          session_(session),
          library_(library) {}

    FromFile<LessonText> take(const std::filesystem::path& lesson) final {
        return load(lesson).map([this](Loaded it) {
            taught_ = std::move(it);
            begin_ = 0;
            return textOf(taught_.lesson);
        });
    }
    [[nodiscard]] Opening begin() const final {
        Opening opening = openingOf(taught_.scenario);
        opening.seating.seed = static_cast<std::uint64_t>(taught_.lesson.seed);
        return opening;
    }
    [[nodiscard]] FromFile<Opening> battle(const std::filesystem::path& scenario) const final {
        const std::string file = scenario.string();
        return readFile(scenario)
            .and_then(
                [&](const std::string& text) { return FilesOf<System>::scenarioFrom(text, library_, file); })
            .map([this](Scenario it) { return openingOf(std::move(it)); });
    }

    void beginStep() final { begin_ = session_.history().size(); }
    void keepUp() final {
        const bool isOthers = !session_.seating().isPerson(session_.battle().active);
        begin_ = isOthers ? session_.history().size() : std::min(begin_, session_.history().size());
    }
    [[nodiscard]] Task taskOf(std::size_t step) const final {
        const auto& aim = stepAt(step).aim;
        if (std::holds_alternative<aim::GoOn>(aim)) return Task::read;
        if (std::holds_alternative<aim::Pick>(aim)) return Task::pick;
        if (std::holds_alternative<aim::TakeBack>(aim)) return Task::takeBack;
        return taskFor(aim);
    }
    [[nodiscard]] std::optional<UnitId> unitToPick(std::size_t step) const final {
        const auto* pick = std::get_if<aim::Pick>(&stepAt(step).aim);
        return pick == nullptr ? std::nullopt : std::optional(pick->unit);
    }

protected:
    [[nodiscard]] SessionOf<System>& session() const { return session_; }
    [[nodiscard]] const Library& library() const { return library_; }
    [[nodiscard]] const Loaded& taught() const { return taught_; }
    [[nodiscard]] const Step& stepAt(std::size_t step) const { return taught_.lesson.steps.at(step); }
    /// The index of the first event that counts toward the step.
    [[nodiscard]] std::size_t stepBegan() const { return begin_; }

private:
    [[nodiscard]] virtual FromFile<Loaded> load(const std::filesystem::path& lesson) const = 0;
    /// The learner's seat in this scenario.
    [[nodiscard]] virtual Seat learnerIn(const Scenario& scenario) const = 0;
    /// Called only for aims that are specific to this system.
    [[nodiscard]] virtual Task taskFor(const typename Step::Aim& aim) const = 0;

    [[nodiscard]] Opening openingOf(Scenario scenario) const {
        Opening opening{.isNew = true, .seating = {}, .damage = {}, .begin = {}};
        for (const Seat seat : FilesOf<System>::seatsOf(scenario)) {
            const bool learns = seat == learnerIn(scenario);
            opening.seating.players[seat] = learns ? PlayerKind::person : PlayerKind::greedy;
        }
        opening.begin = [&session = session_, it = std::move(scenario)](const Seating& players) {
            session.start(it, players);
        };
        return opening;
    }

    SessionOf<System>& session_;
    const Library& library_;
    Loaded taught_;
    std::size_t begin_ = 0;
};

}  // namespace vallum::app
