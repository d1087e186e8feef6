// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum::trials {

/// As long as one lives, programs that were started together by `mpirun` can fight one trial together. Where
/// nobody started them so it does nothing.
class RankSession {
public:
    RankSession();
    ~RankSession();
    RankSession(const RankSession&) = delete;
    RankSession& operator=(const RankSession&) = delete;

    /// The first one keeps the folder and speaks; the others only fight.
    [[nodiscard]] bool isFirst() const;
    [[nodiscard]] int count() const;
    /// Ends all of them, because this one cannot go on.
    void giveUp() const;
};

}  // namespace vallum::trials
