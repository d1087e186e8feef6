// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/core/file_error.h>

namespace vallum::app {

struct Glimpse;

/// For example "A First Battle · turn 7 · Rome to play · 20 minutes ago".
[[nodiscard]] QString whereaboutsOf(const Glimpse& battle);

/// Why it cannot be continued, and where its copy is, as rich text.
[[nodiscard]] QString whyNotContinued(const FileError& error);

}  // namespace vallum::app
