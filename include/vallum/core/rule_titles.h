// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <vallum/core/rule.h>

namespace vallum {

/// The heading of the rule in the catalogue, without its name; empty for a name that is no rule's.
std::string_view ruleTitle(RuleId);

}  // namespace vallum
