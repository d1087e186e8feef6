// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_runner.h"

#include <algorithm>
#include <utility>

#include <vallum/core/text_file.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/heat.h>
#include <vallum/trials/run.h>
#include <vallum/trials/streams.h>
#include <vallum/trials/tables.h>

namespace vallum::app {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

std::vector<HappenedAt> placesIn(const trials::Squares& squares) {
    std::vector<HappenedAt> places;
    places.reserve(squares.size());
    for (const auto& [place, first, second, last] : squares)
        places.push_back({place, {first != 0, second != 0, last != 0}});
    return places;
}

FoughtBattle shortOf(const trials::BattleResult& result, const trials::Cell& cell) {
    FoughtBattle it{.battle = result.battle,
                    .cell = result.cell,
                    .seed = result.seed,
                    .reason = result.reason,
                    .turns = result.turns,
                    .error = result.error,
                    .opened = result.opened,
                    .inside = result.inside};
    for (int i = 0; i != std::ssize(result.units); ++i) {
        if (result.units[static_cast<std::size_t>(i)].destroyedIn != 0) it.destroyed.push_back(i);
    }
    for (const trials::HeatLayer& layer : trials::layersOf(cell))
        it.places.push_back(placesIn(trials::squaresOf(result, layer)));
    const auto winner = std::ranges::find(result.sides, true, &trials::SideResult::won);
    if (winner != result.sides.end()) it.winner = static_cast<int>(winner - result.sides.begin());
    it.isWon = std::ranges::any_of(
        result.sides, [&](const trials::SideResult& side) { return side.won && side.seat == cell.side; });
    return it;
}

}  // namespace

bool FoughtBattle::happenedIn(std::size_t layer, const trials::HeatLayer& split, int place) const {
    if (layer >= places.size()) return false;
    if (split.winner != trials::HeatWinner::any && isWon != (split.winner == trials::HeatWinner::won))
        return false;
    return std::ranges::any_of(places[layer], [&](const HappenedAt& it) {
        const bool isAnyTurn = split.turns == trials::HeatTurns::all;
        return it.place == place && (isAnyTurn || it.in.at(static_cast<std::size_t>(split.turns) - 1));
    });
}

TrialRunner::TrialRunner(field::Library field, hex::Library hex)
    : field_(std::move(field)),
      hex_(std::move(hex)) {}

TrialRunner::~TrialRunner() {
    stop_ = true;
    if (worker_.joinable()) worker_.join();
}

Expected<void, FileError> TrialRunner::start(trials::Plan plan,
                                             const fs::path& file,
                                             const fs::path& folder) {
    return trials::prepared(plan, libraries(), file).and_then([&](std::vector<trials::Cell> cells) {
        return trials::Folder::created(folder, trials::recordedPlan(plan, cells))
            .map([&](trials::Folder made) {
                begin({std::move(plan), std::move(cells)}, std::move(made), false);
            });
    });
}

Expected<void, FileError> TrialRunner::resume(const fs::path& folder) {
    const std::string file = (folder / "plan.json").string();
    const auto stored = trials::Folder::planIn(folder);
    if (!stored) return tl::unexpected<FileError>(stored.error());
    auto plan = trials::planFrom(*stored, file);
    if (!plan) return tl::unexpected<FileError>(plan.error());
    auto cells = trials::prepared(*plan, libraries(), file);
    if (!cells) return tl::unexpected<FileError>(cells.error());
    if (auto other = trials::firstDifference(*stored, trials::recordedPlan(*plan, *cells))) {
        other->file = file;
        return tl::unexpected<FileError>(*std::move(other));
    }
    return trials::Folder::opened(folder).map([&](trials::Folder opened) {
        begin({*std::move(plan), *std::move(cells)}, std::move(opened), true);
    });
}

void TrialRunner::begin(Prepared prepared, trials::Folder folder, bool isPaused) {
    if (worker_.joinable()) worker_.join();
    plan_ = std::move(prepared.plan);
    cells_ = std::move(prepared.cells);
    path_ = folder.path();
    stored_ = folder.size();
    folder_.emplace(std::move(folder));
    error_.reset();
    stop_ = false;
    pause_ = isPaused;
    done_ = 0;
    foughtNow_ = 0;
    begun_ = restBegan_ = Clock::now();
    rested_ = {};
    {
        const std::lock_guard lock(mutex_);
        tally_.reset();
        battles_.clear();
    }
    setState(isPaused ? State::paused : State::fighting);
    worker_ = std::thread([this] { fight(); });
}

