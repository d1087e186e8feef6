// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include <vallum/core/sum_text.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

/// Of rules whose titles name their subject, not what they add; by ID.
const std::array<std::pair<RuleId, Phrase>, 78> termNames{{
    {"ABL-05"_rule, phrase("Terms", "athletes")},
    {"ABL-07"_rule, phrase("Terms", "lunge")},
    {"ABL-09"_rule, phrase("Terms", "half, after a lunge")},
    {"ABL-21"_rule, phrase("Terms", "spearmen")},
    {"ABL-24"_rule, phrase("Terms", "sarissas")},
    {"ABL-29"_rule, phrase("Terms", "complementary unit")},
    {"ACT-07"_rule, phrase("Terms", "its order")},
    {"ASL-19"_rule, phrase("Terms", "dropped stones")},
    {"ASL-21"_rule, phrase("Terms", "defends its fortress")},
    {"ELE-04"_rule, phrase("Terms", "sections trampled")},
    {"ENG-17"_rule, phrase("Terms", "half, for a withdrawal")},
    {"EVT-01"_rule, phrase("Terms", "a card")},
    {"EVT-03"_rule, phrase("Terms", "a card")},
    {"EVT-14"_rule, phrase("Terms", "veteran or elite")},
    {"EVT-15"_rule, phrase("Terms", "ambush")},
    {"EVT-18"_rule, phrase("Terms", "thrown javelins")},
    {"EVT-21"_rule, phrase("Terms", "thrown javelins")},
    {"FIR-01"_rule, phrase("Terms", "sections in contact, less one")},
    {"FIR-05"_rule, phrase("Terms", "incendiary shot")},
    {"FIR-13"_rule, phrase("Terms", "fire")},
    {"FLT-01"_rule, phrase("Terms", "fleeing")},
    {"FOR-01"_rule, phrase("Terms", "resistance")},
    {"FRM-10"_rule, phrase("Terms", "wall of shields")},
    {"FRM-11"_rule, phrase("Terms", "wall of shields")},
    {"FRM-13"_rule, phrase("Terms", "phalanx against mounted")},
    {"FRM-16"_rule, phrase("Terms", "phalanx")},
    {"FRM-19"_rule, phrase("Terms", "square against mounted")},
    {"FRM-20"_rule, phrase("Terms", "square under fire")},
    {"FRM-21"_rule, phrase("Terms", "a square cannot move")},
    {"FRM-22"_rule, phrase("Terms", "arrowhead")},
    {"FRM-25"_rule, phrase("Terms", "diamond")},
    {"FRM-27"_rule, phrase("Terms", "bravery")},
    {"GAT-04"_rule, phrase("Terms", "the door")},
    {"GEN-05"_rule, phrase("Terms", "its general")},
    {"GEN-06"_rule, phrase("Terms", "general near")},
    {"GEN-07"_rule, phrase("Terms", "leadership on the card")},
    {"GEN-08"_rule, phrase("Terms", "the general's ability")},
    {"GEN-09"_rule, phrase("Terms", "the general")},
    {"GEN-10"_rule, phrase("Terms", "general lost")},
    {"GEN-11"_rule, phrase("Terms", "general lost")},
    {"GEO-18"_rule, phrase("Terms", "envelop markers")},
    {"HGT-02"_rule, phrase("Terms", "shooting downhill")},
    {"HGT-16"_rule, phrase("Terms", "limited on this ground")},
    {"LOS-05"_rule, phrase("Terms", "view blocked")},
    {"MAN-11"_rule, phrase("Terms", "extended")},
    {"MEL-14"_rule, phrase("Terms", "sections in contact")},
    {"MOD-03"_rule, phrase("Terms", "never below 1")},
    {"MOD-10"_rule, phrase("Terms", "struck in the flank")},
    {"MOD-11"_rule, phrase("Terms", "struck in the rear")},
    {"MOD-13"_rule, phrase("Terms", "caught marching or fleeing")},
    {"MOD-14"_rule, phrase("Terms", "more than one enemy")},
    {"MOD-19"_rule, phrase("Terms", "hero")},
    {"MOD-20"_rule, phrase("Terms", "no officer")},
    {"MOR-05"_rule, phrase("Terms", "broken")},
    {"MOR-07"_rule, phrase("Terms", "destroyed")},
    {"MOR-09"_rule, phrase("Terms", "for wounds")},
    {"MOR-10"_rule, phrase("Terms", "for wounds")},
    {"MOV-12"_rule, phrase("Terms", "on its card")},
    {"OPT-16"_rule, phrase("Terms", "dim light")},
    {"OPT-22"_rule, phrase("Terms", "hidden target")},
    {"OPT-25"_rule, phrase("Terms", "protected flanks")},
    {"OPT-32"_rule, phrase("Terms", "reinforced")},
    {"RAM-01"_rule, phrase("Terms", "ram")},
    {"RAM-03"_rule, phrase("Terms", "ram")},
    {"RAM-04"_rule, phrase("Terms", "ram")},
    {"RAM-13"_rule, phrase("Terms", "elephants")},
    {"RNG-15"_rule, phrase("Terms", "range")},
    {"SGT-03"_rule, phrase("Terms", "siege tower")},
    {"SGT-05"_rule, phrase("Terms", "half, sideways or backward")},
    {"SGT-15"_rule, phrase("Terms", "half, out of a siege tower")},
    {"SGT-18"_rule, phrase("Terms", "shot from above")},
    {"TER-02"_rule, phrase("Terms", "under trees")},
    {"UNIT-02"_rule, phrase("Terms", "on its card")},
    {"UNIT-03"_rule, phrase("Terms", "on its card")},
    {"UNIT-04"_rule, phrase("Terms", "on its card")},
    {"UNIT-05"_rule, phrase("Terms", "on its card")},
    {"UNIT-06"_rule, phrase("Terms", "on its card")},
    {"UNIT-08"_rule, phrase("Terms", "printed value")},
}};

}  // namespace

Text termName(RuleId rule) {
    const auto found =
        std::ranges::find(termNames, rule, [](const std::pair<RuleId, Phrase>& it) { return it.first; });
    return found == termNames.end() ? titleOf(rule) : found->second();
}

}  // namespace vallum::field
