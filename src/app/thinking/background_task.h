// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <future>
#include <memory>
#include <utility>
#include <vector>

#include <vallum/players/thinking.h>

namespace vallum::app {

/// A computation in the background of the window. It works on its own data, and reports progress and receives
/// the stop signal through its watch.
template <class Result, class Watch = players::Thinking> class BackgroundTask {
public:
    template <class Work>
    explicit BackgroundTask(Work work)
        : watch_(std::make_shared<Watch>()),
          result_(std::async(std::launch::async,
                             [watch = watch_, work = std::move(work)] { return work(*watch); })) {}

    [[nodiscard]] Watch& watch() const { return *watch_; }
    [[nodiscard]] bool isReady() const {
        return result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    Result take() { return result_.get(); }

private:
    std::shared_ptr<Watch> watch_;
    std::future<Result> result_;
};

/// Background tasks of one kind, of which only the latest is wanted. Older ones are told to stop and are
/// cleaned up when they have finished, without waiting.
template <class Result, class Watch = players::Thinking> class LatestTask {
public:
    using Work = BackgroundTask<Result, Watch>;

    LatestTask() = default;
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;
    /// Waits for all tasks.
    ~LatestTask() { drop(); }

    template <class Function> void begin(Function function) {
        drop();
        now_ = std::make_unique<Work>(std::move(function));
    }
    void drop() {
        std::erase_if(left_, [](const auto& it) { return it->isReady(); });
        if (!now_) return;
        now_->watch().stop();
        left_.push_back(std::move(now_));
    }
    /// Null if nothing is running.
    [[nodiscard]] Watch* watch() const { return now_ ? &now_->watch() : nullptr; }
    [[nodiscard]] bool isReady() const { return now_ && now_->isReady(); }
    Result take() { return std::exchange(now_, nullptr)->take(); }

private:
    std::unique_ptr<Work> now_;
    std::vector<std::unique_ptr<Work>> left_;
};

}  // namespace vallum::app
