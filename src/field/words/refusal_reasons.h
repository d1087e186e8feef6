// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/core/rule.h>
#include <vallum/core/text.h>

namespace vallum::field {

/// The reason for a refusal in a player's words, by rule.
struct Reason {
    RuleId rule;
    Phrase words;
};
/// Reasons at structures and with siege engines.
std::span<const Reason> reasonsInSieges();

}  // namespace vallum::field
