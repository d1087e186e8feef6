// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>

#include <nlohmann/json.hpp>

#include <vallum/core/seat_names.h>
#include <vallum/field/words.h>
#include <vallum/players/battle_analysis.h>

namespace vallum::cli {

namespace {

using nlohmann::ordered_json;
using players::BattleAnalysis;
using players::Grade;
using players::JudgedDecision;

std::string_view nameOf(Grade grade) { return names(grade).at(static_cast<std::size_t>(grade)); }

/// Persons, and where nobody is one, all who have played.
std::vector<Seat> judgedSeats(const OpenedBattle<field::System>& opened) {
    std::vector<Seat> persons;
    std::vector<Seat> all;
    for (const NamedSide& it : Telling<field::System>::sides(opened.referee.battle())) {
        all.push_back(it.seat);
        if (!opened.seats) continue;
        const auto& players = opened.seats->players;
        const auto who = std::ranges::find(players, it.seat, &SavedPlayer::seat);
        if (who != players.end() && who->who == "person") persons.push_back(it.seat);
    }
    return persons.empty() ? all : persons;
}

std::string percent(int chance) { return std::to_string((chance + 50) / 100) + " %"; }

void tellCourse(const field::Battle& battle, const BattleAnalysis& analysis) {
    constexpr int longest = 40;
    const auto& first = battle.setting->sides.front();
    std::cout << "Chance of " << field::nameOf(battle, first.seat) << " to win, as each turn begins:\n";
    for (std::size_t i = 0; i != analysis.course.size(); ++i) {
        const auto& then = analysis.course[i];
        const bool turns = std::ranges::find(analysis.turningPoints, i) != analysis.turningPoints.end();
        const auto bar = static_cast<std::size_t>(then.chance * longest / players::certain);
        std::cout << std::setw(5) << then.turn << std::setw(7) << percent(then.chance) << "  "
                  << std::string(bar, '#') << (turns ? "  a turning point" : "") << '\n';
    }
}

void tellSeat(const field::Battle& battle, const players::SeatReport& report) {
    std::cout << field::nameOf(battle, report.seat) << ": ";
    int decisions = 0;
    for (const int it : report.decisions) decisions += it;
    if (decisions == 0) {
        std::cout << "no decisions judged";
    } else {
        for (std::size_t i = 0; i != players::grades; ++i)
            std::cout << (i == 0 ? "" : ", ") << report.decisions.at(i) << ' ' << names(Grade()).at(i);
        std::cout << "; chances given away " << percent(report.givenAway);
    }
    std::cout << ". Dice: " << field::words(report.luck.all) << '\n';
}

void tellDecision(const field::Battle& battle, const JudgedDecision& it) {
    std::cout << "  turn " << it.turn << ", " << field::nameOf(battle, it.seat) << ", answer " << it.answer
              << ": " << nameOf(it.grade) << ", " << percent(it.givenAway()) << " given away\n      "
              << it.played << " (" << percent(it.chance) << "); better: " << it.better << " ("
              << percent(it.chanceBetter) << ")\n";
    for (const Text& reason : it.reasons) std::cout << "      " << reason << '\n';
}

void tellInWords(const field::Battle& battle, const BattleAnalysis& analysis) {
    tellCourse(battle, analysis);
    for (const auto& it : analysis.seats) tellSeat(battle, it);
    const auto isPoor = [](const JudgedDecision& it) { return it.grade >= Grade::doubtful; };
    if (std::ranges::any_of(analysis.decisions, isPoor)) std::cout << "Where more was to be had:\n";
    for (const JudgedDecision& it : analysis.decisions) {
        if (isPoor(it)) tellDecision(battle, it);
    }
}

ordered_json jsonOf(const JudgedDecision& it) {
    ordered_json json{{"answer", it.answer},           {"turn", it.turn},
                      {"seat", nameOfSeat(it.seat)},   {"grade", nameOf(it.grade)},
                      {"played", it.played.english()}, {"chance", it.chance / 100.0},
                      {"better", it.better.english()}, {"chanceBetter", it.chanceBetter / 100.0}};
    json["reasons"] = ordered_json::array();
    for (const Text& reason : it.reasons) json["reasons"].push_back(reason.english());
    return json;
}

ordered_json jsonOf(const players::SeatReport& it) {
    const field::Fortune& luck = it.luck.all;
    ordered_json json{{"seat", nameOfSeat(it.seat)}};
    for (std::size_t i = 0; i != players::grades; ++i)
        json[std::string(names(Grade()).at(i))] = it.decisions.at(i);
    json["givenAway"] = it.givenAway / 100.0;
    json["dice"] = {{"throws", luck.throws()},
                    {"expected", std::round(100 * luck.expected()) / 100},
                    {"actual", luck.actual()}};
    return json;
}

void tellAsJson(const field::Battle& battle, const BattleAnalysis& analysis) {
    ordered_json json;
    json["chanceOf"] = nameOfSeat(battle.setting->sides.front().seat);
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

}  // namespace

int analyze(const AnalyzeOptions& options) {
    const auto opened = openFieldBattle(options.save);
    if (!opened) return badInput;
    players::AnalysisTerms terms;
    terms.seats = judgedSeats(*opened);
    if (options.answers) terms.answers = *options.answers;
    const BattleAnalysis analysis = players::analyzed(opened->referee.record(), terms);
    const field::Battle& battle = opened->referee.battle();
    options.json ? tellAsJson(battle, analysis) : tellInWords(battle, analysis);
    return opened->status;
}

}  // namespace vallum::cli
