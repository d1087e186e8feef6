// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "ending/battle_story.h"

#include <vector>

#include <vallum/hex/queries/turning_points.h>

class QWidget;

namespace vallum::app {

/// Of a hex battle that is over: how it began, how it stands, and all that happened in between.
[[nodiscard]] BattleStory storyOf(const hex::Battle& begin,
                                  const hex::Battle& end,
                                  const std::vector<Happening<hex::System>>& all);
/// The banners of both sides, each with its name.
[[nodiscard]] QWidget* bannersOf(const hex::Battle& battle, const art::Palette& palette);

}  // namespace vallum::app
