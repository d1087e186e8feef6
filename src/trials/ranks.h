// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vallum::trials {

/// The programs that `mpirun` has started for one trial; without it, or without Open MPI, just this one. All
/// of them must call the same functions in the same order.
class Ranks {
public:
    /// Who this is, and how many there are.
    [[nodiscard]] static int own();
    [[nodiscard]] static int count();

    /// What the first says.
    static std::int64_t fromFirst(std::int64_t number);
    /// What all say, in the order of their ranks; nothing for others than the first.
    static std::vector<std::string> toFirst(const std::string& text);
};

}  // namespace vallum::trials
