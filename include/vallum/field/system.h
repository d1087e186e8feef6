// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/game.h>
#include <vallum/core/rule.h>
#include <vallum/field/facts.h>
#include <vallum/field/model/scenario.h>
#include <vallum/field/questions.h>

namespace vallum::field {

/// Battles of cards on a table without a grid, as a rule system for the core.
struct System {
    /// Raise it if the same answers may now lead to other facts.
    static constexpr int rules = 4;
    /// Raise it if the same battle now has another digest.
    static constexpr int digest = 1;

    using Scenario = field::Scenario;
    using Battle = field::Battle;
    using Position = field::Position;
    using Question = field::Question;
    using Answer = field::Answer;
    using Fact = field::Fact;

    static Battle begin(const Scenario&);
    static bool isOver(const Battle&);
    /// One act of the active player, and everything that follows from it.
    static void step(Game<System>&);
    static void evolve(Battle&, const Fact&);
    static Fact restarted(Position);

    /// ASK-01
    static Verdict accepts(const Battle&, const Question&, const Answer&);
    /// Answers that a player may give; of the infinitely many placements and moves, a few for each unit.
    static std::vector<Answer> options(const Battle&, const Question&);
    /// CARD-13, SET-21
    static Battle seenBy(Battle, Seat);
};

/// A hypothetical battle in which this unit stands there, for what-if queries.
Battle standingAt(Battle, UnitId, const geometry::Pose&);

using Game = vallum::Game<System>;

}  // namespace vallum::field
