// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/loudspeaker.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace vallum::app {

Loudspeaker::Loudspeaker() = default;
Loudspeaker::~Loudspeaker() = default;

void Loudspeaker::play(Sound sound, double loudness) {
    if (QMediaDevices::defaultAudioOutput().isNull()) return;
    auto& effect = effects_[sound];
    if (!effect) {
        effect = std::make_unique<QSoundEffect>();
        const auto name = names(sound).at(static_cast<std::size_t>(sound));
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav")
                                   .arg(QLatin1String(name.data(), static_cast<int>(name.size())))));
    }
    // Makes half of the scale sound half as loud.
    effect->setVolume(QAudio::convertVolume(static_cast<float>(loudness), QAudio::LogarithmicVolumeScale,
                                            QAudio::LinearVolumeScale));
    effect->play();
}

}  // namespace vallum::app
