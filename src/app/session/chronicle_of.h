// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle.h"
#include "session/session_of.h"

#include <algorithm>
#include <ranges>

namespace vallum::app {

/// Tells what it may of a fact to whoever has these eyes; empty where that is nothing.
template <ToldSystem System>
Text newsOf(const typename System::Battle& battle, const typename System::Fact& fact, Seat eyes) {
    const auto told = Telling<System>::toldTo(eyes, fact, battle);
    return told ? Telling<System>::logEntry(battle, *told).sentence : Text();
}

template <SeatedSystem System> class PastOf final : public Past {
public:
    explicit PastOf(SessionOf<System>& session)
        : session_(session),
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
        const Seat eyes = session_.eyes();
        std::vector<PastLandmark> known;
        for (const Landmark& it : timeline_.landmarks()) {
            const auto battle = System::seenBy(timeline_.at(it.moment), eyes);
            const auto& fact = timeline_.happenings()[it.happening].fact;
            if (!Telling<System>::toldTo(eyes, fact, battle)) continue;
            known.push_back({it.what, it.moment, it.seat, app::newsOf<System>(battle, fact, eyes)});
        }
        return known;
    }
    [[nodiscard]] Text newsOf(std::size_t moment) const override {
        const Moment<System>& it = timeline_.moments().at(moment);
        for (std::size_t at = it.end; at-- != it.begin;) {
            Text news =
                app::newsOf<System>(session_.battle(), timeline_.happenings()[at].fact, session_.eyes());
            if (!news.isEmpty()) return news;
        }
        return {};
    }
    [[nodiscard]] std::vector<Text> linesOf(std::size_t moment) const override {
        const Moment<System>& it = timeline_.moments().at(moment);
        std::vector<Text> lines;
        for (std::size_t at = it.begin; at != it.end; ++at) {
            const auto& fact = timeline_.happenings()[at].fact;
            if (Telling<System>::beginningIn(fact) == Beginning::turn) continue;
            Text line = app::newsOf<System>(session_.battle(), fact, session_.eyes());
            if (!line.isEmpty()) lines.push_back(std::move(line));
        }
        return lines;
    }
    void show(std::size_t moment, bool withFacts) override {
        using Facts = std::vector<typename System::Fact>;
        session_.lookBack(timeline_.at(moment), timeline_.moments().at(moment).answers,
                          withFacts ? timeline_.factsOf(moment) : Facts());
    }

private:
    SessionOf<System>& session_;
    Timeline<System> timeline_;
};

/// What the core makes of every system; luck, and what somebody missed, are left to it.
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
        for (const NamedSide& side : session_.sides()) {
            if (side.seat != seat) others.push_back(side.seat);
        }
        return others;
    }
    [[nodiscard]] std::unique_ptr<Past> past() const final {
        return std::make_unique<PastOf<System>>(session_);
    }

protected:
    /// Whether a fact says only what stands beside the news anyway: the turn, the phase.
    [[nodiscard]] virtual bool isHeading(const typename System::Fact& fact) const {
        return Telling<System>::beginningIn(fact) == Beginning::turn;
    }

private:
    SessionOf<System>& session_;
};

}  // namespace vallum::app
