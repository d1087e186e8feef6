// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/annotations.h>
#include <vallum/geometry/card.h>

namespace vallum::field {

struct Scenario;

using vallum::begunBy;
using vallum::Chalk;
using vallum::Drawing;
using vallum::faultIn;
using vallum::isShownAfter;
using Annotation = vallum::Annotation<geometry::Point>;
using Annotations = vallum::Annotations<geometry::Point>;

/// The annotations that the scenario's author drew for the start of the battle.
Annotations annotationsOf(const Scenario&);

}  // namespace vallum::field
