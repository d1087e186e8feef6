// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/core/text.h>

namespace vallum::field {

/// A sum whose amounts are parts of something: so many make a whole.
Text words(const Sum& sum, int perUnit);

}  // namespace vallum::field
