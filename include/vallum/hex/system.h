// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/game.h>
#include <vallum/core/rule.h>
#include <vallum/hex/facts.h>
#include <vallum/hex/questions.h>

namespace vallum::hex {

/// Battles of blocks and command cards on a hex board, as a rule system for the core.
struct System {
    /// Raise it if the same answers may now lead to other facts.
    static constexpr int rules = 2;
    /// Raise it if the same battle now has another digest.
    static constexpr int digest = 3;

    using Scenario = hex::Scenario;
    using Battle = hex::Battle;
    using Position = hex::Position;
    using Question = hex::Question;
    using Answer = hex::Answer;
    using Fact = hex::Fact;

    static Battle begin(const Scenario&);
    static bool isOver(const Battle& battle) { return battle.phase == Phase::over; }
    /// One act of the active player, and everything that follows from it.
    static void step(Game<System>&);
    static void evolve(Battle&, const Fact&);
    static Fact restarted(Position position) { return PositionRestored{Constant(std::move(position))}; }

    /// ASK-01
    static Verdict accepts(const Battle&, const Question&, const Answer&);
    /// Answers that a player may give; of the many possible orders, a few for each card.
    static std::vector<Answer> options(const Battle&, const Question&);
    /// HEX-08: a hand is hidden from the opponent, the deck from everybody.
    static Battle seenBy(Battle, Seat);
};

using Game = vallum::Game<System>;

}  // namespace vallum::hex
