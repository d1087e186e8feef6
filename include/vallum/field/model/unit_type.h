// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/core/quantity.h>

namespace vallum::field {

/// UNIT-11
enum class UnitClass { infantry, cavalry, camels, chariots, elephants, artillery };
constexpr auto names(UnitClass) {
    return std::array<std::string_view, 6>{"infantry", "cavalry",   "camels",
                                           "chariots", "elephants", "artillery"};
}

/// ABL-01
enum class Ability {
    accuracy,
    amphibious,
    athletes,
    brash,
    complementary,
    deadly,
    fear,
    javelins,
    lunge,
    maneuverable,
    mountaineers,
    professionals,
    sarissas,
    skirmishers,
    spearmen,
    steadfast,
    sylvan
};
constexpr auto names(Ability) {
    return std::array<std::string_view, 17>{
        "accuracy", "amphibious",  "athletes", "brash",        "complementary", "deadly",
        "fear",     "javelins",    "lunge",    "maneuverable", "mountaineers",  "professionals",
        "sarissas", "skirmishers", "spearmen", "steadfast",    "sylvan"};
}

/// FRM-01; bravery counts as a formation (FRM-28).
enum class Formation { arrowhead, bravery, diamond, phalanx, square, wallOfShields };
constexpr auto names(Formation) {
    return std::array<std::string_view, 6>{"arrowhead", "bravery", "diamond",
                                           "phalanx",   "square",  "wall-of-shields"};
}

enum class Missile { javelin, bow, sling, bolt, stone };
constexpr auto names(Missile) {
    return std::array<std::string_view, 5>{"javelin", "bow", "sling", "bolt", "stone"};
}

/// The picture on the card.
enum class Figure {
    heavyFoot,
    phalanx,
    warband,
    lightFoot,
    archers,
    slingers,
    cavalry,
    cataphracts,
    horseArchers,
    camels,
    chariots,
    elephants,
    boltThrower,
    stoneThrower
};
constexpr auto names(Figure) {
    return std::array<std::string_view, 14>{"heavy-foot",    "phalanx",      "warband",  "light-foot",
                                            "archers",       "slingers",     "cavalry",  "cataphracts",
                                            "horse-archers", "camels",       "chariots", "elephants",
                                            "bolt-thrower",  "stone-thrower"};
}

/// UNIT-02
struct Attack {
    int hit = 0;
    int damage = 0;

    static void fields(auto& it, auto& visit) { visit("hit", it.hit)("damage", it.damage); }
    bool operator==(const Attack&) const = default;
};

/// UNIT-03
struct Ranged {
    int power = 0;
    Du range;
    Missile missile = Missile::javelin;

    static void fields(auto& it, auto& visit) {
        visit("power", it.power)("range", it.range)("missile", it.missile);
    }
    bool operator==(const Ranged&) const = default;
};

/// UNIT-04
struct Defense {
    int dodge = 0;
    int armor = 0;

    static void fields(auto& it, auto& visit) { visit("dodge", it.dodge)("armor", it.armor); }
    bool operator==(const Defense&) const = default;
};

/// The printed values of a unit's card: UNIT-02 to UNIT-11.
struct UnitType {
    std::string id;
    std::string name;
    std::string gloss;
    UnitClass unitClass = UnitClass::infantry;
    bool mounted = false;
    bool animals = false;
    Attack attack;
    std::optional<Ranged> ranged;
    Defense defense;
    int morale = 0;
    int health = 0;
    MovementPoints movement;
    int value = 0;
    EnumSet<Ability> abilities;
    EnumSet<Formation> formations;
    std::vector<std::string> supportedBy;
    Figure figure = Figure::heavyFoot;
    int maxCount = 0;
    std::string history;

    [[nodiscard]] bool has(Ability ability) const { return abilities.has(ability); }

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("gloss", it.gloss)("class", it.unitClass)("mounted", it.mounted)(
            "animals", it.animals)("attack", it.attack)("ranged", it.ranged)("defense", it.defense)(
            "morale", it.morale)("health", it.health)("movement", it.movement)("value", it.value)(
            "abilities", it.abilities)("formations", it.formations)("supportedBy", it.supportedBy)(
            "figure", it.figure)("maxCount", it.maxCount)("history", it.history);
    }
    bool operator==(const UnitType&) const = default;
};

}  // namespace vallum::field
