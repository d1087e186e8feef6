// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/text.h>
#include <vallum/hex/system.h>

/// Where sentences about hex battles are made.
namespace vallum::hex {

/// "HI at (6,5)"
Text nameOf(const Battle&, UnitId);
Text nameOf(const Battle&, LeaderId);
Text nameOf(const Battle&, Seat);

/// One sentence. The battle may be the one before the fact or any later one of the same game.
Text words(const Battle&, const Fact&);
/// Why something may not be done, and what can be done about it.
Text words(const Refusal&);

}  // namespace vallum::hex
