// SPDX-License-Identifier: GPL-3.0-or-later
#include "ranks.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_scheduler_observer.h>
#include <optional>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include <vallum/core/json.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/run.h>
#include <vallum/trials/streams.h>

namespace vallum::trials {

namespace {

namespace tbb = oneapi::tbb;
using Result = std::shared_ptr<const BattleResult>;  // null: it was stopped

/// Lowers the priority of its threads.
class MakingWay final : public tbb::task_scheduler_observer {
public:
    explicit MakingWay(tbb::task_arena& arena) : tbb::task_scheduler_observer(arena) { observe(true); }
    ~MakingWay() override { observe(false); }
    MakingWay(const MakingWay&) = delete;
    MakingWay& operator=(const MakingWay&) = delete;

    void on_scheduler_entry(bool /*isWorker*/) override { makeWay(); }
};

/// Limits the number of threads during its lifetime.
class Threads {
public:
    explicit Threads(const RunSettings& settings)
        : limit_(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threadsOf(settings))),
          arena_(threadsOf(settings)) {
        if (settings.isInBackground) makeWay_.emplace(arena_);
    }

    void execute(const auto& work) { arena_.execute(work); }

private:
    tbb::global_control limit_;
    tbb::task_arena arena_;
    std::optional<MakingWay> makeWay_;
};

/// The battles of a plan in order: the first of each cell, then the second of each, and so on, while they
/// have any.
class Battles {
public:
    Battles(const Plan& plan, const std::vector<Cell>& cells) : plan_(plan), cells_(cells) {
        std::set<int> ends;
        for (const CellPlan& it : plan.cells) ends.insert(battlesOf(plan, it));
        for (const int end : ends) {
            Rounds rounds{count_, roundsSoFar(), end, {}};
            for (int cell = 0; cell != std::ssize(plan.cells); ++cell) {
                if (battlesOf(plan, plan.cells[static_cast<std::size_t>(cell)]) >= end)
                    rounds.cells.push_back(cell);
            }
            count_ += (end - rounds.first) * static_cast<int>(rounds.cells.size());
            rounds_.push_back(std::move(rounds));
        }
    }

    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] BattleToFight at(int place) const {
        const Rounds& rounds = roundsAt(place);
        const int width = static_cast<int>(rounds.cells.size());
        const int round = rounds.first + (place - rounds.begin) / width;
        return {rounds.cells.at(static_cast<std::size_t>((place - rounds.begin) % width)), round,
                seedOf(plan_.seed, round)};
    }
    [[nodiscard]] bool isLastOfRound(int place) const {
        const Rounds& rounds = roundsAt(place);
        return (place - rounds.begin + 1) % static_cast<int>(rounds.cells.size()) == 0;
    }
    [[nodiscard]] Result fight(int place, const std::atomic<bool>& stop) const {
        const BattleToFight battle = at(place);
        auto result = fought(cells_.at(static_cast<std::size_t>(battle.cell)), battle, stop);
        return result ? std::make_shared<const BattleResult>(*std::move(result)) : nullptr;
    }

private:
    /// In which the same cells fight.
    struct Rounds {
        int begin = 0;  // place of the first battle
        int first = 0;
        int end = 0;
        std::vector<int> cells;
    };

    [[nodiscard]] int roundsSoFar() const { return rounds_.empty() ? 0 : rounds_.back().end; }
    [[nodiscard]] const Rounds& roundsAt(int place) const {
        const auto after = std::ranges::upper_bound(rounds_, place, {}, &Rounds::begin);
        return *std::prev(after);
    }

    const Plan& plan_;
    const std::vector<Cell>& cells_;
    std::vector<Rounds> rounds_;
    int count_ = 0;
};

/// The battles that all ranks fight before they synchronize: enough that a long one rarely stalls the rest.
class Batch {
public:
    Batch(const Battles& battles, int begin)
        : begin_(begin),
          end_(std::min(battles.count(), begin + Ranks::count() * ofEachRank)) {}

