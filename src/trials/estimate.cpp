// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

#include <vallum/trials/estimate.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/streams.h>

namespace vallum::trials {

namespace {

using Clock = std::chrono::steady_clock;

struct Measured {
    double seconds = 0;  // of threads, including battles that were cut short
    double battles = 0;  // those cut short count for the part that was fought

    [[nodiscard]] double each() const { return battles == 0 ? seconds : seconds / battles; }
};

/// The same cell with greedy players, whose battles are about as long and soon over.
Cell greedilyFought(Cell cell) {
    for (CellSide& side : cell.sides) side.player = "greedy";
    return cell;
}

/// Fights battles on several threads until there are enough or the time is up.
class Probe {
public:
    Probe(const Plan& plan, const std::vector<Cell>& cells, const RunSettings& settings)
        : plan_(plan),
          cells_(cells),
          settings_(settings),
          measured_(cells.size()) {}

    void measure(std::chrono::milliseconds patience) {
        const InvariantsEndBattles guard;
        std::vector<std::thread> threads;
        atWork_ = threadsOf(settings_);
        for (int i = 0; i != threadsOf(settings_); ++i) threads.emplace_back([this] { work(); });
        constexpr std::chrono::milliseconds aWhile(5);
        for (const auto end = Clock::now() + patience; atWork_ != 0 && Clock::now() < end && !settings_.stop;)
            std::this_thread::sleep_for(aWhile);
        isOver_ = true;
        for (std::thread& it : threads) it.join();
    }
    [[nodiscard]] Estimate result() const {
        Estimate all;
        Measured any;
        for (const Measured& it : measured_) {
            any.seconds += it.seconds;
            any.battles += it.battles;
        }
        for (std::size_t i = 0; i != cells_.size(); ++i) {
            const Measured& it = measured_[i];
            all.isAtLeast = all.isAtLeast || it.battles == 0;
            const double each = it.battles == 0 ? std::max(it.seconds, any.each()) : it.each();
            all.seconds += each * battlesOf(plan_, plan_.cells[i]);
        }
        all.seconds /= threadsOf(settings_);
        return all;
    }

private:
    /// A trial of few battles should not wait for its estimate as long as for its end.
    [[nodiscard]] int count() const {
        constexpr int part = 50;
        constexpr int mostRounds = 8;
        return std::clamp(plan_.battles / part, 1, mostRounds) * static_cast<int>(cells_.size());
    }
    void work() {
        if (settings_.isInBackground) makeWay();
        for (int place = next_++; place < count() && !isOver_; place = next_++) {
            const int cell = place % static_cast<int>(cells_.size());
            const int battle = place / static_cast<int>(cells_.size());
            std::atomic<int> inTurns = 0;
            BattleToFight fight{cell, battle, seedOf(plan_.seed, battle)};
            fight.inTurns = &inTurns;
            const auto begin = Clock::now();
            const auto result = fought(cellAt(cell), fight, isOver_);
            const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
            const double part = result ? 1 : partFought(fight);
            const std::lock_guard lock(mutex_);
            Measured& it = measured_.at(static_cast<std::size_t>(cell));
            it.seconds += seconds;
            it.battles += part;
        }
        --atWork_;
    }
    [[nodiscard]] const Cell& cellAt(int cell) const { return cells_.at(static_cast<std::size_t>(cell)); }
    /// Of a battle that was cut short, by the answers that a greedy one takes.
    [[nodiscard]] double partFought(BattleToFight fight) const {
        const int given = *fight.inTurns;
        if (given == 0) return 0;
        std::atomic<int> whole = 0;
        fight.inTurns = &whole;
        if (!fought(greedilyFought(cellAt(fight.cell)), fight, settings_.stop)) return 0;
        return std::min(1.0, 1.0 * given / std::max(1, whole.load()));
    }

    const Plan& plan_;
    const std::vector<Cell>& cells_;
    const RunSettings& settings_;
    std::vector<Measured> measured_;  // by cell
    std::mutex mutex_;
    std::atomic<int> next_ = 0;
    std::atomic<int> atWork_ = 0;
    std::atomic<bool> isOver_ = false;
};

/// In numbers as round as the estimate is rough.
Text durationText(double seconds) {
    constexpr double perMinute = 60;
    constexpr double perHour = 3600;
    constexpr double perDay = 86'400;
    const auto rounded = [](double number) {
        const double step = number < 10 ? 1 : number < 100 ? 5 : 10;
        return Text(std::max(1L, std::lround(number / step) * std::lround(step)));
    };
    if (seconds < 2 * perMinute) return phrase("Trials", "%1 s")(rounded(seconds));
    if (seconds < 2 * perHour) return phrase("Trials", "%1 min")(rounded(seconds / perMinute));
    if (seconds < 2 * perDay) return phrase("Trials", "%1 h")(rounded(seconds / perHour));
    return phrase("Trials", "%1 days")(rounded(seconds / perDay));
}

}  // namespace

std::optional<Estimate> estimated(const Plan& plan,
                                  const std::vector<Cell>& cells,
                                  const RunSettings& settings,
                                  std::chrono::milliseconds patience) {
    Probe probe(plan, cells, settings);
    probe.measure(patience);
    if (settings.stop) return std::nullopt;
    return probe.result();
}

Text words(const Estimate& it) {
    if (it.isAtLeast) return phrase("Trials", "All battles take more than %1.")(durationText(it.seconds));
    return phrase("Trials", "All battles take about %1.")(durationText(it.seconds));
}

}  // namespace vallum::trials
