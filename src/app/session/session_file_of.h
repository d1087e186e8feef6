// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/live_battle_of.h"
#include "session/session_file.h"
#include "session/sketchbook.h"

#include <cstddef>
#include <map>
#include <string>

namespace vallum::app {

template <SeatedSystem System> class SessionFileOf final : public SessionFile {
public:
    using Book = SketchbookOf<typename FilesOf<System>::Point>;
    using Drawn = typename SavedBattle<System>::Drawn;

    SessionFileOf(const LiveBattleOf<System>& battle, const Seating& seating, const Book& sketches)
        : battle_(battle),
          seating_(seating),
          sketches_(sketches) {}

    [[nodiscard]] std::string title() const override { return vallum::nameOf(record(), branch()); }
    [[nodiscard]] std::string text() const override {
        return BattleFile<System>::textOf(
            {record(), battle_.referee().snapshots(), savedSeats(seating_), branch(), annotations()});
    }
    [[nodiscard]] std::string textOf(const Branch& branch,
                                     const std::map<Seat, PlayerKind>& players) const override {
        const Record<System> record = until(this->record(), static_cast<std::size_t>(branch.answers));
        Seating seating = seating_;
        seating.players = players;
        return BattleFile<System>::textOf({record, until(battle_.referee().snapshots(), record),
                                           savedSeats(seating), branch,
                                           begunBy(annotations(), record.tape.size())});
    }
    /// The drawings that belong to answers on the tape.
    [[nodiscard]] Drawn annotations() const { return begunBy(sketches_.all(), battle_.answersGiven()); }

private:
    [[nodiscard]] const Record<System>& record() const { return battle_.referee().record(); }

    const LiveBattleOf<System>& battle_;
    const Seating& seating_;
    const Book& sketches_;
};

}  // namespace vallum::app
