// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

/// The silhouettes behind icons.h, one function each, split by theme into four source files.
namespace vallum::art::paths {

/// What other signs are cut out of.
QPainterPath plainShield();

QPainterPath infantry();
QPainterPath cavalry();
QPainterPath camels();
QPainterPath chariots();
QPainterPath elephants();
QPainterPath artillery();
QPainterPath pike();
QPainterPath javelin();
QPainterPath bow();
QPainterPath sling();

QPainterPath activation();
QPainterPath movement();
QPainterPath rangedAttack();
QPainterPath skirmishers();
QPainterPath melee();
QPainterPath flight();
QPainterPath endOfTurn();
QPainterPath sword();
QPainterPath shield();
QPainterPath command();
QPainterPath morale();
QPainterPath health();

QPainterPath broken();
QPainterPath fleeing();
QPainterPath marching();
QPainterPath hero();
QPainterPath noOfficer();
QPainterPath general();
QPainterPath cannotShoot();
QPainterPath shot();
QPainterPath done();
QPainterPath phalanx();
QPainterPath square();
QPainterPath wallOfShields();
QPainterPath arrowhead();
QPainterPath diamond();
QPainterPath bravery();

QPainterPath search();
QPainterPath play();
QPainterPath pause();
QPainterPath toBegin();
QPainterPath turnBack();
QPainterPath stepBack();
QPainterPath stepOn();
QPainterPath turnOn();
QPainterPath toEnd();
QPainterPath undo();
QPainterPath redo();
QPainterPath bin();
QPainterPath hint();
QPainterPath alarm();
QPainterPath question();

}  // namespace vallum::art::paths
