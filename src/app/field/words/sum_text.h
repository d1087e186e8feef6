// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/core/sum.h>

namespace vallum::app {

/// What a rule stands for where it is part of a number: "wounds", "on its card".
[[nodiscard]] QString termName(const RuleId&);
/// "wounds (MOR-09)"
[[nodiscard]] QString termAndRule(const RuleId&);
/// A number with its terms, which are links to their rules: "5 = 4 on its card +1 hero".
[[nodiscard]] QString explained(const Sum& sum, int perUnit = 1);

}  // namespace vallum::app
