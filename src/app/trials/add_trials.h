// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum::app {

class MainWindow;
class TrialRunner;
class TrialsPage;

/// Adds the trials page to a window: its menu and its first page open it, and it shows battles in the window.
TrialsPage& addTrials(MainWindow& window, TrialRunner& runner);

}  // namespace vallum::app
