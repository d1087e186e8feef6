// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/time_estimate.h"

#include "language/texts.h"

#include <utility>

#include <vallum/trials/estimate.h>

namespace vallum::app {

TimeEstimate::TimeEstimate(trials::Libraries libraries, QObject* parent)
    : QObject(parent),
      libraries_(libraries) {
    constexpr int milliseconds = 400;
    soon_.setSingleShot(true);
    soon_.setInterval(milliseconds);
    connect(&soon_, &QTimer::timeout, this, &TimeEstimate::begin);
}

TimeEstimate::~TimeEstimate() { stop(); }

void TimeEstimate::measure(trials::Plan plan, std::filesystem::path file) {
    stop();
    plan_ = std::move(plan);
    file_ = std::move(file);
    soon_.start();
}

void TimeEstimate::stop() {
    soon_.stop();
    stop_ = true;
    if (worker_.joinable()) worker_.join();
}

/// A plan that cannot be fought has no time; its faults are told when it is to be fought.
void TimeEstimate::begin() {
    stop_ = false;
    worker_ = std::thread([this, plan = plan_]() mutable {
        constexpr std::chrono::seconds patience(4);
        const auto cells = trials::prepared(plan, libraries_, file_);
        if (!cells) return;
        const trials::RunSettings settings{.threads = 0, .stop = stop_, .isInBackground = true};
        const auto time = trials::estimated(plan, *cells, settings, patience);
        if (!time) return;
        QMetaObject::invokeMethod(
            this,
            [this, words = trials::words(*time)] {
                if (!stop_) Q_EMIT known(inQt(words));
            },
            Qt::QueuedConnection);
    });
}

}  // namespace vallum::app
