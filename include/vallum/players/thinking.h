// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <utility>

namespace vallum::players {

/// A search as it looks to whoever waits for it, in the same thread or in another one: how far it has come,
/// and whether anybody still wants to know.
class Thinking {
public:
    Thinking() = default;
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;
    virtual ~Thinking() = default;

    /// It ends soon, with what it has found by then.
    void stop() { stopped_ = true; }
    [[nodiscard]] virtual bool isStopped() const { return stopped_; }
    /// From 0 to 1, and never back.
    [[nodiscard]] double part() const { return part_; }
    void setPart(double part) {
        if (part > part_) part_ = part;
    }

private:
    std::atomic<bool> stopped_{false};
    std::atomic<double> part_{0};
};

/// A part of something longer: stopped with it, it has no say in how far that has come.
class WithinThinking final : public Thinking {
public:
    /// None where nobody waits for it.
    explicit WithinThinking(const Thinking* whole) : whole_(whole) {}

    [[nodiscard]] bool isStopped() const override { return whole_ != nullptr && whole_->isStopped(); }

private:
    const Thinking* whole_;
};

/// Of a player: stopped when somebody tells the player to stop.
class StoppedThinking final : public Thinking {
public:
    explicit StoppedThinking(std::stop_token token) : token_(std::move(token)) {}

    [[nodiscard]] bool isStopped() const override { return token_.stop_requested(); }

private:
    std::stop_token token_;
};

}  // namespace vallum::players
