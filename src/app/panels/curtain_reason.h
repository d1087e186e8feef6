// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vallum::app {

class FieldSession;

/// Why whoever is asked behind the curtain has to come: "Choose an event. Hastati 1 against Celts 2."
[[nodiscard]] QString reasonToComeFor(const FieldSession& session);

}  // namespace vallum::app
