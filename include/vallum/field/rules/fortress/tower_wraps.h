// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/answers.h>
#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

/// ASL-08: front sections that extend past a tower and wrap around it, as far as there is room.
std::vector<TowerMarker> wrapsRound(const Battle&,
                                    const AtStructure&,
                                    const geometry::Placement&,
                                    const Surroundings&);

}  // namespace vallum::field
