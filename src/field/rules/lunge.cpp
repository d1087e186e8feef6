// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/lunge.h>

namespace vallum::field {

Verdict fits(const Battle&, const ChooseFollowUp&, const Move&) { return refuse("ABL-09"_rule); }
Verdict fits(const Battle&, const ChooseFollowUp&, const PhaseDone&) { return {}; }

}  // namespace vallum::field
