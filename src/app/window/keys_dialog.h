// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"

namespace vallum::app {

class Preferences;

/// What mouse and keys do: on the tables and boards of the kits, in the replay, and as set in the
/// preferences.
void showKeys(QWidget& window, const Kits& kits, const Preferences& preferences);

}  // namespace vallum::app
