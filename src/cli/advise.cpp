// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <algorithm>
#include <iostream>

#include <nlohmann/json.hpp>

#include <vallum/players/advice_words.h>
#include <vallum/players/hex_advice_words.h>
#include <vallum/players/player_names.h>

namespace vallum::cli {

namespace {

using nlohmann::ordered_json;
constexpr std::size_t toldPlans = 3;
constexpr std::size_t toldReasons = 3;

players::SearchTerms termsOf(std::type_identity<field::System> /*system*/,
                             players::Level level,
                             std::uint64_t seed) {
    auto terms = players::termsOf(level, players::Character::even, seed);
    terms.evenly = true;
    return terms;
}
players::HexSearchTerms termsOf(std::type_identity<hex::System> /*system*/,
                                players::Level level,
                                std::uint64_t seed) {
    return players::hexTermsOf(level, players::Character::even, seed);
}

auto termsFor(auto system, const AdviseOptions& options) {
    const auto level = options.level == "legate" ? players::Level::legate : players::Level::centurion;
    auto terms = termsOf(system, level, static_cast<std::uint64_t>(options.seed));
    terms.tells = true;
    terms.leastTrials = players::enoughTrials;
    if (options.answers) {
        terms.answers = *options.answers;
        terms.leastTrials = 0;
    }
    return terms;
}

ordered_json linesOf(const std::vector<Text>& texts) {
    ordered_json lines = ordered_json::array();
    for (const Text& it : texts) lines.push_back(it.english());
    return lines;
}

std::vector<Text> reasonsOf(const auto& advice) {
    if (advice.plans.size() < 2) return {};
    return players::reasonsFor(advice.plans[0], advice.plans[1], toldReasons);
}

/// Prints what can be seen of a battle and what the computer would do.
template <PlayableSystem System, class Advice> class Adviser {
public:
    Adviser(const typename System::Battle& seen, const OpenQuestion<System>& asked, const Advice& advice)
        : seen_(seen),
          asked_(asked),
          advice_(advice) {}

    void tell() const {
        if (!advice_.isSearched()) {
            const bool isFree = System::options(seen_, asked_.question).size() > 1;
            std::cout << players::titleOf(seen_, advice_.best()) << ". "
                      << (isFree ? "It has not been tried out: for a question like this one the computer "
                                   "goes by a rule of thumb."
                                 : "There is nothing else to weigh.")
                      << "\n     " << JsonLines<System>::of(advice_.best()) << '\n';
            return;
        }
        for (std::size_t i = 0; i != std::min(toldPlans, advice_.plans.size()); ++i)
            tellPlan(advice_.plans[i], i + 1);
        const auto reasons = reasonsOf(advice_);
        if (advice_.plans[1].chance > advice_.plans[0].chance)
            std::cout << "The first is the usual plan; the trials show nothing clearly better.\n";
        if (!reasons.empty()) std::cout << "What makes the first better than the second:\n";
        for (const Text& it : reasons) std::cout << "     " << it << '\n';
    }
    void tellAsJson() const {
        ordered_json json;
        json["plans"] = ordered_json::array();
        for (std::size_t i = 0; i != std::min(toldPlans, advice_.plans.size()); ++i)
            json["plans"].push_back(jsonOf(advice_.plans[i]));
        json["reasons"] = linesOf(reasonsOf(advice_));
        json["answersPlayed"] = advice_.answers;
        std::cout << json.dump(2) << '\n';
    }

private:
    void tellPlan(const auto& plan, std::size_t number) const {
        std::cout << number << ". " << players::titleOf(seen_, plan.answer) << ". "
                  << players::chanceInWords(plan) << '\n';
        for (const Text& it : plan.line) std::cout << "     " << it << '\n';
        std::cout << "     " << JsonLines<System>::of(plan.answer) << '\n';
    }
    [[nodiscard]] ordered_json jsonOf(const auto& plan) const {
        ordered_json json;
        json["plan"] = players::titleOf(seen_, plan.answer).english();
        json["chance"] = plan.chance / 100.0;
        json["spread"] = plan.spread / 100.0;
        json["trials"] = plan.trials;
        json["expected"] = linesOf(plan.line);
        json["answer"] = ordered_json::parse(JsonLines<System>::of(plan.answer));
        return json;
    }

    const typename System::Battle& seen_;
    const OpenQuestion<System>& asked_;
    const Advice& advice_;
};

template <PlayableSystem System> int advise(const BattleText& file, const AdviseOptions& options) {
    const auto opened = openBattle<System>(file);
    if (!opened) return badInput;
    const auto& open = opened->referee.open();
    if (!open || open->seat == chance) {
        std::cerr << options.battle << ": "
                  << (open ? "the battle waits only for dice or cards.\n" : "the battle is over.\n");
        return badInput;
    }
    const auto seen = System::seenBy(opened->referee.battle(), open->seat);
    const auto terms = termsFor(std::type_identity<System>(), options);
    const auto advice = players::advise(seen, *open, terms);
    const Adviser<System, decltype(advice)> adviser(seen, *open, advice);
    if (options.json) {
        adviser.tellAsJson();
        return opened->status;
    }
    using Told = Telling<System>;
    std::cout << Told::nameOf(seen, open->seat) << ": " << Told::sentence(seen, open->question) << '\n';
    adviser.tell();
    return opened->status;
}

}  // namespace

int advise(const AdviseOptions& options) {
    return withBattle(options.battle,
                      [&]<class System>(std::type_identity<System>, const BattleText& battle) {
                          return advise<System>(battle, options);
                      });
}

}  // namespace vallum::cli
