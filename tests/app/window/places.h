// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/desk.h"
#include "widgets/wordy_button.h"

namespace vallum::app {

/// The position in the window of the button whose text starts like this.
inline QPoint placeOf(const Desk& desk, const QString& words) {
    QApplication::processEvents();
    for (const QPushButton* it : desk.window->findChildren<QPushButton*>()) {
        if (it->isVisible() && it->text().startsWith(words)) return it->mapTo(desk.window.get(), QPoint());
    }
    ADD_FAILURE() << "no button " << words.toStdString();
    return {};
}

/// The same for several buttons.
inline std::vector<QPoint> placesOf(const Desk& desk, const QStringList& buttons) {
    std::vector<QPoint> places;
    for (const QString& it : buttons) places.push_back(placeOf(desk, it));
    return places;
}

/// The second lines of the buttons of the question.
inline QString detailsOf(const Desk& desk) {
    QStringList details;
    for (const auto* it : desk.window->findChild<QuestionPanel*>()->findChildren<WordyButton*>()) {
        if (it->isVisible()) details << it->detail();
    }
    return details.join(QLatin1Char('\n'));
}

}  // namespace vallum::app
