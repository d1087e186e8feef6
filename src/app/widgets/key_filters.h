// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;

namespace vallum::app {

/// Space turns the pages of a sheet: pressed once too often, it must not press a button that reveals secrets.
void ignoreSpace(QAbstractButton& button);
/// A key that is held down presses it once.
void ignoreHeldKeys(QAbstractButton& button);

}  // namespace vallum::app
