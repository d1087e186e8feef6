// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/core/findings.h>
#include <vallum/hex/files/library.h>
#include <vallum/hex/model/battle.h>

namespace vallum::hex {

namespace shape {
struct Scenario;
}

/// Checks sides, ground and objectives as the file states them, before anything is built.
void checkScenario(Findings&, const shape::Scenario&, const Library&, const std::string& file);
/// Checks units and leaders against the ground that was built.
void checkPieces(Findings&, const shape::Scenario&, const Library&, const Setting&);
/// HEX-95
void checkBanners(Findings&, const Scenario&);

}  // namespace vallum::hex
