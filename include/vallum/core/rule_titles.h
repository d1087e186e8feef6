// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <vallum/core/rule.h>

namespace vallum {

/// The heading of the rule in the catalogue, without its name; empty for a name that is no rule's.
std::string_view ruleTitle(RuleId);
/// The same in the catalogue of another language, "es"; empty where that does not have the rule yet.
std::string_view ruleTitle(RuleId, std::string_view language);

}  // namespace vallum
