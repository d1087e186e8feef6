// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <type_traits>

#include <nlohmann/json.hpp>

#include <vallum/core/seat_names.h>
#include <vallum/players/battle_analysis.h>
#include <vallum/players/hex_analysis.h>

namespace vallum::cli {

namespace {

using nlohmann::ordered_json;
using players::Grade;
using players::JudgedDecision;

std::string_view nameOf(Grade grade) { return names(grade).at(static_cast<std::size_t>(grade)); }

/// The seats of people, or all seats if none is a person's.
template <PlayableSystem System> std::vector<Seat> judgedSeats(const OpenedBattle<System>& opened) {
    std::vector<Seat> persons;
    std::vector<Seat> all;
    for (const NamedSide& it : Telling<System>::sides(opened.referee.battle())) {
        all.push_back(it.seat);
        if (!opened.seats) continue;
        const auto& players = opened.seats->players;
        const auto who = std::ranges::find(players, it.seat, &SavedPlayer::seat);
        if (who != players.end() && who->who == "person") persons.push_back(it.seat);
    }
    return persons.empty() ? all : persons;
}

std::string percent(int chance) { return std::to_string((chance + 50) / 100) + "%"; }

/// Prints the analysis as sentences and as a text chart.
template <PlayableSystem System> class AnalysisTeller {
public:
    explicit AnalysisTeller(const typename System::Battle& battle) : battle_(battle) {}

    void tell(const auto& analysis) const {
        tellCourse(analysis);
        for (const auto& it : analysis.seats) tellSeat(it);
        tellHowMany(analysis);
        if (std::ranges::any_of(analysis.decisions, players::isPoor, &JudgedDecision::grade))
            std::cout << "Better choices:\n";
        for (const JudgedDecision& it : analysis.decisions) {
            if (isPoor(it.grade)) tellDecision(it);
        }
    }

private:
    [[nodiscard]] Text nameOf(Seat seat) const { return Telling<System>::nameOf(battle_, seat); }

    void tellCourse(const auto& analysis) const {
        constexpr int longest = 40;
        std::cout << "Chance of " << nameOf(battle_.setting->sides.front().seat)
                  << " to win, at the start of each turn:\n";
        for (std::size_t i = 0; i != analysis.course.size(); ++i) {
            const auto& then = analysis.course[i];
            const bool turns = std::ranges::find(analysis.turningPoints, i) != analysis.turningPoints.end();
            const auto bar = static_cast<std::size_t>(then.chance * longest / players::certain);
            std::cout << std::setw(5) << then.turn << std::setw(7) << percent(then.chance) << "  "
                      << std::string(bar, '#') << (turns ? "  a turning point" : "") << '\n';
        }
    }
    static void tellHowMany(const auto& analysis) {
        std::cout << analysis.decisions.size() << " of " << analysis.asked << " decisions judged";
        if (analysis.single != 0)
            std::cout << "; in " << analysis.single << " only what was played came to mind";
        std::cout << ".\n";
    }
    void tellSeat(const auto& report) const {
        std::cout << nameOf(report.seat) << ": ";
        if (report.graded() == 0) {
            std::cout << "no decisions judged";
        } else {
            constexpr auto known = static_cast<std::size_t>(Grade::untried);
            for (std::size_t i = 0; i != known; ++i)
                std::cout << (i == 0 ? "" : ", ") << report.decisions.at(i) << ' ' << names(Grade()).at(i);
            std::cout << "; chances given away " << percent(report.givenAway) << " (give or take "
                      << percent(report.error) << ")";
        }
        if (report.untried() != 0) std::cout << "; " << report.untried() << " not tried enough";
        std::cout << ". Dice: " << verdictOn(report.luck.all) << ".\n";
    }
    void tellDecision(const JudgedDecision& it) const {
        std::cout << "  turn " << it.turn << ", " << nameOf(it.seat) << ", answer " << it.answer << ": "
                  << cli::nameOf(it.grade) << ", " << percent(it.givenAway()) << " given away\n      "
                  << it.played << " (" << percent(it.chance) << "); better: " << it.better << " ("
                  << percent(it.chanceBetter) << ")\n";
        for (const Text& reason : it.reasons) std::cout << "      " << reason << '\n';
    }

    const typename System::Battle& battle_;
};

ordered_json jsonOf(const JudgedDecision& it) {
    ordered_json json{{"answer", it.answer},           {"turn", it.turn},
                      {"seat", nameOfSeat(it.seat)},   {"grade", nameOf(it.grade)},
                      {"played", it.played.english()}, {"chance", it.chance / 100.0},
                      {"better", it.better.english()}, {"chanceBetter", it.chanceBetter / 100.0},
                      {"behind", it.behind / 100.0},   {"error", it.error / 100.0}};
    json["reasons"] = ordered_json::array();
    for (const Text& reason : it.reasons) json["reasons"].push_back(reason.english());
    return json;
}

ordered_json jsonOf(const auto& report) {
    const players::DecisionReport& it = report;
    const Fortune& luck = report.luck.all;
    ordered_json json{{"seat", nameOfSeat(it.seat)}};
    for (std::size_t i = 0; i != players::grades; ++i)
        json[std::string(names(Grade()).at(i))] = it.decisions.at(i);
    json["givenAway"] = it.givenAway / 100.0;
    json["givenAwayError"] = it.error / 100.0;
    json["dice"] = {{"throws", luck.throws()},
                    {"expected", std::round(100 * luck.expected()) / 100},
                    {"actual", luck.actual()}};
    return json;
}

void tellAsJson(Seat first, const auto& analysis) {
    ordered_json json;
    json["chanceOf"] = nameOfSeat(first);
    json["course"] = ordered_json::array();
    for (const auto& it : analysis.course)
        json["course"].push_back({{"answers", it.answers},
                                  {"turn", it.turn},
                                  {"active", nameOfSeat(it.active)},
                                  {"chance", it.chance / 100.0}});
    json["turningPoints"] = analysis.turningPoints;
    json["seats"] = ordered_json::array();
    for (const auto& it : analysis.seats) json["seats"].push_back(jsonOf(it));
    json["decisions"] = ordered_json::array();
    for (const auto& it : analysis.decisions) json["decisions"].push_back(jsonOf(it));
    json["answersPlayed"] = analysis.answers;
    std::cout << json.dump(2) << '\n';
}

template <class System>
using TermsFor = std::
    conditional_t<std::is_same_v<System, hex::System>, players::HexAnalysisTerms, players::AnalysisTerms>;

template <PlayableSystem System> int analyze(const BattleText& file, const AnalyzeOptions& options) {
    const auto opened = openBattle<System>(file);
    if (!opened) return badInput;
    const auto terms = players::analysisTerms<TermsFor<System>>(judgedSeats(*opened), options.answers);
    const auto analysis = players::analyzed(opened->referee.record(), terms);
    const auto& battle = opened->referee.battle();
    if (options.json) {
        tellAsJson(battle.setting->sides.front().seat, analysis);
    } else {
        AnalysisTeller<System>(battle).tell(analysis);
    }
    return opened->status;
}

}  // namespace

int analyze(const AnalyzeOptions& options) {
    return withBattle(options.save, [&]<class System>(std::type_identity<System>, const BattleText& battle) {
        return analyze<System>(battle, options);
    });
}

}  // namespace vallum::cli
