// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>
#include <optional>
#include <thread>

#include <vallum/trials/fight.h>
#include <vallum/trials/run.h>
#include <vallum/trials/streams.h>

namespace vallum::trials {

namespace {

using Result = std::shared_ptr<const BattleResult>;  // null: it was stopped

class Trial {
public:
    Trial(const Plan& plan,
          const std::vector<Cell>& cells,
          Folder& folder,
          Tally& tally,
          const RunSettings& settings)
        : plan_(plan),
          cells_(cells),
          folder_(folder),
          tally_(tally),
          settings_(settings),
          all_(plan.battles * static_cast<int>(cells.size())) {}

    Expected<WhyEnded, FileError> run() {
        if (const auto known = readFolder(); !known) return tl::unexpected<FileError>(known.error());
        next_ = folder_.size();
        if (!isOver_) fightAll();
        if (error_) return tl::unexpected<FileError>(*error_);
        if (isEnough_) return WhyEnded::enoughKnown;
        return folder_.size() == all_ ? WhyEnded::allFought : WhyEnded::stopped;
    }

private:
    [[nodiscard]] BattleToFight battleAt(int place) const {
        const int cells = static_cast<int>(cells_.size());
        return {place % cells, place / cells, seedOf(plan_.seed, place / cells)};
    }

    /// A file that somebody has put together from others would be counted wrongly.
    Expected<void, FileError> readFolder() {
        std::optional<int> misplaced;
        int place = 0;
        auto read = folder_.read([&](const BattleResult& it) {
            const BattleToFight due = battleAt(place);
            if (place >= all_ || it.cell != due.cell || it.battle != due.battle || it.seed != due.seed) {
                misplaced = misplaced.value_or(place);
            } else {
                count(it);
            }
            ++place;
        });
        if (!misplaced) return read;
        return tl::unexpected<FileError>(FileError{(folder_.path() / "journal").string(),
                                                   "line " + std::to_string(*misplaced + 1), "another battle",
                                                   "the next one of the plan"});
    }

    void count(const BattleResult& result) {
        tally_.add(result);
        const bool isRoundDone = result.cell + 1 == static_cast<int>(cells_.size());
        isEnough_ = isEnough_ || (isRoundDone && trials::isEnough(plan_, tally_));
        isOver_ = isOver_ || isEnough_;
    }

    void fightAll() {
        namespace tbb = oneapi::tbb;
        const auto cores = std::max(1U, std::thread::hardware_concurrency());
        const int threads = settings_.threads > 0 ? settings_.threads : static_cast<int>(cores);
        const tbb::global_control limit(tbb::global_control::max_allowed_parallelism,
                                        static_cast<std::size_t>(threads));
        const InvariantsEndBattles guard;
        tbb::task_arena arena(threads);
        constexpr std::size_t battlesAhead = 4;  // of each thread, while a long one is fought
        const auto inFlight = battlesAhead * static_cast<std::size_t>(threads);
        arena.execute([&] {
            tbb::parallel_pipeline(
                inFlight, tbb::make_filter<void, int>(tbb::filter_mode::serial_in_order,
                                                      [&](tbb::flow_control& flow) { return take(flow); }) &
                              tbb::make_filter<int, Result>(tbb::filter_mode::parallel,
                                                            [&](int place) { return fight(place); }) &
                              tbb::make_filter<Result, void>(tbb::filter_mode::serial_in_order,
                                                             [&](const Result& it) { keep(it); }));
        });
    }

    int take(oneapi::tbb::flow_control& flow) {
        if (next_ == all_ || isOver_ || settings_.stop) {
            flow.stop();
            return 0;
        }
        return next_++;
    }
    [[nodiscard]] Result fight(int place) const {
        if (isOver_) return nullptr;
        const BattleToFight battle = battleAt(place);
        auto result = fought(cells_.at(static_cast<std::size_t>(battle.cell)), battle, settings_.stop);
        return result ? std::make_shared<const BattleResult>(*std::move(result)) : nullptr;
    }
    /// Behind the first that is missing nothing counts.
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
        if (settings_.progress) settings_.progress(folder_.size(), all_);
    }

    const Plan& plan_;
    const std::vector<Cell>& cells_;
    Folder& folder_;
    Tally& tally_;
    const RunSettings& settings_;
    int all_;
    int next_ = 0;
    bool isEnough_ = false;
    std::atomic<bool> isOver_ = false;
    std::optional<FileError> error_;
};

}  // namespace

Expected<WhyEnded, FileError> run(const Plan& plan,
                                  const std::vector<Cell>& cells,
                                  Folder& folder,
                                  Tally& tally,
                                  const RunSettings& settings) {
    return Trial(plan, cells, folder, tally, settings).run();
}

}  // namespace vallum::trials
