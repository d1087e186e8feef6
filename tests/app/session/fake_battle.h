// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/live_battle.h"

/// A battle without rules: a test says what is asked and what is known.
namespace vallum::app {

inline constexpr Seat red(1);
inline constexpr Seat blue(2);

class FakeBattle final : public LiveBattle {
public:
    struct Given {
        Seat seat;
        bool isKnown = false;
    };

    std::optional<Seat> asked;
    Handover how = Handover::curtain;
    bool isCovering = true;
    bool isOnePerson = false;  // plays both sides
    int now = 1;
    std::optional<RollDice> roll;
    std::vector<Given> tape;
    std::vector<Given> undone;
    Attempt attempt;  // of every computer player
    UndoSteps& stepsToChange() { return steps_; }

    [[nodiscard]] bool hasBegun() const override { return true; }
    [[nodiscard]] bool isOver() const override { return !asked; }
    [[nodiscard]] int turn() const override { return now; }
    [[nodiscard]] std::vector<NamedSide> sides() const override { return {{red, {}}, {blue, {}}}; }
    [[nodiscard]] Text nameOf(Seat /*seat*/) const override { return {}; }
    [[nodiscard]] bool isSamePerson(Seat one, Seat other) const override {
        return isOnePerson || one == other;
    }
    [[nodiscard]] Text sentence(const Refusal& /*refusal*/) const override { return {}; }
    [[nodiscard]] std::vector<PlayerKind> computers() const override { return {PlayerKind::greedy}; }
    [[nodiscard]] std::optional<Seat> askedSeat() const override { return asked; }
    [[nodiscard]] Handover handover() const override { return how; }
    [[nodiscard]] bool coversTable() const override { return isCovering; }
    [[nodiscard]] const RollDice* openRoll() const override { return roll ? &*roll : nullptr; }
    [[nodiscard]] std::size_t answersGiven() const override { return tape.size(); }
    [[nodiscard]] Seat answeredBy(std::size_t answer) const override { return tape.at(answer).seat; }
    [[nodiscard]] Seen seenAt(std::size_t answer) const override {
        return tape.at(answer).isKnown ? Seen::dice : Seen::nothing;
    }
    [[nodiscard]] bool canRedo() const override { return !undone.empty(); }

    void redo() override {
        tape.push_back(undone.back());
        undone.pop_back();
    }
    void takeBackTo(std::size_t answers) override {
        for (; tape.size() > answers; tape.pop_back()) undone.push_back(tape.back());
    }
    Verdict goOn() override { return {}; }
    void dropPending() override {}
    bool answerUnasked(const AutoAnswers& /*automatic*/) override {
        if (unasked == 0) return false;
        --unasked;
        tape.push_back({*asked});
        return true;
    }
    Verdict throwDice(const std::vector<int>& /*faces*/) override { return {}; }
    Attempt letAnswer(PlayerKind /*kind*/) override {
        if (attempt.outcome == Attempt::Outcome::answered) tape.push_back({*asked});
        return attempt;
    }
    void stopThinking() override {
        ++stopped;
        attempt.outcome = Attempt::Outcome::answered;
    }
    void reseat(const Seating& /*seating*/) override {}

    int unasked = 0;  // questions that need no asking
    int stopped = 0;  // how often a thinking player was told to answer
};

}  // namespace vallum::app
