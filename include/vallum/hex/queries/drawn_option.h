// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/random.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Picks one of `System::options` at random, all equally likely, without generating all of them.
Answer drawnOption(const Battle&, const Question&, Stream&);

}  // namespace vallum::hex
