// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/ground/ground_sight.h>

/// Concealment of targets by terrain and structures (HGT-07 to HGT-11, TER-03 to
/// TER-08, TER-13, TER-43).
namespace vallum::field {

/// In such a battle HGT-08 replaces LOS-05.
bool hasObstacles(const Battle&);
/// HGT-09: in a high arc, also at targets that it cannot see.
bool shootsHigh(const Battle&, UnitId);
/// Between two units; in the open LOS-05 decides.
SightLine sightLine(const Battle&, UnitId shooter, UnitId target);
/// For queries about many pairs in the same battle: shared results are computed
/// once, and only when needed.
class Sights {
public:
    explicit Sights(const Battle&);
    ~Sights();
    Sights(const Sights&) = delete;
    Sights& operator=(const Sights&) = delete;

    /// Like `sightLine`, but without what hides the target. Both units must be on the table. The last line is
    /// remembered: whoever may be chosen as a target is often measured next.
    [[nodiscard]] SightLine between(UnitId shooter, UnitId target);

    const Battle& battle;

private:
    struct Parts;
    struct Known {
        UnitId shooter;
        UnitId target;
        SightLine line;
    };
    std::unique_ptr<Parts> parts_;
    std::optional<Known> last_;  // holds as long as the battle that is looked at
};

/// FOR-05, FOR-07: it is face down in its fortress.
bool isHiddenInFortress(const Battle&, UnitId target, Seat);
/// HGT-08, HGT-11, TER-04, TER-05, TER-07, FOR-07: whether the shooter may choose this target.
Verdict mayBeSeen(const Battle&, UnitId shooter, UnitId target);
Verdict mayBeSeen(Sights&, UnitId shooter, UnitId target);
/// The rule that gives its shot -1/-1.
std::optional<RuleId> coverOf(const Battle&, UnitId shooter, UnitId target);
std::optional<RuleId> coverOf(Sights&, UnitId shooter, UnitId target);

}  // namespace vallum::field
