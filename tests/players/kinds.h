// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/company.h"

#include <gtest/gtest.h>

/// All kinds of questions and facts, and those not yet encountered.
namespace vallum::players {

template <class... Kinds> std::set<std::string> kindsOf(std::variant<Kinds...>* /*any*/) {
    return {std::string(Kinds::kind)...};
}

/// Each decision and each purpose of a choice counts separately.
inline std::set<std::string> everyQuestion() {
    auto all = kindsOf(static_cast<field::Question*>(nullptr));
    all.erase("decide");
    all.erase("chooseUnit");
    for (const std::string_view what : names(field::Decision())) all.insert("decide " + std::string(what));
    for (const std::string_view what : names(field::Purpose())) all.insert("chooseUnit " + std::string(what));
    return all;
}
inline std::set<std::string> everyFact() { return kindsOf(static_cast<field::Fact*>(nullptr)); }

inline std::string inOneLine(const std::set<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : ", ") + word;
    return line;
}

/// Kinds that need a structure and cannot occur in the open.
inline const std::set<std::string> onlyInSieges{"caltropsRolled",
                                                "chooseHome",
                                                "chooseStructure",
                                                "chooseUnit hit-by-misfire",
                                                "climbEnded",
                                                "climbed",
                                                "collapsed",
                                                "collateralRolled",
                                                "decide occupy-at-top",
                                                "decide roll-one-again",
                                                "decide take-the-place",
                                                "doorDestroyed",
                                                "edgeTaken",
                                                "entered",
                                                "fireLit",
                                                "firePutOut",
                                                "fortressAnnounced",
                                                "left",
                                                "linedUp",
                                                "overlapsChanged",
                                                "ownerChanged",
                                                "passageChanged",
                                                "ramLeft",
                                                "ramTaken",
                                                "shifted",
                                                "structureDamaged",
                                                "structureMeasured",
                                                "structureRolled",
                                                "taskDone",
                                                "tileCleared",
                                                "tookPlace",
                                                "towerPlaced",
                                                "towerRolled"};

/// Kinds that can occur in battles without structures.
inline std::set<std::string> inTheOpen() {
    auto all = everyQuestion();
    all.merge(everyFact());
    for (const std::string& word : onlyInSieges) all.erase(word);
    all.erase("positionRestored");  // only if a save no longer replays
    all.erase("handLimitRaised");   // not by any event in the shipped deck
    return all;
}

/// Plays random battles and crosses off what occurs in them.
class Seen {
public:
    explicit Seen(std::set<std::string> wanted) : wanted_(std::move(wanted)) {}

    void battle(const field::Scenario& scenario, std::uint64_t seed) {
        RandomPlayer player(mixed(seed + 1));
        const BattleRun found = runBattle(scenario, player, seed);
        ASSERT_EQ(found.broken, std::nullopt) << scenario.id << ", seed " << seed;
        for (const auto& it : found.questions) wanted_.erase(it);
        for (const auto& it : found.facts) wanted_.erase(it);
    }
    [[nodiscard]] std::set<std::string> missing(const std::set<std::string>& awaited) const {
        std::set<std::string> all = wanted_;
        for (const std::string& word : awaited) all.erase(word);
        return all;
    }

private:
    std::set<std::string> wanted_;
};

}  // namespace vallum::players
