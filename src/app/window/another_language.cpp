// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/another_language.h"

#include "language/language.h"
#include "window/main_window.h"

namespace vallum::app {

std::unique_ptr<MainWindow> inAnotherLanguage(std::unique_ptr<MainWindow> window) {
    Documents documents = window->documents();
    WindowState state = window->leave();
    window.reset();
    useLanguage(languageRemembered());
    auto another = std::make_unique<MainWindow>(std::move(documents));
    another->show();
    another->goOn(std::move(state));
    return another;
}

}  // namespace vallum::app
