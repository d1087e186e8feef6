// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace vallum::app {

class MainWindow;

/// Replaces this window by one in the current language, which continues its battle.
[[nodiscard]] std::unique_ptr<MainWindow> inAnotherLanguage(std::unique_ptr<MainWindow> window);

}  // namespace vallum::app
