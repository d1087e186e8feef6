// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

#include <vallum/field/queries/odds.h>

/// What all odds are put together from.
namespace vallum::field {

/// Rolls known faces, one at a time, and declines whatever is offered. What else a move has rolled for
/// (CAL-02) comes out as ones, which hurt nobody.
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

/// Copies of battles to try things on. Each is used again for the next thing that is tried: it has the memory
/// that it needs, and to get that is most of what a copy costs.
class TrialCopies {
public:
    /// Shows to `then` how the battle stands afterward.
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
/// Is told how a battle stands then, and how likely it comes to that.
using Reached = std::function<void(const Battle&, double chance)>;
/// Each way in which the checks may end.
void afterChecks(TrialCopies&, const Battle&, std::span<const Check>, double chance, const Reached& then);

/// What has become of a unit, beside its wounds.
struct Fate {
    bool isGone = false;
    EnumSet<Marker> markers;
};
struct UnitEnd {
    const Unit& before;
    int wounds = 0;
    Fate fate;
};
/// Counts what has become of the unit. Only for prospects that begin without any wounds, not even none.
void addEnd(Prospect&, const UnitEnd&, double chance);
UnitEnd endOf(const Battle& before, const Battle& end, UnitId);

}  // namespace vallum::field
