// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language_menu.h"

#include "language/language.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace vallum::app {

namespace {

class LanguageTexts {
    Q_DECLARE_TR_FUNCTIONS(LanguageTexts)
};

}  // namespace

QAction* addLanguages(QMenu& menu, std::function<void()> changed) {
    QMenu* languageMenu = menu.addMenu(LanguageTexts::tr("Lan&guage"));
    auto* group = new QActionGroup(languageMenu);
    const auto add = [&](const QString& name, const QString& language) {
        QAction* action = languageMenu->addAction(name, [language, changed] {
            rememberLanguage(language);
            changed();
        });
        action->setCheckable(true);
        action->setData(language);
        action->setChecked(language == languageRemembered());
        group->addAction(action);
    };
    add(LanguageTexts::tr("Same as the system"), {});
    for (const QString& language : languages()) add(languageName(language), language);
    // The language may have changed in the settings meanwhile.
    QObject::connect(languageMenu, &QMenu::aboutToShow, languageMenu, [group] {
        for (QAction* it : group->actions()) it->setChecked(it->data().toString() == languageRemembered());
    });
    return languageMenu->menuAction();
}

}  // namespace vallum::app
