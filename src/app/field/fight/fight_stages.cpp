// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_stages.h"

#include <optional>

#include <QCoreApplication>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

class FightStages {
    Q_DECLARE_TR_FUNCTIONS(FightStages)
};

bool hasBlowBack(field::CombatKind kind) { return kind == field::CombatKind::melee; }

}  // namespace

QString nameOf(FightStage stage) {
    switch (stage) {
        case FightStage::events: return FightStages::tr("Events");
        case FightStage::hits: return FightStages::tr("Hits");
        case FightStage::wounds: return FightStages::tr("Wounds");
        case FightStage::blowBack: return FightStages::tr("Blow back");
        case FightStage::morale: return FightStages::tr("Morale");
    }
    return {};
}

std::vector<FightStage> stagesOf(field::CombatKind kind) {
    std::vector stages{FightStage::events, FightStage::hits, FightStage::wounds};
    if (hasBlowBack(kind)) stages.push_back(FightStage::blowBack);
    stages.push_back(FightStage::morale);
    return stages;
}

FightStage stageAfter(const field::Fight& fight, std::size_t moments) {
    FightStage stage = FightStage::events;
    std::optional<UnitId> first;
    for (std::size_t i = 0; i != moments; ++i) {
        std::visit(Overloaded{[](const field::EventShown&) {},
                              [&](const field::BlowShown& it) {
                                  const field::BlowRolled& blow = it.roll;
                                  if (!first) first = blow.units.attacker;
                                  const bool isBack =
                                      hasBlowBack(fight.kind) && blow.units.attacker != *first;
                                  stage = isBack                          ? FightStage::blowBack
                                          : blow.roll == field::Roll::hit ? FightStage::hits
                                                                          : FightStage::wounds;
                              },
                              [](const field::WoundsShown&) {},
                              [&](const field::CheckShown&) { stage = FightStage::morale; },
                              [&](const field::ConsequenceShown&) { stage = FightStage::morale; }},
                   fight.moments[i].step);
    }
    return stage;
}

}  // namespace vallum::app
