// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum {

/// For programs that play battle after battle: memory freed by one stays with the program for the next.
/// Otherwise glibc returns it to the system each time, and having it back costs a tenth of a short battle.
/// Does nothing where another C library is used. To be called from main(), before any thread starts.
void keepFreedMemory();

}  // namespace vallum
