// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum {

/// For programs that play battle after battle: keeps memory freed by one battle in the process for the next.
/// Otherwise glibc returns it to the system, and getting it back costs a tenth of a short battle. Does
/// nothing with other C libraries. Call it from main(), before any thread starts.
void keepFreedMemory();

}  // namespace vallum
