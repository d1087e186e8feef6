// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "settings/fight_pace.h"

#include <array>
#include <functional>
#include <map>

#include <QObject>
#include <QString>

namespace vallum::app {

/// The brightness of the program's windows.
enum class Light { asDesktop, bright, dark };
inline constexpr std::array allLights{Light::asDesktop, Light::bright, Light::dark};

/// The user's settings for all battles.
struct Settings {
    int millisecondsPerDu = 220;  // duration of moves; 0: instant
    FightPace fights = FightPace::normal;
    int thinkingSeconds = 2;  // of a computer player about an answer; 0: as long as it likes
    bool curtains = true;
    bool asksAnyway = false;  // even with a single answer, so as to reveal nothing
    bool recap = true;        // of events since the player's last turn
    int overlayPercent = 100;
    int textPercent = 100;  // in addition to the scale of the screen
    int soundPercent = 0;   // volume; 0: silent
    art::Eyes eyes = art::Eyes::all;
    Light light = Light::asDesktop;
    bool docked = false;              // panels beside the table, not over it
    std::map<QString, QString> keys;  // changed keys only, by id

    static constexpr int leastOverlay = 50;
    static constexpr int mostOverlay = 150;
    static constexpr int leastText = 80;
    static constexpr int mostText = 200;
    static constexpr int mostThinking = 120;

    [[nodiscard]] static Settings stored();
    void store() const;
    bool operator==(const Settings&) const = default;
};

/// Holds the current settings, saves them, and signals changes.
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
