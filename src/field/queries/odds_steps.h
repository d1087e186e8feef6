// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <vector>

#include <vallum/field/queries/odds.h>

/// What all odds are put together from.
namespace vallum::field {

/// Rolls known faces, one at a time, and declines whatever is offered. What else a move has rolled for
/// (CAL-02) comes out as ones, which hurt nobody.
class KnownDice final : public Asker<System> {
public:
    explicit KnownDice(std::vector<int> faces) : faces_(std::move(faces)) {}

    Answer answer(const Battle& /*battle*/, const OpenQuestion<System>& asked) override {
        if (const auto* roll = std::get_if<RollDice>(&asked.question)) {
            if (rolled_ != faces_.size()) return DiceShown{{faces_[rolled_++]}};
            return DiceShown{std::vector<int>(static_cast<std::size_t>(roll->dice), 1)};
        }
        VALLUM_CHECK(std::holds_alternative<Decide>(asked.question));
        return YesOrNo{false};
    }

private:
    std::vector<int> faces_;
    std::size_t rolled_ = 0;
};

Battle afterDice(const Battle& battle, std::vector<int> faces, auto procedure) {
    KnownDice dice(std::move(faces));
    Game game(battle, dice, 0);
    game.run(procedure);
    return game.takeBattle();
}

struct Check {
    UnitId unit;
    Sum morale;
};
/// Is told how a battle stands then, and how likely it comes to that.
using Reached = std::function<void(const Battle&, double chance)>;
/// Each way in which the checks may end.
void afterChecks(const Battle&, std::span<const Check>, double chance, const Reached& then);

struct UnitEnd {
    const Battle& before;
    const Battle& battle;
    UnitId unit;
};
/// Counts what has become of the unit. Only for prospects that begin without any wounds, not even none.
void addEnd(Prospect&, const UnitEnd&, double chance);

}  // namespace vallum::field
