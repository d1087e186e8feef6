// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// What a seat is told of something that has happened, as `System::seenBy` tells it how things stand
/// (CARD-13, SET-21, FOR-05, OPT-18): nothing, or as much as can be seen. The battle is one in which it has
/// happened already, whole or as this seat sees it: whoever has been revealed since may be told of.
std::optional<Fact> seenBy(const Fact&, const Battle&, Seat);
/// Those of which there is something to tell.
std::vector<Fact> seenBy(const std::vector<Fact>&, const Battle&, Seat);

}  // namespace vallum::field
