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
    /// After each battle, on one thread at a time, with how many of the plan are done.
    std::function<void(int done, int all)> progress = {};
    /// The same with each result in the order of the plan, those that the folder had included.
    std::function<void(const BattleResult&)> counted = {};
    /// No battle begins while it is set.
    const std::atomic<bool>* pause = nullptr;
    bool isInBackground = false;  // makes way for whatever else the machine does
};

/// Fights what a folder still lacks of its plan, and counts all. Results are kept in the order of the plan,
/// whichever thread is first, so that they are the same for any number of threads and after any interruption.
Expected<WhyEnded, FileError> run(const Plan&, const std::vector<Cell>&, Folder&, Tally&, const RunSettings&);

/// What the programs do that `mpirun` has started beside the first, which calls `run`: they fight for it
/// until it has enough.
void fightForFirst(const Plan&, const std::vector<Cell>&, const RunSettings&);

}  // namespace vallum::trials
