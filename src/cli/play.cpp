// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

namespace vallum::cli {

int play(const PlayOptions& options) {
    if (!canUseFiles(options)) return badInput;
    return withBattle(options.battle,
                      [&]<class System>(std::type_identity<System>, const BattleText& battle) {
                          return Play<System>(options).run(battle);
                      });
}

}  // namespace vallum::cli
