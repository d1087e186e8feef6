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

/// Prints what can be seen of a battle and what the computer would do.
template <PlayableSystem System, class Advice> class Adviser {
public:
    Adviser(const typename System::Battle& seen, const OpenQuestion<System>& asked, const Advice& advice)
        : seen_(seen),
          asked_(asked),
          advice_(advice) {
        shown_ = players::placesToShow(advice.plans, toldPlans,
                                       [&](const auto& plan) { return players::titleOf(seen, plan.answer); });
    }

    void tell() const {
        if (!advice_.isSearched()) {
            std::cout << players::titleOf(seen_, advice_.best()) << ". " << whyUntried() << "\n     "
                      << JsonLines<System>::of(advice_.best()) << '\n';
            return;
        }
        for (std::size_t i = 0; i != shown_.size(); ++i) tellPlan(shown(i), i + 1);
        const auto told = reasons();
        tellWhyFirst();
        if (!told.empty()) std::cout << "What makes the first better than the second:\n";
        for (const Text& it : told) std::cout << "     " << it << '\n';
    }
    void tellAsJson() const {
        ordered_json json;
        json["plans"] = ordered_json::array();
        for (std::size_t i = 0; i != shown_.size(); ++i) json["plans"].push_back(jsonOf(shown(i)));
        json["reasons"] = linesOf(reasons());
        json["answersPlayed"] = advice_.answers;
        std::cout << json.dump(2) << '\n';
    }

private:
    [[nodiscard]] const auto& shown(std::size_t number) const { return advice_.plans[shown_.at(number)]; }
    [[nodiscard]] std::vector<Text> reasons() const {
        if (shown_.size() < 2) return {};
        return players::reasonsFor(shown(0), shown(1), toldReasons);
    }
    [[nodiscard]] const char* whyUntried() const {
        if (System::options(seen_, asked_.question).size() < 2) return "There is nothing else to weigh.";
        if (advice_.isOnlyPlan()) return "Only one plan came to mind; it was not tried.";
        return "It has not been tried out: for a question like this one the computer goes by a rule of "
               "thumb.";
    }
    void tellWhyFirst() const {
        const auto best =
            std::ranges::max_element(advice_.plans, {}, [](const auto& it) { return it.chance; });
        if (best->chance <= advice_.plans.front().chance) return;
        std::cout << (best->isWaiting ? "The first is the usual plan; the trials end too soon to show what "
                                        "waiting costs a besieger.\n"
                                      : "The first is the usual plan; the trials show nothing clearly "
                                        "better.\n");
    }
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
    std::vector<std::size_t> shown_;  // the places of the plans that are told
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
