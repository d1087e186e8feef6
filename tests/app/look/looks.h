// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/writing.h"
#include "kits/documents.h"
#include "language/language.h"
#include "window/main_window.h"
#include "window/preferences.h"

#include <array>
#include <functional>

#include <QApplication>
#include <QDir>
#include <gtest/gtest.h>

namespace vallum::app {

/// A display configuration. At double scale a screen has half as many pixels for Qt.
struct Look {
    const char* language;
    Light light;
    QSize size;
    int percent = 100;
};
inline constexpr std::array looks{
    Look{"en", Light::bright, {1440, 900}},     Look{"en", Light::dark, {1024, 768}},
    Look{"en", Light::bright, {720, 450}, 200}, Look{"es", Light::dark, {1440, 900}},
    Look{"es", Light::bright, {1024, 768}},     Look{"es", Light::dark, {720, 450}, 200},
};

/// At double scale, half as many pixels for Qt are as many on the screen.
inline LeastPixels leastAt(int percent) {
    LeastPixels least;
    least.inPanels *= 100.0 / percent;
    least.onTable *= 100.0 / percent;
    return least;
}

/// Saves pictures for visual inspection if LOOKS=folder is set.
inline void keepPicture(QWidget& window, const QString& name) {
    const QString folder = qEnvironmentVariable("LOOKS");
    if (!folder.isEmpty()) window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

/// Checks that all text in the window is legible in every look.
inline void expectReadable(MainWindow& window, const char* language, const char* scene) {
    for (const Look& look : looks) {
        if (QLatin1String(look.language) != QLatin1String(language)) continue;
        window.preferences().keeper().change([&](Settings& it) { it.light = look.light; });
        window.resize(look.size);
        for (int round = 0; round != 5; ++round) QApplication::processEvents();
        EXPECT_EQ(window.size(), look.size) << scene << " needs a larger screen, " << language;
        const QString name =
            QStringLiteral("%1-%2-%3-%4")
                .arg(QLatin1String(scene), QLatin1String(language))
                .arg(look.size.width())
                .arg(look.light == Light::dark ? QStringLiteral("dark") : QStringLiteral("light"));
        keepPicture(window, name);
        for (const QString& fault : faultsIn(window, leastAt(look.percent)))
            ADD_FAILURE() << name.toStdString() << ": " << fault.toStdString();
    }
}

/// Sets up a scene in each language and checks it.
inline void inEachLanguage(const std::function<void(const char* language)>& scene) {
    for (const char* language : {"en", "es"}) {
        useLanguage(QLatin1String(language));
        Documents::setSeed(1);
        scene(language);
    }
    useLanguage(QStringLiteral("en"));
}

}  // namespace vallum::app
