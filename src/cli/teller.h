// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::cli {

/// Tells what happens: in sentences, and as JSON lines.
class Teller {
public:
    Teller(std::ostream* log, std::ostream* facts, bool explains)
        : log_(log),
          facts_(facts),
          explains_(explains) {}

    void tell(const field::Battle&, const std::vector<field::Fact>&);

private:
    bool goesWithoutSaying(const field::Fact&);

    std::ostream* log_;
    std::ostream* facts_;
    bool explains_;
    std::optional<field::OrderPlayed> order_;  // the last one of this turn
};

}  // namespace vallum::cli
