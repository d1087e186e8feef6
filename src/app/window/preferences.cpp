// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/preferences.h"

#include "art/faces.h"
#include "language/language.h"
#include "room/house_style.h"
#include "session/session.h"
#include "settings/settings_window.h"

#include <algorithm>

#include <QActionGroup>
#include <QApplication>
#include <QMenu>

namespace vallum::app {

Preferences::Preferences(QWidget* window) : QObject(window), window_(window), font_(QApplication::font()) {
    art::loadFaces();
    connect(&keeper_, &SettingsKeeper::changed, this, &Preferences::apply);
}

/// Restores the desktop's font for the next window.
Preferences::~Preferences() { QApplication::setFont(font_); }

void Preferences::collect(QWidget& window) {
    for (QAction* it : window.findChildren<QAction*>()) {
        // Text fields also have actions, but without a text.
        const bool isNamed = !it->objectName().isEmpty() && !it->text().isEmpty();
        if (isNamed && it->menu() == nullptr) shortcuts_.add(*it);
    }
}

void Preferences::addSpeeds(QMenu& menu) {
    auto* speeds = new QActionGroup(this);
    const std::vector<std::pair<QString, int>> choices{{tr("Instant"), 0},
                                                       {tr("Fast"), 90},
                                                       {tr("Normal"), Settings().millisecondsPerDu},
                                                       {tr("Slow"), 500}};
    for (const auto& [name, milliseconds] : choices) {
        QAction* choice = speeds->addAction(menu.addAction(name));
        choice->setCheckable(true);
        choice->setData(milliseconds);
        connect(choice, &QAction::triggered, this, [this, pace = milliseconds] {
            keeper_.change([pace](Settings& it) { it.millisecondsPerDu = pace; });
        });
    }
    connect(&menu, &QMenu::aboutToShow, this, [this, speeds] {
        for (QAction* it : speeds->actions())
            it->setChecked(it->data().toInt() == keeper_.now().millisecondsPerDu);
    });
}

QAction* Preferences::addCurtains(QMenu& menu) {
    QAction* curtains = menu.addAction(tr("&Curtain between the players"));
    curtains->setObjectName(QStringLiteral("view-curtains"));
    curtains->setCheckable(true);
    curtains->setChecked(keeper_.now().curtains);
    connect(curtains, &QAction::toggled, this,
            [this](bool on) { keeper_.change([on](Settings& it) { it.curtains = on; }); });
    connect(&keeper_, &SettingsKeeper::changed, curtains,
            [this, curtains] { curtains->setChecked(keeper_.now().curtains); });
    return curtains;
}

void Preferences::follow(Session& session) {
    sessions_.push_back(&session);
    applyTo(session);
}

void Preferences::applyTo(Session& session) const {
    const Settings& now = keeper_.now();
    session.computers().setPace(now.millisecondsPerDu * 2);
    session.computers().setPatience(now.thinkingSeconds);
    // Changing this refreshes the whole battle, so it is done only if necessary.
    if (session.screen().hasCurtains() != now.curtains) session.screen().setCurtains(now.curtains);
    session.autoAnswers().setAsksAnyway(now.asksAnyway);
}

void Preferences::apply() {
    for (Session* it : sessions_) applyTo(*it);
    setTextSize();
    shortcuts_.apply(keeper_.now());
    Q_EMIT applied();
}

void Preferences::setTextSize() {
    const QFont wanted = art::textFont(keeper_.now().textPercent);
    if (QApplication::font() != wanted) QApplication::setFont(wanted);
}

bool Preferences::isDark() const {
    switch (keeper_.now().light) {
        case Light::asDesktop: return isDesktopDark();
        case Light::bright: return false;
        case Light::dark: return true;
    }
    return false;
}

void Preferences::showWindow() {
    SettingsWindow settings(keeper_, shortcuts_, window_);
    const QString spoken = languageRemembered();
    settings.exec();
    if (languageRemembered() != spoken) Q_EMIT languageChanged();
}

art::Palette Preferences::dressed(art::Palette palette) const {
    const Settings& now = keeper_.now();
    palette = art::forEyes(palette, now.eyes);
    palette.overlayStrength = now.overlayPercent / 100.0;
    palette.textScale = now.textPercent / 100.0;
    return palette;
}

std::vector<Gesture> Preferences::keys() const {
    std::vector<Gesture> all;
    for (const Shortcuts::Entry& it : shortcuts_.all()) {
        const QString key = shortcuts_.keyOf(it, keeper_.now()).toString(QKeySequence::NativeText);
        if (!key.isEmpty()) all.push_back({key, it.name});
    }
    return all;
}

}  // namespace vallum::app
