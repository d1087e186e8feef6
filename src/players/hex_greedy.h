// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/hex/system.h>

/// How the greedy player of hex battles decides.
namespace vallum::players {

hex::Answer hexGreedyAnswer(const hex::Battle&, const hex::Question&);
/// Whether a step of the battle begins with it, so that a copy of the battle can go on from there.
bool isTriable(const hex::Question&);
/// What may be done where a step of the battle begins, at most so many ways, the most promising first and for
/// no unit more than a few; nothing for other questions.
std::vector<hex::Answer> hexPlansFor(const hex::Battle&, const hex::Question&, std::size_t most);

}  // namespace vallum::players
