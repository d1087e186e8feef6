// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vallum/field/queries/action_odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// What an action of an engaged unit is worth, one line for each thing that may come of it.
[[nodiscard]] QStringList actionText(const field::Battle& battle,
                                     const field::EngagedAction& action,
                                     const field::ActionOdds& odds);
/// The same in a few words, for the label at the card; empty where nothing changes.
[[nodiscard]] QString actionLabel(const field::Battle& battle,
                                  const field::EngagedAction& action,
                                  const field::ActionOdds& odds);

/// Who could attack a unit where its move ends, and whom it could charge from there.
[[nodiscard]] QStringList outlookText(const field::Battle& battle, const field::Outlook& outlook);
/// The worst of it; empty where nobody could.
[[nodiscard]] QString outlookLabel(const field::Battle& battle, const field::Outlook& outlook);

}  // namespace vallum::app
