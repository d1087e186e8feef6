// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/core/referee.h>

namespace vallum {

/// The contents of a saved battle before it has been replayed.
template <class System> struct UncheckedSave {
    Record<System> record;
    std::vector<Snapshot<System>> snapshots;  // the readable ones, ordered by steps
    bool areDigestsComparable = true;         // the digests are comparable with those of this program
};

/// Where replaying the tape first departs from the battle that was saved.
struct Break {
    std::size_t answer = 0;                // the first refused or surplus answer
    std::optional<Refusal> refusal;        // none: the battle came out differently, or an answer was surplus
    std::optional<std::size_t> mark = {};  // the first that differs, if the battle came out differently
    std::optional<std::size_t> snapshot = {};  // the same, if marks cannot be compared
    bool isMissing = false;                    // the tape ends here, though the battle went on

    [[nodiscard]] bool isOtherOutcome() const { return mark || snapshot; }
};

/// As much of a battle from a file as can be trusted.
template <class System> struct Reopened {
    Referee<System> referee;
    std::optional<Break> firstBreak = {};
    std::size_t unseen = 0;  // answers that no longer replay, though their outcome is kept
    std::size_t lost = 0;    // answers whose outcome is lost
};

/// Replays a battle from a file. If digests differ but a later one agrees, the digests are damaged, not the
/// battle. Digests of another version prove nothing: then the snapshots must agree. Where the tape breaks,
/// the battle resumes from the newest later snapshot with the answers that follow it; without one it ends
/// before the break.
template <class System> class Reopening {
public:
    static Reopened<System> of(UncheckedSave<System> saved) { return Reopening(std::move(saved)).reopened(); }

private:
    using Playing = Referee<System>;
    using Position = typename System::Position;

    explicit Reopening(UncheckedSave<System> saved)
        : saved_(std::move(saved)),
          marks_(std::exchange(saved_.record.marks, {})) {}

    /// As much of the tape as replays, and why it ends there.
    struct Played {
        Playing referee;
        std::optional<Break> firstBreak;
    };
    static Played asFarAsItPlays(Record<System> record) {
        std::optional<Break> firstBreak;
        auto played = Playing::from(record);
        while (!played) {
            if (!firstBreak) firstBreak = Break{played.error().answer, played.error().refusal};
            record.tape.resize(played.error().answer);
            played = Playing::from(record);
        }
        return {*std::move(played), std::move(firstBreak)};
    }

    Reopened<System> reopened() {
        Played played = asFarAsItPlays(saved_.record);
        const std::size_t all = saved_.record.tape.size();
        const auto& marks = played.referee.record().marks;
        std::size_t sound = marks.size();
        if (const auto departure = departureOf(played.referee)) {
            sound = departure->steps;
            played.firstBreak = departure->at;
        }
        if (!played.firstBreak && endsAfter(all)) played.firstBreak = Break{.answer = all, .isMissing = true};
        if (!played.firstBreak) return {std::move(played.referee)};
        if (auto restarted = fromSnapshot(played, sound)) return *std::move(restarted);
        if (played.firstBreak->isOtherOutcome()) {
            Record<System> record = saved_.record;
            record.tape.resize(played.firstBreak->answer);
            played.referee = asFarAsItPlays(std::move(record)).referee;
        }
        const std::size_t kept = played.referee.record().tape.size();
        return {std::move(played.referee), std::move(played.firstBreak), 0, all - kept};
    }

    /// True if the newest snapshot was taken after more answers than the tape holds.
    [[nodiscard]] bool endsAfter(std::size_t answers) const {
        return !saved_.snapshots.empty() &&
               static_cast<std::size_t>(saved_.snapshots.back().answers) > answers;
    }

    /// The battle comes out as it was saved for this many steps, and then differently.
    struct Departure {
        std::size_t steps = 0;
        Break at;
    };
    [[nodiscard]] std::optional<Departure> departureOf(const Playing& played) const {
        return saved_.areDigestsComparable ? departureByMarks(played) : departureBySnapshots(played);
    }

    [[nodiscard]] std::optional<Departure> departureByMarks(const Playing& played) const {
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
            if (isSame(*battle, it)) agreed = steps;
        }
        if (agreed == compared) return std::nullopt;
        return Departure{agreed, {.answer = answersAfter(marks, agreed), .refusal = {}, .mark = agreed}};
    }

