// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/brash.h>

namespace vallum::field {

Verdict fits(const Battle&, const ChooseBrashCharge&, const Move&) { return refuse("ABL-17"_rule); }

}  // namespace vallum::field
