// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/speaker.h"

#include <utility>

namespace vallum::app {

namespace {

constexpr int apart = 260;              // milliseconds; the next sound starts as the last fades
constexpr std::size_t mostWaiting = 5;  // fast play must not leave a long queue of sounds

}  // namespace

Speaker::Speaker(const SettingsKeeper& keeper, Voice voice, QObject* parent)
    : QObject(parent),
      keeper_(keeper),
      voice_(std::move(voice)) {
    pause_.setSingleShot(true);
    pause_.setInterval(apart);
    connect(&pause_, &QTimer::timeout, this, &Speaker::next);
}

void Speaker::hear(const std::vector<Sound>& sounds) {
    if (keeper_.now().soundPercent == 0) return waiting_.clear();
    for (const Sound it : sounds) waiting_.push_back(it);
    while (waiting_.size() > mostWaiting) waiting_.pop_front();
    if (!pause_.isActive()) next();
}

void Speaker::next() {
    const int percent = keeper_.now().soundPercent;
    if (waiting_.empty() || percent == 0) return waiting_.clear();
    const Sound sound = waiting_.front();
    waiting_.pop_front();
    pause_.start();
    voice_(sound, percent / 100.0);
}

}  // namespace vallum::app
