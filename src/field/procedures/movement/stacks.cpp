// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/movement/stacks.h>

namespace vallum::field {

void separate(Game& game, UnitId support, RuleId why) {
    const auto main = game.battle().unit(support).below;
    VALLUM_CHECK(main);
    game.tell(Separated{support, *main, why});
}

}  // namespace vallum::field
