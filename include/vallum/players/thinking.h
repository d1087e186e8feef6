// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

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

}  // namespace vallum::players