    [[nodiscard]] int size() const { return end_ - begin_; }
    /// This rank's part: one JSON line for each of its battles, up to the first that was stopped.
    [[nodiscard]] std::string fought(const Battles& battles, const RunSettings& settings) const {
        std::vector<Result> results(static_cast<std::size_t>(size()));
        Threads threads(settings);
        threads.execute([&] {
            tbb::parallel_for(Ranks::own(), size(), Ranks::count(), [&](int i) {
                results.at(static_cast<std::size_t>(i)) = battles.fight(begin_ + i, settings.stop);
            });
        });
        std::string lines;
        for (int i = Ranks::own(); i < size(); i += Ranks::count()) {
            const Result& it = results.at(static_cast<std::size_t>(i));
            if (!it) break;
            lines += JsonWriter::of(*it).dump() + '\n';
        }
        return lines;
    }
    /// The results of all ranks in the order of the battles, up to the first that is missing.
    [[nodiscard]] std::vector<Result> merged(const std::vector<std::string>& parts) const {
        std::vector<std::istringstream> streams(parts.begin(), parts.end());
        std::vector<Result> results;
        for (int i = 0; i != size(); ++i) {
            std::string line;
            if (!std::getline(streams.at(static_cast<std::size_t>(i) % streams.size()), line)) break;
            auto read = JsonReader::readText<BattleResult>(line);
            if (!read) break;
            results.push_back(std::make_shared<const BattleResult>(*std::move(read)));
        }
        return results;
    }

private:
    static constexpr int ofEachRank = 32;

    int begin_;
    int end_;
};

constexpr std::int64_t noMore = -1;

class Trial {
public:
    Trial(const Plan& plan,
          const std::vector<Cell>& cells,
          Folder& folder,
          Tally& tally,
          const RunSettings& settings)
        : plan_(plan),
          battles_(plan, cells),
          folder_(folder),
          tally_(tally),
          settings_(settings) {}

    Expected<WhyEnded, FileError> run() {
        auto known = readFolder();
        if (!known) {
            error_ = known.error();
            isOver_ = true;
        }
        next_ = folder_.size();
        const InvariantsEndBattles guard;
        if (Ranks::count() > 1) {
            fightWithOthers();
        } else if (!isOver_) {
            fightAlone();
        }
        if (error_) return tl::unexpected<FileError>(*error_);
        if (isEnough_) return WhyEnded::enoughKnown;
        return folder_.size() == battles_.count() ? WhyEnded::allFought : WhyEnded::stopped;
    }

private:
    /// A file assembled from others would be miscounted, so it is refused.
    Expected<void, FileError> readFolder() {
        std::optional<BattleResult> misplaced;
        int place = 0;
        int most = 0;
        auto read = folder_.read([&](const BattleResult& it) {
            const bool isDue = place < battles_.count() && isSame(it, battles_.at(place));
            most = std::max(most, it.battle + 1);
            if (misplaced) return;
            if (!isDue) {
                misplaced = it;
                return;
            }
            count(it);
            ++place;
        });
        if (!misplaced) return read;
        return tl::unexpected<FileError>(whyMisplaced(*misplaced, place, most));
    }
    static bool isSame(const BattleResult& it, const BattleToFight& due) {
        return it.cell == due.cell && it.battle == due.battle && it.seed == due.seed;
    }
    /// Usually somebody has edited the plan in the folder.
    [[nodiscard]] FileError whyMisplaced(const BattleResult& it, int place, int most) const {
        const std::string plan = (folder_.path() / "plan.json").string();
        if (place >= battles_.count())
            return {plan, "/battles", std::to_string(plan_.battles),
                    "at least " + std::to_string(most) + ", as the journal has them"};
        const BattleToFight due = battles_.at(place);
        if (it.cell == due.cell && it.battle == due.battle)
            return {plan, "/seed", std::to_string(plan_.seed), seedOfJournal(it)};
        return {(folder_.path() / "journal").string(), "line " + std::to_string(place + 1),
                "battle " + std::to_string(it.battle) + " of cell " + std::to_string(it.cell),
                "battle " + std::to_string(due.battle) + " of cell " + std::to_string(due.cell)};
    }
    /// The journal has no seeds but those of battles, from which a small seed of a plan can be found.
    [[nodiscard]] static std::string seedOfJournal(const BattleResult& it) {
        constexpr std::uint64_t most = 1'000'000;
        for (std::uint64_t seed = 0; seed != most; ++seed) {
            if (seedOf(seed, it.battle) == it.seed)
                return std::to_string(seed) + ", by which the battles in the journal were fought";
        }
        return "the seed that gives battle " + std::to_string(it.battle) + " the seed " +
               std::to_string(it.seed) + ", as in the journal";
    }

