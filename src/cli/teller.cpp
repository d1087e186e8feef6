// SPDX-License-Identifier: GPL-3.0-or-later
#include "teller.h"

#include <ostream>
#include <variant>

#include <vallum/field/files/json_lines.h>
#include <vallum/field/order_words.h>
#include <vallum/field/words.h>

namespace vallum::cli {

/// What the lines around it tell.
bool Teller::goesWithoutSaying(const field::Fact& fact) {
    if (std::holds_alternative<field::TurnBegan>(fact)) order_.reset();
    if (const auto* order = std::get_if<field::OrderPlayed>(&fact)) order_ = *order;
    if (const auto* activated = std::get_if<field::Activated>(&fact)) {
        return order_ && field::isNamedBy(*order_, *activated);
    }
    if (const auto* provoked = std::get_if<field::BrashProvoked>(&fact)) return provoked->units.empty();
    return std::holds_alternative<field::OrderReceived>(fact) ||
           std::holds_alternative<field::ShotUsed>(fact) || std::holds_alternative<field::TaskDone>(fact);
}

void Teller::tell(const field::Battle& battle, const std::vector<field::Fact>& facts) {
    for (const field::Fact& fact : facts) {
        if (facts_ != nullptr) *facts_ << field::jsonLine(fact) << '\n';
        if (log_ == nullptr || goesWithoutSaying(fact)) continue;
        *log_ << field::words(battle, fact) << '\n';
        if (!explains_) continue;
        for (const Text& line : field::explanation(fact)) *log_ << "    " << line << '\n';
    }
}

}  // namespace vallum::cli
