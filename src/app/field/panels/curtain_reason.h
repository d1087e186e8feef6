// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vallum::app {

class FieldSession;

/// Why the player behind the curtain is called: "Choose an event. Hastati 1 against Celts 2."
[[nodiscard]] QString reasonToComeFor(const FieldSession& session);

}  // namespace vallum::app
