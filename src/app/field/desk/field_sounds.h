// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <optional>
#include <vector>

#include <vallum/field/facts.h>

namespace vallum::app {

/// The sound of an event in a field battle; none: silent.
[[nodiscard]] std::optional<Sound> soundOf(const field::Fact&);
/// In order of the facts, each sound once: ten arrows are one volley.
[[nodiscard]] std::vector<Sound> soundsOf(const std::vector<field::Fact>&);

}  // namespace vallum::app
