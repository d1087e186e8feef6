// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/purpose_text.h"

#include "field/rulebook/subjects.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class Purposes {
    Q_DECLARE_TR_FUNCTIONS(Purposes)
};

QString purposeOf(field::Ability ability) {
    using field::Ability;
    switch (ability) {
        case Ability::accuracy:
            return Purposes::tr(
                "If it has not moved this turn, each 6 on the damage roll of its shot causes 2 wounds");
        case Ability::amphibious: return Purposes::tr("Crosses rivers as if they were fords");
        case Ability::athletes: return Purposes::tr("Moves up to 1 DU farther when it charges");
        case Ability::brash:
            return Purposes::tr("Has to charge an enemy within its charge distance, even without an order");
        case Ability::complementary:
            return Purposes::tr("Can be deployed in a stack with a unit that it goes with");
        case Ability::deadly: return Purposes::tr("In melee, each 6 on its damage roll causes 2 wounds");
        case Ability::fear:
            return Purposes::tr("Enemies that fight it have -1 morale and check it after every combat");
        case Ability::javelins:
            return Purposes::tr("Can use the event Throw Javelins when it charges or is charged");
        case Ability::lunge:
            return Purposes::tr("When it charges infantry, it has +1/+1 attack and strikes first");
        case Ability::maneuverable:
            return Purposes::tr("Can extend, reduce or take a formation without reduced movement");
        case Ability::mountaineers: return Purposes::tr("Has no penalty from slopes and mountain ground");
        case Ability::professionals:
            return Purposes::tr("May roll each die of its attacks that shows a 1 again once");
        case Ability::sarissas:
            return Purposes::tr(
                "Has +1/+1 attack against mounted units; in phalanx, the first enemy that it fights does not "
                "strike");
        case Ability::skirmishers:
            return Purposes::tr("Shoots with regular movement, and can move before and after its shot");
        case Ability::spearmen: return Purposes::tr("Has +1/+1 attack against mounted units in melee");
        case Ability::steadfast: return Purposes::tr("Can break, but flees only if its owner wants it to");
        case Ability::sylvan: return Purposes::tr("Has no penalty from forests");
    }
    return {};
}

QString purposeOf(field::Formation formation) {
    using field::Formation;
    switch (formation) {
        case Formation::arrowhead:
            return Purposes::tr("+1/+1 attack in the combat that its charge begins; then it ends");
        case Formation::bravery: return Purposes::tr("+1/+1 attack in melee, but -1/-1 defense");
        case Formation::diamond:
            return Purposes::tr(
                "+1/+1 attack in the combat that its charge begins, and it can turn once per turn at no "
                "cost");
        case Formation::phalanx:
            return Purposes::tr(
                "With its front it strikes first in its first combat and has +1/+1 attack against mounted "
                "units, but it has reduced movement");
        case Formation::square:
            return Purposes::tr(
                "No flank and no rear, and +2/+2 defense against mounted units in melee, but it cannot move");
        case Formation::wallOfShields: return Purposes::tr("+1/+1 defense, but reduced movement");
    }
    return {};
}

QString purposeOf(field::Marker marker) {
    using field::Marker;
    switch (marker) {
        case Marker::active: return Purposes::tr("Has an order: it can move, charge and shoot this turn");
        case Marker::broken:
            return Purposes::tr("-1 morale and -1/-1 attack; if it fails another morale check, it flees");
        case Marker::fleeing:
            return Purposes::tr("Flees toward its rear in the flight phase until it rallies");
        case Marker::marching:
            return Purposes::tr("Has made a forced march: -2/-2 defense and -2 morale if it is attacked");
        case Marker::hero: return Purposes::tr("+1/+1 defense and +1 morale");
        case Marker::noOfficer: return Purposes::tr("-1/-1 attack, -1/-1 defense and -1 morale");
    }
    return {};
}

QString purposeOf(field::Status status) {
    using field::Status;
    switch (status) {
        case Status::regular: return {};
        case Status::veteran: return Purposes::tr("Can reject the event drawn for it, for another");
        case Status::elite:
            return Purposes::tr(
                "Can reject the event drawn for it, and have two drawn or two played instead of one");
    }
    return {};
}

/// For everything that has a word, a purpose and a rule.
template <class Named> UnitSign signOf(Named it) {
    return {inQt(field::wordFor(it)), purposeOf(it), ruleAbout(it)};
}

}  // namespace

QString purposeOf(ValueOfUnit value, const QString& number) {
    switch (value) {
        case ValueOfUnit::hit: return Purposes::tr("Attack %1: added to each die to hit").arg(number);
        case ValueOfUnit::damage: return Purposes::tr("Damage %1: added to each die to wound").arg(number);
        case ValueOfUnit::dodge:
            return Purposes::tr("Dodge %1: what each enemy die to hit has to exceed").arg(number);
        case ValueOfUnit::armor:
            return Purposes::tr("Armor %1: what each enemy die to wound has to exceed").arg(number);
        case ValueOfUnit::morale:
            return Purposes::tr("Morale %1: a morale check succeeds if the die shows no more").arg(number);
        case ValueOfUnit::movement:
            return Purposes::tr("Movement %1 DU: how far it can go in a turn").arg(number);
        case ValueOfUnit::shot:
            return Purposes::tr("Shot %1: added to each die to hit and to wound when it shoots").arg(number);
        case ValueOfUnit::range: return Purposes::tr("Range %1 DU: how far it can shoot").arg(number);
        case ValueOfUnit::price:
            return Purposes::tr("Value %1: its price in points, and what its side loses with it").arg(number);
    }
    return {};
}

QString purposeOf(field::Phase phase) {
    using field::Phase;
    switch (phase) {
        case Phase::activation: return Purposes::tr("Cards are played as orders, which make units active");
        case Phase::movement: return Purposes::tr("Active units move, take formations and charge");
        case Phase::rangedAttack: return Purposes::tr("Active units that can shoot do so");
        case Phase::skirmishers: return Purposes::tr("Skirmishers may use the movement that they have left");
        case Phase::melee: return Purposes::tr("All fights are fought, one after another");
        case Phase::flight:
            return Purposes::tr("Units that were already fleeing check morale: they rally, or flee on");
        case Phase::endOfTurn:
            return Purposes::tr("Action cards are drawn, and the hand is cut down to the leadership");
    }
    return {};
}

std::vector<UnitSign> signsOn(const field::Battle& battle, UnitId id) {
    const field::Unit& unit = battle.unit(id);
    std::vector<UnitSign> signs;
    for (const field::Marker it : unit.markers.all()) signs.push_back(signOf(it));
    if (unit.formation) signs.push_back(signOf(*unit.formation));
    if (unit.status != field::Status::regular) signs.push_back(signOf(unit.status));
    return signs;
}

std::vector<UnitSign> abilitiesOf(const field::Battle& battle, UnitId id) {
    const field::UnitType& type = battle.type(id);
    std::vector<UnitSign> signs;
    for (const field::Ability it : type.abilities.all()) signs.push_back(signOf(it));
    for (const field::Formation it : type.formations.all()) {
        if (battle.unit(id).formation != it) signs.push_back(signOf(it));
    }
    return signs;
}

}  // namespace vallum::app
