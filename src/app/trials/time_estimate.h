// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_runner.h"

#include <QTimer>

namespace vallum::app {

/// Measures in the background how long a trial would take, while it is being planned.
class TimeEstimate final : public QObject {
    Q_OBJECT

public:
    TimeEstimate(trials::Libraries libraries, QObject* parent = nullptr);
    ~TimeEstimate() override;

    /// Forgets the plan before; starts a moment later, because plans change quickly in a form.
    void measure(trials::Plan plan, std::filesystem::path file);
    /// On return nothing is at work.
    void stop();

Q_SIGNALS:
    void known(const QString& words);

private:
    void begin();

    trials::Libraries libraries_;
    trials::Plan plan_;
    std::filesystem::path file_;
    QTimer soon_;
    std::thread worker_;
    std::atomic<bool> stop_ = false;
};

}  // namespace vallum::app
