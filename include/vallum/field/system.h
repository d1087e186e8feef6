// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/game.h>
#include <vallum/core/rule.h>
#include <vallum/field/facts.h>
#include <vallum/field/model/scenario.h>
#include <vallum/field/questions.h>

namespace vallum::field {

/// Battles of cards on a table without a grid, as the core knows them.
struct System {
    /// Rises when the same answers may bring about other facts than before.
    static constexpr int rules = 2;
    /// Rises when the same battle has another digest than before.
    static constexpr int digest = 1;

    using Scenario = field::Scenario;
    using Battle = field::Battle;
    using Position = field::Position;
    using Question = field::Question;
    using Answer = field::Answer;
    using Fact = field::Fact;

    static Battle begin(const Scenario&);
    static bool isOver(const Battle&);
    /// One thing that the active player does, and all that follows from it.
    static void step(Game<System>&);
    static void evolve(Battle&, const Fact&);
    static Fact restarted(Position);

    /// ASK-01
    static Verdict accepts(const Battle&, const Question&, const Answer&);
    /// Answers that a player may give; of the endless ways to place and move, a few for each unit.
    static std::vector<Answer> options(const Battle&, const Question&);
    /// CARD-13, SET-21
    static Battle seenBy(Battle, Seat);
};

/// The battle as it would be if this unit stood there: to ask what would be, which is no fact.
Battle standingAt(Battle, UnitId, const geometry::Pose&);

using Game = vallum::Game<System>;

}  // namespace vallum::field
