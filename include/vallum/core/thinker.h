// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <utility>

namespace vallum {

/// An asker that may think for long. Once it is told to stop, it answers soon, with the best that it has
/// found by then. What it answers then depends on the time; without anybody to stop it, never.
class Thinker {
public:
    Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    /// For the answers from now on.
    void thinkUntil(std::stop_token stop) { stop_ = std::move(stop); }

protected:
    [[nodiscard]] const std::stop_token& stop() const { return stop_; }

private:
    std::stop_token stop_;
};

}  // namespace vallum
