// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include <vallum/field/queries/fight_story.h>

namespace vallum::app {

/// What a fight consists of for somebody who watches it.
enum class FightStage { events, hits, wounds, blowBack, morale, damage, fire, aftermath };

[[nodiscard]] QString nameOf(FightStage stage);
/// By arson or with incendiary shots.
[[nodiscard]] bool laysFire(field::Siegework by);
/// Only in a melee does the unit that is struck first strike back.
[[nodiscard]] std::vector<FightStage> stagesOf(const field::Fight& fight);
/// The stage after the first moments of the fight.
[[nodiscard]] FightStage stageAfter(const field::Fight& fight, std::size_t moments);

}  // namespace vallum::app
