// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QAction;
class QMenu;

namespace vallum::app {

/// The languages there are; whoever shows texts is told when another one is chosen.
QAction* addLanguages(QMenu& menu, std::function<void()> changed);

}  // namespace vallum::app
