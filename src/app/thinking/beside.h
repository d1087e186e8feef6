// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <future>
#include <memory>
#include <utility>
#include <vector>

#include <vallum/players/thinking.h>

namespace vallum::app {

/// What is worked out beside the window, which goes on meanwhile. The work looks at things of its own, and is
/// given a watch through which it tells how far it is and hears that it should stop.
template <class Result, class Watch = players::Thinking> class Beside {
public:
    template <class Work>
    explicit Beside(Work work)
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

/// Works of one kind of which only the last one is wanted. Nobody waits for the others: a moment after they
/// have been stopped they end by themselves, and are put away then.
template <class Result, class Watch = players::Thinking> class LatestBeside {
public:
    using Work = Beside<Result, Watch>;

    LatestBeside() = default;
    LatestBeside(const LatestBeside&) = delete;
    LatestBeside& operator=(const LatestBeside&) = delete;
    /// Here somebody does wait, as the program ends.
    ~LatestBeside() { drop(); }

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
    /// None where nothing is being worked out.
    [[nodiscard]] Watch* watch() const { return now_ ? &now_->watch() : nullptr; }
    [[nodiscard]] bool isReady() const { return now_ && now_->isReady(); }
    Result take() { return std::exchange(now_, nullptr)->take(); }

private:
    std::unique_ptr<Work> now_;
    std::vector<std::unique_ptr<Work>> left_;
};

}  // namespace vallum::app
