// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

#include <vallum/field/queries/odds.h>

/// Building blocks of all odds.
namespace vallum::field {

/// Rolls given faces, one at a time, and declines every offer. Other rolls of a move (CAL-02) come up as
/// ones, which hurt nobody.
class KnownDice final : public Asker<System> {
public:
    explicit KnownDice(std::initializer_list<int> faces) : faces_(faces) {}

    Answer answer(const Battle& /*battle*/, const OpenQuestion<System>& asked) override {
        if (const auto* roll = std::get_if<RollDice>(&asked.question)) {
            if (rolled_ != faces_.size()) return DiceShown{{faces_.begin()[rolled_++]}};
            return DiceShown{std::vector<int>(static_cast<std::size_t>(roll->dice), 1)};
        }
        VALLUM_CHECK(std::holds_alternative<Decide>(asked.question));
        return YesOrNo{false};
    }

private:
    std::initializer_list<int> faces_;
    std::size_t rolled_ = 0;
};

Battle afterDice(Battle battle, std::initializer_list<int> faces, auto procedure) {
    KnownDice dice(faces);
    Game game(std::move(battle), dice, 0);
    game.run(procedure);
    return game.takeBattle();
}

/// A pool of battle copies for what-if evaluation. Copies are reused, because most of the cost of a copy
/// is allocating its memory.
class TrialCopies {
public:
    /// Calls `then` with the battle after these dice.
    void afterDice(const Battle& battle,
                   std::initializer_list<int> faces,
                   const auto& procedure,
                   const auto& then) {
        if (inUse_ == copies_.size()) copies_.emplace_back();
        Battle& copy = copies_[inUse_++];
        copy = battle;
        copy = field::afterDice(std::move(copy), faces, procedure);
        then(std::as_const(copy));
        --inUse_;
    }

private:
    std::deque<Battle> copies_;
    std::size_t inUse_ = 0;
};

struct Check {
    UnitId unit;
    Sum morale;
};
/// Called with a battle that may be reached, and its probability.
using Reached = std::function<void(const Battle&, double chance)>;
/// Enumerates the possible results of the checks.
void afterChecks(TrialCopies&, const Battle&, std::span<const Check>, double chance, const Reached& then);

/// What has happened to a unit, apart from wounds.
struct UnitFate {
    bool isGone = false;
    EnumSet<Marker> markers;
};
struct UnitEnd {
    const Unit& before;
    int wounds = 0;
    UnitFate fate;
};
/// Adds the end of a unit. Only for prospects that start with an empty list of wounds.
void addEnd(Prospect&, const UnitEnd&, double chance);
UnitEnd endOf(const Battle& before, const Battle& end, UnitId);

}  // namespace vallum::field
