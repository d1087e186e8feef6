// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/referee.h>

namespace vallum {

/// The contents of a saved battle before it has been replayed.
template <class System> struct Unproven {
    Record<System> record;
    std::vector<Snapshot<System>> snapshots;  // the readable ones, ordered by steps
    bool areDigestsComparable = true;         // the digests are comparable with those of this program
};

/// Where replaying the tape first departs from the battle that was saved.
struct Break {
    std::size_t answer = 0;                // the first refused or surplus answer
    std::optional<Refusal> refusal;        // none: the battle came out differently, or an answer was surplus
    std::optional<std::size_t> mark = {};  // the first that differs, if the battle came out differently
    bool isMissing = false;                // the tape ends here, though the battle went on
};

/// As much of a battle from a file as can be trusted.
template <class System> struct Reopened {
    Referee<System> referee;
    std::optional<Break> broke = {};
    std::size_t unseen = 0;  // answers that no longer replay, though their outcome is kept
    std::size_t lost = 0;    // answers whose outcome is lost
};

/// Replays a battle from a file. If digests differ but a later one agrees, the digests are damaged, not the
/// battle. Where the tape breaks, the battle resumes from the newest later snapshot with the answers that
/// follow it; without one it ends before the break.
template <class System> class Reopening {
public:
    static Reopened<System> of(Unproven<System> saved) { return Reopening(std::move(saved)).reopened(); }

private:
    using Playing = Referee<System>;

    explicit Reopening(Unproven<System> saved)
        : saved_(std::move(saved)),
          marks_(std::exchange(saved_.record.marks, {})) {}

    /// As much of the tape as replays, and why it ends there.
    struct Played {
        Playing referee;
        std::optional<Break> broke;
    };
    static Played asFarAsItPlays(Record<System> record) {
        std::optional<Break> broke;
        auto played = Playing::from(record);
        while (!played) {
            if (!broke) broke = Break{played.error().answer, played.error().refusal, {}};
            record.tape.resize(played.error().answer);
            played = Playing::from(record);
        }
        return {*std::move(played), std::move(broke)};
    }

    Reopened<System> reopened() {
        Played played = asFarAsItPlays(saved_.record);
        const std::size_t all = saved_.record.tape.size();
        const auto& marks = played.referee.record().marks;
        std::size_t sound = marks.size();
        if (const auto agreed = stepsThatAgree(played.referee)) {
            sound = *agreed;
            const std::size_t answers = answersAfter(marks, sound);
            played.broke = Break{answers, {}, sound};
        }
        if (!played.broke && endsAfter(all)) played.broke = Break{.answer = all, .isMissing = true};
        if (!played.broke) return {std::move(played.referee)};
        if (auto restarted = fromSnapshot(played, sound)) return *std::move(restarted);
        if (played.broke->mark) {
            Record<System> record = saved_.record;
            record.tape.resize(played.broke->answer);
            played.referee = asFarAsItPlays(std::move(record)).referee;
        }
        const std::size_t kept = played.referee.record().tape.size();
        return {std::move(played.referee), std::move(played.broke), 0, all - kept};
    }

    /// True if the newest snapshot was taken after more answers than the tape holds.
    [[nodiscard]] bool endsAfter(std::size_t answers) const {
        return !saved_.snapshots.empty() &&
               static_cast<std::size_t>(saved_.snapshots.back().answers) > answers;
    }

    /// None if the battle comes out as it was saved.
    [[nodiscard]] std::optional<std::size_t> stepsThatAgree(const Playing& played) const {
        if (!saved_.areDigestsComparable) return std::nullopt;
        const auto& marks = played.record().marks;
        const std::size_t known = std::min(marks_.size(), marks.size());
        std::size_t agreed = known;
        while (agreed != 0 && marks_[agreed - 1] != marks[agreed - 1]) --agreed;
        std::size_t compared = agreed == known ? agreed : known;
        for (const Snapshot<System>& it : saved_.snapshots) {
            const auto steps = static_cast<std::size_t>(it.steps);
            if (steps > marks.size() || steps <= agreed) continue;
            const auto* battle = played.battleAfter(steps);
            if (battle == nullptr) continue;
            compared = std::max(compared, steps);
            if (static_cast<const typename System::Position&>(*battle) == it.position) agreed = steps;
        }
        return agreed < compared ? std::optional(agreed) : std::nullopt;
    }

    static std::size_t answersAfter(const std::vector<Mark>& marks, std::size_t steps) {
        return steps == 0 ? 0 : static_cast<std::size_t>(marks[steps - 1].answers);
    }

    /// Keeps as much of the past as replays, so that it can be looked back at.
    std::optional<Reopened<System>> fromSnapshot(const Played& played, std::size_t sound) {
        if (saved_.snapshots.empty()) return std::nullopt;
        const Snapshot<System>& newest = saved_.snapshots.back();
        const auto resumed = static_cast<std::size_t>(newest.answers);
        const auto& marks = played.referee.record().marks;
        while (sound != 0 && answersAfter(marks, sound) > resumed) --sound;
        const std::size_t past = answersAfter(marks, sound);
        if (resumed <= played.broke->answer) return std::nullopt;
        Record<System> record = saved_.record;
        record.tape.erase(
            record.tape.begin() + static_cast<std::ptrdiff_t>(past),
            record.tape.begin() + std::min(std::ssize(record.tape), std::ptrdiff_t{newest.answers}));
        std::erase_if(record.restarts,
                      [&](const Restart<System>& it) { return static_cast<std::size_t>(it.steps) >= sound; });
        record.restarts.push_back({static_cast<int>(sound), newest.position});
        const std::size_t hoped = record.tape.size();
        Played again = asFarAsItPlays(std::move(record));
        const std::size_t kept = again.referee.record().tape.size();
        return Reopened<System>{std::move(again.referee), played.broke, resumed - past, hoped - kept};
    }

    Unproven<System> saved_;
    std::vector<Mark> marks_;
};

template <class System> Reopened<System> reopened(Unproven<System> saved) {
    return Reopening<System>::of(std::move(saved));
}

}  // namespace vallum
