// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QMenu;

namespace vallum::app {

class Session;

/// The switch between dice of the program and real ones, on and off at any time in a battle.
QAction* addRealDice(QMenu& menu, Session& session);

}  // namespace vallum::app
