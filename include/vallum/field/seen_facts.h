// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// The part of a fact that a seat may know, like `System::seenBy` for battles (CARD-13, SET-21, FOR-05,
/// OPT-18); none if it may know nothing. The fact has already happened in the battle given, which may be
/// complete or this seat's view: units revealed since then may be named.
std::optional<Fact> seenBy(const Fact&, const Battle&, Seat);
/// The facts that the seat may know of, as far as it may know them.
std::vector<Fact> seenBy(const std::vector<Fact>&, const Battle&, Seat);

}  // namespace vallum::field
