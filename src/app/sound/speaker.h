// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settings.h"
#include "sound/sounds.h"

#include <deque>
#include <functional>
#include <vector>

#include <QTimer>

namespace vallum::app {

/// Plays the sounds of events one after another, if sound is on.
class Speaker final : public QObject {
    Q_OBJECT

public:
    /// `loudness` ranges from 0 to 1.
    using Voice = std::function<void(Sound, double loudness)>;

    Speaker(const SettingsKeeper& keeper, Voice voice, QObject* parent = nullptr);

    void hear(const std::vector<Sound>& sounds);

private:
    void next();

    const SettingsKeeper& keeper_;
    Voice voice_;
    std::deque<Sound> waiting_;
    QTimer pause_;
};

}  // namespace vallum::app
