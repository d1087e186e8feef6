// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/enum_set.h>
#include <vallum/core/quantity.h>
#include <vallum/field/model/unit_type.h>

namespace vallum::field {

/// CARD-08
enum class EventIcon { sword, shield, bow };
constexpr auto names(EventIcon) { return std::array<std::string_view, 3>{"sword", "shield", "bow"}; }

/// The attacks that an event can be used in (MEL-10, RNG-19).
enum class EventWhen { melee, ranged, both };
constexpr auto names(EventWhen) { return std::array<std::string_view, 3>{"melee", "ranged", "both"}; }

/// CARD-09
enum class RandomFor { attacker, defender, both };
constexpr auto names(RandomFor) { return std::array<std::string_view, 3>{"attacker", "defender", "both"}; }

/// Markers that stay on a unit.
enum class LastingMarker { hero, noOfficer };
constexpr auto names(LastingMarker) { return std::array<std::string_view, 2>{"hero", "no-officer"}; }

/// An event's effect on one unit for the duration of a combat.
struct UnitEffect {
    Attack attack;
    Defense defense;
    int morale = 0;
    int dice = 0;
    bool priority = false;
    bool noPriority = false;
    bool noCheck = false;
    bool mustCheck = false;
    int ignoreWounds = 0;
    int woundsBeforeDice = 0;      // EVT-15
    bool attacksAsBroken = false;  // EVT-15
    int promote = 0;               // EVT-10
    std::optional<LastingMarker> marker;
    int woundGeneralOn = 0;  // 0: never

    static void fields(auto& it, auto& visit) {
        visit.optionalPair("attack", it.attack.hit, it.attack.damage)
            .optionalPair("defense", it.defense.dodge, it.defense.armor)
            .optional("morale", it.morale)
            .optional("dice", it.dice)
            .optional("priority", it.priority)
            .optional("noPriority", it.noPriority)
            .optional("noCheck", it.noCheck)
            .optional("mustCheck", it.mustCheck)
            .optional("ignoreWounds", it.ignoreWounds)
            .optional("woundsBeforeDice", it.woundsBeforeDice)
            .optional("attacksAsBroken", it.attacksAsBroken)
            .optional("promote", it.promote)
            .optional("marker", it.marker)
            .optional("woundGeneralOn", it.woundGeneralOn);
    }
    bool operator==(const UnitEffect&) const = default;
};
/// EVT-17 to EVT-22
struct ThrowJavelinsEffect {
    int dice = 0;
    int powerWithoutRanged = 0;
    Defense defenderDefense;

    static void fields(auto& it, auto& visit) {
        visit("dice", it.dice)("powerWithoutRanged", it.powerWithoutRanged)
            .pair("defenderDefense", it.defenderDefense.dodge, it.defenderDefense.armor);
    }
    bool operator==(const ThrowJavelinsEffect&) const = default;
};
struct ShootAgainEffect {
    int times = 0;

    static void fields(auto& it, auto& visit) { visit("times", it.times).fixed("events", false); }
    bool operator==(const ShootAgainEffect&) const = default;
};
/// EVT-23, EVT-24
struct RetargetEffect {
    Du within;

    static void fields(auto& it, auto& visit) {
        visit.fixed("owner", "active-player")("withinDu", it.within).fixed("otherwise", "attack-lost");
    }
    bool operator==(const RetargetEffect&) const = default;
};
/// RNG-18
enum class Cancel { nothing, combat, otherEvents };
constexpr auto names(Cancel) { return std::array<std::string_view, 3>{"nothing", "combat", "other-events"}; }

struct EventEffect {
    std::optional<UnitEffect> own;
    std::optional<UnitEffect> enemy;
    std::optional<UnitEffect> shooter;
    std::optional<ThrowJavelinsEffect> throwJavelins;
    std::optional<ShootAgainEffect> shootAgain;
    std::optional<RetargetEffect> retarget;
    Cancel cancel = Cancel::nothing;
    int handLimit = 0;  // END-07: bonus for the helped unit's owner, until the end of that player's turn

    static void fields(auto& it, auto& visit) {
        visit.optional("own", it.own)
            .optional("enemy", it.enemy)
            .optional("shooter", it.shooter)
            .optional("throwJavelins", it.throwJavelins)
            .optional("shootAgain", it.shootAgain)
            .optional("retarget", it.retarget)
            .optional("cancel", it.cancel)
            .optional("handLimit", it.handLimit);
    }
    bool operator==(const EventEffect&) const = default;
};

/// The conditions in an event's text (CARD-09, CARD-10).
struct EventRequirement {
    EnumSet<Ability> ownAbility;  // any one of these; empty: no condition
    EnumSet<UnitClass> ownClass;
    bool ownCharged = false;
    bool enemyMounted = false;
    bool enemyGeneral = false;

    static void fields(auto& it, auto& visit) {
        visit.optional("ownAbility", it.ownAbility)
            .optional("ownClass", it.ownClass)
            .optional("ownCharged", it.ownCharged)
            .optional("enemyMounted", it.enemyMounted)
            .optional("enemyGeneral", it.enemyGeneral);
    }
    bool operator==(const EventRequirement&) const = default;
};

/// The lower half of an action card (CARD-01).
struct Event {
    std::string id;
    std::string name;
    EnumSet<EventIcon> icons;
    EventWhen when = EventWhen::both;
    bool onlyAfterCharge = false;  // MEL-11
    RandomFor randomFor = RandomFor::both;
    EventRequirement requirement;
    std::string text;
    EventEffect effect;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("icons", it.icons)("when", it.when)(
            "onlyAfterCharge", it.onlyAfterCharge)("randomFor", it.randomFor)("requires", it.requirement)(
            "text", it.text)("effect", it.effect);
    }
    bool operator==(const Event&) const = default;
};

}  // namespace vallum::field
