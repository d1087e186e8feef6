// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/core/rule.h>
#include <vallum/core/text.h>

namespace vallum::field {

/// What stands in the way of a player, by the rule that says so.
struct Reason {
    RuleId rule;
    Phrase words;
};
/// Those at structures and with siege engines.
std::span<const Reason> reasonsInSieges();

}  // namespace vallum::field
