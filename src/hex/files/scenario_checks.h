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

/// What a file says of its sides, its ground and its objectives, before anything is made of it.
void checkScenario(Findings&, const shape::Scenario&, const Library&, const std::string& file);
/// Units and leaders on the ground that was made.
void checkPieces(Findings&, const shape::Scenario&, const Library&, const Setting&);
/// HEX-95
void checkBanners(Findings&, const Scenario&);

}  // namespace vallum::hex
