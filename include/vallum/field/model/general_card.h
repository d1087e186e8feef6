// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/quantity.h>
#include <vallum/field/model/unit_type.h>

namespace vallum::field {

/// GEN-05: `defense` means +n/+n.
struct GeneralModifiers {
    Attack attack;
    int defense = 0;
    int morale = 0;

    static void fields(auto& it, auto& visit) {
        visit.pairOrBoth("attack", it.attack.hit, it.attack.damage)("defense", it.defense)("morale",
                                                                                           it.morale);
    }
    bool operator==(const GeneralModifiers&) const = default;
};

/// The general's unit is active in each of its own turns without an order.
struct AlwaysActiveEffect {
    static void fields(auto& /*it*/, auto& visit) { visit.fixed("unit", "general"); }
    bool operator==(const AlwaysActiveEffect&) const = default;
};
/// Replaces the draw of END-02.
struct DrawAfterOrdersEffect {
    int count = 0;

    static void fields(auto& it, auto& visit) { visit("count", it.count); }
    bool operator==(const DrawAfterOrdersEffect&) const = default;
};
/// Additional units for an activation order that names a number (ACT-07).
struct ActivateBonusEffect {
    int units = 0;
    int timesPerOwnTurn = 0;

    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("timesPerOwnTurn", it.timesPerOwnTurn).fixed("within", "influence");
    }
    bool operator==(const ActivateBonusEffect&) const = default;
};
struct RerollMoraleEffect {
    int timesPerTurn = 0;

    static void fields(auto& it, auto& visit) {
        visit("timesPerTurn", it.timesPerTurn).fixed("within", "influence");
    }
    bool operator==(const RerollMoraleEffect&) const = default;
};
/// How many events from the hand in a combat of the general's unit (MEL-07, RNG-17).
struct HandEventsEffect {
    int count = 0;

    static void fields(auto& it, auto& visit) { visit.fixed("unit", "general")("count", it.count); }
    bool operator==(const HandEventsEffect&) const = default;
};
/// Like EVT-12.
struct ReplaceRandomEventEffect {
    int timesPerCombat = 0;

    static void fields(auto& it, auto& visit) {
        visit.fixed("unit", "general")("timesPerCombat", it.timesPerCombat);
    }
    bool operator==(const ReplaceRandomEventEffect&) const = default;
};
struct RedeployEffect {
    int units = 0;

    static void fields(auto& it, auto& visit) { visit("units", it.units).fixed("when", "after-reveal"); }
    bool operator==(const RedeployEffect&) const = default;
};
/// The units that a general's ability applies to.
enum class Arm { infantry, mounted };
constexpr auto names(Arm) { return std::array<std::string_view, 2>{"infantry", "mounted"}; }
/// For charges that begin within the general's influence.
struct ChargeAttackEffect {
    Arm filter = Arm::infantry;
    Attack attack;

    static void fields(auto& it, auto& visit) {
        visit("filter", it.filter)
            .pair("attack", it.attack.hit, it.attack.damage)
            .fixed("within", "influence");
    }
    bool operator==(const ChargeAttackEffect&) const = default;
};
/// For forced marches that begin within the general's influence.
struct MarchBonusEffect {
    MovementPoints movement;

    static void fields(auto& it, auto& visit) {
        visit("movementPoints", it.movement).fixed("within", "influence");
    }
    bool operator==(const MarchBonusEffect&) const = default;
};
/// On checks to stop being broken or fleeing.
struct RecoverBonusEffect {
    int morale = 0;

    static void fields(auto& it, auto& visit) { visit("morale", it.morale).fixed("within", "influence"); }
    bool operator==(const RecoverBonusEffect&) const = default;
};
struct RangedAttackEffect {
    Attack attack;

    static void fields(auto& it, auto& visit) {
        visit.pair("attack", it.attack.hit, it.attack.damage).fixed("within", "influence");
    }
    bool operator==(const RangedAttackEffect&) const = default;
};
/// For the leadership check after losses (SET-14).
struct RerollLeadershipEffect {
    int times = 0;

    static void fields(auto& it, auto& visit) { visit("times", it.times); }
    bool operator==(const RerollLeadershipEffect&) const = default;
};

/// The effects of an ability, possibly several.
struct AbilityEffect {
    std::optional<AlwaysActiveEffect> alwaysActive;
    std::optional<DrawAfterOrdersEffect> drawAfterOrders;
    std::optional<ActivateBonusEffect> activateBonus;
    std::optional<RerollMoraleEffect> rerollMorale;
    std::optional<HandEventsEffect> handEvents;
    std::optional<ReplaceRandomEventEffect> replaceRandomEvent;
    std::optional<RedeployEffect> redeploy;
    std::optional<ChargeAttackEffect> chargeAttack;
    std::optional<MarchBonusEffect> marchBonus;
    std::optional<RecoverBonusEffect> recoverBonus;
    std::optional<RangedAttackEffect> rangedAttack;
    std::optional<RerollLeadershipEffect> rerollLeadershipCheck;

    static void fields(auto& it, auto& visit) {
        visit.optional("alwaysActive", it.alwaysActive)
            .optional("drawAfterOrders", it.drawAfterOrders)
            .optional("activateBonus", it.activateBonus)
            .optional("rerollMorale", it.rerollMorale)
            .optional("handEvents", it.handEvents)
            .optional("replaceRandomEvent", it.replaceRandomEvent)
            .optional("redeploy", it.redeploy)
            .optional("chargeAttack", it.chargeAttack)
            .optional("marchBonus", it.marchBonus)
            .optional("recoverBonus", it.recoverBonus)
            .optional("rangedAttack", it.rangedAttack)
            .optional("rerollLeadershipCheck", it.rerollLeadershipCheck);
    }
    bool operator==(const AbilityEffect&) const = default;
};

/// GEN-08: the rules use its effect, never its name.
struct GeneralAbility {
    std::string id;
    std::string text;
    AbilityEffect effect;

    static void fields(auto& it, auto& visit) { visit("id", it.id)("text", it.text)("effect", it.effect); }
    bool operator==(const GeneralAbility&) const = default;
};

/// The printed values of a general's card (GEN-04).
struct GeneralCard {
    std::string id;
    std::string name;
    std::string years;
    std::string army;  // an army's id, or "any"
    GeneralModifiers modifiers;
    Du influence;            // GEN-06
    int leadership = 0;      // GEN-07
    GeneralAbility ability;  // GEN-08
    int pointsModifier = 0;  // GEN-09, in percent
    std::string history;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("years", it.years)("army", it.army)("modifiers", it.modifiers)(
            "influence", it.influence)("leadership", it.leadership)("ability", it.ability)(
            "pointsModifier", it.pointsModifier)("history", it.history);
    }
    bool operator==(const GeneralCard&) const = default;
};

}  // namespace vallum::field
