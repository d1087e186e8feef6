// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/id.h>

/// What the lessons of all systems share. Each system defines what a learner can be asked to do and where a
/// step can point.
namespace vallum {

/// How a learner is doing in a step of a lesson.
enum class StepProgress { onTheWay, done, astray };

/// Aims that every system has. They are not acts of the battle: the view that shows the lesson knows when
/// they are reached.
namespace aim {

/// Only to read on.
struct GoOn {
    static constexpr std::string_view kind = "goOn";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const GoOn&) const = default;
};
/// To click a unit and read what it can do.
struct Pick {
    UnitId unit;
    static constexpr std::string_view kind = "pick";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Pick&) const = default;
};
struct TakeBack {
    static constexpr std::string_view kind = "takeBack";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const TakeBack&) const = default;
};

}  // namespace aim

/// The texts of a step.
struct StepText {
    std::string title;
    std::string text;
    std::string help;       // a hint for a learner who is stuck
    std::string otherwise;  // shown after a wrong act; empty: a standard text

    static void fields(auto& it, auto& visit) {
        visit("title", it.title)("text", it.text)
            .optional("help", it.help)
            .optional("otherwise", it.otherwise);
    }
    bool operator==(const StepText&) const = default;
};

template <class AimKind, class PointerKind> struct LessonStepOf : StepText {
    using Aim = AimKind;
    using Pointer = PointerKind;

    std::vector<Pointer> points;
    Aim aim;

    static void fields(auto& it, auto& visit) {
        StepText::fields(it, visit);
        visit("aim", it.aim).optional("points", it.points);
    }
    bool operator==(const LessonStepOf&) const = default;
};

/// The description of a lesson.
struct LessonHead {
    std::string id;
    std::string title;
    std::string about;
    int minutes = 0;
    std::string scenario;  // the file, relative to the lesson's folder
    int seed = 1;
    std::string learner;  // a side, by its name in the scenario
    std::string next;     // the id of the scenario to fight afterwards; empty: none

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("title", it.title)("about", it.about)("minutes", it.minutes)(
            "scenario", it.scenario)("seed", it.seed)("learner", it.learner)
            .optional("next", it.next);
    }
    bool operator==(const LessonHead&) const = default;
};

/// A battle played step by step, with texts for each step. The computer plays the other sides.
template <class StepKind> struct LessonOf : LessonHead {
    using Step = StepKind;

    std::vector<Step> steps;

    static void fields(auto& it, auto& visit) {
        LessonHead::fields(it, visit);
        visit("steps", it.steps);
    }
    bool operator==(const LessonOf&) const = default;
};

/// A lesson with its scenario, which has every unit it mentions.
template <class LessonKind, class ScenarioKind> struct LoadedLessonOf {
    LessonKind lesson;
    ScenarioKind scenario;
};

/// A lesson as it is displayed, in any system.
struct LessonText {
    LessonHead head;
    std::vector<StepText> steps;

    bool operator==(const LessonText&) const = default;
};
template <class Step> LessonText textOf(const LessonOf<Step>& lesson) {
    LessonText text{lesson, {}};
    std::ranges::copy(lesson.steps, std::back_inserter(text.steps));
    return text;
}

}  // namespace vallum
