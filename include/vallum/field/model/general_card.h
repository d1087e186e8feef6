// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <vallum/core/quantity.h>

namespace vallum::field {

/// GEN-05: `attack` and `defense` mean +n/+n.
struct GeneralModifiers {
    int attack = 0;
    int defense = 0;
    int morale = 0;

    static void fields(auto& it, auto& visit) {
        visit("attack", it.attack)("defense", it.defense)("morale", it.morale);
    }
    bool operator==(const GeneralModifiers&) const = default;
};

/// GEN-08
enum class GeneralAbility {
    none,
    alwaysActive,
    carefulPlanner,
    swiftOrders,
    steadyingPresence,
    readyForAll,
    readerOfOmens,
    hiddenDeployment,
    leadsTheHorse,
    leadsTheFoot,
    hardMarcher,
    ralliesTheBroken,
    masterOfMissiles,
    unshaken
};
constexpr auto names(GeneralAbility) {
    return std::array<std::string_view, 14>{
        "none",          "always-active",      "careful-planner",    "swift-orders",    "steadying-presence",
        "ready-for-all", "reader-of-omens",    "hidden-deployment",  "leads-the-horse", "leads-the-foot",
        "hard-marcher",  "rallies-the-broken", "master-of-missiles", "unshaken"};
}

/// What is printed on a general's card (GEN-04).
struct GeneralCard {
    std::string id;
    std::string name;
    std::string years;
    std::string army;  // an army's id, or "any"
    GeneralModifiers modifiers;
    Du influence;           // GEN-06
    int leadership = 0;     // GEN-07
    std::string abilityId;  // GEN-08
    std::string abilityText;
    int pointsModifier = 0;  // GEN-09, in percent
    std::string history;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("years", it.years)("army", it.army)("modifiers", it.modifiers)(
            "influence", it.influence)("leadership", it.leadership)("abilityId", it.abilityId)(
            "abilityText", it.abilityText)("pointsModifier", it.pointsModifier)("history", it.history);
    }
    bool operator==(const GeneralCard&) const = default;
};

}  // namespace vallum::field
