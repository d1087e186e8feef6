// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seating.h"

#include <map>

namespace vallum::app {

class LiveBattle;

/// What a person need not be asked: a question with one possible answer, and whatever a player passes on.
class AutoAnswers {
public:
    /// If off, a person's only possible answer is given automatically, and undone with the answer before it.
    void setAsksAnyway(bool on) { asksAnyway_ = on; }
    [[nodiscard]] bool asksAnyway() const { return asksAnyway_; }
    /// If on, a person is asked for each new act in any case, and the battle does not run on past the last
    /// one.
    void setHoldsActs(bool on) { holdsActs_ = on; }
    [[nodiscard]] bool holdsActs() const { return holdsActs_; }
    /// The seat passes whenever it can, until the turn ends or the passes are forgotten.
    void pass(Seat seat, int turn) { passes_[seat] = turn; }
    [[nodiscard]] bool isPassing(Seat seat, int turn) const {
        const auto found = passes_.find(seat);
        return found != passes_.end() && found->second == turn;
    }
    void forgetPasses() { passes_.clear(); }
    /// Answers until a person has to be asked.
    void give(LiveBattle& battle, const Seating& seating) const;

private:
    bool asksAnyway_ = false;
    bool holdsActs_ = false;
    std::map<Seat, int> passes_;  // and the turn in which they pass
};

}  // namespace vallum::app
