// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/rulebook/subjects.h"

#include <vallum/core/overloaded.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::app {

RuleId ruleAbout(field::Phase phase) {
    switch (phase) {
        case field::Phase::activation: return "ACT-05"_rule;
        case field::Phase::movement: return "MOV-01"_rule;
        case field::Phase::rangedAttack: return "RNG-10"_rule;
        case field::Phase::skirmishers: return "SKI-01"_rule;
        case field::Phase::melee: return "MEL-01"_rule;
        case field::Phase::flight: return "FLT-15"_rule;
        case field::Phase::endOfTurn: return "END-01"_rule;
    }
    return "ACT-01"_rule;
}

RuleId ruleAbout(field::Formation formation) {
    switch (formation) {
        case field::Formation::arrowhead: return "FRM-22"_rule;
        case field::Formation::bravery: return "FRM-27"_rule;
        case field::Formation::diamond: return "FRM-25"_rule;
        case field::Formation::phalanx: return "FRM-12"_rule;
        case field::Formation::square: return "FRM-18"_rule;
        case field::Formation::wallOfShields: return "FRM-10"_rule;
    }
    return "FRM-01"_rule;
}

RuleId ruleAbout(field::Ability ability) {
    switch (ability) {
        case field::Ability::accuracy: return "ABL-23"_rule;
        case field::Ability::amphibious: return "ABL-04"_rule;
        case field::Ability::athletes: return "ABL-05"_rule;
        case field::Ability::brash: return "ABL-17"_rule;
        case field::Ability::complementary: return "ABL-27"_rule;
        case field::Ability::deadly: return "ABL-22"_rule;
        case field::Ability::fear: return "ABL-15"_rule;
        case field::Ability::javelins: return "ABL-20"_rule;
        case field::Ability::lunge: return "ABL-06"_rule;
        case field::Ability::maneuverable: return "ABL-13"_rule;
        case field::Ability::mountaineers: return "ABL-03"_rule;
        case field::Ability::professionals: return "ABL-14"_rule;
        case field::Ability::sarissas: return "ABL-25"_rule;
        case field::Ability::skirmishers: return "ABL-12"_rule;
        case field::Ability::spearmen: return "ABL-21"_rule;
        case field::Ability::steadfast: return "ABL-16"_rule;
        case field::Ability::sylvan: return "ABL-02"_rule;
    }
    return "ABL-01"_rule;
}

RuleId ruleAbout(field::Marker marker) {
    switch (marker) {
        case field::Marker::active: return "ACT-08"_rule;
        case field::Marker::broken: return "MOR-05"_rule;
        case field::Marker::fleeing: return "FLT-15"_rule;
        case field::Marker::marching: return "MOV-23"_rule;
        case field::Marker::hero: return "MOD-19"_rule;
        case field::Marker::noOfficer: return "MOD-20"_rule;
    }
    return "ACT-08"_rule;
}

RuleId ruleAbout(field::Status status) {
    return status == field::Status::elite ? "EVT-13"_rule : "EVT-12"_rule;
}

RuleId ruleAbout(field::Terrain ground) {
    switch (ground) {
        case field::Terrain::forest: return "TER-01"_rule;
        case field::Terrain::hill: return "TER-09"_rule;
        case field::Terrain::mountain:
        case field::Terrain::lake: return "TER-06"_rule;
        case field::Terrain::river: return "TER-14"_rule;
        case field::Terrain::ford: return "TER-18"_rule;
    }
    return "HGT-12"_rule;
}

RuleId ruleAbout(field::StructureKind kind) {
    using field::StructureKind;
    switch (kind) {
        case StructureKind::wall: return "WAL-01"_rule;
        case StructureKind::cornerWall: return "WAL-20"_rule;
        case StructureKind::gate: return "GAT-01"_rule;
        case StructureKind::tower: return "TOW-01"_rule;
        case StructureKind::watchtower: return "WTW-01"_rule;
        case StructureKind::siegeTower: return "SGT-01"_rule;
        case StructureKind::villageSector: return "TER-42"_rule;
        case StructureKind::narrowBridge:
        case StructureKind::wideBridge: return "TER-30"_rule;
        case StructureKind::smallCaltrops:
        case StructureKind::largeCaltrops: return "CAL-01"_rule;
        case StructureKind::trench: return "TRE-08"_rule;
        case StructureKind::barricade: return "TRE-12"_rule;
    }
    return "FOR-01"_rule;
}

