// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ABL-09
Verdict fits(const Battle&, const ChooseFollowUp&, const Move&);
Verdict fits(const Battle&, const ChooseFollowUp&, const PhaseDone&);

}  // namespace vallum::field
