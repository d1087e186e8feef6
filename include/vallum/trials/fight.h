// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include <vallum/core/referee.h>
#include <vallum/trials/plan.h>
#include <vallum/trials/result.h>

namespace vallum::trials {

inline constexpr std::size_t mostAnswers = 200'000;

/// One battle of a cell.
struct BattleToFight {
    int cell = 0;    // its place in the plan
    int battle = 0;  // from 0
    int seed = 0;
    std::size_t answers = mostAnswers;  // after which it counts as endless
};

/// Fights it to its end, on the thread that calls. Nothing where `stop` was set meanwhile. A battle that
/// breaks an invariant or never ends is a result with an error.
std::optional<BattleResult> fought(const Cell&, const BattleToFight&, const std::atomic<bool>& stop);

/// The same battle, as a save that can be opened.
Expected<std::string, FileError> savedBattle(const Cell&, const BattleToFight&);

/// While one lives, its thread fights a battle of a trial.
class Fighting {
public:
    Fighting();
    ~Fighting();
    Fighting(const Fighting&) = delete;
    Fighting& operator=(const Fighting&) = delete;
};

/// While one lives, a broken invariant ends the battle in which it breaks, and not the program: where a
/// thread fights one.
class InvariantsEndBattles {
public:
    InvariantsEndBattles();
    ~InvariantsEndBattles();
    InvariantsEndBattles(const InvariantsEndBattles&) = delete;
    InvariantsEndBattles& operator=(const InvariantsEndBattles&) = delete;

private:
    void (*before_)();
};

}  // namespace vallum::trials
