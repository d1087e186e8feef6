// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/drawn_move.h"

#include "field/session/field_session.h"

#include <vallum/field/situation/movement/contact.h>

namespace vallum::app {

void DrawnMove::setUnit(std::optional<UnitId> unit) {
    unit_ = unit;
    if (unit_) draft_ = field::MoveDraft(battle(), *unit_);
    reach_.reset();
    forgetOutlook();
}

const field::Battle& DrawnMove::battle() const { return session_.battle(); }

void DrawnMove::report(const Refusal& why) { Q_EMIT session_.refused(why); }

void DrawnMove::keepTried() {
    if (draft_.plan()) {
        draft_.keepStep();
        Q_EMIT changed();
        return;
    }
    const Refusal why = draft_.plan().error();
    draft_.dropTried(battle());
    if (!draft_.plan() && draft_.move().out) draft_.setOut(battle(), std::nullopt);
    Q_EMIT changed();
    report(why);  // last, because the hint would replace it
}

void DrawnMove::nudge(const geometry::PathStep& step) {
    draft_.tryStep(battle(), step);
    keepTried();
}

void DrawnMove::takeBackStep() {
    if (!unit_) return;
    draft_.takeBack(battle());
    Q_EMIT changed();
}

void DrawnMove::toggle(const std::optional<field::Maneuver>& maneuver) {
    if (!unit_) return;
    if (maneuver) {
        draft_.toggle(battle(), *maneuver);
    } else {
        const bool marches = draft_.move().gait == field::Gait::forcedMarch;
        draft_.setGait(battle(), marches ? field::Gait::regular : field::Gait::forcedMarch);
    }
    Q_EMIT changed();
}

/// From the viewer's battle: a face-down enemy is not counted as an attacker, because its abilities are
/// unknown, but it is a possible target.
void DrawnMove::lookAhead() {
    forgetOutlook();
    if (!unit_ || draft_.isEmpty() || !draft_.plan()) return;
    const field::Battle after = field::afterMove(battle(), draft_.move());
    const auto& contact = draft_.plan()->contact;
    if (!contact) {
        outlook_ = field::outlookOf(after, *unit_);
    } else if (battle().unit(contact->target).type != field::hiddenType &&
               field::areEngaged(after, *unit_, contact->target)) {
        chargeOdds_ = field::meleeOdds(after, {*unit_, contact->target});
    }
}

void DrawnMove::forgetOutlook() {
    outlook_.reset();
    chargeOdds_.reset();
}

MoveLabel DrawnMove::label() const { return labelOf(battle(), *unit_, draft_, outlook_, chargeOdds_); }

const field::Reach& DrawnMove::reach() {
    if (!reach_) reach_ = field::reachOf(battle(), *unit_);
    return *reach_;
}

}  // namespace vallum::app
