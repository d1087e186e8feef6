// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::players {

/// What the dice of a trial brought a seat beyond what was to be expected of them, in ten thousandths of the
/// army that it was brought to or taken from. On average it is nothing, whatever the plan.
struct TrialLuck {
    int hits = 0;    // as if each were a wound
    int wounds = 0;  // the part of a unit that each one takes
    int checks = 0;  // of morale, in units

    void add(const field::Battle&, Seat, const field::Fact&);
    /// By how much it has probably raised the chance to win, in ten thousandths.
    [[nodiscard]] int worth(const field::Battle&) const;
};

}  // namespace vallum::players
