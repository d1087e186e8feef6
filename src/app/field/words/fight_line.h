// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The outcome of a fight or a shot in one line, from the facts since it began: "Hastati 1 holds against
/// Pezhetairoi 2: 2 wounds for 1". The facts may be incomplete.
[[nodiscard]] QString fightLine(const field::Battle& battle, std::span<const field::Fact> facts);

}  // namespace vallum::app
