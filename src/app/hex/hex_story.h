// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "ending/battle_story.h"

#include <vector>

#include <vallum/hex/queries/turning_points.h>

class QWidget;

namespace vallum::app {

/// The story of a finished hex battle, from its beginning, its end and all events in between.
[[nodiscard]] BattleStory storyOf(const hex::Battle& begin,
                                  const hex::Battle& end,
                                  const std::vector<Happening<hex::System>>& all);
/// The banner tracks of both sides, with their names.
[[nodiscard]] QWidget* bannersOf(const hex::Battle& battle, const art::Palette& palette);

}  // namespace vallum::app
