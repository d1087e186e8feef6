// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle.h"
#include "session/session_of.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

namespace vallum::app {

template <SeatedSystem System> class PastOf final : public Past {
public:
    using Fact = typename System::Fact;

    using Battle = typename System::Battle;

    /// The system-specific functions of a chronicle.
    struct Knowledge {
        std::function<bool(const Fact&)> isTrifle;
        std::function<Text(const Battle&)> standing;
        std::function<std::optional<RuleId>(const Fact&)> ruleBehind;
    };

    PastOf(SessionOf<System>& session, Knowledge knowledge)
        : session_(session),
          knowledge_(std::move(knowledge)),
          timeline_(System::begin(session.record().scenario), session.history()) {
        for (const Moment<System>& it : timeline_.moments()) {
            PastMoment moment{{it.turn, it.active, Telling<System>::phase(it)}};
            moment.answers = it.answers;
            moment.begin = it.begin;
            moment.end = it.end;
            moment.begins = it.begins;
            add(std::move(moment));
        }
    }

    [[nodiscard]] std::vector<PastLandmark> landmarks() const override {
        const Seat eyes = session_.screen().viewpoint();
        std::vector<PastLandmark> known;
        for (const Landmark& it : timeline_.landmarks()) {
            const auto battle = System::seenBy(timeline_.at(it.moment), eyes);
            const auto& fact = timeline_.happenings()[it.happening].fact;
            if (!Telling<System>::toldTo(eyes, fact, battle)) continue;
            known.push_back({it.what, it.moment, turnOf(it.moment, it.happening), it.seat,
                             app::newsOf<System>(battle, fact, eyes)});
        }
        return known;
    }
    [[nodiscard]] Text newsOf(std::size_t moment) const override {
        const Moment<System>& it = timeline_.moments().at(moment);
        for (std::size_t at = it.end; at-- != it.begin;) {
            Text news = app::newsOf<System>(session_.battle(), timeline_.happenings()[at].fact,
                                            session_.screen().viewpoint());
            if (!news.isEmpty()) return news;
        }
        return {};
    }
    [[nodiscard]] std::vector<PastLine> linesOf(std::size_t moment) const override {
        const Moment<System>& it = timeline_.moments().at(moment);
        std::vector<PastLine> lines;
        for (std::size_t at = it.begin; at != it.end; ++at) {
            const auto& fact = timeline_.happenings()[at].fact;
            if (Telling<System>::beginningIn(fact) == Beginning::turn) continue;
            Text line = app::newsOf<System>(session_.battle(), fact, session_.screen().viewpoint());
            if (line.isEmpty()) continue;
            lines.push_back({std::move(line), turnOf(moment, at), Telling<System>::beginningIn(fact),
                             knowledge_.isTrifle(fact), isLandmark(at), knowledge_.ruleBehind(fact)});
        }
        return lines;
    }
    [[nodiscard]] Text standingAfter(int turn) const override {
        const auto& moments = timeline_.moments();
        const auto after =
            std::ranges::upper_bound(moments, turn, {}, [](const auto& it) { return it.turn; });
        if (after == moments.begin()) return {};
        const auto last = static_cast<std::size_t>(after - moments.begin()) - 1;
        Battle battle = timeline_.at(last);
        for (std::size_t at = moments[last].end; at != timeline_.happenings().size(); ++at) {
            const auto& fact = timeline_.happenings()[at].fact;
            if (Telling<System>::beginningIn(fact) == Beginning::turn) break;
            System::evolve(battle, fact);
        }
        return knowledge_.standing(System::seenBy(std::move(battle), session_.screen().viewpoint()));
    }
    void show(std::size_t moment, bool withFacts) override {
        using Facts = std::vector<Fact>;
        session_.lookBack(timeline_.at(moment), timeline_.moments().at(moment).answers,
                          withFacts ? timeline_.factsOf(moment) : Facts());
    }

private:
    /// Facts before the start of a turn belong to the previous turn.
    [[nodiscard]] int turnOf(std::size_t moment, std::size_t happening) const {
        const auto& moments = timeline_.moments();
        const auto& all = timeline_.happenings();
        for (std::size_t at = happening + 1; at < moments.at(moment).end; ++at) {
            if (Telling<System>::beginningIn(all[at].fact) == Beginning::turn)
                return moment == 0 ? 0 : moments[moment - 1].turn;
        }
        return moments[moment].turn;
    }

    [[nodiscard]] bool isLandmark(std::size_t happening) const {
        return std::ranges::find(timeline_.landmarks(), happening, &Landmark::happening) !=
               timeline_.landmarks().end();
    }

    SessionOf<System>& session_;
    Knowledge knowledge_;
    Timeline<System> timeline_;
};

/// Implements what the core provides for every system; luck and recaps are left to derived classes.
template <SeatedSystem System> class ChronicleOf : public Chronicle {
public:
    explicit ChronicleOf(SessionOf<System>& session) : session_(session) {}

    [[nodiscard]] SessionOf<System>& session() const final { return session_; }
    [[nodiscard]] std::string scenarioTitle() const final { return session_.record().scenario.title; }
    [[nodiscard]] TimeOfBattle now() const final {
        const auto when = Telling<System>::when(session_.battle());
        return {when.turn, when.active, Telling<System>::phase(when)};
    }
    [[nodiscard]] bool isOverNow() const final { return System::isOver(session_.battle()); }
    [[nodiscard]] Text news() const final {
        const auto battle = session_.battleForAll();
        for (const auto& it : std::views::reverse(session_.history())) {
            if (it.answers > session_.answersShown() || isHeading(it.fact)) continue;
            Text news = newsOf<System>(battle, it.fact, Seat());
            if (!news.isEmpty()) return news;
        }
        return {};
    }
    [[nodiscard]] std::vector<Seat> opponentsOf(Seat seat) const override {
        std::vector<Seat> others;
        for (const NamedSide& side : session_.live().sides()) {
            if (side.seat != seat) others.push_back(side.seat);
        }
        return others;
    }
    [[nodiscard]] std::unique_ptr<Past> past() const final {
        using Known = PastOf<System>;
        return std::make_unique<Known>(
            session_, typename Known::Knowledge{
                          [this](const typename Known::Fact& fact) { return isTrifle(fact); },
                          [this](const typename Known::Battle& battle) { return standing(battle); },
                          [this](const typename Known::Fact& fact) { return ruleBehind(fact); }});
    }

protected:
    /// Whether a fact only repeats what is shown next to the news, such as the turn or the phase.
    [[nodiscard]] virtual bool isHeading(const typename System::Fact& fact) const {
        return Telling<System>::beginningIn(fact) == Beginning::turn;
    }

    /// Whether a fact decides nothing and is left out of the story.
    [[nodiscard]] virtual bool isTrifle(const typename System::Fact& /*fact*/) const { return false; }
    /// For systems whose sentences name no rules.
    [[nodiscard]] virtual std::optional<RuleId> ruleBehind(const typename System::Fact& /*fact*/) const {
        return std::nullopt;
    }
    /// Who is ahead, in a sentence; empty if no number tells.
    [[nodiscard]] virtual Text standing(const typename System::Battle& /*battle*/) const { return {}; }

private:
    SessionOf<System>& session_;
};

}  // namespace vallum::app
