// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_draft.h"

#include <algorithm>

#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/rules/fortress/overlapping.h>
#include <vallum/field/rules/fortress/sallies.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/villages.h>
#include <vallum/field/rules/movement/charge.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>

namespace vallum::field {

using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

geometry::Footprint Draft::outline() const {
    if (!plan.departure || !plan.contact) return outlineAt(battle, placed(), around);
    const int sections = sectionsAbreastBeside(battle, placed(), around);
    if (sections == 0 || sections == wholeFront) return outlineAt(battle, placed(), around);
    return column(plan.end, sections);
}

void closeStructureLeft(Surroundings& around, const Battle& battle, const Move& move) {
    if (!move.out || !battle.unit(move.unit).inside || move.charge) return;
    const StructureId left = *battle.unit(move.unit).inside;
    around.barriers.push_back({left, boxOf(battle, left), "FOR-23"_rule});
}

Verdict leave(Draft& draft) {
    if (draft.battle.structures.empty()) return allowIf(!draft.move.out, "WAL-09"_rule);
    auto departure = planDeparture(draft.battle, draft.move, draft.around);
    if (!departure) return tl::unexpected(departure.error());
    draft.plan.departure = *departure;
    if (!*departure) return {};
    draft.plan.end = (*departure)->to;
    draft.plan.flags.insert(TurnFlag::displaced);
    draft.plan.flags.put(TurnFlag::climbedDown, (*departure)->takesAll);
    return {};
}

Verdict mayTake(const Draft& draft, const Placement& from, const PathStep& step) {
    Verdict whole = mayPass(draft.battle, draft.move.unit, draft.formed.formation, from, step, draft.around);
    if (whole || !draft.plan.departure || !draft.move.charge) return whole;
    return mayGoOnAfterLeaving(draft.battle, from, step, draft.around) ? Verdict() : whole;
}

std::optional<PlannedContact> contactOutOfStructure(const Draft& draft) {
    if (!draft.plan.departure) return std::nullopt;
    return contactBesideStructure(draft.battle, draft.placed(), *draft.move.charge, draft.around);
}

std::optional<RuleId> limitedAtStructures(const Draft& draft) {
    if (!draft.battle.structures.empty()) {
        if (const auto why = limitedByStructure(draft.battle, draft.move, draft.plan, draft.around))
            return why;
    }
    return takesRam(draft.move) ? std::optional("RAM-08"_rule) : std::nullopt;
}

Verdict arrive(Draft& draft) {
    if (!draft.move.at) return {};
    const auto arrival = planArrival(draft.battle, draft.move, draft.placed(), draft.around);
    if (!arrival) return tl::unexpected(arrival.error());
    draft.plan.arrival = *arrival;
    draft.plan.end = arrival->to;
    const bool isElsewhere = arrival->to != draft.unit().pose || arrival->what == Arrival::occupy;
    if (isElsewhere) draft.plan.flags.insert(TurnFlag::displaced);
    if (arrival->losesFormation) draft.formed.formation.reset();
    if (arrival->what == Arrival::occupy) draft.formed.extension = {};
    return {};
}

Verdict marchesIntoNoFight(const Draft& draft) {
    if (draft.move.gait != Gait::forcedMarch || draft.battle.structures.empty()) return {};
    for (const UnitId enemy : enemiesOf(draft.battle, draft.move.unit)) {
        const bool begins = beginsToFight(draft.battle, draft.move.unit, enemy, draft.plan.end);
        if (begins) return refuseContact(draft, enemy);
    }
    return {};
}

Verdict mayEndAtStructures(const Draft& draft, const geometry::Footprint& outline) {
    if (draft.battle.structures.empty()) return {};
    return mayEndOver(draft.battle, draft.move.unit, outline).and_then([&] {
        return mayEndAtWall(draft.battle, draft.move.unit, draft.plan.end);
    });
}

bool mayLieOnAll(const Draft& draft, const std::vector<UnitId>& under) {
    return !under.empty() && !draft.move.charge && std::ranges::all_of(under, [&](UnitId other) {
        const auto friendly = std::ranges::find(draft.around.friends, other, &Bystander::unit);
        return mayLieOn(draft.battle, draft.move.unit, draft.plan.end, *friendly);
    });
}

Verdict lieOnFriends(Draft& draft, const std::vector<UnitId>& under) {
    if (!draft.plan.arrival) {
        const auto aligned = alignedWith(draft.battle, draft.placed(), under.front());
        if (!aligned) return refuseAt(draft.battle, "FOR-10"_rule, under.front());
        draft.plan.end = *aligned;
        Surroundings others = draft.around;
        std::erase_if(others.friends, [&](const Bystander& it) {
            return mayLieOn(draft.battle, draft.move.unit, draft.plan.end, it);
        });
        if (!isFree(draft.battle, draft.outline(), others)) {
            return refuseAt(draft.battle, "FOR-10"_rule, under.front());
        }
    }
    const auto all = overlapsAfter(draft.battle, draft.move.unit, draft.placed(),
                                   friendsUnder(draft.outline(), draft.around), !draft.move.under);
    if (!all) return tl::unexpected(all.error());
    draft.plan.overlaps = *all;
    return {};
}

Verdict standInTheOpen(Draft& draft) {
    if (draft.battle.structures.empty() || !draft.formed.formation || endsInside(draft)) return {};
    const Pose& end = draft.plan.contact ? draft.plan.contact->to : draft.plan.end;
    if (end == draft.unit().pose) return {};
    if (!standsOnWall(standingAt(draft.battle, draft.move.unit, end), draft.move.unit)) return {};
    const auto& after = draft.move.after;
    const bool takesOne = std::ranges::any_of(
        after, [](const Maneuver& it) { return std::holds_alternative<TakeFormation>(it); });
    draft.formed.formation.reset();
    return allowIf(!takesOne, "ASL-24"_rule);
}

}  // namespace vallum::field
