// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <map>
#include <memory>

class QSoundEffect;

namespace vallum::app {

/// Plays sounds on this computer. No device is opened before the first sound; without one all is silent.
class Loudspeaker {
public:
    Loudspeaker();
    ~Loudspeaker();
    Loudspeaker(const Loudspeaker&) = delete;
    Loudspeaker& operator=(const Loudspeaker&) = delete;

    void play(Sound sound, double loudness);

private:
    std::map<Sound, std::unique_ptr<QSoundEffect>> effects_;
};

}  // namespace vallum::app
