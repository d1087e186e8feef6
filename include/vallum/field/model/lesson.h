// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/lesson.h>
#include <vallum/field/model/battle.h>
#include <vallum/field/model/scenario.h>

namespace vallum::field {

/// Aims for a step of a lesson. The first five are not acts of the battle: the view that shows the lesson
/// knows when they are reached. `progressOf` decides about the others.
namespace aim {

using namespace vallum::aim;

/// To expand a line of the log into its reasons.
struct Unfold {
    static constexpr std::string_view kind = "unfold";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const Unfold&) const = default;
};

/// A number to read off the last roll of an attack.
enum class Reading { dice, successes };
constexpr auto names(Reading) { return std::array<std::string_view, 2>{"dice", "successes"}; }
/// To say a number of a unit's last roll. The battle holds the right answer, so any dice will do.
struct Read {
    UnitId unit;
    Reading reading = Reading::dice;
    static constexpr std::string_view kind = "read";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("reading", it.reading); }
    bool operator==(const Read&) const = default;
};

/// To give orders to these units.
struct Activate {
    std::vector<UnitId> units;
    static constexpr std::string_view kind = "activate";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const Activate&) const = default;
};
/// To move a unit's center to a point, or near it.
struct MoveTo {
    UnitId unit;
    geometry::Point at;
    Du within;
    static constexpr std::string_view kind = "moveTo";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("x", it.at.x)("y", it.at.y)("within", it.within);
    }
    bool operator==(const MoveTo&) const = default;
};
struct Charge {
    UnitId unit;
    UnitId target;
    static constexpr std::string_view kind = "charge";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("target", it.target); }
    bool operator==(const Charge&) const = default;
};
struct Shoot {
    UnitId unit;
    UnitId target;
    static constexpr std::string_view kind = "shoot";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("target", it.target); }
    bool operator==(const Shoot&) const = default;
};
/// To fight a melee to its end.
struct Fight {
    UnitId unit;
    static constexpr std::string_view kind = "fight";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Fight&) const = default;
};
/// To end phases until this one is reached.
struct Reach {
    Phase phase = Phase::movement;
    static constexpr std::string_view kind = "reach";
    static void fields(auto& it, auto& visit) { visit("phase", it.phase); }
    bool operator==(const Reach&) const = default;
};
/// To play until this turn is over; turns of all sides count, from 1.
struct EndTurn {
    int turn = 1;
    static constexpr std::string_view kind = "endTurn";
    static void fields(auto& it, auto& visit) { visit("turn", it.turn); }
    bool operator==(const EndTurn&) const = default;
};

}  // namespace aim

using Aim = std::variant<aim::GoOn,
                         aim::Pick,
                         aim::TakeBack,
                         aim::Unfold,
                         aim::Read,
                         aim::Activate,
                         aim::MoveTo,
                         aim::Charge,
                         aim::Shoot,
                         aim::Fight,
                         aim::Reach,
                         aim::EndTurn>;

/// What a step of a lesson points at.
namespace pointer {

struct Unit {
    UnitId unit;
    static constexpr std::string_view kind = "unit";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Unit&) const = default;
};
struct Place {
    geometry::Point at;
    static constexpr std::string_view kind = "place";
    static void fields(auto& it, auto& visit) { visit("x", it.at.x)("y", it.at.y); }
    bool operator==(const Place&) const = default;
};
/// A part of the window.
enum class Panel { phases, endPhase, question, unit, log, hand };
constexpr auto names(Panel) {
    return std::array<std::string_view, 6>{"phases", "end-phase", "question", "unit", "log", "hand"};
}
struct WindowPart {
    Panel panel = Panel::question;
    static constexpr std::string_view kind = "part";
    static void fields(auto& it, auto& visit) { visit("part", it.panel); }
    bool operator==(const WindowPart&) const = default;
};

}  // namespace pointer

using Pointer = std::variant<pointer::Unit, pointer::Place, pointer::WindowPart>;

using LessonStep = LessonStepOf<Aim, Pointer>;
/// `learner` is a seat, given by its color.
using Lesson = LessonOf<LessonStep>;

}  // namespace vallum::field
