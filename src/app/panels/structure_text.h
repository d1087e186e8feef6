// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// "Wall 3, of wood"
[[nodiscard]] QString structureTitle(const field::Battle& battle, field::StructureId id);
/// What it withstands, what has been done to it, who holds it, who is at it: each with its rule.
[[nodiscard]] QString structureText(const field::Battle& battle, field::StructureId id);
/// Damage, fire and who holds it, for a tooltip.
[[nodiscard]] QString structureTip(const field::Battle& battle, field::StructureId id);

}  // namespace vallum::app
