// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"
#include "settings/shortcuts.h"

#include <QFont>

class QAction;
class QMenu;

namespace vallum::app {

class Session;

/// Applies the settings to what all battles share, and opens the settings window.
class Preferences final : public QObject {
    Q_OBJECT

public:
    explicit Preferences(QWidget* window);
    ~Preferences() override;

    /// Applies the settings to a battle of any system.
    void follow(Session& session);
    /// Registers every named menu action for the shortcut settings.
    void collect(QWidget& window);
    void addSpeeds(QMenu& menu);
    QAction* addCurtains(QMenu& menu);
    void apply();
    void showWindow();

    /// Whether the dark room is in use.
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] art::Palette dressed(art::Palette palette) const;
    /// Every key of the menus and the table, as set now, and what it does.
    [[nodiscard]] std::vector<Gesture> keys() const;
    [[nodiscard]] const Shortcuts& shortcuts() const { return shortcuts_; }
    [[nodiscard]] SettingsKeeper& keeper() { return keeper_; }

Q_SIGNALS:
    /// The settings have been applied to sessions, fonts and keys; desks follow.
    void applied();
    void languageChanged();

private:
    void setTextSize();

    void applyTo(Session& session) const;

    std::vector<Session*> sessions_;
    QWidget* window_;
    SettingsKeeper keeper_;
    Shortcuts shortcuts_;
    QFont font_;  // the desktop's font
    std::optional<bool> curtains_;
};

}  // namespace vallum::app
