// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/card.h>

/// Only for rules and procedures of this chapter.
namespace vallum::field {

/// Its card, its extension markers and its envelop markers.
std::vector<geometry::Outline> piecesOf(const Battle&, UnitId);

}  // namespace vallum::field
