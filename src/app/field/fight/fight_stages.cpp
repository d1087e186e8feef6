// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_stages.h"

#include <optional>

#include <QCoreApplication>

#include <vallum/core/overloaded.h>

namespace vallum::app {

bool laysFire(field::Siegework by) {
    return by == field::Siegework::arson || by == field::Siegework::incendiaryShot;
}

namespace {

class FightStages {
    Q_DECLARE_TR_FUNCTIONS(FightStages)
};

bool hasBlowBack(const field::Fight& fight) { return fight.kind == field::CombatKind::melee; }

bool isArson(const field::Fight& fight) { return fight.target && laysFire(fight.target->by); }

/// Once a structure is damaged or burns, everything else comes of it.
class Against {
public:
    explicit Against(const field::Fight& fight)
        : isFire_(fight.occasion == field::Occasion::fires || isArson(fight)),
          stage_(fight.occasion == field::Occasion::fires ? FightStage::fire : FightStage::events) {}

    void operator()(const field::EventShown&) {}
    void operator()(const field::StructureBlowShown& it) {
        stage_ = it.roll.roll == field::Roll::hit ? FightStage::hits : effect();
    }
    void operator()(const field::DamageShown&) { stage_ = effect(); }
    void operator()(const field::FireShown&) {
        if (stage_ != FightStage::aftermath) stage_ = effect();
    }
    void operator()(const auto&) { stage_ = FightStage::aftermath; }
    [[nodiscard]] FightStage stage() const { return stage_; }

private:
    [[nodiscard]] FightStage effect() const { return isFire_ ? FightStage::fire : FightStage::damage; }

    bool isFire_;
    FightStage stage_;
};

}  // namespace

QString nameOf(FightStage stage) {
    switch (stage) {
        case FightStage::events: return FightStages::tr("Events");
        case FightStage::hits: return FightStages::tr("Hits");
        case FightStage::wounds: return FightStages::tr("Wounds");
        case FightStage::blowBack: return FightStages::tr("Strike back");
        case FightStage::morale: return FightStages::tr("Morale");
        case FightStage::damage: return FightStages::tr("Damage");
        case FightStage::fire: return FightStages::tr("Fire");
        case FightStage::aftermath: return FightStages::tr("Aftermath");
    }
    return {};
}

std::vector<FightStage> stagesOf(const field::Fight& fight) {
    using enum FightStage;
    if (fight.occasion == field::Occasion::fires) return {fire, aftermath};
    if (fight.occasion == field::Occasion::losses || fight.occasion == field::Occasion::morale) return {};
    if (fight.kind == field::CombatKind::structure)
        return {events, hits, isArson(fight) ? fire : damage, aftermath};
    std::vector stages{events, hits, wounds};
    if (hasBlowBack(fight)) stages.push_back(blowBack);
    stages.push_back(morale);
    return stages;
}

FightStage stageAfter(const field::Fight& fight, std::size_t moments) {
    if (!fight.isBetweenUnits()) {
        Against structure(fight);
        for (std::size_t i = 0; i != moments; ++i) std::visit(structure, fight.moments[i].step);
        return structure.stage();
    }
    FightStage stage = FightStage::events;
    std::optional<UnitId> first;
    for (std::size_t i = 0; i != moments; ++i) {
        std::visit(Overloaded{[](const field::EventShown&) {},
                              [&](const field::BlowShown& it) {
                                  const field::BlowRolled& blow = it.roll;
                                  // Javelins thrown before the melee are of the events.
                                  if (hasBlowBack(fight) && blow.weapon == field::Weapon::missile) return;
                                  if (!first) first = blow.units.attacker;
                                  const bool isBack = hasBlowBack(fight) && blow.units.attacker != *first;
                                  stage = isBack                          ? FightStage::blowBack
                                          : blow.roll == field::Roll::hit ? FightStage::hits
                                                                          : FightStage::wounds;
                              },
                              [](const field::WoundsShown&) {},
                              [&](const field::CheckShown&) {
                                  // Javelins may have it made before the first blow, too (EVT-18).
                                  if (first) stage = FightStage::morale;
                              },
                              [&](const field::ConsequenceShown&) { stage = FightStage::morale; },
                              [](const auto&) {}},
                   fight.moments[i].step);
    }
    return stage;
}

}  // namespace vallum::app
