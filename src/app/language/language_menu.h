// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QAction;
class QMenu;

namespace vallum::app {

/// Adds the available languages; `changed` is called when another one is chosen.
QAction* addLanguages(QMenu& menu, std::function<void()> changed);

}  // namespace vallum::app
