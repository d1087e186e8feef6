// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace vallum::app {

class MainWindow;

/// Another window in the place of this one, which goes on with its battle in the language that is set now.
[[nodiscard]] std::unique_ptr<MainWindow> inAnotherLanguage(std::unique_ptr<MainWindow> window);

}  // namespace vallum::app
