// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vallum/field/queries/action_odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// The odds of an engaged unit's action, one line per possible outcome.
[[nodiscard]] QStringList actionText(const field::Battle& battle,
                                     const field::EngagedAction& action,
                                     const field::ActionOdds& odds);
/// A short form for the label at the card; empty if nothing changes.
[[nodiscard]] QString actionLabel(const field::Battle& battle,
                                  const field::EngagedAction& action,
                                  const field::ActionOdds& odds);

/// The enemies that could attack a unit where its move ends, and those it could charge from there.
[[nodiscard]] QStringList outlookText(const field::Battle& battle, const field::Outlook& outlook);
/// The worst threat; empty if there is none.
[[nodiscard]] QString outlookLabel(const field::Battle& battle, const field::Outlook& outlook);

}  // namespace vallum::app
