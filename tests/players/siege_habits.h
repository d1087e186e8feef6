// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <vallum/field/system.h>

/// The behavior of besiegers and defenders, counted over whole battles.
namespace vallum::players {

/// A count out of a total.
struct Share {
    int some = 0;
    int all = 0;

    void count(bool is) {
        some += is ? 1 : 0;
        ++all;
    }
    [[nodiscard]] double percent() const { return all == 0 ? 0 : 100.0 * some / all; }
};

/// Over many sieges of one scenario. Turns are those of both sides.
struct Habits {
    Share attackerWon;
    Share opened;                   // a wall or a door is destroyed
    Share enteredOpen;              // of those where somebody had to and could: a unit has entered on foot
    std::vector<int> turnsToEnter;  // from the opening
    Share climbsDone;               // of the climbs that ended or still go on at the end
    int cornerClimbs = 0;           // at a corner wall
    Share onLadderAtEnd;            // of all climbs, but those begun in the last two turns of each side
    int longestClimb = 0;           // in turns
    std::vector<int> nearAtFirstClimb;  // line units within 3 DU of the walls
    Share idle;                         // line units without rams that never struck at anything
    Share idleBesidesGeneral;           // of those, without the one that the general leads from behind
    Share towersAtWall;
    Share ramsUsed;  // of those that could reach a wall before any opening
    Share defendersGeneralLost;
    Share attackersGeneralLost;
    std::map<std::string, int> ends;  // by the deciding rule
    std::vector<int> turns;
};

/// Follows a siege step by step.
class SiegeWatch {
public:
    SiegeWatch(const field::Battle& begin, Habits& habits);
    void note(const field::Battle& after, const std::vector<field::Fact>&);
    /// Call this when the battle is over.
    void conclude(const field::Battle& end);

private:
    struct Ascent {
        int since = 0;
        field::StructureId at;
    };
    void heard(const field::Battle&, const field::Climbed&);
    void heard(const field::Battle&, const field::ClimbEnded&);
    void heard(const field::Battle&, const field::TookPlace&);
    void heard(const field::Battle&, const field::Entered&);
    void heard(const field::Battle&, const field::Eliminated&);
    void heard(const field::Battle&, const field::DoorDestroyed&);
    void heard(const field::Battle&, const field::Collapsed&);
    void heard(const field::Battle&, const field::BlowRolled&);
    void heard(const field::Battle&, const field::StructureRolled&);
    void heard(const field::Battle&, const field::GeneralLost&);
    void heard(const field::Battle&, const auto&) {}
    void climbEnds(const field::Battle&, UnitId, bool done);
    void lookAtClimbs(const field::Battle&);
    void lookForEntries(const field::Battle&);
    void lookAtTowers(const field::Battle&);
    void lookAtRams(const field::Battle&);
    [[nodiscard]] bool storms(const field::Battle&, UnitId) const;

    Habits& habits_;
    std::optional<int> openSince_;
    std::optional<int> enteredAt_;
    std::set<UnitId> overTheWall_;
    std::set<UnitId> inside_;
    std::map<UnitId, Ascent> climbs_;
    bool hasClimbed_ = false;
    std::set<UnitId> struck_;
    std::set<UnitId> carriers_;
    std::set<UnitId> leaders_;
    std::set<int> usedRams_;
    std::map<int, int> ramsThere_;  // the first turn in which each could be at a wall
    std::set<field::StructureId> arrived_;
    std::set<Seat> lostGenerals_;
};

/// One row per measure.
std::string table(const Habits&);

}  // namespace vallum::players
