// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include <vallum/field/model/battle.h>

/// What hides a target where there is ground or a structure on the table (HGT-07 to HGT-11, TER-03 to
/// TER-08, TER-13, TER-43).
namespace vallum::field {

/// By its place in the list of the setting.
using TileId = Id<struct TileTag>;
using Obstacle = std::variant<UnitId, StructureId, TileId>;

/// What a shooter sees of a target.
struct SightLine {
    std::optional<RuleId> covered;   // the shot has -1/-1, by this rule
    std::optional<RuleId> refused;   // nobody may shoot, or not this unit
    std::vector<Obstacle> hiddenBy;  // the nearest to the shooter first; empty when it is seen
    bool behindMountain = false;     // TER-07: whatever the heights

    bool operator==(const SightLine&) const = default;
};

/// In such a battle HGT-08 takes the place of LOS-05.
bool hasObstacles(const Battle&);
/// HGT-09
bool shootsHigh(const Battle&, UnitId);
/// Of two units; in the open as LOS-05 says.
SightLine sightLine(const Battle&, UnitId shooter, UnitId target);
/// For those who ask about many pairs in the same battle: what is the same for all is worked out once, and
/// only if somebody looks.
class Sights {
public:
    explicit Sights(const Battle&);
    ~Sights();
    Sights(const Sights&) = delete;
    Sights& operator=(const Sights&) = delete;

    /// As `sightLine`, without what hides the target. Both are on the table.
    [[nodiscard]] SightLine between(UnitId shooter, UnitId target);

    const Battle& battle;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// FOR-05, FOR-07: it lies face down in its fortress.
bool isHiddenInFortress(const Battle&, UnitId target, Seat);
/// HGT-08, HGT-11, TER-04, TER-05, TER-07, FOR-07: whether the shooter may name this target.
Verdict mayBeSeen(const Battle&, UnitId shooter, UnitId target);
Verdict mayBeSeen(Sights&, UnitId shooter, UnitId target);
/// The rule by which its shot has -1/-1.
std::optional<RuleId> coverOf(const Battle&, UnitId shooter, UnitId target);

}  // namespace vallum::field
