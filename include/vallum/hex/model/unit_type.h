// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/enum_set.h>

namespace vallum::hex {

/// HEX-04: the faces of a battle die; a face in `RollDice` is the position in this list, from 1.
enum class Face { light, medium, heavy, leader, flag, swords };
constexpr auto names(Face) {
    return std::array<std::string_view, 6>{"light", "medium", "heavy", "leader", "flag", "swords"};
}

enum class UnitClass { light, medium, heavy };
constexpr auto names(UnitClass) { return std::array<std::string_view, 3>{"light", "medium", "heavy"}; }
/// The face that hits units of this class (HEX-40).
constexpr Face faceOf(UnitClass unitClass) { return static_cast<Face>(unitClass); }

enum class Arm { foot, mounted };
constexpr auto names(Arm) { return std::array<std::string_view, 2>{"foot", "mounted"}; }

/// A family of unit types that rules refer to.
enum class Group { cavalry, chariot, camels, elephants, warMachine, warriors };
constexpr auto names(Group) {
    return std::array<std::string_view, 6>{"cavalry",   "chariot",     "camels",
                                           "elephants", "war-machine", "warriors"};
}

/// HEX-60: kinds of attackers, as far as evading depends on them.
enum class Attacker { foot, lightMounted, mediumMounted, heavyMounted, elephants };
constexpr auto names(Attacker) {
    return std::array<std::string_view, 5>{"foot", "light-mounted", "medium-mounted", "heavy-mounted",
                                           "elephants"};
}

/// HEX-41: which sword hits of a roll are ignored.
enum class IgnoredSwords { none, first, all };
constexpr auto names(IgnoredSwords) { return std::array<std::string_view, 3>{"none", "first", "all"}; }

/// HEX-05: a row of the unit table. Moves and retreats are in hexes.
struct UnitType {
    std::string id;
    std::string code;
    std::string name;
    std::string gloss;
    UnitClass unitClass = UnitClass::light;
    Arm arm = Arm::foot;
    std::optional<Group> group;
    int blocks = 4;
    int move = 1;
    int moveAndBattle = 1;     // the longest move after which it may battle
    std::optional<int> close;  // none: as many as its opponent (HEX-43)
    std::optional<int> back;
    std::optional<int> range;
    int retreat = 1;  // hexes per flag
    bool swordsHit = false;
    EnumSet<Attacker> evadesFrom;
    bool fullStrengthBonus = false;
    IgnoredSwords ignoresSwords = IgnoredSwords::none;
    std::optional<int> chargeMove;  // HEX-23
    std::string figure;

    [[nodiscard]] bool is(Group family) const { return group == family; }
    [[nodiscard]] bool isFoot() const { return arm == Arm::foot; }
    [[nodiscard]] bool isMounted() const { return arm == Arm::mounted; }
    [[nodiscard]] bool isLightFoot() const { return isFoot() && unitClass == UnitClass::light; }
    /// HEX-46, HEX-47
    [[nodiscard]] bool isHorse() const { return is(Group::cavalry) || is(Group::chariot); }

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("code", it.code)("name", it.name)("gloss", it.gloss)("class", it.unitClass)(
            "kind", it.arm)("group", it.group)("blocks", it.blocks)("move", it.move)(
            "moveAndBattle", it.moveAndBattle)("close", it.close)("back", it.back)("range", it.range)(
            "retreat", it.retreat)("swordsHit", it.swordsHit)("evadesFrom", it.evadesFrom)(
            "fullStrengthBonus", it.fullStrengthBonus)("ignoresSwords", it.ignoresSwords)(
            "chargeMove", it.chargeMove)("figure", it.figure);
    }
    bool operator==(const UnitType&) const = default;
};

}  // namespace vallum::hex
