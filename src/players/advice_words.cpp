// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <type_traits>
#include <variant>

#include <vallum/core/overloaded.h>
#include <vallum/field/words.h>
#include <vallum/players/advice_words.h>

namespace vallum::players {

using namespace field;

namespace {

Text titleOfMove(const Battle& battle, const Move& move) {
    const Text unit = nameOf(battle, move.unit);
    if (move.charge) return phrase("Advice", "%1 charges %2")(unit, nameOf(battle, move.charge->target));
    if (move.at && move.at->what == Arrival::climb)
        return phrase("Advice", "%1 climbs %2")(unit, nameOf(battle, move.at->structure));
    if (move.at) return phrase("Advice", "%1 goes to %2")(unit, nameOf(battle, move.at->structure));
    if (move.gait == Gait::forcedMarch) return phrase("Advice", "%1 makes a forced march")(unit);
    if (move.path.empty()) return phrase("Advice", "%1 changes its formation or front")(unit);
    return phrase("Advice", "%1 moves")(unit);
}

Text titleOfOrder(const Battle& battle, const OrderToPlay& order) {
    const Text card = nameOf(battle, order.card);
    if (order.units.empty()) return phrase("Advice", "Play %1")(card);
    return phrase("Advice", "Play %1 for %2")(card, namesOf(battle, order.units));
}

/// What begins or ends something that one would remember.
bool isWorthTelling(const Battle& battle, Seat seat, const Fact& fact) {
    return std::visit(
        [&]<class Kind>(const Kind& it) {
            if constexpr (std::is_same_v<Kind, OrderPlayed>) return battle.areAllied(it.seat, seat);
            return std::is_same_v<Kind, Charged> || std::is_same_v<Kind, Broke> ||
                   std::is_same_v<Kind, StartedToFlee> || std::is_same_v<Kind, Eliminated> ||
                   std::is_same_v<Kind, GeneralLost> || std::is_same_v<Kind, Collapsed> ||
                   std::is_same_v<Kind, DoorDestroyed> || std::is_same_v<Kind, TookPlace> ||
                   std::is_same_v<Kind, BattleEnded>;
        },
        fact);
}

constexpr int ofHundred(int chance) { return (chance + 50) / 100; }

}  // namespace

Text titleOf(const Battle& battle, const Answer& answer) {
    const auto named = [&](const Phrase& text, UnitId unit) { return text(nameOf(battle, unit)); };
    return std::visit(
        Overloaded{
            [&](const OrderToPlay& it) { return titleOfOrder(battle, it); },
            [&](const LineOrder& it) {
                return phrase("Advice", "Advance in line with %1")(namesOf(battle, it.units));
            },
            [&](const Move& it) { return titleOfMove(battle, it); },
            [&](const ShotToMake& it) {
                return phrase("Advice", "%1 shoots at %2")(nameOf(battle, it.shooter),
                                                           nameOf(battle, it.target));
            },
            [&](const ShotAtStructure& it) {
                return phrase("Advice", "%1 shoots at %2")(nameOf(battle, it.shooter),
                                                           nameOf(battle, it.structure));
            },
            [&](const CombatToFight& it) {
                return phrase("Advice", "%1 fights %2")(nameOf(battle, it.units.attacker),
                                                        nameOf(battle, it.units.defender));
            },
            [&](const AttackStructure& it) {
                return phrase("Advice", "%1 attacks %2")(nameOf(battle, it.unit),
                                                         nameOf(battle, it.target.structure));
            },
            [&](const Envelop& it) {
                return phrase("Advice", "%1 envelops %2")(nameOf(battle, it.unit), nameOf(battle, it.enemy));
            },
            [&](const RemoveMarkers& it) {
                return named(phrase("Advice", "%1 draws in its front"), it.unit);
            },
            [&](const Reposition& it) { return named(phrase("Advice", "%1 changes front"), it.unit); },
            [&](const Withdraw& it) { return named(phrase("Advice", "%1 withdraws"), it.unit); },
            [&](const Retreat& it) { return named(phrase("Advice", "%1 retreats"), it.unit); },
            [&](const ComeDown& it) { return named(phrase("Advice", "%1 comes down"), it.unit); },
            [&](const FightFire& it) { return named(phrase("Advice", "%1 fights the fire"), it.unit); },
            [&](const ClearTile& it) {
                return phrase("Advice", "%1 clears %2")(nameOf(battle, it.unit),
                                                        nameOf(battle, it.structure));
            },
            [](const PhaseDone&) { return phrase("Advice", "Leave it at that")(); },
            [](const Surrender&) { return phrase("Advice", "Surrender")(); },
            [](const auto&) { return phrase("Advice", "Another answer")(); }},
        answer);
}

Text chanceInWords(const Plan& plan) {
    return phrase("Advice", "Wins %1 of 100 (give or take %2).")(ofHundred(plan.chance),
                                                                 ofHundred(plan.spread));
}

std::vector<Text> reasonsFor(const Plan& first, const Plan& second, std::size_t most) {
    const auto terms = whatTipped(first, second);
    std::int64_t all = 0;
    for (const ValueTerm& it : terms) all += it.worth;
    const std::int64_t ahead = first.chance - second.chance;
    if (all <= 0 || ahead <= 0) return {};
    std::vector<Text> reasons;
    for (const ValueTerm& it : terms) {
        const int points = ofHundred(static_cast<int>(std::abs(it.worth) * ahead / all));
        if (points == 0 || reasons.size() == most) break;
        const auto better = phrase("Advice", "%1 (%2): better by about %3 of 100");
        const auto worse = phrase("Advice", "%1 (%2): worse by about %3 of 100");
        reasons.push_back((it.worth > 0 ? better : worse)(wordFor(it.what).asSentence(),
                                                          std::string(ruleOf(it.what).text()), points));
    }
    return reasons;
}

std::vector<Text> storyOf(const Battle& end, Seat seat, const std::vector<Fact>& facts) {
    constexpr std::size_t most = 6;
    std::vector<Text> story;
    for (const Fact& it : facts) {
        if (story.size() == most) break;
        if (isWorthTelling(end, seat, it)) story.push_back(words(end, it));
    }
    return story;
}

}  // namespace vallum::players
