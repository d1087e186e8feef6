// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;

namespace vallum::app {

/// Space turns the pages of a sheet: pressed once too often, it must not press a button that reveals secrets.
void ignoreSpace(QAbstractButton& button);

}  // namespace vallum::app
