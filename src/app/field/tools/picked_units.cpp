// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/picked_units.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/table_scene.h"
#include "language/texts.h"

#include <algorithm>
#include <utility>

#include <vallum/field/queries/reach.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::app {

std::vector<UnitId> withoutEngaged(const field::Battle& battle, std::vector<UnitId> units) {
    std::erase_if(units, [&](UnitId unit) { return field::isEngaged(battle, unit); });
    return units;
}

PickedUnits::PickedUnits(FieldSession& session, TableScene& scene, std::vector<UnitId> only)
    : session_(session),
      scene_(scene),
      only_(std::move(only)),
      single_(session, scene, only_.empty() ? UnitMover::Tasks::offered : UnitMover::Tasks::withheld),
      group_(session, scene),
      engaged_(session, scene) {
    for (const Mover* it : movers_) connect(it, &Mover::changed, this, &PickedUnits::changed);
}

Verdict PickedUnits::mayMove(UnitId unit) const {
    const field::Battle& battle = session_.battle();
    if (!only_.empty()) return allowIf(std::ranges::count(only_, unit) != 0, "ASK-01"_rule);
    const bool inFight = battle.owner(unit) == battle.active && field::isEngaged(battle, unit);
    if (inFight && battle.phase == field::Phase::movement) return mayDoSomethingEngaged(battle, unit);
    const Verdict verdict = field::maySetOutNow(battle, unit);
    return !verdict && canDoATask(battle, unit) ? Verdict() : verdict;
}

void PickedUnits::pick(std::optional<UnitId> unit) {
    single_.setUnit(std::nullopt);
    group_.setUnits({});
    engaged_.setUnit(std::nullopt);
    if (unit && mayMove(*unit)) {
        const bool isInFight = only_.empty() && field::isEngaged(session_.battle(), *unit);
        isInFight ? engaged_.setUnit(unit) : single_.setUnit(unit);
    }
    scene_.select(unit);
    Q_EMIT changed();
}

void PickedUnits::pickAll(std::vector<UnitId> units) {
    units = withoutEngaged(session_.battle(), std::move(units));
    if (units.size() < 2) return pick(units.empty() ? std::nullopt : std::optional(units.front()));
    single_.setUnit(std::nullopt);
    engaged_.setUnit(std::nullopt);
    scene_.select(std::nullopt);
    group_.setUnits(std::move(units));
    Q_EMIT changed();
}

Verdict PickedUnits::toggle(UnitId unit) {
    if (const Verdict verdict = mayMove(unit); !verdict) return verdict;
    if (field::isEngaged(session_.battle(), unit)) return pick(unit), Verdict();
    std::vector<UnitId> units = group_.draft().units();
    if (single_.isActive()) units = {*single_.move().unit()};
    if (std::erase(units, unit) == 0) units.push_back(unit);
    pickAll(std::move(units));
    return {};
}

bool PickedUnits::has(UnitId unit) const {
    return this->unit() == unit || std::ranges::count(group_.draft().units(), unit) != 0;
}

std::optional<UnitId> PickedUnits::unit() const {
    return engaged_.isActive() ? engaged_.action().unit() : single_.move().unit();
}

Mover* PickedUnits::mover() const {
    const auto* active = std::ranges::find_if(movers_, &Mover::isActive);
    return active == movers_.end() ? nullptr : *active;
}

Mover::Pending PickedUnits::pending() const {
    const Mover* drawn = mover();
    return drawn == nullptr ? Mover::Pending::nothing : drawn->pending();
}

QString PickedUnits::title() const {
    if (group_.isActive())
        return counted(std::ssize(group_.draft().units()),
                       plural("PickedUnits", "Move %n units.", "Move %n unit."));
    const QString name = unitName(session_.battle(), *unit());
    if (engaged_.isActive()) return tr("%1 is in a fight.").arg(name);
    return single_.move().draft().move().charge ? tr("Charge with %1.").arg(name) : tr("Move %1.").arg(name);
}

}  // namespace vallum::app
