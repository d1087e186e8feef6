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

/// Whether a file of this format, "vallum-hex-...", is fine; says where it is not.
bool isValidHexFile(const std::string& text, const std::string& format, const std::string& file);

}  // namespace vallum::cli
