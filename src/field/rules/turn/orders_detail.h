// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

/// Only for rules and procedures of this chapter.
namespace vallum::field {

/// ACT-07: the number in the text, evaluated when the order is played.
int counted(const Battle& battle, Seat seat, const ActivateEffect& effect);

/// Without the general's ability.
int unitsOnCard(const Battle& battle, Seat seat, const OrderEffect& effect);

/// The units of an order for everybody need not be named.
OrderToPlay withUnits(const Battle& battle, Seat seat, OrderToPlay answer);

}  // namespace vallum::field
