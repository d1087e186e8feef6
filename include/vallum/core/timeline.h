// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/check.h>
#include <vallum/core/enum_set.h>
#include <vallum/core/rule_system.h>

namespace vallum {

/// A fact, and how many answers were given before it.
template <RuleSystem System> struct Happening {
    typename System::Fact fact;
    std::size_t answers = 0;
};
/// From what a referee has told (`news` and `newsAfter`).
template <RuleSystem System>
std::vector<Happening<System>> happenings(const std::vector<typename System::Fact>& news,
                                          const std::vector<std::size_t>& newsAfter) {
    VALLUM_CHECK(news.size() == newsAfter.size());
    std::vector<Happening<System>> list;
    list.reserve(news.size());
    for (std::size_t i = 0; i != news.size(); ++i) list.push_back({news[i], newsAfter[i]});
    return list;
}

/// What one answer led to, and when that was. Answers that led to nothing have no moment of their
/// own.
template <ToldSystem System> struct Moment : Telling<System>::When {
    std::size_t answers = 0;
    std::size_t begin = 0;  // index of its first fact in the whole battle
    std::size_t end = 0;
    EnumSet<Beginning> begins;
};

struct Landmark {
    Memorable what = Memorable::broke;
    std::size_t moment = 0;
    std::size_t happening = 0;
    std::optional<Seat> seat;  // whose loss it is
};

/// The last moment after this many answers. The moments are in order and include the beginning.
template <class Moments> std::size_t momentOf(const Moments& moments, std::size_t answers) {
    const auto after =
        std::ranges::upper_bound(moments, answers, {}, [](const auto& it) { return it.answers; });
    return static_cast<std::size_t>(after - moments.begin()) - 1;
}
/// The next moment after this one at which such a thing begins.
template <class Moments>
std::optional<std::size_t> nextMoment(const Moments& moments, std::size_t moment, Beginning what) {
    for (std::size_t at = moment + 1; at < moments.size(); ++at) {
        if (moments[at].begins.has(what)) return at;
    }
    return std::nullopt;
}
template <class Moments>
std::optional<std::size_t> previousMoment(const Moments& moments, std::size_t moment, Beginning what) {
    for (std::size_t at = std::min(moment, moments.size()); at-- != 0;) {
        if (moments[at].begins.has(what)) return at;
    }
    return std::nullopt;
}

/// The past of a battle. Because facts are complete, any moment can be rebuilt from an earlier one and the
/// facts since, without running a rule.
template <ToldSystem System> class Timeline {
public:
    using Battle = typename System::Battle;
    using Fact = typename System::Fact;

    /// Takes the battle as it began and everything that happened in it.
    Timeline(Battle begin, std::vector<Happening<System>> all) : happenings_(std::move(all)) {
        Battle battle = std::move(begin);
        moments_.emplace_back();
        describe(battle);
        for (std::size_t i = 0; i != happenings_.size(); ++i) {
            if (happenings_[i].answers != moments_.back().answers) {
                if (last() % every == 0) kept_.push_back(battle);
                beginMoment(i);
            }
            happen(battle, i);
        }
        if (last() % every == 0) kept_.push_back(std::move(battle));
    }

    /// Never empty: the first moment is the beginning, which includes all facts before the first answer.
    [[nodiscard]] const std::vector<Moment<System>>& moments() const { return moments_; }
    [[nodiscard]] std::size_t last() const { return moments_.size() - 1; }
    [[nodiscard]] const std::vector<Happening<System>>& happenings() const { return happenings_; }
    [[nodiscard]] const std::vector<Landmark>& landmarks() const { return landmarks_; }

    /// The battle after the moment, with nothing hidden.
    [[nodiscard]] Battle at(std::size_t moment) const {
        Battle battle = kept_.at(moment / every);
        const std::size_t from = moments_.at(moment / every * every).end;
        for (std::size_t i = from; i != moments_.at(moment).end; ++i)
            System::evolve(battle, happenings_[i].fact);
        return battle;
    }
    [[nodiscard]] std::vector<Fact> factsOf(std::size_t moment) const {
        std::vector<Fact> facts;
        for (std::size_t i = moments_.at(moment).begin; i != moments_.at(moment).end; ++i)
            facts.push_back(happenings_[i].fact);
        return facts;
    }

private:
    /// Copying a battle costs about as much as a hundred facts.
    static constexpr std::size_t every = 64;

    void beginMoment(std::size_t happening) {
        Moment<System>& moment = moments_.emplace_back();
        moment.answers = happenings_[happening].answers;
        moment.begin = happening;
    }
    void happen(Battle& battle, std::size_t happening) {
        const Fact& fact = happenings_[happening].fact;
        if (const auto loss = Telling<System>::rememberedOf(battle, fact))
            landmarks_.push_back({loss->what, last(), happening, loss->seat});
        System::evolve(battle, fact);
        moments_.back().end = happening + 1;
        if (const auto what = Telling<System>::beginningIn(fact)) moments_.back().begins.insert(*what);
        describe(battle);
    }
    void describe(const Battle& battle) {
        static_cast<typename Telling<System>::When&>(moments_.back()) = Telling<System>::when(battle);
    }

    std::vector<Happening<System>> happenings_;
    std::vector<Moment<System>> moments_;
    std::vector<Landmark> landmarks_;
    std::vector<Battle> kept_;  // the battle after every so many moments
};

}  // namespace vallum
