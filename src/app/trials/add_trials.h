// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum::app {

class MainWindow;
class TrialRunner;
class TrialsPage;

/// The page of trials in a window: its menu and its first page lead there, and its battles are shown by it.
TrialsPage& addTrials(MainWindow& window, TrialRunner& runner);

}  // namespace vallum::app
