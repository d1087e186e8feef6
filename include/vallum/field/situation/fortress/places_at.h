// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

/// Where cards line up at structures.
namespace vallum::field {

/// The side from which the card has come: the one whose line it is farthest in front of.
std::optional<geometry::Edge> sideReached(const Battle&, StructureId, const geometry::Pose&);
/// HGT-18: flush with the side of the structure it has reached, section on section, the nearest first.
std::vector<geometry::Pose> placesAt(const Battle&, StructureId, const geometry::Placement&);

}  // namespace vallum::field
