// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/shortcuts.h"

#include <QFont>

class QAction;
class QMenu;

namespace vallum::app {

class FightDesk;
class PhaseBar;
class QuestionPanel;
class Session;
class TableScene;
class TableView;

/// Applies the settings to the parts of the window, and opens the settings window.
class Preferences final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        TableScene& scene;
        TableView& view;
        PhaseBar& phases;
        QuestionPanel& question;
        FightDesk& fights;
    };
    Preferences(const Parts& parts, QWidget* window);
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
    /// Shows the tools' keys in a menu as the user has set them.
    void showKeysIn(QMenu& menu) const;
    /// All keys and their actions, as an HTML table in two columns.
    [[nodiscard]] QString keysAsTable() const;
    [[nodiscard]] const Shortcuts& shortcuts() const { return shortcuts_; }
    [[nodiscard]] SettingsKeeper& keeper() { return keeper_; }

Q_SIGNALS:
    /// Colors, or the strength or size of labels, have changed.
    void lookChanged();
    void languageChanged();

private:
    void setTextSize();

    void applyTo(Session& session) const;

    Parts parts_;
    std::vector<Session*> sessions_;
    QWidget* window_;
    SettingsKeeper keeper_;
    Shortcuts shortcuts_;
    QFont font_;  // the desktop's font
    std::optional<bool> curtains_;
};

}  // namespace vallum::app
