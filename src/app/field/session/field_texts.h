// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/field/system.h>

namespace vallum::app {

/// What is forbidden, by which rule, and why it applies here.
[[nodiscard]] QString sentence(const Refusal&);
/// Why an order cannot be played like this.
[[nodiscard]] QString sentence(const field::Battle&, const field::OrderToPlay&, const Refusal&);
/// A fact as one line of the log.
[[nodiscard]] QString sentence(const field::Battle&, const field::Fact&);
/// A question as the player reads it.
[[nodiscard]] QString sentence(const field::Battle&, const field::Question&);
[[nodiscard]] QString unitName(const field::Battle&, UnitId);
/// The unit or structure that the attacker of the current combat is fighting.
[[nodiscard]] QString nameOfDefender(const field::Battle&);

}  // namespace vallum::app
