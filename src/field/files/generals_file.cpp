// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings.h"

#include <array>
#include <set>

#include <vallum/core/file_format.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

/// Checked as a whole below.
struct EffectShape {
    static constexpr std::string_view expected = "an object";
    Json json;

    static std::optional<EffectShape> fromJson(const Json& json) {
        return json.is_object() ? std::optional(EffectShape{json}) : std::nullopt;
    }
};

struct AbilityShape {
    GeneralAbility id = GeneralAbility::none;
    std::string text;
    EffectShape effect;
    static void fields(auto& it, auto& visit) { visit("id", it.id)("text", it.text)("effect", it.effect); }
};

struct GeneralShape {
    std::string id;
    std::string name;
    std::string years;
    std::string army;
    GeneralModifiers modifiers;
    Du influence;
    int leadership = 0;
    AbilityShape ability;
    int pointsModifier = 0;
    std::string history;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("years", it.years)("army", it.army)("modifiers", it.modifiers)(
            "influence", it.influence)("leadership", it.leadership)("ability", it.ability)(
            "pointsModifier", it.pointsModifier)("history", it.history);
    }
};

struct GeneralsShape {
    std::vector<GeneralShape> generals;
    static void fields(auto& it, auto& visit) { visit("generals", it.generals); }
};

/// GEN-08: what each ability does, in the order of their names. The rules know no others.
constexpr std::array<std::string_view, 14> effects{
    R"({})",
    R"({"alwaysActive": {"unit": "general"}})",
    R"({"drawAfterOrders": {"count": 2}})",
    R"({"activateBonus": {"units": 1, "timesPerOwnTurn": 1, "within": "influence"}})",
    R"({"rerollMorale": {"timesPerTurn": 1, "within": "influence"}})",
    R"({"handEvents": {"unit": "general", "count": 2}})",
    R"({"replaceRandomEvent": {"unit": "general", "timesPerCombat": 1}})",
    R"({"redeploy": {"units": 3, "when": "after-reveal"}})",
    R"({"chargeAttack": {"filter": "mounted", "attack": [1, 0], "within": "influence"}})",
    R"({"chargeAttack": {"filter": "infantry", "attack": [1, 0], "within": "influence"}})",
    R"({"marchBonus": {"movementPoints": 1, "within": "influence"}})",
    R"({"recoverBonus": {"morale": 2, "within": "influence"}})",
    R"({"rangedAttack": {"attack": [1, 0], "within": "influence"}})",
    R"({"rerollLeadershipCheck": {"times": 1}})"};
static_assert(effects.size() == names(GeneralAbility{}).size());

void checkAbility(Findings& findings, const std::string& place, const AbilityShape& ability) {
    const auto known = static_cast<std::size_t>(ability.id);
    if (ability.effect.json == *parsedJson(effects.at(known))) return;
    findings.error(place + "/effect", ability.effect.json.dump(), std::string(effects.at(known)));
}

GeneralCard cardOf(const GeneralShape& shape) {
    GeneralCard card;
    card.id = shape.id;
    card.name = shape.name;
    card.years = shape.years;
    card.army = shape.army;
    card.modifiers = shape.modifiers;
    card.influence = shape.influence;
    card.leadership = shape.leadership;
    card.abilityId = names(shape.ability.id).at(static_cast<std::size_t>(shape.ability.id));
    card.abilityText = shape.ability.text;
    card.pointsModifier = shape.pointsModifier;
    card.history = shape.history;
    return card;
}

}  // namespace

Expected<std::vector<GeneralCard>, FileError> generalsFrom(std::string_view text, const std::string& file) {
    return readDocument<GeneralsShape>({"vallum-generals"}, text, file).and_then([&](const auto& shape) {
        Findings findings(file);
        std::set<std::string> ids;
        std::vector<GeneralCard> cards;
        for (std::size_t i = 0; i != shape.generals.size(); ++i) {
            const GeneralShape& general = shape.generals[i];
            const std::string place = at("/generals", i);
            if (!ids.insert(general.id).second) {
                findings.error(place + "/id", inQuotes(general.id), "each id once");
            }
            if (general.influence < 0_du) {
                findings.error(place + "/influence", brief(JsonWriter::of(general.influence)), "0 or more");
            }
            findings.range(place + "/leadership", general.leadership, 1, 20);
            findings.range(place + "/pointsModifier", general.pointsModifier, 0, 100);
            checkAbility(findings, place + "/ability", general.ability);
            cards.push_back(cardOf(general));
        }
        return findings.result(cards);
    });
}

}  // namespace vallum::field
