// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/live_battle_of.h"
#include "session/session.h"
#include "session/session_file_of.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

#include <vallum/core/check.h>

namespace vallum::app {

/// The log sentence for a fact as these eyes see it; empty if they see nothing.
template <ToldSystem System>
Text newsOf(const typename System::Battle& battle, const typename System::Fact& fact, Seat eyes) {
    const auto told = Telling<System>::toldTo(eyes, fact, battle);
    return told ? Telling<System>::logEntry(battle, *told).sentence : Text();
}

/// The session of a battle with everything specific to its system: what is shown of it, and to whom it is
/// told.
template <SeatedSystem System> class SessionOf : public Session {
public:
    using Scenario = typename System::Scenario;
    using Battle = typename System::Battle;
    using Question = typename System::Question;
    using Answer = typename System::Answer;
    using Fact = typename System::Fact;
    using OpenQuestion = vallum::OpenQuestion<System>;
    using Referee = vallum::Referee<System>;
    using Record = vallum::Record<System>;
    using Happening = vallum::Happening<System>;
    using Book = typename SessionFileOf<System>::Book;
    using Drawn = typename SessionFileOf<System>::Drawn;

    explicit SessionOf(QObject* parent = nullptr) : SessionOf(std::make_shared<Live>(), parent) {}

    void start(Scenario scenario, Seating seating) {
        sketches_.open(BattleFile<System>::annotationsOf(scenario));
        live_->start(std::move(scenario), seating);
        begin(std::move(seating), std::nullopt);
    }
    /// `branch` is the branch that the battle belongs to, if any.
    void resume(Referee referee, Seating seating, std::optional<Branch> branch = {}, Drawn drawn = {}) {
        sketches_.open(std::move(drawn));
        live_->resume(std::move(referee), seating);
        begin(std::move(seating), std::move(branch));
    }

    /// As the viewer may see it.
    [[nodiscard]] const Battle& battle() const { return shown_; }
    /// The current state, even while looking back.
    [[nodiscard]] Battle present() const {
        return System::seenBy(live_->referee().battle(), screen().viewpoint());
    }
    /// The public view of the state shown, whoever is at the screen.
    [[nodiscard]] Battle battleForAll() const {
        const Seat nobody;
        return System::seenBy(whole(), nobody);
    }
    [[nodiscard]] const Record& record() const { return live_->referee().record(); }
    /// All facts; `toldTo` reduces one to what the viewer may know.
    [[nodiscard]] const std::vector<Happening>& history() const { return live_->history(); }
    /// The latest facts, as the viewer may know them; valid during `happened`.
    [[nodiscard]] const std::vector<Fact>& news() const { return news_; }
    [[nodiscard]] Book& sketches() final { return sketches_; }
    [[nodiscard]] const SessionFileOf<System>& file() const final { return file_; }

    /// The open question, if a person is asked.
    [[nodiscard]] const OpenQuestion* question() const {
        return isAsking() ? &*live_->referee().open() : nullptr;
    }
    [[nodiscard]] Text questionText() const final {
        return live_->askedSeat() ? Telling<System>::sentence(shown_, live_->referee().open()->question)
                                  : Text();
    }
    /// The question waiting for a person who must
    /// come to the screen; show only its public part.
    [[nodiscard]] const Question* behindCurtain() const {
        return screen().curtainFor() && live_->askedSeat() ? &live_->referee().open()->question : nullptr;
    }

    /// Shows a past state after this many answers: by playing the facts, or at once if there are none. Nobody
    /// is asked meanwhile.
    void lookBack(Battle past, std::size_t answers, const std::vector<Fact>& facts) {
        stopAt(answers);
        past_ = std::move(past);
        show();
        if (facts.empty()) {
            Q_EMIT replaced();
        } else {
            tell(facts);
        }
        Q_EMIT asked();
    }

    Verdict answer(const Answer& answer) { return answerAll({answer}); }
    /// Gives answers of one kind to consecutive questions, shown and
    /// undone as one. Stops at the first refusal. If a different question
    /// comes in between, the rest wait until it has been answered.
    Verdict answerAll(const std::vector<Answer>& answers) {
        if (question() == nullptr) return refuse("ASK-01"_rule);
        const std::size_t begin = live_->answersGiven();
        const Verdict verdict = live_->answerAll(answers);
        if (verdict) autoAnswers().give(*live_, seating());
        if (live_->answersGiven() != begin) {
            sketches_.forgetAfter(begin);
            publish();
        }
        if (!verdict) Q_EMIT refused(verdict.error());
        return verdict;
    }
    /// Whether an answer would be accepted; the error says why not.
    [[nodiscard]] Verdict wouldAccept(const Answer& answer) const {
        const OpenQuestion* open = question();
        if (open == nullptr) return refuse("ASK-01"_rule);
        return System::accepts(live_->referee().battle(), open->question, answer);
    }

    [[nodiscard]] Text toldOf(std::size_t answer) const final {
        const auto first = std::ranges::upper_bound(history(), answer, {}, &Happening::answers);
        Text end;
        for (const Happening& it : std::ranges::subrange(first, history().end())) {
            Text news = newsOf<System>(shown_, it.fact, screen().viewpoint());
            if (news.isEmpty()) continue;
            const auto begins = Telling<System>::beginningIn(it.fact);
            if (begins != Beginning::turn && begins != Beginning::phase) return news;
            // An answer that only begins something is remembered for what it ended.
            if (begins == Beginning::turn) end = phrase("Undo", "the end of the turn.")();
            if (end.isEmpty()) end = phrase("Undo", "the end of the phase.")();
        }
        return end;
    }
    [[nodiscard]] std::size_t phaseBegan() const final {
        for (const Happening& it : std::views::reverse(history())) {
            if (Telling<System>::beginningIn(it.fact) == Beginning::phase) return it.answers;
        }
        return 0;
    }

    [[nodiscard]] Text whoseDice() const final { return Seated<System>::whoseDice(live_->referee(), shown_); }

private:
    using Live = LiveBattleOf<System>;

    SessionOf(std::shared_ptr<Live> live, QObject* parent)
        : Session(live, parent),
          live_(std::move(live)),
          file_(*live_, seating(), sketches_) {
        connect(&sketches_, &Sketchbook::changed, this, &Session::settled);
    }

    void begin(Seating seating, std::optional<Branch> branch) {
        file_.setBranch(std::move(branch));
        news_.clear();
        Session::begin(std::move(seating));
    }
    [[nodiscard]] const Battle& whole() const { return isLookingBack() ? past_ : live_->referee().battle(); }
    void show() final { shown_ = System::seenBy(whole(), screen().viewpoint()); }
    void tell() final { tell(live_->takeNews()); }
    void tell(const std::vector<Fact>& facts) {
        news_.clear();
        for (const Fact& fact : facts) {
            if (auto told = Telling<System>::toldTo(screen().viewpoint(), fact, shown_))
                news_.push_back(*std::move(told));
        }
        Q_EMIT happened();
    }

    std::shared_ptr<Live> live_;
    Battle shown_;
    Battle past_;  // while looking back
    std::vector<Fact> news_;
    Book sketches_;
    SessionFileOf<System> file_;
};

}  // namespace vallum::app
