// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-30, HEX-92, HEX-93: in hexes; none: it cannot fire.
std::optional<int> rangeOf(const Battle&, UnitId);
/// HEX-93: true if it can only fire because of thrown javelins.
bool throwsJavelins(const Battle&, UnitId);
/// HEX-30, HEX-31, HEX-33: from where it stands, whether or not it may battle now.
Verdict hasShot(const Battle&, UnitId, Hex target);
Verdict mayFire(const Battle&, UnitId, Hex target);

Verdict fits(const Battle&, const ChooseBattle&, const Fire&);
void fire(Game&, const Fire&);

}  // namespace vallum::hex
