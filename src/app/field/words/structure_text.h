// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// For example "Shoot at the gate".
[[nodiscard]] QString worksOn(field::Siegework by, const QString& target);
/// For example "Wall 3, of wood".
[[nodiscard]] QString structureTitle(const field::Battle& battle, field::StructureId id);
/// Its durability, damage, garrison and attackers, each with its rule.
[[nodiscard]] QString structureText(const field::Battle& battle, field::StructureId id);
/// Damage, door and fire of a structure that stands, a line each.
[[nodiscard]] QStringList structureState(const field::Battle& battle, field::StructureId id);
/// Damage, fire and garrison, for a tooltip.
[[nodiscard]] QString structureTip(const field::Battle& battle, field::StructureId id);

/// SIE-10: when time is up, and how much of it has passed; in a siege only.
[[nodiscard]] QString siegeTimeText(const field::Battle& battle);

/// What a ram does for the unit that carries it.
[[nodiscard]] QString carriedRamText();
/// Who carries a ram, who can, and what it does; by its index in the battle's list.
[[nodiscard]] QString ramText(const field::Battle& battle, int ram);
/// Where it is and what it does in a few words, for a tooltip.
[[nodiscard]] QString ramTip(const field::Battle& battle, int ram);

}  // namespace vallum::app