    void count(const BattleResult& result) {
        tally_.add(result);
        if (settings_.counted) settings_.counted(result);
        const bool isRoundDone = battles_.isLastOfRound(counted_++);
        isEnough_ = isEnough_ || (isRoundDone && trials::isEnough(plan_, tally_));
        isOver_ = isOver_ || isEnough_;
    }

    void fightAlone() {
        constexpr std::size_t battlesAhead = 4;  // per thread, while a long one is fought
        const auto inFlight = battlesAhead * static_cast<std::size_t>(threadsOf(settings_));
        Threads threads(settings_);
        threads.execute([&] {
            tbb::parallel_pipeline(
                inFlight, tbb::make_filter<void, int>(tbb::filter_mode::serial_in_order,
                                                      [&](tbb::flow_control& flow) { return take(flow); }) &
                              tbb::make_filter<int, Result>(tbb::filter_mode::parallel,
                                                            [&](int place) { return fight(place); }) &
                              tbb::make_filter<Result, void>(tbb::filter_mode::serial_in_order,
                                                             [&](const Result& it) { keep(it); }));
        });
    }
    void fightWithOthers() {
        while (!isOver_ && !settings_.stop && folder_.size() != battles_.count()) {
            const Batch batch(battles_, static_cast<int>(Ranks::fromFirst(folder_.size())));
            const auto results = batch.merged(Ranks::toFirst(batch.fought(battles_, settings_)));
            for (const Result& it : results) keep(it);
            if (std::ssize(results) != batch.size()) isOver_ = true;
        }
        Ranks::fromFirst(noMore);
    }

    void waitWhilePaused() const {
        constexpr std::chrono::milliseconds aWhile(20);
        while (settings_.pause != nullptr && *settings_.pause && !settings_.stop)
            std::this_thread::sleep_for(aWhile);
    }

    int take(tbb::flow_control& flow) {
        if (next_ != battles_.count() && !isOver_) waitWhilePaused();
        if (next_ == battles_.count() || isOver_ || settings_.stop) {
            flow.stop();
            return 0;
        }
        return next_++;
    }
    [[nodiscard]] Result fight(int place) const {
        return isOver_ ? nullptr : battles_.fight(place, settings_.stop);
    }
    /// Results after the first missing one do not count.
    void keep(const Result& result) {
        if (isOver_) return;
        if (!result) {
            isOver_ = true;
            return;
        }
        if (const auto kept = folder_.append(*result); !kept) {
            error_ = kept.error();
            isOver_ = true;
            return;
        }
        count(*result);
        if (settings_.progress) settings_.progress(folder_.size(), battles_.count());
    }

    const Plan& plan_;
    Battles battles_;
    Folder& folder_;
    Tally& tally_;
    const RunSettings& settings_;
    int next_ = 0;
    int counted_ = 0;
    bool isEnough_ = false;
    std::atomic<bool> isOver_ = false;
    std::optional<FileError> error_;
};

}  // namespace

int threadsOf(const RunSettings& settings) {
    const auto cores = std::max(1U, std::thread::hardware_concurrency());
    return settings.threads > 0 ? settings.threads : static_cast<int>(cores);
}

void makeWay() {
    constexpr int behind = 10;
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), behind);
}

Expected<WhyEnded, FileError> run(const Plan& plan,
                                  const std::vector<Cell>& cells,
                                  Folder& folder,
                                  Tally& tally,
                                  const RunSettings& settings) {
    return Trial(plan, cells, folder, tally, settings).run();
}

void fightForFirst(const Plan& plan, const std::vector<Cell>& cells, const RunSettings& settings) {
    const Battles battles(plan, cells);
    const InvariantsEndBattles guard;
    for (std::int64_t begin = Ranks::fromFirst(noMore); begin != noMore; begin = Ranks::fromFirst(noMore))
        Ranks::toFirst(Batch(battles, static_cast<int>(begin)).fought(battles, settings));
}

}  // namespace vallum::trials
