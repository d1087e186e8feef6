// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <vallum/hex/facts.h>

namespace vallum::app {

/// The sound of an event in a hex battle; none: silent.
[[nodiscard]] std::optional<Sound> soundOf(const hex::Fact&);

}  // namespace vallum::app
