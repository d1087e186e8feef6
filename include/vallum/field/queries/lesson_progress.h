// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/field/model/lesson.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::field {

/// What has happened in the battle so far, and from where on it is this step's. What has been done before it
/// is done; astray is who does something in this step that leads elsewhere.
StepProgress progressOf(const Aim&, const Battle&, const std::vector<Happening>& happened, std::size_t begin);

/// What a learner has to read; none: nothing of the kind was rolled.
std::optional<int> numberOf(const aim::Read&, const std::vector<Happening>& happened);

}  // namespace vallum::field
