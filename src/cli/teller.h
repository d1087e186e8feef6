// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desk.h"

#include <ostream>
#include <vector>

namespace vallum::cli {

/// Prints what happens: as sentences, and as JSON Lines.
template <PlayableSystem System> class Teller {
public:
    Teller(std::ostream* log, std::ostream* facts, bool explains)
        : log_(log),
          facts_(facts),
          explains_(explains) {}

    void tell(const typename System::Battle& battle, const std::vector<typename System::Fact>& facts) {
        for (const auto& fact : facts) {
            if (facts_ != nullptr) *facts_ << JsonLines<System>::of(fact) << '\n';
            if (log_ == nullptr || silence_.holdsBack(fact)) continue;
            const LogEntry entry = Telling<System>::logEntry(battle, fact);
            *log_ << entry.sentence << '\n';
            if (!explains_) continue;
            for (const Text& line : entry.sums) *log_ << "    " << line << '\n';
        }
    }

private:
    std::ostream* log_;
    std::ostream* facts_;
    bool explains_;
    typename Desk<System>::Silence silence_;
};

}  // namespace vallum::cli
