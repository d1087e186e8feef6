// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include <vallum/trials/folder.h>
#include <vallum/trials/tally.h>

namespace vallum::trials {

enum class WhyEnded { allFought, enoughKnown, stopped };

struct RunSettings {
    int threads = 0;  // 0: as many as the machine has
    const std::atomic<bool>& stop;
    /// Called after each battle, by one thread at a time, with the number done so far and the total.
    std::function<void(int done, int all)> progress = {};
    /// The same with each result, in the order of the plan, including those already in the folder.
    std::function<void(const BattleResult&)> counted = {};
    /// While it is set, no new battle begins.
    const std::atomic<bool>* pause = nullptr;
    bool isInBackground = false;  // runs at low priority
};

int threadsOf(const RunSettings&);
/// Lowers the priority of the calling thread, where the system allows it.
void makeWay();

/// Fights the battles that the folder still lacks and counts all. Results are stored in the order of the
/// plan, whichever thread finishes first, so they do not depend on the number of threads or on interruptions.
Expected<WhyEnded, FileError> run(const Plan&, const std::vector<Cell>&, Folder&, Tally&, const RunSettings&);

/// The main function of all ranks but the first, which calls `run`: they fight for it
/// until it has enough results.
void fightForFirst(const Plan&, const std::vector<Cell>&, const RunSettings&);

}  // namespace vallum::trials
