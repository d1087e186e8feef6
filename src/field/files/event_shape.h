// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "word.h"

#include <array>
#include <optional>
#include <string>

#include <vallum/field/model/action_card.h>

/// Events as the deck's file spells them.
namespace vallum::field::shape {

using Pair = std::array<int, 2>;

struct UnitEffect {
    Pair attack{};
    Pair defense{};
    int morale = 0;
    int dice = 0;
    bool priority = false;
    bool noPriority = false;
    bool noCheck = false;
    bool mustCheck = false;
    int ignoreWounds = 0;
    int woundsBeforeDice = 0;
    bool attacksAsBroken = false;
    int promote = 0;
    std::optional<LastingMarker> marker;
    int woundGeneralOn = 0;

    static void fields(auto& it, auto& visit) {
        visit.optional("attack", it.attack)
            .optional("defense", it.defense)
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

struct ThrowJavelins {
    int dice = 0;
    int powerWithoutRanged = 0;
    Pair defenderDefense{};

    static void fields(auto& it, auto& visit) {
        visit("dice", it.dice)("powerWithoutRanged", it.powerWithoutRanged)("defenderDefense",
                                                                            it.defenderDefense);
    }
    bool operator==(const ThrowJavelins&) const = default;
};

struct ShootAgain {
    int times = 0;
    Literal<false> events;

    static void fields(auto& it, auto& visit) { visit("times", it.times)("events", it.events); }
    bool operator==(const ShootAgain&) const = default;
};

struct Retarget {
    Word<"active-player"> owner;
    Du withinDu;
    Word<"attack-lost"> otherwise;

    static void fields(auto& it, auto& visit) {
        visit("owner", it.owner)("withinDu", it.withinDu)("otherwise", it.otherwise);
    }
    bool operator==(const Retarget&) const = default;
};

struct EventEffect {
    std::optional<UnitEffect> own;
    std::optional<UnitEffect> enemy;
    std::optional<UnitEffect> shooter;
    std::optional<ThrowJavelins> throwJavelins;
    std::optional<ShootAgain> shootAgain;
    std::optional<Retarget> retarget;
    Cancel cancel = Cancel::nothing;

    static void fields(auto& it, auto& visit) {
        visit.optional("own", it.own)
            .optional("enemy", it.enemy)
            .optional("shooter", it.shooter)
            .optional("throwJavelins", it.throwJavelins)
            .optional("shootAgain", it.shootAgain)
            .optional("retarget", it.retarget)
            .optional("cancel", it.cancel);
    }
    bool operator==(const EventEffect&) const = default;
};

struct Requirement {
    EnumSet<Ability> ownAbility;
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
    bool operator==(const Requirement&) const = default;
};

struct Event {
    std::string id;
    std::string name;
    EnumSet<EventIcon> icons;
    EventWhen when = EventWhen::both;
    bool onlyAfterCharge = false;
    RandomFor randomFor = RandomFor::both;
    Requirement condition;
    std::string text;
    EventEffect effect;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("icons", it.icons)("when", it.when)(
            "onlyAfterCharge", it.onlyAfterCharge)("randomFor", it.randomFor)("requires", it.condition)(
            "text", it.text)("effect", it.effect);
    }
    bool operator==(const Event&) const = default;
};

field::Event eventOf(const Event&);

}  // namespace vallum::field::shape
