// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/field/answers.h>

namespace vallum::field {

/// GEO-12, GEO-09: before any rule reckons with an answer: its places and distances could be on some table,
/// and it turns nothing by more than a full circle.
Verdict isReckonable(const Answer&);

}  // namespace vallum::field
