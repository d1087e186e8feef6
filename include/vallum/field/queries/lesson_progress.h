// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/field/model/lesson.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::field {

/// `happened` is the whole battle so far; this step starts at index `begin`. An aim that was reached before
/// counts as done. A learner is astray after an act in this step that leads elsewhere.
StepProgress progressOf(const Aim&, const Battle&, const std::vector<Happening>& happened, std::size_t begin);

/// The number that a learner has to read; none: there was no such roll.
std::optional<int> numberOf(const aim::Read&, const std::vector<Happening>& happened);

}  // namespace vallum::field
