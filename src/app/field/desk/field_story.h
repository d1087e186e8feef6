// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ending/battle_story.h"

#include <vector>

#include <vallum/field/queries/timeline.h>

namespace vallum::app {

/// The story of a finished field battle, from its beginning, its end and all facts in between.
[[nodiscard]] BattleStory storyOf(const field::Battle& begin,
                                  const field::Battle& end,
                                  const std::vector<field::Happening>& all);

}  // namespace vallum::app
