// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <vallum/core/lesson.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/model/blow.h>

namespace vallum::hex {

/// Aims for a step of a lesson of hex battles. `progressOf` knows when they are reached, except for
/// `goOn`, `pick` and `takeBack`.
namespace aim {

using namespace vallum::aim;

/// To play this card, given by its id in the deck.
struct Play {
    std::string card;
    static constexpr std::string_view kind = "play";
    static void fields(auto& it, auto& visit) { visit("card", it.card); }
    bool operator==(const Play&) const = default;
};
/// To give orders to these units.
struct Order {
    std::vector<UnitId> units;
    static constexpr std::string_view kind = "order";
    static void fields(auto& it, auto& visit) { visit("units", it.units); }
    bool operator==(const Order&) const = default;
};
/// To move a unit to this hex.
struct MoveTo {
    UnitId unit;
    Hex at;
    static constexpr std::string_view kind = "moveTo";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit).pair("at", it.at.row, it.at.column); }
    bool operator==(const MoveTo&) const = default;
};
/// To end phases of the turn until this one is reached.
struct Reach {
    Phase phase = Phase::battling;
    static constexpr std::string_view kind = "reach";
    static void fields(auto& it, auto& visit) { visit("phase", it.phase); }
    bool operator==(const Reach&) const = default;
};
/// To roll the dice of a unit, against this target if there is one.
struct Strike {
    UnitId unit;
    Roll roll = Roll::attack;
    std::optional<UnitId> target;
    static constexpr std::string_view kind = "strike";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("roll", it.roll).optional("target", it.target);
    }
    bool operator==(const Strike&) const = default;
};
/// A number to read off a roll.
enum class Reading { dice, hits, flags };
constexpr auto names(Reading) { return std::array<std::string_view, 3>{"dice", "hits", "flags"}; }
/// To say a number of the last such roll of a unit of either side. The battle holds the right answer, so any
/// dice will do; until they are rolled the learner waits.
struct Count {
    UnitId unit;
    Roll roll = Roll::attack;
    Reading reading = Reading::hits;
    static constexpr std::string_view kind = "count";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("roll", it.roll)("reading", it.reading);
    }
    bool operator==(const Count&) const = default;
};
/// To advance into the hex that an enemy has given up (HEX-71).
struct Advance {
    UnitId unit;
    static constexpr std::string_view kind = "advance";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Advance&) const = default;
};
/// To play on until this unit is attacked or the enemy's turn is over.
struct AwaitAttack {
    UnitId unit;
    static constexpr std::string_view kind = "awaitAttack";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const AwaitAttack&) const = default;
};
/// To let an attacked unit evade (HEX-62).
struct Evade {
    UnitId unit;
    static constexpr std::string_view kind = "evade";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const Evade&) const = default;
};
/// To play until this turn is over; turns of both sides count, from 1.
struct EndTurn {
    int turn = 1;
    static constexpr std::string_view kind = "endTurn";
    static void fields(auto& it, auto& visit) { visit("turn", it.turn); }
    bool operator==(const EndTurn&) const = default;
};

}  // namespace aim

using LessonAim = std::variant<aim::GoOn,
                               aim::Pick,
                               aim::TakeBack,
                               aim::Play,
                               aim::Order,
                               aim::MoveTo,
                               aim::Reach,
                               aim::Strike,
                               aim::Count,
                               aim::Advance,
                               aim::AwaitAttack,
                               aim::Evade,
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
    Hex at;
    static constexpr std::string_view kind = "hex";
    static void fields(auto& it, auto& visit) { visit.pair("at", it.at.row, it.at.column); }
    bool operator==(const Place&) const = default;
};
/// A card in the learner's hand, given by its id in the deck.
struct Card {
    std::string card;
    static constexpr std::string_view kind = "card";
    static void fields(auto& it, auto& visit) { visit("card", it.card); }
    bool operator==(const Card&) const = default;
};
/// A part of the window.
enum class Panel { phases, endStep, banners, sheet, hand, log, dice };
constexpr auto names(Panel) {
    return std::array<std::string_view, 7>{"phases", "end-step", "banners", "sheet", "hand", "log", "dice"};
}
struct WindowPart {
    Panel panel = Panel::sheet;
    static constexpr std::string_view kind = "part";
    static void fields(auto& it, auto& visit) { visit("part", it.panel); }
    bool operator==(const WindowPart&) const = default;
};

}  // namespace pointer

using LessonPointer = std::variant<pointer::Unit, pointer::Place, pointer::Card, pointer::WindowPart>;

/// Conditions without which a step makes no sense: the dice may have turned out differently, or the learner
/// may have done something else.
namespace premise {

/// Flags have driven the unit back, and it is still on the board.
struct DrivenBack {
    UnitId unit;
    static constexpr std::string_view kind = "drivenBack";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const DrivenBack&) const = default;
};
/// The learner has won a banner.
struct Banner {
    static constexpr std::string_view kind = "banner";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const Banner&) const = default;
};

}  // namespace premise

using Premise = std::variant<premise::DrivenBack, premise::Banner>;

struct LessonStep : LessonStepOf<LessonAim, LessonPointer> {
    std::optional<Premise> onlyAfter;  // without it the step is skipped

    static void fields(auto& it, auto& visit) {
        LessonStepOf::fields(it, visit);
        visit.optional("onlyAfter", it.onlyAfter);
    }
    bool operator==(const LessonStep&) const = default;
};

/// `learner` is a seat of the scenario.
using Lesson = LessonOf<LessonStep>;

}  // namespace vallum::hex
