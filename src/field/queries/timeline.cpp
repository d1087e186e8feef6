// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/check.h>
#include <vallum/core/overloaded.h>
#include <vallum/field/queries/timeline.h>
#include <vallum/field/system.h>

namespace vallum::field {

namespace {

/// A copy of a battle costs as much as some hundred facts.
constexpr std::size_t every = 64;

std::optional<Beginning> beginningIn(const Fact& fact) {
    return std::visit(Overloaded{[](const TurnBegan&) { return std::optional(Beginning::turn); },
                                 [](const PhaseBegan&) { return std::optional(Beginning::phase); },
                                 [](const AllyBegan&) { return std::optional(Beginning::phase); },
                                 [](const CombatBegan&) { return std::optional(Beginning::combat); },
                                 [](const auto&) { return std::optional<Beginning>(); }},
                      fact);
}

struct Loss {
    Memorable what;
    std::optional<Seat> seat;
};
std::optional<Loss> lossIn(const Battle& battle, const Fact& fact) {
    const auto of = [&](Memorable what, UnitId unit) {
        return std::optional(Loss{what, battle.owner(unit)});
    };
    return std::visit(
        Overloaded{[&](const Broke& it) { return of(Memorable::broke, it.unit); },
                   [&](const StartedToFlee& it) { return of(Memorable::fled, it.unit); },
                   [&](const Eliminated& it) { return of(Memorable::eliminated, it.unit); },
                   [](const GeneralLost& it) { return std::optional(Loss{Memorable::generalLost, it.seat}); },
                   [](const Collapsed&) { return std::optional(Loss{Memorable::collapsed, {}}); },
                   [](const BattleEnded&) { return std::optional(Loss{Memorable::ended, {}}); },
                   [](const auto&) { return std::optional<Loss>(); }},
        fact);
}

void describe(Moment& moment, const Battle& battle) {
    moment.stage = battle.stage;
    moment.turn = battle.turn;
    moment.phase = battle.phase;
    moment.active = battle.active;
}

}  // namespace

std::vector<Happening> happenings(const std::vector<Fact>& news, const std::vector<std::size_t>& newsAfter) {
    VALLUM_CHECK(news.size() == newsAfter.size());
    std::vector<Happening> list;
    list.reserve(news.size());
    for (std::size_t i = 0; i != news.size(); ++i) list.push_back({news[i], newsAfter[i]});
    return list;
}

Timeline::Timeline(Battle begin, std::vector<Happening> happenings) : happenings_(std::move(happenings)) {
    Battle battle = std::move(begin);
    describe(moments_.emplace_back(), battle);
    for (std::size_t i = 0; i != happenings_.size(); ++i) {
        const auto& [fact, answers] = happenings_[i];
        if (answers != moments_.back().answers) {
            if (last() % every == 0) kept_.push_back(battle);
            moments_.push_back({.answers = answers, .begin = i});
        }
        remember(battle, i);
        System::evolve(battle, fact);
        Moment& moment = moments_.back();
        moment.end = i + 1;
        if (const auto what = beginningIn(fact)) moment.begins.insert(*what);
        describe(moment, battle);
    }
    if (last() % every == 0) kept_.push_back(std::move(battle));
}

void Timeline::remember(const Battle& battle, std::size_t happening) {
    if (const auto loss = lossIn(battle, happenings_[happening].fact))
        landmarks_.push_back({loss->what, last(), happening, loss->seat});
}

Battle Timeline::at(std::size_t moment) const {
    Battle battle = kept_.at(moment / every);
    const std::size_t from = moments_.at(moment / every * every).end;
    for (std::size_t i = from; i != moments_.at(moment).end; ++i) System::evolve(battle, happenings_[i].fact);
    return battle;
}

std::vector<Fact> Timeline::factsOf(std::size_t moment) const {
    std::vector<Fact> facts;
    for (std::size_t i = moments_.at(moment).begin; i != moments_.at(moment).end; ++i)
        facts.push_back(happenings_[i].fact);
    return facts;
}

std::size_t Timeline::momentOf(std::size_t answers) const {
    const auto after = std::ranges::upper_bound(moments_, answers, {}, &Moment::answers);
    return static_cast<std::size_t>(after - moments_.begin()) - 1;
}

std::optional<std::size_t> Timeline::next(std::size_t moment, Beginning what) const {
    for (std::size_t at = moment + 1; at < moments_.size(); ++at) {
        if (moments_[at].begins.has(what)) return at;
    }
    return std::nullopt;
}

std::optional<std::size_t> Timeline::previous(std::size_t moment, Beginning what) const {
    for (std::size_t at = moment; at-- != 0;) {
        if (moments_[at].begins.has(what)) return at;
    }
    return std::nullopt;
}

}  // namespace vallum::field
