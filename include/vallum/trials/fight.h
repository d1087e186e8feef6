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

/// Identifies one battle of a cell.
struct BattleToFight {
    int cell = 0;    // index in the plan
    int battle = 0;  // from 0
    int seed = 0;
    std::size_t answers = mostAnswers;    // a battle with more counts as endless
    std::atomic<int>* inTurns = nullptr;  // counts the answers after the setup, for whoever looks on
};

/// Fights the battle to its end on the calling thread. None if `stop` is set meanwhile. A battle that breaks
/// an invariant or never ends gives a result with an error.
std::optional<BattleResult> fought(const Cell&, const BattleToFight&, const std::atomic<bool>& stop);

/// The same battle as the text of a save.
Expected<std::string, FileError> savedBattle(const Cell&, const BattleToFight&);

/// While an instance lives, its thread is fighting a battle of a trial.
class Fighting {
public:
    Fighting();
    ~Fighting();
    Fighting(const Fighting&) = delete;
    Fighting& operator=(const Fighting&) = delete;
};

/// While an instance lives, a broken invariant ends only the battle that breaks it and not the program, on
/// threads that are fighting one.
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