    /// Without snapshots the answers are believed.
    [[nodiscard]] std::optional<Departure> departureBySnapshots(const Playing& played) const {
        const auto& marks = played.record().marks;
        std::size_t agreed = 0;
        std::optional<std::size_t> differing;
        for (std::size_t i = 0; i != saved_.snapshots.size(); ++i) {
            const Snapshot<System>& it = saved_.snapshots[i];
            if (static_cast<std::size_t>(it.answers) > played.record().tape.size()) break;
            if (!comesOut(played, it)) {
                if (!differing) differing = i;
                continue;
            }
            agreed = static_cast<std::size_t>(it.steps);
            differing.reset();
        }
        if (!differing) return std::nullopt;
        return Departure{agreed,
                         {.answer = answersAfter(marks, agreed), .refusal = {}, .snapshot = differing}};
    }
    /// Steps that end after other answers are of another battle. So is one that is not stored: of a battle
    /// with the same steps the newest and every 32nd are.
    [[nodiscard]] static bool comesOut(const Playing& played, const Snapshot<System>& saved) {
        const auto& marks = played.record().marks;
        const auto steps = static_cast<std::size_t>(saved.steps);
        if (steps > marks.size() || answersAfter(marks, steps) != static_cast<std::size_t>(saved.answers))
            return false;
        const auto* battle = played.battleAfter(steps);
        return battle != nullptr && isSame(*battle, saved);
    }
    /// What the program that wrote the snapshot did not know yet is no difference.
    [[nodiscard]] static bool isSame(const Position& played, const Snapshot<System>& saved) {
        if (saved.olderText.empty()) return played == saved.position;
        const auto older = parsedJson(saved.olderText);
        const auto read = older ? JsonReader::readOver(played, *older) : tl::unexpected(older.error());
        return read && *read == played;
    }

    static std::size_t answersAfter(const std::vector<Mark>& marks, std::size_t steps) {
        return steps == 0 ? 0 : static_cast<std::size_t>(marks[steps - 1].answers);
    }

    /// Keeps as much of the past as replays, so that it can be looked back at.
    std::optional<Reopened<System>> fromSnapshot(const Played& played, std::size_t sound) {
        if (saved_.snapshots.empty()) return std::nullopt;
        const Snapshot<System>& newest = saved_.snapshots.back();
        const auto resumed = static_cast<std::size_t>(newest.answers);
        const Break& firstBreak = *played.firstBreak;
        const bool isLater = firstBreak.isOtherOutcome() && static_cast<std::size_t>(newest.steps) > sound;
        if (resumed < firstBreak.answer || (resumed == firstBreak.answer && !isLater)) return std::nullopt;
        const auto& marks = played.referee.record().marks;
        while (sound != 0 && answersAfter(marks, sound) > resumed) --sound;
        const std::size_t past = answersAfter(marks, sound);
        Record<System> record = saved_.record;
        record.tape.erase(
            record.tape.begin() + static_cast<std::ptrdiff_t>(past),
            record.tape.begin() + std::min(std::ssize(record.tape), std::ptrdiff_t{newest.answers}));
        std::erase_if(record.restarts,
                      [&](const Restart<System>& it) { return static_cast<std::size_t>(it.steps) >= sound; });
        record.restarts.push_back({static_cast<int>(sound), newest.position});
        const std::size_t answers = record.tape.size();
        Played restarted = asFarAsItPlays(std::move(record));
        const std::size_t replayed = restarted.referee.record().tape.size();
        return Reopened<System>{std::move(restarted.referee), firstBreak, resumed - past, answers - replayed};
    }

    UncheckedSave<System> saved_;
    std::vector<Mark> marks_;
};

template <class System> Reopened<System> reopened(UncheckedSave<System> saved) {
    return Reopening<System>::of(std::move(saved));
}

}  // namespace vallum
