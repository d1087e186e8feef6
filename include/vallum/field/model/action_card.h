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

/// CARD-03
enum class OrderKind { activation, command, morale, health };
constexpr auto names(OrderKind) {
    return std::array<std::string_view, 4>{"activation", "command", "morale", "health"};
}

/// Which units an order is for.
enum class UnitFilter {
    any,
    infantry,
    mounted,
    skirmishers,
    notEngaged,
    rangedNotJavelins,
    generalAndInfluence,
    wing
};
constexpr auto names(UnitFilter) {
    return std::array<std::string_view, 8>{"any",
                                           "infantry",
                                           "mounted",
                                           "skirmishers",
                                           "not-engaged",
                                           "ranged-not-javelins",
                                           "general-and-influence",
                                           "wing"};
}

/// How many units an order is for: a number, or what is counted when it is played.
struct UnitCount {
    enum class Kind { number, leadership, half, all };
    Kind kind = Kind::number;
    int number = 0;

    bool operator==(const UnitCount&) const = default;
};
constexpr auto names(UnitCount::Kind) {
    return std::array<std::string_view, 4>{"number", "leadership", "half", "all"};
}

/// ACT-07
struct ActivateEffect {
    UnitCount count;
    UnitFilter filter = UnitFilter::any;
    std::optional<int> countWithoutGeneral;
    bool needsGeneral = false;
    std::optional<Du> chain;  // each no farther than this from another one of the chosen
    Du chargeBonus;           // more movement if the move ends in a charge
    bool backwardOnly = false;
    bool mayShoot = true;
    bool operator==(const ActivateEffect&) const = default;
};
/// Played with an activation order and a part of it.
struct BoostEffect {
    MovementPoints movement;
    bool operator==(const BoostEffect&) const = default;
};
/// EVT-06 to EVT-09
struct StampedeEffect {
    Du radius;
    int mountedModifier = 0;
    bool operator==(const StampedeEffect&) const = default;
};
enum class DrawWhen { now, endOfTurnToLeadership };
struct DrawEffect {
    DrawWhen when = DrawWhen::now;
    int count = 0;
    bool operator==(const DrawEffect&) const = default;
};
/// So many random cards of the opponent's hand go to the own hand.
struct TakeCardEffect {
    int count = 0;
    bool operator==(const TakeCardEffect&) const = default;
};
/// GEN-03
struct MoveGeneralEffect {
    bool operator==(const MoveGeneralEffect&) const = default;
};
/// The no officer marker comes off.
struct NewOfficersEffect {
    int count = 0;
    bool operator==(const NewOfficersEffect&) const = default;
};
struct RallyEffect {
    int count = 0;
    bool operator==(const RallyEffect&) const = default;
};
struct RestoreOrderEffect {
    int modifier = 0;
    bool operator==(const RestoreOrderEffect&) const = default;
};
/// EVT-04
struct HealEffect {
    int units = 0;
    int wounds = 0;
    int woundsIfEngaged = 0;
    UnitFilter filter = UnitFilter::any;
    bool operator==(const HealEffect&) const = default;
};

/// What an order does; a card may do several of these.
struct OrderEffect {
    std::optional<ActivateEffect> activate;
    std::optional<BoostEffect> boost;
    std::optional<StampedeEffect> stampede;
    std::optional<DrawEffect> draw;
    std::optional<TakeCardEffect> takeCard;
    std::optional<MoveGeneralEffect> moveGeneral;
    std::optional<NewOfficersEffect> newOfficers;
    std::optional<RallyEffect> rally;
    std::optional<RestoreOrderEffect> restoreOrder;
    std::optional<HealEffect> heal;
    bool operator==(const OrderEffect&) const = default;
};

/// The upper half of an action card (CARD-01).
struct Order {
    std::string id;
    std::string name;
    OrderKind kind = OrderKind::activation;
    std::string text;
    OrderEffect effect;
    bool operator==(const Order&) const = default;
};

/// CARD-08
enum class EventIcon { sword, shield, bow };
constexpr auto names(EventIcon) { return std::array<std::string_view, 3>{"sword", "shield", "bow"}; }

/// The attacks that an event fits (MEL-10, RNG-19).
enum class EventWhen { melee, ranged, both };
constexpr auto names(EventWhen) { return std::array<std::string_view, 3>{"melee", "ranged", "both"}; }

/// CARD-09
enum class RandomFor { attacker, defender, both };
constexpr auto names(RandomFor) { return std::array<std::string_view, 3>{"attacker", "defender", "both"}; }

/// A marker that stays on a unit.
enum class LastingMarker { hero, noOfficer };
constexpr auto names(LastingMarker) { return std::array<std::string_view, 2>{"hero", "no-officer"}; }

/// What an event does to one unit for the length of a combat.
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
    bool operator==(const UnitEffect&) const = default;
};
/// EVT-17 to EVT-22
struct ThrowJavelinsEffect {
    int dice = 0;
    int powerWithoutRanged = 0;
    Defense defenderDefense;
    bool operator==(const ThrowJavelinsEffect&) const = default;
};
struct ShootAgainEffect {
    int times = 0;
    bool operator==(const ShootAgainEffect&) const = default;
};
/// EVT-23, EVT-24
struct RetargetEffect {
    Du within;
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
    bool operator==(const EventEffect&) const = default;
};

/// Conditions of an event's text (CARD-09, CARD-10).
struct EventRequirement {
    EnumSet<Ability> ownAbility;  // one of these; none: no condition
    EnumSet<UnitClass> ownClass;
    bool ownCharged = false;
    bool enemyMounted = false;
    bool enemyGeneral = false;
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
    bool operator==(const Event&) const = default;
};

}  // namespace vallum::field
