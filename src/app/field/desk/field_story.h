// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ending/battle_story.h"

#include <optional>
#include <vector>

#include <vallum/field/queries/timeline.h>

namespace vallum::app {

/// The story of a finished field battle, from its beginning, its end, all facts in between, and who has
/// surrendered, if that ended it: no fact tells of it.
[[nodiscard]] BattleStory storyOf(const field::Battle& begin,
                                  const field::Battle& end,
                                  const std::vector<field::Happening>& all,
                                  std::optional<Seat> surrendered);

}  // namespace vallum::app
