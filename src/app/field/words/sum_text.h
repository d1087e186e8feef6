// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/core/sum.h>

namespace vallum::app {

/// A number with its terms and their rules: "5 = 4 card (UNIT-02) + 1 hero (MOD-19)".
[[nodiscard]] QString explained(const Sum& sum, int perUnit = 1);

}  // namespace vallum::app
