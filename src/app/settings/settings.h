// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "fight/fight_pace.h"

#include <array>
#include <functional>
#include <map>

#include <QObject>
#include <QString>

namespace vallum::app {

/// The room around the table.
enum class Light { asDesktop, bright, dark };
inline constexpr std::array allLights{Light::asDesktop, Light::bright, Light::dark};

/// What a player has set for all battles.
struct Settings {
    int millisecondsPerDu = 220;  // of movement shown; 0: at once
    FightPace fights = FightPace::normal;
    bool curtains = true;
    bool asksAnyway = false;  // who has only one answer, so that nobody can tell
    bool recap = true;        // of what has happened since one's last turn
    int overlayPercent = 100;
    int textPercent = 100;  // apart from the scale of the screen
    int soundPercent = 0;   // how loud; 0: silent
    art::Eyes eyes = art::Eyes::all;
    Light light = Light::asDesktop;
    bool docked = false;              // panels beside the table instead of over it
    std::map<QString, QString> keys;  // only those that have been changed, by their ids

    static constexpr int leastOverlay = 50;
    static constexpr int mostOverlay = 150;
    static constexpr int leastText = 80;
    static constexpr int mostText = 200;

    [[nodiscard]] static Settings stored();
    void store() const;
    bool operator==(const Settings&) const = default;
};

/// Holds the settings while the program runs, keeps them on disk, and says when they change.
class SettingsKeeper final : public QObject {
    Q_OBJECT

public:
    explicit SettingsKeeper(QObject* parent = nullptr) : QObject(parent), now_(Settings::stored()) {}

    [[nodiscard]] const Settings& now() const { return now_; }
    void change(const std::function<void(Settings&)>& act);

Q_SIGNALS:
    void changed();

private:
    Settings now_;
};

}  // namespace vallum::app
