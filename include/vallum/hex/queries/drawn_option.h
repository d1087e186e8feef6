// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/random.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// One of `System::options`, each as likely as the others, without making all of them.
Answer drawnOption(const Battle&, const Question&, Stream&);

}  // namespace vallum::hex
