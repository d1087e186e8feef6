// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The outcome of a fight, a shot or an attack on a structure in one line, from the facts since it began:
/// "Hastati 1 holds against Pezhetairoi 2: 2 wounds for 1". The facts may be incomplete.
[[nodiscard]] QString fightLine(const field::Battle& battle, std::span<const field::Fact> facts);
/// "the door of the gate"
[[nodiscard]] QString targetName(const field::Battle& battle, const field::Target& target);
/// "Hastati 1 batters the gate"
[[nodiscard]] QString attackOnStructure(const QString& attacker, const QString& target, field::Siegework);

}  // namespace vallum::app
