// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/turn/generals.h>

namespace vallum::field {

Verdict fits(const Battle&, const ChooseCommander& question, const GeneralChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.general) == 1, "OPT-06"_rule);
}

}  // namespace vallum::field
