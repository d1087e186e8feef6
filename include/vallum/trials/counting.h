// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/field/facts.h>
#include <vallum/trials/result.h>

namespace vallum::trials {

/// What became of everybody, from how a battle began and all that has happened since. Asks no rule what it
/// did: facts carry their results.
BattleResult counted(field::Battle begin, std::span<const field::Fact>);

}  // namespace vallum::trials
