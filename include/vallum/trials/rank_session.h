// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum::trials {

/// While an instance lives, programs started together by `mpirun` can fight one trial together. It does
/// nothing without `mpirun`.
class RankSession {
public:
    RankSession();
    ~RankSession();
    RankSession(const RankSession&) = delete;
    RankSession& operator=(const RankSession&) = delete;

    /// The first rank owns the folder and prints; the others only fight.
    [[nodiscard]] bool isFirst() const;
    [[nodiscard]] int count() const;
    /// Ends all ranks, because this one cannot continue.
    void giveUp() const;
};

}  // namespace vallum::trials
