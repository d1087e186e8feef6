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
    const Kit* kit = nullptr;      // null: a field battle
    std::optional<Opened> battle;  // of a field battle
    std::string saved;             // the battle of a kit
    QString file;
    bool isAtTable = false;
};

WindowState stateOf(MainWindow& window) {
    const Desks& desks = window.desks();
    WindowState state{.lesson = window.lessons().lesson(),
                      .kit = desks.kit(),
                      .battle = {},
                      .saved = {},
                      .file = window.files().path(),
                      .isAtTable = desks.isInSight()};
    const FieldSession& session = window.field().session();
    if (state.kit != nullptr) {
        state.saved = desks.session().file().text();
    } else if (session.hasBattle()) {
        state.battle = openedAgain(session);
    }
    return state;
}

void goOn(MainWindow& window, WindowState state) {
    if (state.lesson) {
        window.lessons().open(*state.lesson, false);
    } else if (state.kit != nullptr) {
        auto opening = window.desks().of(state.kit).read(state.saved, {});
        VALLUM_CHECK(opening);
        window.files().begin(state.kit, *std::move(opening), state.file);
    } else if (state.battle) {
        window.files().begin(nullptr, window.field().openingOf(*std::move(state.battle)), state.file);
    }
    if (!state.isAtTable) window.showStart();
}

}  // namespace

std::unique_ptr<MainWindow> inAnotherLanguage(std::unique_ptr<MainWindow> window) {
    Documents documents = window->documents();
    window->keepLayout();
    WindowState state = stateOf(*window);
    window.reset();
    useLanguage(languageRemembered());
    auto another = std::make_unique<MainWindow>(std::move(documents));
    another->show();
    goOn(*another, std::move(state));
    return another;
}

}  // namespace vallum::app
