// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <vallum/core/rule.h>

namespace vallum {

/// The catalogue's heading of a rule, without its ID; empty for an unknown rule.
std::string_view ruleTitle(RuleId);
/// The same in another language of the catalogue, "es"; empty if the rule is not translated yet.
std::string_view ruleTitle(RuleId, std::string_view language);

}  // namespace vallum
