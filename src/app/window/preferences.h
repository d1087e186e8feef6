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

/// Lets the settings have their effect on the parts of the window, and offers them in a window of their own.
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

    /// Another battle, whatever its system, follows the settings, too.
    void follow(Session& session);
    /// Every action of the menus that has a name can have a key.
    void collect(QWidget& window);
    void addSpeeds(QMenu& menu);
    QAction* addCurtains(QMenu& menu);
    void apply();
    void showWindow();

    /// Whether the room around the table is the dark one.
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] art::Palette dressed(art::Palette palette) const;
    /// The letters that the tools put into a menu, as the player has set them.
    void showKeysIn(QMenu& menu) const;
    /// All keys and what they do, in two columns.
    [[nodiscard]] QString keysAsTable() const;
    [[nodiscard]] const Shortcuts& shortcuts() const { return shortcuts_; }
    [[nodiscard]] SettingsKeeper& keeper() { return keeper_; }

Q_SIGNALS:
    /// Colors, strength or size of labels are others than before.
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
    QFont font_;  // of the desktop
    std::optional<bool> curtains_;
};

}  // namespace vallum::app
