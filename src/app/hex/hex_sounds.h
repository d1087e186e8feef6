// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <vallum/hex/facts.h>

namespace vallum::app {

/// What is heard of what happens in a hex battle.
[[nodiscard]] std::optional<Sound> soundOf(const hex::Fact&);

}  // namespace vallum::app
