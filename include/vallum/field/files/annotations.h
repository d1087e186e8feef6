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

/// What its author has drawn before the battle begins.
Annotations annotationsOf(const Scenario&);

}  // namespace vallum::field
