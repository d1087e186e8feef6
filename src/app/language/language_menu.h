// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace vallum::app {

/// The languages there are, for the next start of the program.
void addLanguages(QMenu& menu);

}  // namespace vallum::app
