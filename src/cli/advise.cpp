// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <algorithm>
#include <iostream>

#include <nlohmann/json.hpp>

#include <vallum/field/files/json_lines.h>
#include <vallum/field/words.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/player_names.h>

namespace vallum::cli {

namespace {

using nlohmann::ordered_json;
using players::Advice;
using players::Plan;

constexpr std::size_t toldPlans = 3;
constexpr std::size_t toldReasons = 3;

players::SearchTerms termsFor(const AdviseOptions& options) {
    const auto level = options.level == "legate" ? players::Level::legate : players::Level::centurion;
    auto terms = players::termsOf(level, players::Character::even, static_cast<std::uint64_t>(options.seed));
    terms.tells = true;
    if (options.answers) terms.answers = *options.answers;
    return terms;
}

std::vector<Text> reasonsOf(const Advice& advice) {
    if (advice.plans.size() < 2) return {};
    return players::reasonsFor(advice.plans[0], advice.plans[1], toldReasons);
}

void tellPlan(const field::Battle& battle, const Plan& plan, std::size_t number) {
    std::cout << number << ". " << players::titleOf(battle, plan.answer) << ". "
              << players::chanceInWords(plan) << '\n';
    for (const Text& it : plan.line) std::cout << "     " << it << '\n';
    std::cout << "     " << field::jsonLine(plan.answer) << '\n';
}

void tell(const field::Battle& battle, const Advice& advice) {
    if (!advice.isSearched()) {
        std::cout << players::titleOf(battle, advice.best()) << ". Nothing else is worth a comparison.\n"
                  << "     " << field::jsonLine(advice.best()) << '\n';
        return;
    }
    for (std::size_t i = 0; i != std::min(toldPlans, advice.plans.size()); ++i)
        tellPlan(battle, advice.plans[i], i + 1);
    const auto reasons = reasonsOf(advice);
    if (advice.plans[1].chance > advice.plans[0].chance)
        std::cout << "The first is what comes to mind; the trials show nothing that is clearly better.\n";
    if (!reasons.empty()) std::cout << "What makes the first better than the second:\n";
    for (const Text& it : reasons) std::cout << "     " << it << '\n';
}

ordered_json linesOf(const std::vector<Text>& texts) {
    ordered_json lines = ordered_json::array();
    for (const Text& it : texts) lines.push_back(it.english());
    return lines;
}

ordered_json jsonOf(const field::Battle& battle, const Plan& plan) {
    ordered_json json;
    json["plan"] = players::titleOf(battle, plan.answer).english();
    json["chance"] = plan.chance / 100.0;
    json["spread"] = plan.spread / 100.0;
    json["trials"] = plan.trials;
    json["expected"] = linesOf(plan.line);
    json["answer"] = ordered_json::parse(field::jsonLine(plan.answer));
    return json;
}

void tellAsJson(const field::Battle& battle, const Advice& advice) {
    ordered_json json;
    json["plans"] = ordered_json::array();
    for (std::size_t i = 0; i != std::min(toldPlans, advice.plans.size()); ++i)
        json["plans"].push_back(jsonOf(battle, advice.plans[i]));
    json["reasons"] = linesOf(reasonsOf(advice));
    json["answersPlayed"] = advice.answers;
    std::cout << json.dump(2) << '\n';
}

}  // namespace

int advise(const AdviseOptions& options) {
    const auto opened = openFieldBattle(options.battle);
    if (!opened) return badInput;
    const auto& open = opened->referee.open();
    if (!open || open->seat == chance) {
        std::cerr << options.battle << ": "
                  << (open ? "only dice or cards are waited for.\n" : "the battle is over.\n");
        return badInput;
    }
    const auto seen = field::System::seenBy(opened->referee.battle(), open->seat);
    const Advice advice = players::advise(seen, *open, termsFor(options));
    if (options.json) {
        tellAsJson(seen, advice);
        return opened->status;
    }
    std::cout << field::nameOf(seen, open->seat) << ": " << field::words(seen, open->question) << '\n';
    tell(seen, advice);
    return opened->status;
}

}  // namespace vallum::cli
