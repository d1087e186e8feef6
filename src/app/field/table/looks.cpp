// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/looks.h"

#include "language/texts.h"

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/words.h>

namespace vallum::app {

using field::Marker;
using field::TurnFlag;

art::Side lookOfSide(Seat seat) { return art::sideOfSeat(seat.raw() - 1); }

namespace {

art::OrderKind kindOf(field::OrderKind kind) {
    switch (kind) {
        case field::OrderKind::activation: return art::OrderKind::activation;
        case field::OrderKind::command: return art::OrderKind::command;
        case field::OrderKind::morale: return art::OrderKind::morale;
        case field::OrderKind::health: return art::OrderKind::health;
    }
    return art::OrderKind::activation;
}

}  // namespace

art::ActionCardLook lookOf(const field::Battle& battle, CardId card) {
    const field::Order& order = battle.order(card);
    const field::Event& event = battle.eventOn(card);
    art::ActionCardLook look;
    look.orderName = inData(order.name);
    look.orderText = inData(order.text);
    look.kind = kindOf(order.kind);
    look.eventName = inData(event.name);
    look.eventText = inData(event.text);
    look.sword = event.icons.has(field::EventIcon::sword);
    look.shield = event.icons.has(field::EventIcon::shield);
    look.bow = event.icons.has(field::EventIcon::bow);
    return look;
}

art::FigureKind figureOf(field::Figure figure) {
    const std::string_view name = names(figure).at(static_cast<std::size_t>(figure));
    return art::figureKind(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

art::Formation formationOf(std::optional<field::Formation> formation) {
    if (!formation) return art::Formation::none;
    switch (*formation) {
        case field::Formation::arrowhead: return art::Formation::arrowhead;
        case field::Formation::bravery: return art::Formation::bravery;
        case field::Formation::diamond: return art::Formation::diamond;
        case field::Formation::phalanx: return art::Formation::phalanx;
        case field::Formation::square: return art::Formation::square;
        case field::Formation::wallOfShields: return art::Formation::wallOfShields;
    }
    return art::Formation::none;
}

QString nameOf(field::Formation formation) { return inQt(field::wordFor(formation)); }

bool isInTower(const field::Battle& battle, UnitId id) {
    const auto& inside = battle.unit(id).inside;
    return inside && field::isHighTower(battle.structure(*inside).kind);
}

geometry::Pose underneath(const geometry::Pose& above) {
    return {geometry::pointAt(above, 0_du, -0.24_du), above.heading};
}

namespace {

art::Experience experienceOf(field::Status status) {
    switch (status) {
        case field::Status::regular: return art::Experience::regular;
        case field::Status::veteran: return art::Experience::veteran;
        case field::Status::elite: return art::Experience::elite;
    }
    return art::Experience::regular;
}

}  // namespace

art::CardLook lookOf(const field::Battle& battle, UnitId id) {
    const field::Unit& unit = battle.unit(id);
    art::CardLook look;
    look.side = lookOfSide(unit.owner);
    look.faceDown = unit.faceDown && unit.type == field::hiddenType;
    if (unit.type != field::hiddenType) {
        const field::UnitType& type = battle.type(id);
        look.name = inQt(field::nameOnCard(battle, id));
        look.figure = figureOf(type.figure);
        look.health = field::health(battle, id);
    }
    look.wounds = unit.wounds;
    look.newWounds = unit.newWounds;
    look.experience = experienceOf(unit.status);
    look.formation = formationOf(unit.formation);
    look.active = unit.has(Marker::active);
    look.broken = unit.has(Marker::broken);
    look.fleeing = unit.has(Marker::fleeing);
    look.marching = unit.has(Marker::marching);
    look.hero = unit.has(Marker::hero);
    look.noOfficer = unit.has(Marker::noOfficer);
    look.general = generalAt(battle, id).has_value();
    look.engaged = battle.stage == field::Stage::fighting && field::isEngaged(battle, id);
    look.extendedLeft = unit.extension.left;
    look.extendedRight = unit.extension.right;
    look.shot = unit.did(TurnFlag::shot);
    look.done = unit.has(Marker::active) && unit.did(TurnFlag::finishedMove) &&
                battle.phase == field::Phase::movement;
    return look;
}

}  // namespace vallum::app
