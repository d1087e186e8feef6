// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/charge_moves.h"

#include "field/tools/drawn_move.h"

#include <algorithm>

#include <vallum/geometry/engagement.h>

namespace vallum::app {

using geometry::Edge;
using geometry::Pose;

namespace {

bool meets(const field::MoveDraft& draft) {
    return draft.move().charge && draft.plan() && draft.plan()->contact;
}

int wrapsAt(const field::Charge& charge, field::Flank side) {
    return side == field::Flank::left ? charge.wrapLeft : charge.wrapRight;
}

field::MoveDraft withWraps(const field::Battle& battle,
                           field::MoveDraft draft,
                           field::Flank side,
                           int wraps) {
    const field::Charge& charge = *draft.move().charge;
    const bool isLeft = side == field::Flank::left;
    draft.setWraps(battle, isLeft ? wraps : charge.wrapLeft, isLeft ? charge.wrapRight : wraps);
    return draft;
}

/// The same charge with one more section round that side, if possible.
std::optional<field::MoveDraft> wrappedFarther(const field::Battle& battle,
                                               const field::MoveDraft& draft,
                                               field::Flank side) {
    field::MoveDraft more = withWraps(battle, draft, side, wrapsAt(*draft.move().charge, side) + 1);
    const bool grew =
        meets(more) && more.plan()->contact->envelops.size() > draft.plan()->contact->envelops.size();
    return grew ? std::optional(std::move(more)) : std::nullopt;
}

}  // namespace

Verdict ChargeMoves::mayWrap(field::Flank side) const {
    const field::MoveDraft& draft = move_.draft();
    if (!meets(draft)) return refuse("CHG-13"_rule);
    const bool hasSome = wrapsAt(*draft.move().charge, side) > 0;
    return allowIf(hasSome || wrappedFarther(move_.battle(), draft, side), "GEO-18"_rule);
}

void ChargeMoves::wrapMore(field::Flank side) {
    field::MoveDraft& draft = move_.draft();
    if (!meets(draft)) return;
    if (const Verdict verdict = mayWrap(side); !verdict) return move_.report(verdict.error());
    const auto farther = wrappedFarther(move_.battle(), draft, side);
    draft = farther ? *farther : withWraps(move_.battle(), draft, side, 0);
    Q_EMIT move_.changed();
}

std::vector<ChargeMoves::MarkerPlace> ChargeMoves::markerPlaces() const {
    std::vector<MarkerPlace> places;
    const field::MoveDraft& draft = move_.draft();
    if (!meets(draft)) return places;
    const field::Battle& battle = move_.battle();
    const auto& there = draft.plan()->contact->envelops;
    const Pose& enemy = battle.unit(draft.plan()->contact->target).pose;
    for (const field::Flank side : {field::Flank::left, field::Flank::right}) {
        const auto farther = wrappedFarther(battle, draft, side);
        if (!farther) continue;
        for (const field::EnvelopMarker& it : farther->plan()->contact->envelops) {
            if (std::ranges::count(there, it) != 0) continue;
            places.push_back({side, geometry::markerSquare(enemy, field::cardSize, it.section)});
        }
    }
    return places;
}

std::optional<field::MoveDraft> ChargeMoves::onOtherSide() const {
    const field::MoveDraft& draft = move_.draft();
    if (!meets(draft)) return std::nullopt;
    const Edge now = draft.plan()->contact->side;
    for (int turn = 1; turn != 4; ++turn) {
        field::MoveDraft other = draft;
        other.setSide(move_.battle(), static_cast<Edge>((static_cast<int>(now) + turn) % 4));
        if (other.plan()) return other;
    }
    return std::nullopt;
}

void ChargeMoves::takeOtherSide() {
    if (!meets(move_.draft())) return;
    const auto other = onOtherSide();
    if (!other) return move_.report(Refusal{"CHG-09"_rule, {}, {}});
    move_.draft() = *other;
    Q_EMIT move_.changed();
}

}  // namespace vallum::app