RuleId ruleAbout(field::Decision what) {
    using field::Decision;
    switch (what) {
        case Decision::tryToReorganize: return "ACT-12"_rule;
        case Decision::fleeByChoice: return "MOR-12"_rule;
        case Decision::fleeThoughSteadfast: return "ABL-16"_rule;
        case Decision::exchangeEvent: return "EVT-12"_rule;
        case Decision::drawTwoEvents:
        case Decision::applySecondEvent: return "EVT-13"_rule;
        case Decision::maintainContact: return "ENG-20"_rule;
        case Decision::standUpToElephants: return "ELE-09"_rule;
        case Decision::takeThePlace: return "ASL-12"_rule;
        case Decision::occupyAtTop: return "ASL-13"_rule;
        case Decision::rollOneAgain: return "ART-09"_rule;
        case Decision::killElephants: return "ELE-08"_rule;
        case Decision::separateInFlight: return "ABL-34"_rule;
    }
    return "ACT-17"_rule;
}

RuleId ruleAbout(const field::Question& question) {
    using namespace field;
    return std::visit(Overloaded{[](const RollDice&) { return "MEL-15"_rule; },
                                 [](const DrawCards&) { return "CARD-13"_rule; },
                                 [](const PlaceUnit&) { return "SET-21"_rule; },
                                 [](const Redeploy&) { return "GEN-08"_rule; },
                                 [](const ArrangeUnits&) { return "SET-23"_rule; },
                                 [](const PlaceGeneral&) { return "SET-24"_rule; },
                                 [](const ChooseCommander&) { return "OPT-06"_rule; },
                                 [](const ChooseOrder&) { return "ACT-05"_rule; },
                                 [](const Decide& it) { return ruleAbout(it.what); },
                                 [](const ChooseUnit&) { return "ACT-17"_rule; },
                                 [](const ChooseFacing&) { return "FLT-16"_rule; },
                                 [](const ChooseMove&) { return "MOV-01"_rule; },
                                 [](const ChooseRetreat&) { return "ENG-22"_rule; },
                                 [](const ChooseFollowUp&) { return "ENG-19"_rule; },
                                 [](const ChooseBrashCharge&) { return "ABL-17"_rule; },
                                 [](const ChooseSkirmishMove&) { return "SKI-01"_rule; },
                                 [](const ChooseShot&) { return "RNG-10"_rule; },
                                 [](const ChooseSideStruck&) { return "RNG-33"_rule; },
                                 [](const ChooseEvent&) { return "CARD-07"_rule; },
                                 [](const ChooseCombat&) { return "MEL-02"_rule; },
                                 [](const ChooseFlightWay&) { return "FLT-07"_rule; },
                                 [](const ChooseDraw&) { return "END-04"_rule; },
                                 [](const DiscardToLimit&) { return "END-07"_rule; },
                                 [](const PassCards&) { return "END-06"_rule; },
                                 [](const ChooseOpponent&) { return "TEAM-10"_rule; },
                                 [](const ChooseStructure&) { return "RAZ-07"_rule; },
                                 [](const ChooseHome&) { return "SIE-15"_rule; }},
                      question);
}

RuleId ruleAbout(const field::Battle& battle, UnitId id) {
    const field::Unit& unit = battle.unit(id);
    if (unit.type == field::hiddenType) return "OPT-18"_rule;
    if (unit.has(field::Marker::fleeing)) return "FLT-01"_rule;
    if (unit.formation) return ruleAbout(*unit.formation);
    if (unit.has(field::Marker::broken)) return "MOR-05"_rule;
    if (unit.has(field::Marker::marching)) return "MOV-18"_rule;
    if (unit.climb) return "ASL-03"_rule;
    return "UNIT-01"_rule;
}

RuleId ruleAbout(const field::Battle& battle, field::StructureId id) {
    const field::Structure& it = battle.structure(id);
    if (it.condition == field::Condition::collapsed) return "RAZ-01"_rule;
    return field::fireMarkers(it) != 0 ? "FIR-11"_rule : ruleAbout(it.kind);
}

}  // namespace vallum::app
