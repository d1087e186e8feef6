// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "greedy.h"

#include <vector>

namespace vallum::players {

/// Whether a step of the rules begins with this question: then whatever is answered can be tried on a copy.
bool isTriable(const Battle&, const Question&);

/// What is worth a trial: first what the greedy player answers, then its next bests, and to leave it. All of
/// them are lawful, as far as the seat sees; one alone where nothing can be tried.
std::vector<Answer> candidatesFor(const Battle&, const OpenQuestion<System>&, Memory&, std::size_t most);

}  // namespace vallum::players
