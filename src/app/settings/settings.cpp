// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <algorithm>

#include <QSettings>

namespace vallum::app {

namespace {

const QString speedKey = QStringLiteral("table/millisecondsPerDu");
const QString thinkingKey = QStringLiteral("table/thinking");
const QString fightsKey = QStringLiteral("table/fights");
const QString curtainKey = QStringLiteral("table/curtains");
const QString askKey = QStringLiteral("table/asksAnyway");
const QString recapKey = QStringLiteral("table/recap");
const QString overlayKey = QStringLiteral("table/overlayPercent");
const QString textKey = QStringLiteral("window/textPercent");
const QString soundKey = QStringLiteral("window/soundPercent");
const QString eyesKey = QStringLiteral("table/eyes");
const QString lightKey = QStringLiteral("window/light");
const QString dockedKey = QStringLiteral("window/docked");
const QString keysGroup = QStringLiteral("keys");
constexpr int slowest = 2000;

const std::array eyesNames{QStringLiteral("all"), QStringLiteral("protan"), QStringLiteral("deutan"),
                           QStringLiteral("tritan")};

art::Eyes eyesNamed(const QString& name) {
    const auto found = std::ranges::find(eyesNames, name);
    if (found == eyesNames.end()) return art::Eyes::all;
    return art::allEyes.at(static_cast<std::size_t>(found - eyesNames.begin()));
}

const std::array lightNames{QStringLiteral("desktop"), QStringLiteral("bright"), QStringLiteral("dark")};

Light lightNamed(const QString& name) {
    const auto found = std::ranges::find(lightNames, name);
    if (found == lightNames.end()) return Light::asDesktop;
    return allLights.at(static_cast<std::size_t>(found - lightNames.begin()));
}

const std::array fightPaceNames{QStringLiteral("step-by-step"), QStringLiteral("slow"),
                                QStringLiteral("normal"),       QStringLiteral("fast"),
                                QStringLiteral("result-only"),  QStringLiteral("off")};

FightPace fightPaceNamed(const QString& name) {
    const auto found = std::ranges::find(fightPaceNames, name);
    if (found == fightPaceNames.end()) return FightPace::normal;
    return allFightPaces.at(static_cast<std::size_t>(found - fightPaceNames.begin()));
}

}  // namespace

/// Limits values that were edited by hand or written by another version.
Settings Settings::stored() {
    QSettings stored;
    Settings settings;
    const auto number = [&](const QString& key, int standard, int least, int most) {
        return std::clamp(stored.value(key, standard).toInt(), least, most);
    };
    settings.millisecondsPerDu = number(speedKey, settings.millisecondsPerDu, 0, slowest);
    settings.thinkingSeconds = number(thinkingKey, settings.thinkingSeconds, 0, mostThinking);
    settings.fights = fightPaceNamed(stored.value(fightsKey).toString());
    settings.curtains = stored.value(curtainKey, settings.curtains).toBool();
    settings.asksAnyway = stored.value(askKey, settings.asksAnyway).toBool();
    settings.recap = stored.value(recapKey, settings.recap).toBool();
    settings.overlayPercent = number(overlayKey, settings.overlayPercent, leastOverlay, mostOverlay);
    settings.textPercent = number(textKey, settings.textPercent, leastText, mostText);
    settings.soundPercent = number(soundKey, settings.soundPercent, 0, 100);
    settings.eyes = eyesNamed(stored.value(eyesKey).toString());
    settings.light = lightNamed(stored.value(lightKey).toString());
    settings.docked = stored.value(dockedKey, settings.docked).toBool();
    stored.beginGroup(keysGroup);
    for (const QString& id : stored.childKeys()) settings.keys[id] = stored.value(id).toString();
    return settings;
}

void Settings::store() const {
    QSettings stored;
    stored.setValue(speedKey, millisecondsPerDu);
    stored.setValue(thinkingKey, thinkingSeconds);
    stored.setValue(fightsKey, fightPaceNames.at(static_cast<std::size_t>(fights)));
    stored.setValue(curtainKey, curtains);
    stored.setValue(askKey, asksAnyway);
    stored.setValue(recapKey, recap);
    stored.setValue(overlayKey, overlayPercent);
    stored.setValue(textKey, textPercent);
    stored.setValue(soundKey, soundPercent);
    stored.setValue(eyesKey, eyesNames.at(static_cast<std::size_t>(eyes)));
    stored.setValue(lightKey, lightNames.at(static_cast<std::size_t>(light)));
    stored.setValue(dockedKey, docked);
    stored.remove(keysGroup);
    stored.beginGroup(keysGroup);
    for (const auto& [id, key] : keys) stored.setValue(id, key);
}

void SettingsKeeper::change(const std::function<void(Settings&)>& act) {
    const Settings before = now_;
    act(now_);
    if (now_ == before) return;
    now_.store();
    Q_EMIT changed();
}

}  // namespace vallum::app
