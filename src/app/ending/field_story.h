// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ending/battle_story.h"

#include <vector>

#include <vallum/field/queries/timeline.h>

namespace vallum::app {

/// Of a field battle that is over: how it began, how it stands, and all that happened in between.
[[nodiscard]] BattleStory storyOf(const field::Battle& begin,
                                  const field::Battle& end,
                                  const std::vector<field::Happening>& all);

}  // namespace vallum::app
