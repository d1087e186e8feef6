// SPDX-License-Identifier: GPL-3.0-or-later

#include <map>
#include <set>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

namespace {

struct GeneralsShape {
    std::vector<GeneralCard> generals;
    static void fields(auto& it, auto& visit) { visit("generals", it.generals); }
};

/// The only ability without an effect.
constexpr std::string_view noAbility = "none";

/// Counts below 1 would have no effect.
void checkNumbers(Findings& findings, const std::string& place, const AbilityEffect& effect) {
    const auto range = [&](const std::string& number, int value) {
        findings.range(place + number, value, 1, 100);
    };
    if (const auto& it = effect.drawAfterOrders) range("/drawAfterOrders/count", it->count);
    if (const auto& it = effect.activateBonus) {
        range("/activateBonus/units", it->units);
        range("/activateBonus/timesPerOwnTurn", it->timesPerOwnTurn);
    }
    if (const auto& it = effect.rerollMorale) range("/rerollMorale/timesPerTurn", it->timesPerTurn);
    if (const auto& it = effect.handEvents) range("/handEvents/count", it->count);
    if (const auto& it = effect.replaceRandomEvent) {
        range("/replaceRandomEvent/timesPerCombat", it->timesPerCombat);
    }
    if (const auto& it = effect.redeploy) range("/redeploy/units", it->units);
    if (const auto& it = effect.rerollLeadershipCheck) range("/rerollLeadershipCheck/times", it->times);
}

void checkAbility(Findings& findings, const std::string& place, const GeneralAbility& ability) {
    const std::string effect = place + "/effect";
    const bool doesNothing = ability.effect == AbilityEffect{};
    if (ability.id == noAbility && !doesNothing) {
        findings.error(effect, "an effect", "no effect, because the id is \"none\"");
    } else if (ability.id != noAbility && doesNothing) {
        findings.error(effect, "no effect", "at least one effect");
    }
    checkNumbers(findings, effect, ability.effect);
}

void checkGeneral(Findings& findings, const std::string& place, const GeneralCard& general) {
    if (general.influence < 0_du) {
        findings.error(place + "/influence", brief(JsonWriter::of(general.influence)), "0 or more");
    }
    findings.range(place + "/leadership", general.leadership, 1, 20);
    findings.range(place + "/pointsModifier", general.pointsModifier, 0, 100);
    checkAbility(findings, place + "/ability", general.ability);
}

std::vector<GeneralCard> checkedGenerals(Findings& findings, std::vector<GeneralCard> generals) {
    std::set<std::string> ids;
    std::map<std::string, GeneralAbility> abilities;
    for (std::size_t i = 0; i != generals.size(); ++i) {
        const GeneralCard& general = generals[i];
        const std::string place = at("/generals", i);
        if (!ids.insert(general.id).second) {
            findings.error(place + "/id", inQuotes(general.id), "each id once");
        }
        checkGeneral(findings, place, general);
        const auto [known, isNew] = abilities.try_emplace(general.ability.id, general.ability);
        if (!isNew && known->second != general.ability) {
            findings.error(place + "/ability", "another " + inQuotes(general.ability.id),
                           "the same " + inQuotes(general.ability.id) + " as on the cards before");
        }
    }
    return generals;
}

}  // namespace

Expected<std::vector<GeneralCard>, FileError> generalsFrom(std::string_view text, const std::string& file) {
    return readDocument<GeneralsShape>({"vallum-generals"}, text, file).and_then([&](GeneralsShape shape) {
        Findings findings(file);
        auto generals = checkedGenerals(findings, std::move(shape.generals));
        return findings.result(std::move(generals));
    });
}

}  // namespace vallum::field