/// Runs on the worker thread.
void TrialRunner::fight() {
    trials::Tally tally(cells_);
    trials::Tables tables(path_, cells_);
    const trials::RunSettings settings{.threads = 0,
                                       .stop = stop_,
                                       .progress = [this](int /*done*/, int /*all*/) { ++foughtNow_; },
                                       .counted =
                                           [&](const trials::BattleResult& result) {
                                               tables.add(result);
                                               count(result);
                                               constexpr std::chrono::milliseconds betweenLooks(500);
                                               if (done_ == stored_ || Clock::now() - shown_ > betweenLooks)
                                                   publish(tally);
                                           },
                                       .pause = &pause_,
                                       .isInBackground = true};
    shown_ = {};
    const auto began = Clock::now();
    const auto ended = trials::run(plan_, cells_, *folder_, tally, settings);
    if (!ended) return finish(tally, ended.error(), trials::WhyEnded::stopped);
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began - rested_);
    const trials::Findings findings{plan_, cells_, tally, *ended};
    const int threads = static_cast<int>(std::thread::hardware_concurrency());
    const auto written =
        trials::writeFindings(path_, tables, findings, {threads, 1, foughtNow_, time.count()});
    finish(tally, written ? std::nullopt : std::optional(written.error()), *ended);
}

void TrialRunner::count(const trials::BattleResult& result) {
    ++done_;
    const std::lock_guard lock(mutex_);
    battles_.push_back(shortOf(result, cells_.at(static_cast<std::size_t>(result.cell))));
}

void TrialRunner::publish(const trials::Tally& tally) {
    auto copy = std::make_shared<const trials::Tally>(tally);
    shown_ = Clock::now();
    {
        const std::lock_guard lock(mutex_);
        tally_ = std::move(copy);
    }
    Q_EMIT grown();
}

void TrialRunner::finish(const trials::Tally& tally, std::optional<FileError> error, trials::WhyEnded ended) {
    publish(tally);
    QMetaObject::invokeMethod(
        this,
        [this, error = std::move(error), ended] {
            worker_.join();
            folder_.reset();
            error_ = error;
            ended_ = ended;
            setState(State::ended);
        },
        Qt::QueuedConnection);
}

void TrialRunner::setState(State state) {
    state_ = state;
    Q_EMIT stateChanged();
}

void TrialRunner::setPaused(bool paused) {
    if (!isAtWork() || paused == (state_ == State::paused)) return;
    if (paused) restBegan_ = Clock::now();
    if (!paused) rested_ += Clock::now() - restBegan_;
    pause_ = paused;
    setState(paused ? State::paused : State::fighting);
}

void TrialRunner::stop() { stop_ = true; }

TrialRunner::Progress TrialRunner::progress() const {
    Progress now{done_, trials::battlesOf(plan_)};
    auto time = Clock::now() - begun_ - rested_;
    if (state_ == State::paused) time -= Clock::now() - restBegan_;
    const double seconds = std::chrono::duration<double>(time).count();
    if (foughtNow_ > 1 && seconds > 1) now.perSecond = foughtNow_ / seconds;
    return now;
}

std::shared_ptr<const trials::Tally> TrialRunner::tally() const {
    const std::lock_guard lock(mutex_);
    return tally_;
}

std::vector<FoughtBattle> TrialRunner::battlesFrom(std::size_t first) const {
    const std::lock_guard lock(mutex_);
    return {battles_.begin() + static_cast<std::ptrdiff_t>(std::min(first, battles_.size())), battles_.end()};
}

Expected<fs::path, FileError> TrialRunner::saved(int cell, int battle) const {
    const trials::BattleToFight fight{cell, battle, trials::seedOf(plan_.seed, battle)};
    const fs::path path =
        path_ / ("battle-" + std::to_string(battle) + "-cell-" + std::to_string(cell) + ".vallum");
    return trials::savedBattle(cells_.at(static_cast<std::size_t>(cell)), fight)
        .and_then([&](const std::string& text) { return writeFileSafely(path, text); })
        .map([&] { return path; });
}

}  // namespace vallum::app
