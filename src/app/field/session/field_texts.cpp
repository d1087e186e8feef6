// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_texts.h"

#include "language/texts.h"

#include <vallum/field/order_words.h>
#include <vallum/field/words.h>

namespace vallum::app {

QString sentence(const Refusal& refusal) { return inQt(field::words(refusal)); }

QString sentence(const field::Battle& battle, const field::OrderToPlay& order, const Refusal& refusal) {
    return inQt(field::words(battle, order, refusal));
}

QString sentence(const field::Battle& battle, const field::Fact& fact) {
    return inQt(field::words(battle, fact));
}

QString sentence(const field::Battle& battle, const field::Question& question) {
    return inQt(field::words(battle, question));
}

QString unitName(const field::Battle& battle, UnitId id) { return inQt(field::nameOf(battle, id)); }

QString nameOfDefender(const field::Battle& battle) {
    const field::Combat& combat = battle.currentCombat();
    if (combat.target) return inQt(field::nameOf(battle, combat.target->structure));
    return unitName(battle, combat.units.defender);
}

}  // namespace vallum::app
