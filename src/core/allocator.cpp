// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include <vallum/core/allocator.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace vallum {

void keepFreedMemory() {
#ifdef __GLIBC__
    constexpr int megabyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * megabyte);  // glibc's maximum
    mallopt(M_TRIM_THRESHOLD, 256 * megabyte);
#endif
}

}  // namespace vallum
