// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vallum::trials {

/// The programs that `mpirun` has started for one trial; without it, or without Open MPI, only this one. All
/// ranks must call the same functions in the same order.
class Ranks {
public:
    /// This rank's number, and the number of ranks.
    [[nodiscard]] static int own();
    [[nodiscard]] static int count();

    /// Broadcasts the first rank's number.
    static std::int64_t fromFirst(std::int64_t number);
    /// Gathers the texts in rank order; empty except at the first rank.
    static std::vector<std::string> toFirst(const std::string& text);
};

}  // namespace vallum::trials
