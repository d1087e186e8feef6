// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include <QObject>

#include <vallum/trials/findings.h>
#include <vallum/trials/folder.h>
#include <vallum/trials/heat.h>

namespace vallum::app {

/// A place on a map, and the thirds of a battle in which something happened there. There are thousands.
struct HappenedAt {
    std::int32_t place = 0;
    std::array<bool, trials::thirds> in{};
};

/// A battle as listed in the results; its sides, units and sections are identified by index.
struct FoughtBattle {
    int battle = 0;
    int cell = 0;
    int seed = 0;
    int winner = -1;     // index of a side; -1: a draw or an error
    bool isWon = false;  // by the side whose wins are counted
    std::string reason;
    int turns = 0;
    std::string error;
    std::optional<trials::Opening> opened;
    std::optional<trials::FirstInside> inside;
    std::vector<int> destroyed;                   // units
    std::vector<std::vector<HappenedAt>> places;  // by layer of the cell's maps

    /// True if the map of this layer, split like this, counts something there.
    [[nodiscard]] bool happenedIn(std::size_t layer, const trials::HeatLayer& split, int place) const;
};

/// Runs a trial in the background, on low-priority threads. It outlives the window, which may be replaced
/// meanwhile.
class TrialRunner final : public QObject {
    Q_OBJECT

public:
    enum class State { idle, fighting, paused, ended };

    TrialRunner(field::Library field, hex::Library hex);
    ~TrialRunner() override;

    [[nodiscard]] trials::Libraries libraries() const { return {field_, hex_}; }
    /// Starts a plan, read from `file` if it is not empty, in a new folder. No other trial may be running.
    Expected<void, FileError> start(trials::Plan plan,
                                    const std::filesystem::path& file,
                                    const std::filesystem::path& folder);
    /// Loads the results in the folder and then pauses.
    Expected<void, FileError> resume(const std::filesystem::path& folder);
    void setPaused(bool paused);
    /// Keeps the results; the trial can be resumed.
    void stop();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool isAtWork() const { return state_ == State::fighting || state_ == State::paused; }
    [[nodiscard]] const trials::Plan& plan() const { return plan_; }
    [[nodiscard]] const std::vector<trials::Cell>& cells() const { return cells_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return path_; }
    [[nodiscard]] trials::WhyEnded ended() const { return ended_; }
    [[nodiscard]] const std::optional<FileError>& error() const { return error_; }

    /// The results of an opened trial are not counted yet.
    [[nodiscard]] bool isReading() const { return isAtWork() && done_ < stored_; }

    struct Progress {
        int done = 0;
        int all = 0;
        double perSecond = 0;  // in this run; 0: not known yet
    };
    [[nodiscard]] Progress progress() const;
    /// Slightly delayed; null before the first battle.
    [[nodiscard]] std::shared_ptr<const trials::Tally> tally() const;
    /// The battles from this index on.
    [[nodiscard]] std::vector<FoughtBattle> battlesFrom(std::size_t first) const;
    /// Fights a battle again and saves it in the folder.
    [[nodiscard]] Expected<std::filesystem::path, FileError> saved(int cell, int battle) const;

Q_SIGNALS:
    void stateChanged();
    /// There are new battles, or the trial has ended.
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
    std::atomic<int> stored_ = 0;     // in the folder when it was opened
    std::atomic<int> foughtNow_ = 0;  // in this run
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::duration rested_{};
    std::chrono::steady_clock::time_point restBegan_;
    std::chrono::steady_clock::time_point shown_;  // used only by the worker

    mutable std::mutex mutex_;  // guards the members below
    std::shared_ptr<const trials::Tally> tally_;
    std::vector<FoughtBattle> battles_;
};

}  // namespace vallum::app
