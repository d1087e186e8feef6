// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/texts.h"
#include "session/session_of.h"
#include "thinking/advice_desk.h"
#include "thinking/background_task.h"

#include <utility>
#include <variant>

#include <vallum/players/battle_analysis.h>
#include <vallum/players/hex_analysis.h>

namespace vallum::app {

/// The search of a system's computer players: its `Terms`, what it `Advises` and has `Explained`, and the
/// `terms` of a level and those `ofAdvice`.
template <class System> struct AdviserOf;

/// The thinking of an advice desk.
template <class System> class AdviceDeskOf : public AdviceDesk {
public:
    /// Of the plans about the open question, by their places in the advice; valid until the next one.
    [[nodiscard]] const typename System::Answer& answerOf(std::size_t plan) const {
        return advice_.plans.at(plan).answer;
    }

protected:
    using Adviser = AdviserOf<System>;
    using Advice = typename Adviser::Advice;
    using Explained = typename Adviser::Explained;

    AdviceDeskOf(SessionOf<System>& session, QWidget& over, QObject* parent)
        : AdviceDesk(session, over, parent),
          typed_(session) {}

    [[nodiscard]] SessionOf<System>& typed() const { return typed_; }
    [[nodiscard]] bool hasPlan(std::size_t plan) const { return plan < advice_.plans.size(); }

private:
    using Thought = std::variant<Advice, std::optional<Explained>>;

    [[nodiscard]] bool isAsked() const override { return typed_.question() != nullptr; }
    void thinkAboutQuestion() override {
        const auto& asked = *typed_.question();
        auto terms = Adviser::ofAdvice();
        terms.tells = true;
        thought_.begin([seen = System::seenBy(typed_.battle(), asked.seat), asked,
                        terms](players::Thinking& watch) -> Thought {
            return players::advise(seen, asked, terms, {}, &watch);
        });
    }
    [[nodiscard]] bool thinkAboutDecision() override {
        const auto& record = typed_.record();
        const auto place = players::lastDecision(record.tape, typed_.answersShown(), decidingSeats());
        if (!place) return false;
        const Seat decided = record.tape[*place].seat;
        auto terms = Adviser::terms(levelOf(decided), typed_.seating().seed + 1);
        terms.tells = true;
        thought_.begin(
            [record, place = *place, eyes = eyesFor(decided), terms](players::Thinking& watch) -> Thought {
                return players::explained(record, place, eyes, terms, &watch);
            });
        return true;
    }
    [[nodiscard]] players::Thinking* thinking() const override { return thought_.watch(); }
    [[nodiscard]] bool isReady() const override { return thought_.isReady(); }
    void stopThinking() override { thought_.drop(); }

    [[nodiscard]] Finding take() override {
        Thought thought = thought_.take();
        if (auto* advice = std::get_if<Advice>(&thought)) {
            advice_ = std::move(*advice);
            return {.title = AdviceDesk::tr("What would you do?"), .advice = told(typed_.battle(), advice_)};
        }
        const auto& explained = std::get<std::optional<Explained>>(thought);
        if (!explained)
            return {.title = AdviceDesk::tr("Why?"),
                    .words = AdviceDesk::tr("That moment can no longer be analyzed.")};
        const auto& seen = explained->seen;
        const QString what =
            AdviceDesk::tr("%1: %2").arg(inQt(Telling<System>::nameOf(seen, explained->seat)),
                                         inQt(players::titleOf(seen, explained->played)));
        const auto* plan = explained->plan();
        if (plan != nullptr) {
            const auto played = static_cast<std::size_t>(plan - explained->advice.plans.data());
            return {.title = what, .advice = told(seen, explained->advice), .played = played};
        }
        const bool isSecret = explained->advice.plans.empty() && !session().live().isOver() &&
                              eyesFor(explained->seat) != explained->seat;
        return {.title = what,
                .words = isSecret ? AdviceDesk::tr(
                                        "What it could have done instead depends on its hand, which you "
                                        "may not see. Ask again after the battle.")
                         : explained->advice.isOnlyPlan()
                             ? AdviceDesk::tr("Only one plan came to mind; it was not tried.")
                             : AdviceDesk::tr("There was nothing else to weigh.")};
    }
    void make(std::size_t plan) override { typed_.answer(typename System::Answer(answerOf(plan))); }

    SessionOf<System>& typed_;
    LatestTask<Thought> thought_;
    Advice advice_;
};

}  // namespace vallum::app
