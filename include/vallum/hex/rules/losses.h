// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-70: whether the leader of a unit has already been checked for the current roll.
enum class LeaderCheck { open, made };

/// HEX-06, HEX-10: removes blocks, which may eliminate the unit and give its enemy a banner. It does not
/// check whether the battle is over.
void removeBlocks(Game&, UnitId, int blocks, RuleId why, BlockLoss = BlockLoss::hits);
/// HEX-68, HEX-69: checks the leader who was with the unit when it lost blocks.
LeaderCheck checkLeader(Game&, UnitId, std::optional<LeaderId>, LeaderCheck);
/// Does both, and checks whether the battle is over.
LeaderCheck sufferHits(Game&, UnitId, int blocks, RuleId why, LeaderCheck, BlockLoss = BlockLoss::hits);
void eliminateLeader(Game&, LeaderId, RuleId why);

/// HXT-54: for a hex that the unit has just entered. A leader already checked for the roll that drives the
/// unit there is not checked again (HEX-70).
LeaderCheck rollForMarsh(Game&, UnitId, Hex, LeaderCheck = LeaderCheck::open);
void rollForMarsh(Game&, LeaderId, Hex);

/// HEX-66: an escape path for a leader.
struct LeaderWay {
    std::vector<Hex> path;
    bool leaves = false;

    bool operator==(const LeaderWay&) const = default;
};
std::vector<LeaderWay> waysToEvade(const Battle&, LeaderId);
void evadeWithLeader(Game&, LeaderId);

Verdict fits(const Battle&, const ChooseLeaderPath&, const PathChosen&);

}  // namespace vallum::hex
