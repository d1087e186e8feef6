// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QMenu;

namespace vallum::app {

class Session;

/// Switches between the program's dice and real ones, at any time in a battle.
QAction* addRealDice(QMenu& menu, Session& session);

}  // namespace vallum::app
