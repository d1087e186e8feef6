// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include <QObject>

#include <vallum/trials/findings.h>
#include <vallum/trials/folder.h>

namespace vallum::app {

/// What a list of battles says of one; its sides, units and sections go by their places.
struct FoughtBattle {
    int battle = 0;
    int cell = 0;
    int seed = 0;
    int winner = -1;  // a side; none: a draw, or an error
    std::string reason;
    int turns = 0;
    std::string error;
    std::optional<trials::Opening> opened;
    std::optional<trials::FirstInside> inside;
};

/// A trial that is fought beside the window, on threads that make way for everything else. It outlives the
/// window, which may be another one by then.
class TrialRunner final : public QObject {
    Q_OBJECT

public:
    enum class State { idle, fighting, paused, ended };

    TrialRunner(field::Library field, hex::Library hex);
    ~TrialRunner() override;

    [[nodiscard]] trials::Libraries libraries() const { return {field_, hex_}; }
    /// Of a plan whose files lie beside it, in a new folder. Another trial must not be under way.
    Expected<void, FileError> start(trials::Plan plan,
                                    const std::filesystem::path& beside,
                                    const std::filesystem::path& folder);
    /// What its folder has is counted, and then it waits.
    Expected<void, FileError> resume(const std::filesystem::path& folder);
    void setPaused(bool paused);
    /// What is done counts; it can be resumed.
    void stop();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool isAtWork() const { return state_ == State::fighting || state_ == State::paused; }
    [[nodiscard]] const trials::Plan& plan() const { return plan_; }
    [[nodiscard]] const std::vector<trials::Cell>& cells() const { return cells_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return path_; }
    [[nodiscard]] trials::WhyEnded ended() const { return ended_; }
    [[nodiscard]] const std::optional<FileError>& error() const { return error_; }

    struct Progress {
        int done = 0;
        int all = 0;
        double perSecond = 0;  // of this run; 0: not known yet
    };
    [[nodiscard]] Progress progress() const;
    /// As it was a moment ago; nothing before the first battle.
    [[nodiscard]] std::shared_ptr<const trials::Tally> tally() const;
    /// All battles that a reader has not seen yet.
    [[nodiscard]] std::vector<FoughtBattle> battlesFrom(std::size_t first) const;
    /// Fights a battle again, and saves it in the folder.
    [[nodiscard]] Expected<std::filesystem::path, FileError> saved(int cell, int battle) const;

Q_SIGNALS:
    void stateChanged();
    /// There are more battles, or the trial has ended.
    void grown();

private:
    struct Prepared {
        trials::Plan plan;
        std::vector<trials::Cell> cells;
    };

    void begin(Prepared prepared, trials::Folder folder, bool isPaused);
    void fight();
    void count(const trials::BattleResult& result);
    void publish(const trials::Tally& tally);
    void finish(const trials::Tally& tally, std::optional<FileError> error, trials::WhyEnded ended);
    void setState(State state);

    field::Library field_;
    hex::Library hex_;
    trials::Plan plan_;
    std::vector<trials::Cell> cells_;
    std::filesystem::path path_;
    std::optional<trials::Folder> folder_;
    State state_ = State::idle;
    trials::WhyEnded ended_ = trials::WhyEnded::allFought;
    std::optional<FileError> error_;

    std::thread worker_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> pause_ = false;
    std::atomic<int> done_ = 0;
    std::atomic<int> foughtNow_ = 0;  // since it was begun or resumed
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::duration rested_{};
    std::chrono::steady_clock::time_point restBegan_;
    std::chrono::steady_clock::time_point shown_;  // only of the worker

    mutable std::mutex mutex_;  // of what follows
    std::shared_ptr<const trials::Tally> tally_;
    std::vector<FoughtBattle> battles_;
};

}  // namespace vallum::app
