// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/structure_moves.h"

#include "field/tools/drawn_move.h"
#include "field/tools/gestures.h"

#include <algorithm>

#include <QKeyEvent>

#include <vallum/field/queries/odds.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

using namespace geometry;

namespace {

/// How near the mouse must be to the foot of the wall for the unit to climb down.
constexpr Du belowTheWall = 0.6_du;

std::optional<field::Arrival> arrivalOf(const QString& key) {
    for (const auto what : {field::Arrival::lineUp, field::Arrival::occupy, field::Arrival::climb}) {
        if (keyOf(what) == key) return what;
    }
    return std::nullopt;
}

RuleId whereItStands(field::Arrival what) {
    switch (what) {
        case field::Arrival::lineUp: return "WAL-04"_rule;
        case field::Arrival::occupy: return "FOR-17"_rule;
        case field::Arrival::climb: return "ASL-02"_rule;
    }
    return {};
}

}  // namespace

std::vector<StructureOffer> StructureMoves::offers() const {
    return move_.unit() ? structureOffers(move_.battle(), move_.draft()) : std::vector<StructureOffer>();
}

void StructureMoves::take(const StructureOffer& offer) {
    field::MoveDraft& draft = move_.draft();
    const field::Battle& battle = move_.battle();
    if (const auto* pivot = std::get_if<Pivot>(&offer.what)) {
        draft.tryStep(battle, *pivot);
        draft.keepStep();
    } else if (const auto* at = std::get_if<field::AtStructure>(&offer.what)) {
        draft.setArrival(battle, offer.isChosen ? std::nullopt : std::optional(*at));
    } else {
        draft.setOut(battle, offer.isChosen ? std::nullopt : std::optional(std::get<Pose>(offer.what)));
    }
    Q_EMIT move_.changed();
}

bool StructureMoves::liesOnFriends() const {
    const field::MoveDraft& draft = move_.draft();
    if (draft.move().under) return true;  // it can be put on top again, wherever the move ends now
    if (!draft.plan() || !draft.plan()->overlaps) return false;
    return std::ranges::any_of(*draft.plan()->overlaps, [&](const field::Overlap& it) {
        return it.top == move_.unit() || it.under == move_.unit();
    });
}

void StructureMoves::toggleOnTop() {
    move_.draft().setUnder(move_.battle(), !move_.draft().move().under);
    Q_EMIT move_.changed();
}

void StructureMoves::wrapRound(field::Flank side) {
    field::MoveDraft& draft = move_.draft();
    const field::Battle& battle = move_.battle();
    if (!draft.plan() || !draft.move().at) return;
    if (!field::isHighTower(battle.structure(draft.move().at->structure).kind)) return;
    const auto wraps = [&] {
        return draft.plan() ? field::afterMove(battle, draft.move()).unit(draft.move().unit).wraps.size() : 0;
    };
    int left = draft.move().at->wrapLeft;
    int right = draft.move().at->wrapRight;
    const std::size_t before = wraps();
    int& more = side == field::Flank::left ? left : right;
    ++more;
    draft.setWraps(battle, left, right);
    if (wraps() <= before) {
        more = 0;
        draft.setWraps(battle, left, right);
    }
    Q_EMIT move_.changed();
}

bool StructureMoves::key(const QKeyEvent& event) {
    const field::Battle& battle = move_.battle();
    if (battle.structures.empty() && battle.setting->tiles.empty()) return false;
    const QString key = event.text().toUpper();
    if (key.isEmpty()) return false;
    if (key == QStringLiteral("I") && liesOnFriends()) return toggleOnTop(), true;
    return takeOfferOf(key) || goByKey(key);
}

/// If there are several ways out, the key cycles through them, then none.
bool StructureMoves::takeOfferOf(const QString& key) {
    std::vector<StructureOffer> offers = this->offers();
    std::erase_if(offers, [&](const StructureOffer& it) { return it.key != key; });
    if (offers.empty()) return false;
    const auto chosen = std::ranges::find_if(offers, &StructureOffer::isChosen);
    if (chosen != offers.end() && chosen + 1 != offers.end()) {
        take(*(chosen + 1));
    } else if (offers.front().isPossible()) {
        take(chosen != offers.end() ? *chosen : offers.front());
    } else {
        move_.report(offers.front().plan.error());
    }
    return true;
}

/// If no structure is in contact, the key finds a way to the nearest one.
bool StructureMoves::goByKey(const QString& key) {
    const auto what = arrivalOf(key);
    if (!what || move_.battle().structures.empty()) return false;
    field::MoveDraft& draft = move_.draft();
    if (draft.isEmpty()) {
        goTo([&](const field::AtStructure& at) { return at.what == *what; }, draft.pose().center);
        draft.keepStep();
    }
    if (!draft.move().at) {
        move_.report(Refusal{whereItStands(*what)});
    } else {
        Q_EMIT move_.changed();
    }
    return true;
}

/// If no straight step leads to a structure, a path that turns or slides first may.
void StructureMoves::goTo(const std::function<bool(const field::AtStructure&)>& isWanted, const Point& near) {
    if (!ways_) ways_ = field::siegeMoves(move_.battle(), *move_.unit());
    std::optional<field::Move> best;
    std::int64_t nearest = 0;
    for (const auto& [move, plan] : *ways_) {
        if (!move.at || !isWanted(*move.at)) continue;
        const std::int64_t far = distance(plan.end.center, near).raw();
        if (best && far >= nearest) continue;
        best = move;
        nearest = far;
    }
    if (best) move_.draft().tryMove(move_.battle(), *best);
}

void StructureMoves::dragTo(field::StructureId structure, const Point& mouse) {
    goTo(
        [&](const field::AtStructure& at) {
            return at.structure == structure && at.what != field::Arrival::climb;
        },
        mouse);
}

void StructureMoves::dragOut(const Point& mouse, bool slide) {
    const field::Battle& battle = move_.battle();
    const auto out = wayOutToward(battle, *move_.unit(), mouse);
    if (!out) return;
    field::MoveDraft& draft = move_.draft();
    draft.setOut(battle, out);
    draft.keepStep();
    if (!draft.plan()) return;
    const auto step = stepToward(*out, mouse, slide);
    if (!step || lengthOf(*step) < 0.2_du) return;
    draft.tryStep(battle, *step);
    if (!draft.plan()) draft.dropTried(battle);
}

bool StructureMoves::dragDown(const Pose& from, const Point& mouse) {
    const field::Battle& battle = move_.battle();
    const field::Unit& unit = battle.unit(*move_.unit());
    if (battle.structures.empty() || unit.inside || from != unit.pose) return false;
    const auto below = wayOutToward(battle, *move_.unit(), mouse);
    if (!below || !isWithin(belowTheWall, below->center, mouse)) return false;
    move_.draft().setOut(battle, below);
    return true;
}

}  // namespace vallum::app
