// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include <string>
#include <string_view>

namespace vallum::cli {

/// Whether the text is a scenario of a hex battle.
bool isHexScenario(std::string_view text);
/// Plays it with computer players (greedy unless the options say random), and tells what happens.
int playHex(const PlayOptions&, const std::string& text);

}  // namespace vallum::cli
