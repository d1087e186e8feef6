// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/another_language.h"

#include "language/language.h"
#include "lessons/lesson_desk.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <vallum/core/check.h>

namespace vallum::app {

namespace {

/// What the new window needs to continue from the old one.
struct WindowState {
    std::optional<ShelvedLesson> lesson;
    const Kit* kit;
    std::string saved;  // empty: there is no battle
    QString file;
    bool isAtTable = false;
};

WindowState stateOf(MainWindow& window) {
    const Desks& desks = window.desks();
    return {.lesson = window.lessons().lesson(),
            .kit = &desks.kit(),
            .saved = desks.session().hasBattle() ? desks.session().file().text() : std::string(),
            .file = window.files().path(),
            .isAtTable = desks.isInSight()};
}

void goOn(MainWindow& window, const WindowState& state) {
    if (state.lesson) {
        window.lessons().open(*state.lesson, false);
    } else if (!state.saved.empty()) {
        auto opening = window.desks().of(*state.kit).read(state.saved, {});
        VALLUM_CHECK(opening);
        window.files().begin(*state.kit, *std::move(opening), state.file);
    }
    if (!state.isAtTable) window.showStart();
}

}  // namespace

std::unique_ptr<MainWindow> inAnotherLanguage(std::unique_ptr<MainWindow> window) {
    Documents documents = window->documents();
    window->keepLayout();
    const WindowState state = stateOf(*window);
    window.reset();
    useLanguage(languageRemembered());
    auto another = std::make_unique<MainWindow>(std::move(documents));
    another->show();
    goOn(*another, state);
    return another;
}

}  // namespace vallum::app
