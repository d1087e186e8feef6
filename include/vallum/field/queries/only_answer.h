// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

namespace vallum::field {

/// What can only be answered, if there is nothing to choose: no event that could be played, one fight left,
/// no shot to make, no further order that a card in hand would give. Nothing of questions about places, whose
/// answers nobody can list.
std::optional<Answer> onlyAnswer(const Battle&, const Question&);

}  // namespace vallum::field
